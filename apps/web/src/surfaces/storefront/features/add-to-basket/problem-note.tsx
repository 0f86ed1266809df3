import type { SalesUnit } from '@farad/domain/product';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { useProblemWords } from './line-problem-text.tsx';
import type { LineProblem } from './outcome.ts';
import type { Line } from './use-line.ts';

/**
 * Text of a problem with a quantity, and buttons that offer other quantities. If stock is too small, the button adds
 * the available pieces to the basket; otherwise a button only fills the field.
 */
export function ProblemNote({
  line: { problemId, setText, take },
  problem,
  unit,
}: {
  line: Pick<Line, 'problemId' | 'setText' | 'take'>;
  problem: LineProblem;
  unit: SalesUnit;
}) {
  const { t, pieces } = useWords();
  const { text, offers } = useProblemWords(problem, unit);
  const isStock = problem.code === 'not_enough_stock';
  return (
    <div id={problemId} role="alert" className="mt-1.5 grid justify-items-end gap-1.5 text-right text-12 text-error">
      <p>{text}</p>
      {offers.length > 0 && (
        <p className="flex flex-wrap justify-end gap-1.5">
          {offers.map((count) => (
            <Button
              key={count}
              kind="quiet"
              size="small"
              onClick={() => (isStock ? take(count) : setText(String(count)))}
            >
              {isStock
                ? t('basket.takeAvailable', { available: pieces(count, unit) })
                : t('basket.setQuantity', { pieces: pieces(count, unit) })}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

import type { WireBomRow } from '@farad/contract/shop/boms/rows';
import { useMemo } from 'react';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { Flag, Status } from '#surfaces/cabinet/pages/boms/status.tsx';
import { useUnitPrice } from './price-words.ts';
import type { ShownPart, ShownRow } from './shown-row.ts';

type Problem = WireBomRow['problems'][number];

/** Returns a function that describes a problem of a line. If two values conflict, the text names both. */
function useProblemText(): (problem: Problem) => string {
  const { t, count } = useWords();
  return (problem) => {
    switch (problem.code) {
      case 'quantity_differs':
        return t('boms.problem_quantity_differs', {
          quantity: count(problem.quantity),
          designators: count(problem.designators),
        });
      case 'duplicate_designators':
        return t('boms.problem_duplicate_designators', { designators: problem.designators.join(', ') });
      case 'large_quantity':
      case 'quantity_assumed':
      case 'quantity_counted':
        return t(`boms.problem_${problem.code}`, { quantity: count(problem.quantity) });
      case 'damaged':
        return t(`boms.problem_${problem.damage}`, { text: problem.text });
      case 'no_part':
        return t('boms.problem_no_part');
      case 'not_bought':
        return t(`boms.problem_not_bought_${problem.section}`);
      default:
        return t(`boms.problem_${problem.code}`, { text: problem.text });
    }
  };
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  const textOf = useProblemText();
  return problems.map((problem) => (
    <p
      key={problem.code + textOf(problem)}
      className={`text-13 wrap-anywhere ${problem.severity === 'error' ? 'text-error' : 'text-warn'}`}
    >
      {textOf(problem)}
    </p>
  ));
}

/**
 * Returns a function that names the rows of the file from which a line was read. If the file has several sheets, it
 * names the sheet of each row, too.
 */
function useFileRows(): (sources: ShownRow['sources']) => string {
  const { t } = useWords();
  return (sources) => {
    const all = sources.flatMap(({ fileRows, fileSheets }) =>
      fileRows.map((row, at) => ({ row, sheet: fileSheets[at] ?? '' })),
    );
    return [...Map.groupBy(all, ({ sheet }) => sheet)]
      .map(([sheet, rows]) => {
        const row = rows.map((each) => each.row).join(', ');
        return sheet === '' ? t('boms.fileRow', { row }) : t('boms.fileSheetRow', { sheet, row });
      })
      .join('; ');
  };
}

/** Cell with the requested part as it is written in the file. */
export function Asked({ row, boards }: { row: ShownRow; boards: readonly { readonly name: string }[] }) {
  const { t } = useWords();
  const { mpn, maker, value, package: housing, description, customerNumber, note } = row.asked;
  // If two columns have the same value, show it once.
  const besides = [...new Set([maker, value, housing, description])].filter((text) => text && text !== mpn).join(' · ');
  const used = [...new Set(row.sources.map(({ board }) => board))];
  const fileRows = useFileRows()(row.sources);
  return (
    <>
      <p className="line-clamp-2 font-mono text-13 font-semibold wrap-anywhere" title={row.designators}>
        {row.designators || '—'}
        {row.isDnp && <span className="font-sans font-normal text-ink-2"> · {t('boms.dnp')}</span>}
      </p>
      <p className="line-clamp-2 text-13 wrap-anywhere" title={[mpn, besides].filter(Boolean).join(' · ')}>
        {mpn !== null && <b className="font-mono font-medium">{mpn} </b>}
        {besides}
      </p>
      <p className="truncate text-12 text-ink-2">
        {[
          fileRows,
          customerNumber,
          note,
          used.length > 0 && boards.length > 1
            ? t('boms.usedIn', { boards: used.map((at) => boards[at]?.name ?? '').join(', ') })
            : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Problems problems={row.problems} />
    </>
  );
}

/** Cell with the status of the match, its reason, and warnings. */
export function Standing({ row }: { row: ShownRow }) {
  const { t } = useWords();
  const rules = row.rules.map((rule) => t(`boms.rule_${rule.how}`, rule)).join('; ');
  const differences = row.differences.map(({ text }) => text).join('; ');
  return (
    <>
      {row.isPending ? <span className="text-ink-2">{t('boms.pending')}</span> : <Status status={row.status} />}
      {row.action !== 'order' && !(row.isDnp && row.action === 'exclude') && (
        <span className="block text-13 text-ink-2">
          {row.action === 'ask' && row.askedIn !== null
            ? t('boms.askedIn', { number: row.askedIn })
            : t(`boms.done_${row.action}`)}
        </span>
      )}
      {row.reason !== null && <span className="block text-13 text-ink-2">{t(`boms.reason_${row.reason}`)}</span>}
      {row.unknownNumber !== null && (
        <span className="block text-13 wrap-anywhere">{t('boms.unknownNumber', { number: row.unknownNumber })}</span>
      )}
      {(row.missing === 'value' || row.missing === 'unread') && (
        <span className="block text-13">{t(`boms.missing_${row.missing}`)}</span>
      )}
      {row.assumed.length > 0 && (
        <span className="block text-13">
          {t('boms.assumed', { values: row.assumed.map(({ value }) => value).join(', ') })}
        </span>
      )}
      {differences !== '' && (
        <span className="block text-13 text-error wrap-anywhere">{t('boms.differs', { differences })}</span>
      )}
      {rules !== '' && (
        <span className="line-clamp-2 text-12 text-ink-2 wrap-anywhere" title={rules}>
          {rules}
        </span>
      )}
      {row.flags.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-1">
          {row.flags.map((flag) => (
            <Flag key={flag} flag={flag} />
          ))}
        </span>
      )}
    </>
  );
}

/** Picture, number, description and stock of a part. */
export function PartFacts({ part, price }: { part: ShownPart; price: number | null }) {
  const { t, to, pieces } = useWords();
  const unitPrice = useUnitPrice();
  return (
    <div className="part-facts">
      <Drawing path={part.picture} />
      <div>
        <Link to={to(`/product/${part.seo}`)} className="font-mono text-13 font-semibold wrap-anywhere">
          {part.mpn}
        </Link>
        <p className="line-clamp-2 text-13 text-ink-2 wrap-anywhere">
          {part.brand} · {part.title}
        </p>
        <p className="text-13">
          <span className={part.available > 0 ? 'text-stock' : 'text-ink-2'}>
            {part.available > 0
              ? t('boms.inStock', { pieces: pieces(part.available, part.unit) })
              : t('boms.outOfStock')}
          </span>
          {price !== null && <span className="num"> · {t('boms.each', { price: unitPrice(price) })}</span>}
        </p>
      </div>
    </div>
  );
}

/** Cell that shows step by step how the quantity to order is calculated. */
export function Quantities({ row, boards }: { row: ShownRow; boards: readonly { readonly count: number }[] }) {
  const { t, count, money } = useWords();
  const { perBoard, need, attrition, owned, order, surplus, surplusValue, cheaperAtMore } = row.quantities;
  const only = boards.length === 1 ? boards[0] : undefined;
  const steps = useMemo(
    () => [
      only !== undefined && only.count !== 1
        ? `${t('boms.needOf', { each: count(perBoard), boards: count(only.count) })} = ${count(need)}`
        : t('boms.need', { count: count(need) }),
      attrition > 0 && t('boms.attritionStep', { count: count(attrition) }),
      owned > 0 && t('boms.ownedStep', { count: count(owned) }),
    ],
    [t, count, only, perBoard, need, attrition, owned],
  );
  return (
    <>
      <span className="num block text-14 font-semibold">{count(order)}</span>
      {steps.map(
        (step) =>
          step !== false && (
            <span key={step} className="block text-12 text-ink-2">
              {step}
            </span>
          ),
      )}
      {surplus > 0 && (
        <span className="block text-12 text-ink-2">
          {surplusValue === null
            ? t('boms.surplusStepPlain', { count: count(surplus) })
            : t('boms.surplusStep', { count: count(surplus), value: money(kopecksOf(surplusValue)) })}
        </span>
      )}
      {cheaperAtMore !== null && (
        <span className="block text-12 text-copper-ink">
          {t('boms.cheaperAtMore', {
            count: count(cheaperAtMore.quantity),
            total: money(kopecksOf(cheaperAtMore.total)),
          })}
        </span>
      )}
    </>
  );
}

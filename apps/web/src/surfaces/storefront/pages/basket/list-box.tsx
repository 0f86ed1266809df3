import { textLimits } from '@farad/domain/shared';
import { Form, Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { ListPreview } from './list-preview.tsx';
import type { Outcome } from './outcome.ts';

function Box({ text, problem }: { text: string; problem: string }) {
  const { t, to } = useWords();
  return (
    <Form method="post" action={to('/basket#list')} preventScrollReset className="mt-3">
      <p id="list-hint" className="text-13 text-ink-2">
        {t('baskets.listHint')}{' '}
        <Link to={to('/cabinet/boms')} className="text-copper-ink underline">
          {t('shell.linkBom')}
        </Link>
      </p>
      <label htmlFor="list-text" className="sr-only">
        {t('baskets.listLabel')}
      </label>
      <textarea
        key={text}
        id="list-text"
        name="list"
        defaultValue={text}
        rows={6}
        required
        maxLength={textLimits.pastedList}
        spellCheck={false}
        placeholder={t('baskets.listExample')}
        aria-describedby={problem === '' ? 'list-hint' : 'list-hint list-problem'}
        aria-invalid={problem === '' ? undefined : true}
        className={fieldClass('mt-2 h-auto w-full py-2 font-mono')}
      />
      {problem !== '' && (
        <p id="list-problem" role="alert" className="mt-1 text-13 text-error">
          {problem}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" kind="quiet" name="act" value="read-list">
          {t('baskets.listRead')}
        </Button>
        <Button type="submit" kind="quiet" name="act" value="order-list">
          {t('baskets.listOrder')}
        </Button>
      </p>
    </Form>
  );
}

/**
 * Field for a pasted list of part numbers and quantities. A preview shows the products found, and a button adds them
 * all (product B7).
 */
export function ListBox({
  list,
  added,
  isOpen,
}: {
  list: Outcome['list'];
  added: number | undefined;
  isOpen: boolean;
}) {
  const { t } = useWords();
  const read = list?.read ?? null;
  return (
    <section id="list" className="no-print mt-8 max-w-[760px] scroll-mt-28">
      {added !== undefined && (
        <p role="status" className="mb-3 border border-line-2 bg-raised px-3 py-2">
          {t('baskets.added', { count: added })}
        </p>
      )}
      <details key={String(isOpen || list !== undefined)} open={isOpen || list !== undefined}>
        <summary className="w-fit cursor-pointer text-copper-ink underline">{t('baskets.list')}</summary>
        {list !== undefined && read !== null ? (
          <ListPreview text={list.text} read={read} problem={list.problem} />
        ) : (
          <Box text={list?.text ?? ''} problem={list?.problem ?? ''} />
        )}
      </details>
    </section>
  );
}

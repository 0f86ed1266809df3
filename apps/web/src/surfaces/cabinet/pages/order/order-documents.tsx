import type { OrderDocument } from '@farad/contract/documents';

import { useWords } from '../../../../i18n/words.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { kopecksOf } from '../../../../ui/roubles.ts';

/** Papers of an order, each a PDF. */
export function Documents({
  number,
  documents,
  apiBase,
}: {
  number: string;
  documents: readonly OrderDocument[];
  apiBase: string;
}) {
  const { t, date, money } = useWords();
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="mt-8">
      <h2 id="documents" className="mb-2">
        {t('order.documents')}
      </h2>
      <ul>
        {documents.map(({ id, kind, number: title, createdAt, total_price, isReplaced }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2">
            {/* Not a page of the site: the browser opens it. */}
            <a
              href={`${apiBase}/orders/${number}/documents/${id}`}
              className={`inline-flex items-center gap-2 underline ${isReplaced ? 'text-ink-2' : 'text-copper-ink'}`}
            >
              <Icon name="document" />
              {[t(`order.document_${kind}`), title].filter(Boolean).join(' ')} (PDF)
            </a>
            <span className="text-13 text-ink-2">
              {date(createdAt)}
              {total_price !== null && `, ${money(kopecksOf(total_price))}`}
              {isReplaced && `, ${t('order.documentReplaced')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const programs = [
  ['part-db', 'Part-DB'],
  ['inventree', 'InvenTree'],
] as const;

/** Lines of the order as files that programs for stocks of parts import. */
export function LinesForPrograms({ number, apiBase }: { number: string; apiBase: string }) {
  const { t } = useWords();
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
      {t('order.linesFor')}:
      {programs.map(([columns, name]) => (
        <a
          key={columns}
          href={`${apiBase}/orders/${number}/lines?columns=${columns}`}
          className="text-copper-ink underline"
        >
          {name} (CSV)
        </a>
      ))}
    </p>
  );
}

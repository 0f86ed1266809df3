import type { OrderDocument } from '@farad/contract/shop/documents';

import { useWords, type Words } from '#i18n/words.tsx';
import { Icon } from '#ui/icon.tsx';
import { kopecksOf } from '#ui/roubles.ts';

/** Returns a document's title, such as `Счёт № 1 от 22.11.2026, 1 739 ₽`. */
export function documentTitle(
  { t, date, money }: Words,
  { kind, number, createdAt, total_price: total }: Pick<OrderDocument, 'kind' | 'number' | 'createdAt' | 'total_price'>,
): string {
  const name = t(`order.document_${kind}`);
  const numbered =
    number === null || number === ''
      ? `${name}, ${date(createdAt)}`
      : t('order.documentOf', { name, number, date: date(createdAt) });
  return total === null ? numbered : `${numbered}, ${money(kopecksOf(total))}`;
}

/** Links to an order's documents as PDF files. A УПД is also an XML file. */
export function DocumentList({
  number,
  documents,
  apiBase,
}: {
  number: string;
  documents: readonly OrderDocument[];
  apiBase: string;
}) {
  const words = useWords();
  return (
    <ul>
      {documents.map(({ id, kind, number: title, createdAt, total_price, isReplaced }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2">
          {/* A plain link, because the target is a PDF and not a page. */}
          <a
            href={`${apiBase}/orders/${number}/documents/${id}`}
            className={`inline-flex items-center gap-2 underline ${isReplaced ? 'text-ink-2' : 'text-copper-ink'}`}
          >
            <Icon name="document" />
            {documentTitle(words, { kind, number: title, createdAt, total_price })} (PDF)
          </a>
          {kind === 'upd' && (
            <a href={`${apiBase}/orders/${number}/documents/${id}?format=xml`} className="text-copper-ink underline">
              XML
            </a>
          )}
          {isReplaced && (
            <span className="text-13 text-ink-2">
              {words.t(kind === 'upd' ? 'order.documentNotInForce' : 'order.documentReplaced')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Documents section of the order page. */
export function Documents(order: Parameters<typeof DocumentList>[0]) {
  const { t } = useWords();
  if (order.documents.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="mt-8">
      <h2 id="documents" className="mb-2">
        {t('order.documents')}
      </h2>
      <DocumentList {...order} />
    </section>
  );
}

const programs = [
  ['part-db', 'Part-DB'],
  ['inventree', 'InvenTree'],
] as const;

/** Links that download the order's lines as CSV files for the inventory programs Part-DB and InvenTree. */
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

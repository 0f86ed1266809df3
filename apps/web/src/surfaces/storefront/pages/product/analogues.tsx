import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { StockNote } from '#surfaces/storefront/features/product-search/table/stock-note.tsx';
import type { AnalogueCell, AnalogueRow, AnaloguesView } from './present-analogues.server.ts';

/** Number of rows that are shown until the visitor asks for all. */
const shownAtFirst = 6;

/** Maximum number of replacements that the link to the comparison contains. */
const comparedMax = 5;

const comparisonOf = (seos: readonly string[]): string => `/comparison?seo=${seos.slice(0, comparedMax + 1).join(',')}`;

const verdicts = ['drop_in', 'close', 'check'] as const;

const verdictLook = { drop_in: 'text-stock', close: 'text-ink', check: 'text-warn' } as const;

const markLook: Readonly<Record<AnalogueCell['mark'], string>> = {
  better: 'text-stock',
  worse: 'text-error',
  other: 'text-warn',
  unknown: 'text-ink-3',
};

/**
 * Replacements for the product with the parameters in which they differ (product C11). `none` is shown if there are
 * none.
 */
export function Analogues({ seo, analogues, none }: { seo: string; analogues: AnaloguesView; none: string }) {
  const { t, to } = useWords();
  const { rows, columns } = analogues;
  const present = verdicts.filter((verdict) => rows.some((row) => row.verdict === verdict));
  return (
    <section aria-labelledby="analogues" className="mt-8">
      <h2 id="analogues" className="mb-1">
        {t('catalogue.analogues')}{' '}
        {rows.length > 0 && <span className="text-14 font-normal text-ink-2">{t('catalogue.analoguesNote')}</span>}
      </h2>
      {rows.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <>
          <ul className="mb-2 flex flex-wrap gap-x-5 text-13 text-ink-2">
            {present.map((verdict) => (
              <li key={verdict}>
                <b className={`font-semibold ${verdictLook[verdict]}`}>{t(`product.verdict_${verdict}`)}</b>:{' '}
                {t(`product.verdictNote_${verdict}`)}
              </li>
            ))}
          </ul>
          <AnalogueTable rows={rows.slice(0, shownAtFirst)} columns={columns} />
          {rows.length > shownAtFirst && (
            <details className="no-print">
              <summary className="inline-block py-2 text-13 text-copper-ink hover:underline">
                {t('product.showMore', { count: rows.length - shownAtFirst })}
              </summary>
              <AnalogueTable rows={rows.slice(shownAtFirst)} columns={columns} />
            </details>
          )}
          <p className="no-print mt-2 text-13">
            <Link to={to(comparisonOf([seo, ...rows.map((row) => row.seo)]))} className="text-copper-ink underline">
              {t('product.compareAll')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

function AnalogueTable({ rows, columns }: Pick<AnaloguesView, 'rows' | 'columns'>) {
  const { t } = useWords();
  return (
    <table className="analogues w-full border-collapse text-13">
      <caption className="sr-only">{t('catalogue.analogues')}</caption>
      <thead>
        <tr className="border-b border-line-2 text-left text-12 text-ink-2">
          <th scope="col">{t('catalogue.partNumber')}</th>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
          <th scope="col" className="!text-right">
            {t('catalogue.stock')}
          </th>
          <th scope="col" className="!text-right">
            {t('catalogue.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <AnalogueLine key={row.id} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function AnalogueLine({ row, columns }: { row: AnalogueRow; columns: AnaloguesView['columns'] }) {
  const { t, to } = useWords();
  const pins = row.isPinCompatible ? 'product.samePins' : 'product.checkPins';
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="text-left font-normal">
        <span className="flex gap-3">
          <Drawing path={row.drawing} className="flex-none" />
          <span>
            <Link
              to={to(`/product/${row.seo}`)}
              prefetch="intent"
              className="font-mono text-14 font-semibold break-words"
            >
              {row.mpn}
            </Link>
            <span className="block text-ink-2">{row.brand}</span>
            <span className="block text-12 text-ink-2">
              <b className={`font-semibold ${verdictLook[row.verdict]}`}>{t(`product.verdict_${row.verdict}`)}</b> ·{' '}
              {t(`product.source_${row.source}`)}
              {row.source === 'listed' && `, ${t(pins)}`}
            </span>
          </span>
        </span>
      </th>
      {columns.map(({ key, title }) => (
        <Cell key={key} title={title} cell={row.cells[key]} />
      ))}
      <td className="xl:text-right">
        <StockNote product={row} />
      </td>
      <td className="num xl:text-right">{row.price}</td>
    </tr>
  );
}

function Cell({ title, cell }: { title: string; cell: AnalogueCell | undefined }) {
  const { t } = useWords();
  if (cell === undefined) {
    return (
      <td data-mark="equal" className="text-ink-3">
        <span aria-hidden="true">=</span>
        <span className="sr-only">{t('catalogue.verdictEqual')}</span>
      </td>
    );
  }
  const { mark, value } = cell;
  const words = {
    better: t('catalogue.verdictBetter'),
    worse: t('catalogue.verdictWorse'),
    other: t('product.other'),
    unknown: t('catalogue.verdictUnknown'),
  }[mark];
  return (
    <td data-mark={mark} className={markLook[mark]}>
      <span className="text-ink-2 xl:hidden">{title}: </span>
      {value !== null && <span className="num !whitespace-normal">{value} </span>}
      {words}
    </td>
  );
}

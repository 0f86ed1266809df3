import type { WireSharedBom } from '@farad/contract/shop/boms/boms';
import { Link, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { buttonClass } from '#ui/button.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { Status } from './status.tsx';
import { useUnitPrice } from './workbench/rows/price-words.ts';
import type { Route } from './+types/shared';

export const loader = async (visit: Route.LoaderArgs) =>
  orErrorPage(await apiOf(visit).sharedBom({ token: visit.params.token }));

type Row = WireSharedBom['rows'][number];

function SharedRow({ row, hasPrices }: { row: Row; hasPrices: boolean }) {
  const { to, money, count } = useWords();
  const unitPrice = useUnitPrice();
  const { product } = row;
  return (
    <tr className="border-b border-line align-top max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:py-2.5">
      <td className="py-2 pr-3 max-md:col-span-2 max-md:p-0">
        <span className="font-mono text-13 font-semibold wrap-anywhere">{row.designators || '—'}</span>
        <span className="block text-13 text-ink-2 wrap-anywhere">{row.asked}</span>
      </td>
      <td className="py-2 pr-3 text-13 max-md:p-0">
        <Status status={row.status} />
      </td>
      <td className="py-2 pr-3 max-md:col-span-2 max-md:p-0">
        {product !== null && (
          <>
            <Link to={to(`/product/${product.seo}`)} className="font-mono text-13 font-semibold wrap-anywhere">
              {product.mpn}
            </Link>
            <span className="block text-13 text-ink-2">
              {product.brand} · {product.title}
            </span>
          </>
        )}
      </td>
      <td className="num py-2 pr-3 text-right max-md:p-0 max-md:text-left">{count(row.order)}</td>
      {hasPrices && (
        <>
          <td className="num py-2 pr-3 text-right max-md:hidden">
            {row.unitPrice === null ? '—' : unitPrice(row.unitPrice)}
          </td>
          <td className="num py-2 text-right font-semibold max-md:p-0">
            {row.total === null ? '—' : money(kopecksOf(row.total))}
          </td>
        </>
      )}
    </tr>
  );
}

/** Page of a parts list that its owner shared by a link. It shows prices only if the owner allows that. */
export default function SharedBomPage() {
  const { t, to, money } = useWords();
  const { name, boards, hasPrices, total, rows } = useLoaderData<typeof loader>();
  const head = 'py-2 pr-3 font-medium';
  return (
    <div className="pt-6">
      <PageHead title={name} isIndexed={false} />
      <h1 className="wrap-anywhere">{name}</h1>
      <p className="mt-1 text-ink-2">
        {boards.map((board) => `${board.name} × ${board.count}`).join(', ')}
        {' · '}
        {t('boms.lines', { count: rows.length })}
      </p>
      <p className="mt-2 mb-4 text-13 text-ink-2">
        {t('bomPages.sharedLead')} {!hasPrices && t('bomPages.sharedNoPrices')}
      </p>
      <table className="w-full border-collapse max-md:block">
        <caption className="sr-only">{t('boms.tableLabel')}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line-2 text-left text-12 text-ink-2">
            <th className={head}>{t('boms.colAsked')}</th>
            <th className={head}>{t('boms.colStatus')}</th>
            <th className={head}>{t('boms.colPart')}</th>
            <th className={`${head} text-right`}>{t('bomPages.colOrder')}</th>
            {hasPrices && (
              <>
                <th className={`${head} text-right`}>{t('bomPages.colPrice')}</th>
                <th className="py-2 text-right font-medium">{t('boms.colTotal')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row, at) => (
            <SharedRow key={`${at} ${row.designators}`} row={row} hasPrices={hasPrices} />
          ))}
        </tbody>
      </table>
      {hasPrices && total !== null && (
        <p className="mt-4 text-right">
          {t('boms.batch')}: <b className="num text-20 font-semibold">{money(kopecksOf(total))}</b>
        </p>
      )}
      <Link to={to('/cabinet/boms')} className={buttonClass('quiet', 'medium', 'no-print mt-5')}>
        {t('bomPages.makeOwn')}
      </Link>
    </div>
  );
}

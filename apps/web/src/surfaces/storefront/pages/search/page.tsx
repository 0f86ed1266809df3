import { truncateText } from '@farad/domain/shared';
import { data, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { BasketNotice } from '#surfaces/storefront/features/add-to-basket/basket-notice.tsx';
import { BuyCells } from '#surfaces/storefront/features/add-to-basket/buy-cells.tsx';
import { chosenColumnsOf } from '#surfaces/storefront/features/columns/chosen-columns.ts';
import { ColumnsMenu } from '#surfaces/storefront/features/columns/columns-menu.tsx';
import { cacheUntilChanged } from '#server/visit.server.ts';
import { LateRequestForm } from '#surfaces/storefront/features/part-request/late-request-form.tsx';
import { ProductMarks } from '#surfaces/storefront/features/product-lists/product-marks.tsx';
import { listStatus, loadList } from '#surfaces/storefront/features/product-search/load-list.server.ts';
import { ProductList } from '#surfaces/storefront/features/product-search/product-list.tsx';
import type { Route } from './+types/page';

/** Maximum length of the search text in titles, in characters. */
const echoedMax = 60;

export async function loader(visit: Route.LoaderArgs) {
  cacheUntilChanged(visit, 'catalogue');
  const text = visit.url.searchParams.get('text')?.trim() ?? '';
  const cookies = visit.request.headers.get('cookie');
  const list = await loadList(visit, { chosenColumnsOf: (of) => chosenColumnsOf(cookies, of) });
  return data({ text: truncateText(text, echoedMax), list }, { status: listStatus(list) });
}

export default function SearchPage() {
  const { t, count } = useWords();
  const { text, list } = useLoaderData<typeof loader>();
  const title = text === '' ? t('catalogue.title') : t('catalogue.searchResults', { text });
  return (
    <>
      <PageHead title={text === '' ? title : t('meta.searchTitle', { text })} isIndexed={false} />
      <BasketNotice />
      <h1 className="pt-6 wrap-anywhere">
        {title} <span className="num text-16 font-normal text-ink-3">{count(list.count)}</span>
      </h1>
      <ProductList
        list={list}
        isSearch
        requestForm={<LateRequestForm key={text} part={text} quantity={list.quantity} />}
        renderMarks={(row) => <ProductMarks product={row} />}
        renderBuy={(row) => <BuyCells key={row.id} product={row} wanted={list.quantity} />}
        renderColumnsMenu={(slug) => <ColumnsMenu key={slug} slug={slug} columns={list.columns} />}
      />
    </>
  );
}

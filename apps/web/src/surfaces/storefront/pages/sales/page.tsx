import { data, Link, useLoaderData, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { buttonClass } from '#ui/button.tsx';
import { WrittenText } from '#ui/written-text.tsx';
import { apiOf, cacheUntilChanged, orErrorPage } from '#server/visit.server.ts';
import { BasketNotice } from '#surfaces/storefront/features/add-to-basket/basket-notice.tsx';
import { BuyCells } from '#surfaces/storefront/features/add-to-basket/buy-cells.tsx';
import { chosenColumnsOf } from '#surfaces/storefront/features/columns/chosen-columns.ts';
import { ColumnsMenu } from '#surfaces/storefront/features/columns/columns-menu.tsx';
import { ProductMarks } from '#surfaces/storefront/features/product-lists/product-marks.tsx';
import { indexingOf } from '#surfaces/storefront/features/product-search/indexing.ts';
import { listStatus, loadList } from '#surfaces/storefront/features/product-search/load-list.server.ts';
import { ProductList } from '#surfaces/storefront/features/product-search/product-list.tsx';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  cacheUntilChanged(visit, 'catalogue');
  const cookies = visit.request.headers.get('cookie');
  const list = await loadList(visit, {
    fixed: [['isPromotion', 'true']],
    chosenColumnsOf: (of) => chosenColumnsOf(cookies, of),
  });
  const { html, locale } = orErrorPage(await apiOf(visit).contentPage({ slug: 'sales' }));
  return data({ list, text: { html, locale } }, { status: listStatus(list) });
}

/** Page with all products at a reduced price (product C14), with filters. */
export default function SalesPage() {
  const { t, to, count } = useWords();
  const { list, text } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const title = t('home.promotions');
  const isNothing = list.count === 0 && !list.isFiltered;
  return (
    <>
      <PageHead title={title} description={t('home.promotionsLead')} page={list.page} {...indexingOf(search, list)} />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={[{ title: t('catalogue.title'), to: to('/catalog') }]} />
      <BasketNotice />
      <h1>
        {title} <span className="num text-16 font-normal text-ink-3">{count(list.count)}</span>
      </h1>
      {isNothing ? (
        <div className="py-8">
          <p className="mb-4 text-16 text-ink-2">{t('home.noPromotions')}</p>
          <Link to={to('/catalog')} className={buttonClass('quiet')}>
            {t('catalogue.title')}
          </Link>
        </div>
      ) : (
        <>
          <p className="mt-1.5 max-w-[720px] text-ink-2">{t('home.promotionsLead')}</p>
          <ProductList
            list={list}
            isSearch
            renderMarks={(row) => <ProductMarks product={row} />}
            renderBuy={(row) => <BuyCells key={row.id} product={row} wanted={list.quantity} />}
            renderColumnsMenu={(slug) => <ColumnsMenu key={slug} slug={slug} columns={list.columns} />}
          />
        </>
      )}
      {list.page === 1 && (
        <div className="mt-10 max-w-[760px] border-t border-line pt-6">
          <WrittenText {...text} />
        </div>
      )}
    </>
  );
}

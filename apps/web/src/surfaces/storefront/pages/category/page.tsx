import type { CategoryId } from '@farad/domain/category';
import { type LoaderFunctionArgs, Link, useLoaderData } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { PageHead } from '../../../../shell/page-head.tsx';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { apiOf, keepUntilChanged, orErrorPage } from '../../../../visit.server.ts';
import { BasketNotice } from '../../features/add-to-basket/basket-notice.tsx';
import { BuyCells } from '../../features/add-to-basket/buy-cells.tsx';
import { chosenColumnsOf } from '../../features/columns/chosen-columns.ts';
import { ColumnsMenu } from '../../features/columns/columns-menu.tsx';
import { blankRequest, PartRequestForm } from '../../features/part-request/part-request-form.tsx';
import { ProductMarks } from '../../features/product-lists/product-marks.tsx';
import { loadList } from '../../features/product-search/load-list.server.ts';
import { ProductList } from '../../features/product-search/product-list.tsx';

export async function loader(visit: LoaderFunctionArgs) {
  const slug = visit.params['slug'] ?? '';
  // Asked first: an unknown category is "not found", not a bad condition of the list.
  const { category, breadcrumbs, children } = orErrorPage(await apiOf(visit).category({ slug }));
  keepUntilChanged(visit, Number(category._id) as CategoryId);
  const cookies = visit.request.headers.get('cookie');
  const list = await loadList(visit, {
    fixed: [['categories', slug]],
    chosenColumnsOf: (of) => chosenColumnsOf(cookies, of),
  });
  return { category, breadcrumbs, children, list };
}

export default function CategoryPage() {
  const { t, to, count } = useWords();
  const { category, breadcrumbs, children, list } = useLoaderData<typeof loader>();
  const wanted = [category.title, ...list.chips.map(({ title }) => title)].join(', ');
  const crumbs = [
    { title: t('catalogue.title'), to: to('/catalog') },
    ...breadcrumbs
      .filter((crumb) => crumb.slug !== category.slug)
      .map((crumb) => ({ title: crumb.title, to: to(`/catalog/${crumb.slug}`) })),
  ];
  return (
    <>
      <PageHead
        title={t('meta.categoryTitle', { category: category.title })}
        description={t('meta.categoryDescription', { category: category.title })}
        isIndexed={!list.isFiltered && list.sort === 'relevance' && list.page <= list.pages}
        canonicalSearch={list.page > 1 ? `?page=${list.page}` : ''}
      />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={crumbs} />
      <BasketNotice />
      <h1>
        {category.title} <span className="num text-16 font-normal text-ink-3">{count(list.count)}</span>
      </h1>
      {category.description !== '' && !list.isFiltered && list.page === 1 && (
        <p className="mt-1.5 max-w-[720px] text-ink-2">{category.description}</p>
      )}
      {children.length > 0 && (
        <ul className="mt-4 mb-2 grid gap-x-7 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
          {children.map((child) => (
            <li key={child.slug} className="border-t border-line">
              <Link
                to={to(`/catalog/${child.slug}`)}
                prefetch="intent"
                className="flex items-baseline justify-between gap-3 py-2 font-semibold"
              >
                {child.title}
                <span className="num text-12 font-normal text-ink-3">{count(child.count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ProductList
        list={list}
        requestForm={<PartRequestForm key={wanted} state={blankRequest(wanted, list.quantity)} />}
        renderMarks={(row) => <ProductMarks product={row} />}
        renderBuy={(row) => <BuyCells key={row.id} product={row} wanted={list.quantity} />}
        renderColumnsMenu={(slug) => <ColumnsMenu key={slug} slug={slug} columns={list.columns} />}
      />
    </>
  );
}

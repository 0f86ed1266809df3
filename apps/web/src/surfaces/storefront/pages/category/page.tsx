import type { CategoryId } from '@farad/domain/category';
import { data, Link, useLoaderData, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { socialPicture } from '#server/drawing.server.ts';
import { PageHead } from '#shell/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { apiOf, cacheUntilChanged, orErrorPage } from '#server/visit.server.ts';
import { BasketNotice } from '#surfaces/storefront/features/add-to-basket/basket-notice.tsx';
import { chosenColumnsOf } from '#surfaces/storefront/features/columns/chosen-columns.ts';
import { indexingOf } from '#surfaces/storefront/features/product-search/indexing.ts';
import { listStatus, loadList } from '#surfaces/storefront/features/product-search/load-list.server.ts';
import { CategoryFacts, CategoryList } from './category-list.tsx';
import { leadToCurrent } from '../lead-to-current.server.ts';
import { CategoryTools } from './category-tools.tsx';
import { ValueLinks } from './value-links.tsx';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const slug = visit.params.slug;
  // Load the category before the list. For an unknown category, the list would report an invalid filter instead of "not
  // found".
  const { category, breadcrumbs, children, indexed } = orErrorPage(await apiOf(visit).category({ slug }));
  leadToCurrent(visit, slug, category.slug);
  cacheUntilChanged(visit, Number(category._id) as CategoryId);
  const cookies = visit.request.headers.get('cookie');
  const list = await loadList(visit, {
    fixed: [['categories', slug]],
    chosenColumnsOf: (of) => chosenColumnsOf(cookies, of),
  });
  const [first] = list.rows;
  const image = first && socialPicture(first.drawing);
  return data({ category, breadcrumbs, children, indexed, list, image }, { status: listStatus(list) });
}

export default function CategoryPage() {
  const { t, to, count } = useWords();
  const { search } = useLocation();
  const { category, breadcrumbs, children, indexed, list, image } = useLoaderData<typeof loader>();
  const { isIndexed, canonicalSearch } = indexingOf(search, list);
  const indexing = { isIndexed: isIndexed && !category.isHidden, canonicalSearch };
  const isFirstSight = !list.isFiltered && list.page === 1;
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
        page={list.page}
        description={t('meta.categoryDescription', { category: category.title })}
        keywords={[category, ...children].map(({ title }) => title).join(', ')}
        image={image}
        {...indexing}
      />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={crumbs} />
      <BasketNotice />
      <h1>
        {category.title} <span className="num text-16 font-normal text-ink-3">{count(list.count)}</span>
      </h1>
      {isFirstSight && category.description !== '' && (
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
      {isFirstSight && <CategoryTools path={breadcrumbs} />}
      {isFirstSight && indexed !== null && <ValueLinks category={category.slug} indexed={indexed} />}
      <CategoryList list={list} title={category.title} />
      {indexing.isIndexed && (
        <CategoryFacts
          list={list}
          crumbs={[...crumbs, { title: category.title, to: to(`/catalog/${category.slug}`) }]}
        />
      )}
    </>
  );
}

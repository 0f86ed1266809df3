import type { CategoryId } from '@farad/domain/category';
import { data, useLoaderData, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
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
import { describeValue } from './value-description.server.ts';
import { ValueLinks } from './value-links.tsx';
import type { Route } from './+types/value';

export async function loader(visit: Route.LoaderArgs) {
  const { slug, value: valueSlug } = visit.params;
  const { category, breadcrumbs, indexed } = orErrorPage(await apiOf(visit).category({ slug }));
  leadToCurrent(visit, slug, category.slug);
  const value = indexed?.values.find((known) => known.slug === valueSlug);
  if (indexed === null || value === undefined) throw data({ code: 'not_found', message: '' }, { status: 404 });
  cacheUntilChanged(visit, Number(category._id) as CategoryId);
  const cookies = visit.request.headers.get('cookie');
  const list = await loadList(visit, {
    fixed: [['categories', slug], ...value.values.map((spelling) => [`attrs.${indexed.key}`, spelling] as const)],
    chosenColumnsOf: (of) => chosenColumnsOf(cookies, of),
  });
  const description = describeValue(visit, { category, indexed, value });
  return data({ category, breadcrumbs, indexed, value, list, description }, { status: listStatus(list) });
}

/** Page of one value of a category's main parameter: `/catalog/chip-resistors/0603` (product C15). */
export default function CategoryValuePage() {
  const { t, to, count } = useWords();
  const { search } = useLocation();
  const { category, breadcrumbs, indexed, value, list, description } = useLoaderData<typeof loader>();
  const { isIndexed, canonicalSearch } = indexingOf(search, list);
  const indexing = { isIndexed: isIndexed && !category.isHidden, canonicalSearch };
  const heading = `${category.title}${value.isWord ? ',' : ''} ${value.title}`;
  const crumbs = [
    { title: t('catalogue.title'), to: to('/catalog') },
    ...breadcrumbs.map((crumb) => ({ title: crumb.title, to: to(`/catalog/${crumb.slug}`) })),
  ];
  return (
    <>
      <PageHead
        title={t('meta.categoryTitle', { category: heading })}
        page={list.page}
        description={description}
        keywords={`${heading}, ${category.title}`}
        {...indexing}
      />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={crumbs} />
      <BasketNotice />
      <h1>
        {heading} <span className="num text-16 font-normal text-ink-3">{count(list.count)}</span>
      </h1>
      {!list.isFiltered && list.page === 1 && <p className="mt-1.5 max-w-[720px] text-ink-2">{description}</p>}
      <CategoryTools path={breadcrumbs} />
      <ValueLinks category={category.slug} indexed={indexed} current={value.slug} />
      <CategoryList list={list} title={heading} />
      {indexing.isIndexed && (
        <CategoryFacts
          list={list}
          crumbs={[...crumbs, { title: value.title, to: to(`/catalog/${category.slug}/${value.slug}`) }]}
        />
      )}
    </>
  );
}

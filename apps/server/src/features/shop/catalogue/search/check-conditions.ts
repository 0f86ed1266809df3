import type { AttributeKey, Category } from '@farad/domain/category';
import type { ProductFilter } from '@farad/domain/search-query';
import { textIn, type Locale } from '@farad/domain/shared';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import type { Failure } from '#http/answers/errors.ts';

/** Returns the filter in which former slugs of categories and brands are replaced by the current ones. */
export const withCurrentSlugs = (filter: ProductFilter, index: CatalogueIndex): ProductFilter => ({
  ...filter,
  categories: [...new Set(filter.categories.map((slug) => index.categoryBySlug(slug)?.slug ?? slug))],
  brands: [...new Set(filter.brands.map((slug) => index.brandBySlug(slug)?.slug ?? slug))],
});

/**
 * Returns the name of a filter entry that no product can match: an unknown category or brand, or a parameter of another
 * category. null = none.
 */
export function entryWithoutMatch(filter: ProductFilter, index: CatalogueIndex): string | null {
  const { categories, brands, attrs, sort } = filter;
  if (categories.some((slug) => index.categoryBySlug(slug) === undefined)) return 'categories';
  if (brands.some((slug) => index.brandBySlug(slug) === undefined)) return 'brands';
  if (categories.length === 0 || (attrs.length === 0 && sort.kind !== 'attribute')) return null;
  const keys = keysBelow(categories, index);
  const foreign = attrs.find(({ key }) => !keys.has(key));
  if (foreign !== undefined) return nameOf(foreign);
  return sort.kind === 'attribute' && !keys.has(sort.key) ? 'sort' : null;
}

/** Returns the failure of a filter entry, with the title of its parameter if it has one. */
export function refusedEntry(problem: Failure, index: CatalogueIndex, locale: Locale): Failure {
  const key = /^attrs\.([^.]+)/.exec(problem.field ?? '')?.[1];
  const named = index.frame().attributes.find((attribute) => attribute.key === key);
  return named === undefined ? problem : { ...problem, title: textIn(named.title, locale) };
}

function nameOf(condition: ProductFilter['attrs'][number]): string {
  const name = `attrs.${condition.key}`;
  if (condition.kind === 'values') return name;
  return condition.from === null ? `${name}.max` : `${name}.min`;
}

/**
 * Returns the parameters of the given categories and of all categories below them. A category that only groups others
 * has no parameters.
 */
function keysBelow(slugs: readonly string[], index: CatalogueIndex): ReadonlySet<AttributeKey> {
  const requested = new Set(slugs);
  const isAsked = (category: Category): boolean => {
    const parent = category.parentId === null ? undefined : index.categoryById(category.parentId);
    return requested.has(category.slug) || (parent !== undefined && isAsked(parent));
  };
  const below = index
    .frame()
    .categories.filter(({ attributes }) => attributes.length > 0)
    .filter(isAsked);
  return new Set(below.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
}

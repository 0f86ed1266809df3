import { canonicalFilter } from './canonical-filter.ts';
import type { AttributeFilter, ProductFilter, ProductSort } from './filter.ts';
import { defaultQuantity, productsPerNumberedPage, productsPerPage } from './limits.ts';

/**
 * Returns the filter as URL parameters in canonical order, without defaults.
 * `parseProductFilter(formatProductFilter(f))` equals `canonicalFilter(f)`.
 */
export function formatProductFilter(filter: ProductFilter): [string, string][] {
  const { text, categories, brands, variants, attrs, sort, quantity, limit, skip, ...flags } = canonicalFilter(filter);
  return [
    ...optional('text', text, text !== ''),
    ...categories.map((slug): [string, string] => ['categories', slug]),
    ...brands.map((slug): [string, string] => ['brands', slug]),
    ...attrs.flatMap(formatAttribute),
    ...variants.map((seo): [string, string] => ['variants', seo]),
    ...optional('isOnlyInStock', 'true', flags.isOnlyInStock),
    ...optional('isPromotion', 'true', flags.isPromotion),
    ...optional('isMinimumMet', 'true', flags.isMinimumMet),
    ...optional('sort', formatSort(sort), sort.kind !== 'relevance'),
    ...optional('qty', String(quantity), quantity !== defaultQuantity),
    ...formatPage(limit, skip),
  ];
}

/** Returns the sort order as a URL parameter: `price`, `-stock` (descending), `attrs.resistance`. */
export function formatSort(sort: ProductSort): string {
  if (sort.kind === 'relevance') return sort.kind;
  const name = sort.kind === 'attribute' ? `attrs.${sort.key}` : sort.kind;
  return sort.direction === 'descending' ? `-${name}` : name;
}

const optional = (name: string, value: string, isWanted: boolean): [string, string][] =>
  isWanted ? [[name, value]] : [];

function formatAttribute(filter: AttributeFilter): [string, string][] {
  const name = `attrs.${filter.key}`;
  if (filter.kind === 'values') return filter.values.map((value) => [name, String(value)]);
  return [
    ...optional(`${name}.min`, String(filter.from), filter.from !== null),
    ...optional(`${name}.max`, String(filter.to), filter.to !== null),
  ];
}

function formatPage(limit: number, skip: number): [string, string][] {
  if (limit === productsPerNumberedPage && skip % limit === 0) return [['page', String(skip / limit + 1)]];
  return [
    ...optional('limit', String(limit), limit !== productsPerPage),
    ...optional('skip', String(skip), skip !== 0),
  ];
}

import { conditionsOf, openFacetName, type Query, queryOf, rowsOnlyName, searchOf } from './list-address.ts';
import type { ProductListView } from './list-view.ts';

export interface Indexing {
  readonly isIndexed: boolean;
  readonly canonicalSearch: string;
}

const lookNames: ReadonlySet<string> = new Set([openFacetName, rowsOnlyName]);

/**
 * Decides whether search engines may index this view of a list (product C15). The list and its pages are indexed at
 * their own addresses. Filtered, sorted and empty views are not. Advertising parameters do not matter.
 */
export function indexingOf(
  search: string,
  list: Pick<ProductListView, 'count' | 'page' | 'pages' | 'problem'>,
): Indexing {
  const query = queryOf(search);
  const isPlain =
    conditionsOf(query).every(([name]) => name === 'page') && !query.some(([name]) => lookNames.has(name));
  return {
    isIndexed: isPlain && list.problem === null && list.count > 0 && list.page <= list.pages,
    canonicalSearch: list.page > 1 ? `?page=${list.page}` : '',
  };
}

/**
 * Returns the query string with its conditions in canonical order; null if it already is. Other parameters
 * (`utm_source`) are kept.
 */
export function orderedSearch(search: string): string | null {
  const query = queryOf(search);
  const conditions = conditionsOf(query);
  const ordered = searchOf(conditions);
  const textOf = (requested: Query): string =>
    new URLSearchParams(requested.map(([name, value]) => [name, value])).toString();
  if (`?${textOf(conditions)}` === ordered || conditions.length === 0) return null;
  const isEmptied = ([, value]: Query[number]) => value.trim() === '';
  const others = query.filter((pair) => !conditions.includes(pair) && !isEmptied(pair));
  return searchOf([...conditions, ...others]);
}

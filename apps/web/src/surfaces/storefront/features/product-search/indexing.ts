import { conditionsOf, openFacetName, type Query, queryOf, rowsOnlyName, searchOf } from './list-address.ts';
import type { ProductListView } from './list-view.ts';

export interface Indexing {
  readonly isIndexed: boolean;
  readonly canonicalSearch: string;
}

const lookNames: ReadonlySet<string> = new Set([openFacetName, rowsOnlyName]);

/**
 * Returns whether search engines may index this view of a list, and its canonical query (product C15). Each page of the
 * plain list is indexed. Filtered, sorted and empty views are not. Advertising parameters are ignored.
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
 * Returns the query with its filters in canonical order; null = they already are in that order. Other parameters
 * (`utm_source`) stay.
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

import { conditionsOf, openFacetName, type Query, queryOf, rowsOnlyName, searchOf } from './list-address.ts';
import type { ProductListView } from './list-view.ts';

export interface Indexing {
  readonly isIndexed: boolean;
  readonly canonicalSearch: string;
}

const lookNames: ReadonlySet<string> = new Set([openFacetName, rowsOnlyName]);

/**
 * Whether search engines may keep this view of a list (product C15): the list itself and its pages, each by its own
 * address; not filtered, sorted or otherwise other views, nor an empty list. What advertising hangs on a link is
 * neither.
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
 * The same view by the one address that has its conditions in order; null where the address has. Whatever else it
 * carries (`utm_source`) stays.
 */
export function orderedSearch(search: string): string | null {
  const query = queryOf(search);
  const conditions = conditionsOf(query);
  const ordered = searchOf(conditions);
  const textOf = (asked: Query): string => new URLSearchParams(asked.map(([name, value]) => [name, value])).toString();
  if (`?${textOf(conditions)}` === ordered || conditions.length === 0) return null;
  const isEmptied = ([, value]: Query[number]) => value.trim() === '';
  const others = query.filter((pair) => !conditions.includes(pair) && !isEmptied(pair));
  return searchOf([...conditions, ...others]);
}

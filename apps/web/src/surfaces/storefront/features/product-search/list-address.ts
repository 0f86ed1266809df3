/** Names and values of a list's query string, in order. Every change of a condition returns to the first page. */
export type Query = readonly (readonly [name: string, value: string])[];

/** Names the facet that shows all its values. */
export const openFacetName = 'facet';

/** Present if only rows are requested: the next page below the current ones. */
export const rowsOnlyName = 'rows';

const pageNames: ReadonlySet<string> = new Set(['page', 'skip']);

/** Names of the catalogue's filter. `categories` is missing, because the page sets it. */
const conditionNames: ReadonlySet<string> = new Set(
  'text asTyped brands variants isOnlyInStock isPromotion isMinimumMet isSortByMinPrice isSortByMaxPrice sort qty page skip limit'.split(
    ' ',
  ),
);

/** Keeps only the parameters of a list. Others (`gclid`, `utm_source`) are ignored. */
export const conditionsOf = (query: Query): Query =>
  query.filter(([name, value]) => value.trim() !== '' && (conditionNames.has(name) || name.startsWith('attrs.')));

export const queryOf = (search: string): Query => [...new URLSearchParams(search)];

const order =
  'text asTyped brands attrs variants isOnlyInStock isPromotion isMinimumMet isSortByMinPrice isSortByMaxPrice sort qty limit skip page';
const ranks = new Map(order.split(' ').map((name, rank) => [name, rank]));

const rankOf = (name: string): number => ranks.get(name.split('.', 1)[0] ?? '') ?? ranks.size;

/** Sort key that puts the lower limit before the upper one. */
const placeOf = (name: string): string => name.replace(/\.max$/, '.min~');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts the conditions into canonical order. Other names go last, in their own order. */
const inOrder = (query: Query): Query =>
  query.toSorted(([a, valueA], [b, valueB]) => {
    const rank = rankOf(a);
    if (rank !== rankOf(b) || rank === ranks.size) return rank - rankOf(b);
    return compare(placeOf(a), placeOf(b)) || compare(valueA, valueB);
  });

/** Returns `?a=1&b=2` in order; empty without conditions. */
export function searchOf(query: Query): string {
  const text = new URLSearchParams(inOrder(query).map(([name, value]) => [name, value])).toString();
  return text === '' ? '' : `?${text}`;
}

const fromFirstPage = (query: Query): Query => query.filter(([name]) => !pageNames.has(name));

/** Removes one value of a name, or all of them. */
export const without = (query: Query, name: string, value?: string): Query =>
  fromFirstPage(query).filter(([given, givenValue]) => given !== name || (value !== undefined && givenValue !== value));

/** Sets the only value of a name. */
export const withOnly = (query: Query, name: string, value: string): Query => [...without(query, name), [name, value]];

/** Parameters that do not filter: search text and its reading, quantity for prices, order. */
const carriedNames: ReadonlySet<string> = new Set(['text', 'asTyped', 'qty', 'sort']);

/** Keeps only parameters that do not filter. */
export const withoutConditions = (query: Query): Query =>
  fromFirstPage(query).filter(([name]) => carriedNames.has(name));

/** Opens all values of one facet, or of none. This is display state, not a condition. */
export const withOpenFacet = (query: Query, name: string | null): Query => {
  const others = query.filter(([given]) => given !== openFacetName);
  return name === null ? others : [...others, [openFacetName, name]];
};

/** Sets the page, counted from 1. */
export const atPage = (query: Query, page: number): Query =>
  page === 1 ? fromFirstPage(query) : [...fromFirstPage(query), ['page', String(page)]];

/** Sorts by a column: ascending on the first click, then alternating. */
export const sortedBy = (query: Query, name: string, first: 'ascending' | 'descending' = 'ascending'): Query => {
  const current = query.find(([given]) => given === 'sort')?.[1];
  const opposite = first === 'ascending' ? `-${name}` : name;
  const initial = first === 'ascending' ? name : `-${name}`;
  return withOnly(query, 'sort', current === initial ? opposite : initial);
};

/** Returns the query of a submitted form without empty fields and defaults. */
export const queryOfForm = (entries: Iterable<readonly [string, FormDataEntryValue]>): Query =>
  [...entries].flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    const isDefault = text === '' || (name === 'qty' && text === '1') || (name === 'sort' && text === 'relevance');
    return isDefault ? [] : [[name, text] as const];
  });

/** Returns the page numbers to offer: both ends and the neighbours; null = a gap. */
export function offeredPages(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [before + 1, number] : [null, number];
  });
}

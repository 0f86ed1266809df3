/** Names and values of the query of a list's address, in order. */
export type Query = readonly (readonly [name: string, value: string])[];

/** Parameter that names the filter whose values are all shown. */
export const openFacetName = 'facet';

/** Parameter with which a script requests only the rows of a page. */
export const rowsOnlyName = 'rows';

const pageNames: ReadonlySet<string> = new Set(['page', 'skip']);

/**
 * Parameters that the API's product list accepts, besides `attrs.*`. `categories` is not among them, because the page
 * sets it.
 */
const conditionNames: ReadonlySet<string> = new Set(
  'text asTyped brands variants isOnlyInStock isPromotion isMinimumMet isSortByMinPrice isSortByMaxPrice sort qty page skip limit'.split(
    ' ',
  ),
);

/** Returns the parameters that select or order products. Others (`gclid`, `utm_source`) and empty ones are left out. */
export const conditionsOf = (query: Query): Query =>
  query.filter(([name, value]) => value.trim() !== '' && (conditionNames.has(name) || name.startsWith('attrs.')));

export const queryOf = (search: string): Query => [...new URLSearchParams(search)];

const order =
  'text asTyped brands attrs variants isOnlyInStock isPromotion isMinimumMet isSortByMinPrice isSortByMaxPrice sort qty limit skip page';
const ranks = new Map(order.split(' ').map((name, rank) => [name, rank]));

const rankOf = (name: string): number => ranks.get(name.split('.', 1)[0] ?? '') ?? ranks.size;

/**
 * Returns a sort key that puts `attrs.power.min` directly before `attrs.power.max`, which becomes `attrs.power.min~`.
 */
const placeOf = (name: string): string => name.replace(/\.max$/, '.min~');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts parameters into the canonical order. Unknown ones go last and keep their order. */
const inOrder = (query: Query): Query =>
  query.toSorted(([a, valueA], [b, valueB]) => {
    const rank = rankOf(a);
    if (rank !== rankOf(b) || rank === ranks.size) return rank - rankOf(b);
    return compare(placeOf(a), placeOf(b)) || compare(valueA, valueB);
  });

/** Returns the query as text in canonical order, such as `?a=1&b=2`; empty if there are no parameters. */
export function searchOf(query: Query): string {
  const text = new URLSearchParams(inOrder(query).map(([name, value]) => [name, value])).toString();
  return text === '' ? '' : `?${text}`;
}

const fromFirstPage = (query: Query): Query => query.filter(([name]) => !pageNames.has(name));

/** Removes one value of a parameter; without `value`, all of them. */
export const without = (query: Query, name: string, value?: string): Query =>
  fromFirstPage(query).filter(([given, givenValue]) => given !== name || (value !== undefined && givenValue !== value));

/** Replaces all values of a parameter with one. */
export const withOnly = (query: Query, name: string, value: string): Query => [...without(query, name), [name, value]];

/** Parameters that stay when all filters are cleared: search text and how to read it, quantity, and order. */
const carriedNames: ReadonlySet<string> = new Set(['text', 'asTyped', 'qty', 'sort']);

/** Removes all filters. */
export const withoutConditions = (query: Query): Query =>
  fromFirstPage(query).filter(([name]) => carriedNames.has(name));

/** Makes the named filter show all its values; null = no filter shows all. The list's products stay the same. */
export const withOpenFacet = (query: Query, name: string | null): Query => {
  const others = query.filter(([given]) => given !== openFacetName);
  return name === null ? others : [...others, [openFacetName, name]];
};

/** Sets the page, counted from 1. */
export const atPage = (query: Query, page: number): Query =>
  page === 1 ? fromFirstPage(query) : [...fromFirstPage(query), ['page', String(page)]];

/** Sorts by a column: first in the direction `first`, then alternating with each click. */
export const sortedBy = (query: Query, name: string, first: 'ascending' | 'descending' = 'ascending'): Query => {
  const current = query.find(([given]) => given === 'sort')?.[1];
  const opposite = first === 'ascending' ? `-${name}` : name;
  const initial = first === 'ascending' ? name : `-${name}`;
  return withOnly(query, 'sort', current === initial ? opposite : initial);
};

/** Returns the fields of a form as a query, without empty fields and default values. */
export const queryOfForm = (entries: Iterable<readonly [string, FormDataEntryValue]>): Query =>
  [...entries].flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    const isDefault = text === '' || (name === 'qty' && text === '1') || (name === 'sort' && text === 'relevance');
    return isDefault ? [] : [[name, text] as const];
  });

/** Returns the page numbers to link to: the first, the last, the current one and its neighbours; null = a gap. */
export function offeredPages(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [before + 1, number] : [null, number];
  });
}

/** Names and values of a list's address, in order. Every change of a condition goes back to the first page. */
export type Query = readonly (readonly [name: string, value: string])[];

/** Whose facet shows all its values. */
export const openFacetName = 'facet';

/** Given where only the rows are wanted: the next page below those that are shown. */
export const rowsOnlyName = 'rows';

const pageNames: ReadonlySet<string> = new Set(['page', 'skip']);

/** Names of the catalogue's filter; `categories` is the page's own to give. */
const conditionNames: ReadonlySet<string> = new Set(
  'text asTyped brands variants isOnlyInStock isPromotion isMinimumMet isSortByMinPrice isSortByMaxPrice sort qty page skip limit'.split(
    ' ',
  ),
);

/** Only what means something to a list. Whatever else links carry (`gclid`, `utm_source`) is no business of it. */
export const conditionsOf = (query: Query): Query =>
  query.filter(([name, value]) => value.trim() !== '' && (conditionNames.has(name) || name.startsWith('attrs.')));

export const queryOf = (search: string): Query => [...new URLSearchParams(search)];

const order =
  'text asTyped brands attrs variants isOnlyInStock isPromotion isMinimumMet isSortByMinPrice isSortByMaxPrice sort qty limit skip page';
const ranks = new Map(order.split(' ').map((name, rank) => [name, rank]));

const rankOf = (name: string): number => ranks.get(name.split('.', 1)[0] ?? '') ?? ranks.size;

/** Bounds stand from the lower to the upper. */
const placeOf = (name: string): string => name.replace(/\.max$/, '.min~');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The same conditions in the one order of an address; names that are none of a list's stay behind, as they came. */
const inOrder = (query: Query): Query =>
  query.toSorted(([a, valueA], [b, valueB]) => {
    const rank = rankOf(a);
    if (rank !== rankOf(b) || rank === ranks.size) return rank - rankOf(b);
    return compare(placeOf(a), placeOf(b)) || compare(valueA, valueB);
  });

/** `?a=1&b=2` in order, or the bare path for no condition. */
export function searchOf(query: Query): string {
  const text = new URLSearchParams(inOrder(query).map(([name, value]) => [name, value])).toString();
  return text === '' ? '' : `?${text}`;
}

const fromFirstPage = (query: Query): Query => query.filter(([name]) => !pageNames.has(name));

/** Without one value of a name, or without the name altogether. */
export const without = (query: Query, name: string, value?: string): Query =>
  fromFirstPage(query).filter(([given, givenValue]) => given !== name || (value !== undefined && givenValue !== value));

/** With this as the name's only value. */
export const withOnly = (query: Query, name: string, value: string): Query => [...without(query, name), [name, value]];

/** What narrows nothing further: the search text and how it is taken, the pieces to price for, the order. */
const carriedNames: ReadonlySet<string> = new Set(['text', 'asTyped', 'qty', 'sort']);

/** Only what narrows nothing. */
export const withoutConditions = (query: Query): Query =>
  fromFirstPage(query).filter(([name]) => carriedNames.has(name));

/** With all values of this facet, or of none; the page's own affair and no condition. */
export const withOpenFacet = (query: Query, name: string | null): Query => {
  const others = query.filter(([given]) => given !== openFacetName);
  return name === null ? others : [...others, [openFacetName, name]];
};

/** The n-th page, counted from 1. */
export const atPage = (query: Query, page: number): Query =>
  page === 1 ? fromFirstPage(query) : [...fromFirstPage(query), ['page', String(page)]];

/** Ascending at the first press on a column's head, then descending, then ascending. */
export const sortedBy = (query: Query, name: string, first: 'ascending' | 'descending' = 'ascending'): Query => {
  const current = query.find(([given]) => given === 'sort')?.[1];
  const opposite = first === 'ascending' ? `-${name}` : name;
  const initial = first === 'ascending' ? name : `-${name}`;
  return withOnly(query, 'sort', current === initial ? opposite : initial);
};

/** What a form sends, as a short address: no empty boxes, no defaults. */
export const queryOfForm = (entries: Iterable<readonly [string, FormDataEntryValue]>): Query =>
  [...entries].flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    const isDefault = text === '' || (name === 'qty' && text === '1') || (name === 'sort' && text === 'relevance');
    return isDefault ? [] : [[name, text] as const];
  });

/** Page numbers to offer: the ends and the neighbours; null stands for a gap. */
export function offeredPages(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [before + 1, number] : [null, number];
  });
}

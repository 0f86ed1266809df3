import { readDay } from '@farad/domain/delivery';
import { orderFilters, type OrderFilter } from '@farad/domain/order';

/** Filter of the order list with the field names of its form and query. An empty value does not filter. */
export interface OrdersFilter {
  readonly text: string;
  readonly status: OrderFilter | '';
  readonly from: string;
  readonly to: string;
  readonly company: string;
  /** Number of the last order on the previous page. */
  readonly after: string;
}

const names = ['text', 'status', 'from', 'to', 'company', 'after'] as const;

/** Reads the filter from a query. Unknown values are ignored. */
export function readFilter(search: URLSearchParams): OrdersFilter {
  const text = (name: (typeof names)[number]): string => (search.get(name) ?? '').trim().slice(0, 100);
  return {
    text: text('text'),
    status: orderFilters.find((filter) => filter === text('status')) ?? '',
    from: readDay(text('from')) ?? '',
    to: readDay(text('to')) ?? '',
    company: text('company'),
    after: text('after'),
  };
}

/** Returns true if any filter is set. The number of the page (`after`) is not a filter. */
export const isNarrowed = ({ text, status, from, to, company }: OrdersFilter): boolean =>
  [text, status, from, to, company].some((value) => value !== '');

/** Returns the filter as names and values of a query, for the API and the page's address. */
export const filterPairs = (filter: OrdersFilter): (readonly [string, string])[] =>
  names.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]] as const]));

/** Returns the query of the list's page that starts after an order number; null = the first page. */
export const listSearch = (filter: OrdersFilter, after: string | null): string =>
  `?${new URLSearchParams(filterPairs({ ...filter, after: after ?? '' }).map((pair) => [...pair])).toString()}`;

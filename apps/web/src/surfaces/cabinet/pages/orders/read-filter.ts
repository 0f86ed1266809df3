import { readDay } from '@farad/domain/delivery';
import { orderFilters, type OrderFilter } from '@farad/domain/order';

/** What a list of orders is narrowed to, as its form and its address tell it. Empty texts: not at all. */
export interface OrdersFilter {
  readonly text: string;
  readonly status: OrderFilter | '';
  readonly from: string;
  readonly to: string;
  readonly company: string;
  /** Number of the last order of the page before. */
  readonly after: string;
}

const names = ['text', 'status', 'from', 'to', 'company', 'after'] as const;

/** The filter of an address; what it does not know of is left out. */
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

/** Without the page: whether anything is narrowed at all. */
export const isNarrowed = ({ text, status, from, to, company }: OrdersFilter): boolean =>
  [text, status, from, to, company].some((value) => value !== '');

/** As the API and the address carry it. */
export const filterPairs = (filter: OrdersFilter): (readonly [string, string])[] =>
  names.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]] as const]));

/** Address of the same list, going on after an order; null: from its beginning. */
export const listSearch = (filter: OrdersFilter, after: string | null): string =>
  `?${new URLSearchParams(filterPairs({ ...filter, after: after ?? '' }).map((pair) => [...pair])).toString()}`;

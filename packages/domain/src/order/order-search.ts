import { orderStatusFacts, orderStatuses, type OrderStatus, type StatusFilter } from './order-status-facts.ts';

export type OrderFilter = 'waiting' | StatusFilter;

/** What a list of orders can be narrowed to: both kinds of work are one for the buyer. */
export const orderFilters: readonly OrderFilter[] = [
  'waiting',
  ...new Set(orderStatuses.map((status) => orderStatusFacts[status].filter)),
];

/** Orders on one page of a list. */
export const orderPageSize = 20;

/** The statuses that a filter lets through; `waiting` (for approval) is a kind of request. */
export function statusesOf(filter: OrderFilter): readonly OrderStatus[] {
  if (filter === 'waiting') return ['request'];
  return orderStatuses.filter((status) => orderStatusFacts[status].filter === filter);
}

/** A text as part numbers are compared: letters and digits alone, in capitals. */
export const partSearchText = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

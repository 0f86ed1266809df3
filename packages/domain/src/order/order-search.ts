import { orderStatusFacts, orderStatuses, type OrderStatus, type StatusFilter } from './order-status-facts.ts';

export type OrderFilter = 'waiting' | StatusFilter;

/** Filters of an order list. Buyers see both kinds of work as one. */
export const orderFilters: readonly OrderFilter[] = [
  'waiting',
  ...new Set(orderStatuses.map((status) => orderStatusFacts[status].filter)),
];

/** Returns the statuses that match a filter. `waiting` (for approval) is a kind of request. */
export function statusesOf(filter: OrderFilter): readonly OrderStatus[] {
  if (filter === 'waiting') return ['request'];
  return orderStatuses.filter((status) => orderStatusFacts[status].filter === filter);
}

/** Normalises a text for comparing part numbers: letters and digits, in capitals. */
export const partSearchText = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

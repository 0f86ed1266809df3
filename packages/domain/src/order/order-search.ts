import { orderStatusFacts, orderStatuses, type OrderStatus, type StatusFilter } from './order-status-facts.ts';

export type OrderFilter = 'waiting' | StatusFilter;

/** Filters of a list of orders. Both statuses "in work" share a filter, because buyers see no difference. */
export const orderFilters: readonly OrderFilter[] = [
  'waiting',
  ...new Set(orderStatuses.map((status) => orderStatusFacts[status].filter)),
];

/**
 * Returns the order statuses that a filter shows. `waiting` shows requests that wait for a company owner's approval.
 */
export function statusesOf(filter: OrderFilter): readonly OrderStatus[] {
  if (filter === 'waiting') return ['request'];
  return orderStatuses.filter((status) => orderStatusFacts[status].filter === filter);
}

/** Normalises a text for comparing part numbers: letters and digits, in capitals. */
export const partSearchText = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

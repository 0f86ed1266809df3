import { orderStatuses, type OrderStatus } from './order.ts';

/** What a list of orders can be narrowed to: both kinds of work are one for the buyer. */
export const orderFilters = [
  'waiting',
  'created',
  'request',
  'in_work',
  'ordered',
  'in_warehouse',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
] as const;

export type OrderFilter = (typeof orderFilters)[number];

/** Orders on one page of a list. */
export const orderPageSize = 20;

/** The statuses that a filter lets through; `waiting` (for approval) is a kind of request. */
export function statusesOf(filter: OrderFilter): readonly OrderStatus[] {
  if (filter === 'waiting') return ['request'];
  if (filter === 'in_work') return ['in_work_personal', 'in_work_company'];
  return orderStatuses.filter((status) => status === filter);
}

/** A text as part numbers are compared: letters and digits alone, in capitals. */
export const partSearchText = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

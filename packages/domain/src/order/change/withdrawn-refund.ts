import { hasLeft, type OrderStatus } from '../order-status-facts.ts';

/** Pieces of an order in no parcel, with the refund and without it. */
export interface LeftToSend {
  readonly before: number;
  readonly after: number;
}

/**
 * Returns the status after a refund of unsent pieces is withdrawn (decision 0037). The pieces must be sent again, so an
 * order that had moved on returns to the warehouse.
 *
 * @returns `refused` if the pieces cannot be sent: the order is completed, or its goods left without parcels
 */
export function orderAfterWithdrawal(
  status: OrderStatus,
  { before, after }: LeftToSend,
): 'stays' | 'in_warehouse' | 'refused' {
  if (!hasLeft(status) || after === before) return 'stays';
  return status === 'completed' || before > 0 ? 'refused' : 'in_warehouse';
}

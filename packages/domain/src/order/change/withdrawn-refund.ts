import { hasLeft, type OrderStatus } from '../order-status-facts.ts';

/** Pieces of an order that are in no parcel, while a refund stands and without it. */
export interface LeftToSend {
  readonly before: number;
  readonly after: number;
}

/**
 * Where an order is once a refund of pieces that were not sent is withdrawn (decision 0037). The pieces are to be sent
 * again, so an order that moved on without them is back in the warehouse.
 *
 * @returns `refused` when nobody would send the pieces: the order is completed, or its goods left without parcels
 */
export function orderAfterWithdrawal(
  status: OrderStatus,
  { before, after }: LeftToSend,
): 'stays' | 'in_warehouse' | 'refused' {
  if (!hasLeft(status) || after === before) return 'stays';
  return status === 'completed' || before > 0 ? 'refused' : 'in_warehouse';
}

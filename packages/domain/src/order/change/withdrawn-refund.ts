import { hasLeft, type OrderStatus } from '../order-status-facts.ts';

/** Number of pieces that are in no parcel: `before` the refund is withdrawn, and `after`. */
export interface LeftToSend {
  readonly before: number;
  readonly after: number;
}

/**
 * Returns the change of an order when a refund of unsent pieces is withdrawn (decision 0037). These pieces must be sent
 * again. So an order whose other goods have left goes back to the status of the warehouse.
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

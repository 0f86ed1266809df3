import { hasLeft, type OrderStatus } from '../order-status-facts.ts';
import { moveOrder, type MovableOrder } from '../order-transitions.ts';

export const cancelWishStates = ['waiting', 'accepted', 'refused'] as const;
export type CancelWishState = (typeof cancelWishStates)[number];

/**
 * True if a customer may ask staff to cancel an order (product O5): staff can still cancel it, the customer cannot, and
 * no earlier request is waiting.
 */
export const mayAskToCancel = (order: MovableOrder, isAsked: boolean): boolean =>
  !isAsked && moveOrder(order, 'cancelled', 'staff').ok && !moveOrder(order, 'cancelled', 'customer').ok;

/**
 * Returns the new state of a waiting cancellation request when the order gets the status `to`; null = it keeps waiting.
 */
export function wishAfterMove(to: OrderStatus): Exclude<CancelWishState, 'waiting'> | null {
  if (to === 'cancelled') return 'accepted';
  return hasLeft(to) ? 'refused' : null;
}

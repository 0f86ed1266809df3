import { hasLeft, type OrderStatus } from '../order-status-facts.ts';
import { moveOrder, type MovableOrder } from '../order-transitions.ts';

export const cancelWishStates = ['waiting', 'accepted', 'refused'] as const;
export type CancelWishState = (typeof cancelWishStates)[number];

/**
 * Whether a customer may ask staff to cancel an order (product O5). True if staff can still cancel it, the customer
 * cannot, and no request is waiting.
 */
export const mayAskToCancel = (order: MovableOrder, isAsked: boolean): boolean =>
  !isAsked && moveOrder(order, 'cancelled', 'staff').ok && !moveOrder(order, 'cancelled', 'customer').ok;

/** Returns the outcome of a waiting request when the order moves; null = it keeps waiting. */
export function wishAfterMove(to: OrderStatus): Exclude<CancelWishState, 'waiting'> | null {
  if (to === 'cancelled') return 'accepted';
  return hasLeft(to) ? 'refused' : null;
}

import { hasLeft, type OrderStatus } from '../order-status-facts.ts';
import { moveOrder, type MovableOrder } from '../order-transitions.ts';

export const cancelWishStates = ['waiting', 'accepted', 'refused'] as const;
export type CancelWishState = (typeof cancelWishStates)[number];

/** Shortest reason for which a cancellation is asked. */
export const cancelReasonLengthMin = 3;

/**
 * Whether a customer can ask staff to cancel an order (product O5): they still can, he cannot by himself any more, and he
 * does not wait for an answer already.
 */
export const mayAskToCancel = (order: MovableOrder, isAsked: boolean): boolean =>
  !isAsked && moveOrder(order, 'cancelled', 'staff').ok && !moveOrder(order, 'cancelled', 'customer').ok;

/** What a wish that waits comes to when its order moves; null: it waits on. */
export function wishAfterMove(to: OrderStatus): Exclude<CancelWishState, 'waiting'> | null {
  if (to === 'cancelled') return 'accepted';
  return hasLeft(to) ? 'refused' : null;
}

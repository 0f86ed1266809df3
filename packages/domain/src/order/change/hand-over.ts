import type { Kopecks } from '../../money/money.ts';
import { hasLeft, orderStatusFacts, type OrderStatus } from '../order-status-facts.ts';
import { cashOnReceipt, type DeliveryKind, type PaymentKind } from '../order.ts';

/** What of an order decides whether its goods may leave the shop. */
export interface OrderToHandOver {
  readonly payment: PaymentKind;
  readonly deliveryKind: DeliveryKind;
  readonly total: Kopecks;
  readonly isPaid: boolean;
  /** Money that came and did not go back, also where it is not all of it. */
  readonly received: Kopecks;
  /** Most that may be missing, since somebody with the right for it said so; 0: nobody did. */
  readonly released: Kopecks;
}

/** What is still to be paid for an order. */
export const unpaidOf = ({
  total,
  isPaid,
  received,
}: Pick<OrderToHandOver, 'total' | 'isPaid' | 'received'>): Kopecks =>
  (isPaid ? 0 : Math.max(0, total - received)) as Kopecks;

/**
 * The sum for whose lack goods of an order stay in the shop; 0: they may leave. One rule for every way out: parcels,
 * carriers, the counter, a move of the order, 1C. Cash of the office comes when the goods are handed over, so it stops
 * nothing there. A release covers the sum that was missing when it was given, and no more.
 */
export function missingToHandOver(order: OrderToHandOver): Kopecks {
  if (order.payment === cashOnReceipt && order.deliveryKind === 'own_pickup') return 0 as Kopecks;
  const missing = unpaidOf(order);
  return missing <= order.released ? (0 as Kopecks) : missing;
}

/** Whether goods leave the shop with this move of an order; where they left before, it only tells where they are. */
export const takesGoods = (from: OrderStatus, to: OrderStatus): boolean =>
  orderStatusFacts[from].goods === 'in_shop' && hasLeft(to);

import type { Kopecks } from '../../money/money.ts';
import { hasLeft, orderStatusFacts, type OrderStatus } from '../order-status-facts.ts';
import { cashOnReceipt, type DeliveryKind, type PaymentKind } from '../order.ts';

/** Facts that decide whether goods may leave the shop. */
export interface OrderToHandOver {
  readonly payment: PaymentKind;
  readonly deliveryKind: DeliveryKind;
  readonly total: Kopecks;
  readonly isPaid: boolean;
  /** Money received and not refunded, including partial payments. */
  readonly received: Kopecks;
  /** Missing amount that an authorised person accepted; 0 = none. */
  readonly released: Kopecks;
}

/** Returns the unpaid amount of an order. */
export const unpaidOf = ({
  total,
  isPaid,
  received,
}: Pick<OrderToHandOver, 'total' | 'isPaid' | 'received'>): Kopecks =>
  (isPaid ? 0 : Math.max(0, total - received)) as Kopecks;

/**
 * Returns the missing amount that blocks handing over the goods; 0 = they may leave. All exits use this rule: parcels,
 * carriers, the counter, status changes, 1C. Cash in the office is paid at handover, so it does not block. A release
 * covers only the amount that was missing when it was given.
 */
export function missingToHandOver(order: OrderToHandOver): Kopecks {
  if (order.payment === cashOnReceipt && order.deliveryKind === 'own_pickup') return 0 as Kopecks;
  const missing = unpaidOf(order);
  return missing <= order.released ? (0 as Kopecks) : missing;
}

/** Whether the goods leave the shop with this status change. False if they had left before. */
export const takesGoods = (from: OrderStatus, to: OrderStatus): boolean =>
  orderStatusFacts[from].goods === 'in_shop' && hasLeft(to);

import type { Kopecks } from '../../money/money.ts';
import { hasLeft, orderStatusFacts, type OrderStatus } from '../order-status-facts.ts';
import { cashOnReceipt, type DeliveryKind, type PaymentKind } from '../order.ts';

/** Facts that decide whether goods may leave the shop. */
export interface OrderToHandOver {
  readonly payment: PaymentKind;
  readonly deliveryKind: DeliveryKind;
  readonly total: Kopecks;
  readonly isPaid: boolean;
  /** Money received so far, without refunded money. Partial payments count too. */
  readonly received: Kopecks;
  /** Unpaid amount despite which an authorised person allowed the handover; 0 = none. */
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
 * Returns the unpaid amount that forbids handing over the goods; 0 = they may leave the shop. Every way out uses this
 * rule: parcels, carriers, the counter, status changes, 1C. Cash in the office forbids nothing, because it is paid at
 * handover. An authorised person may allow the handover despite an unpaid amount (`released`). A higher unpaid amount
 * then forbids it again.
 */
export function missingToHandOver(order: OrderToHandOver): Kopecks {
  if (order.payment === cashOnReceipt && order.deliveryKind === 'own_pickup') return 0 as Kopecks;
  const missing = unpaidOf(order);
  return missing <= order.released ? (0 as Kopecks) : missing;
}

/** True if the goods leave the shop with this change of status. False if they had left before. */
export const takesGoods = (from: OrderStatus, to: OrderStatus): boolean =>
  orderStatusFacts[from].goods === 'in_shop' && hasLeft(to);

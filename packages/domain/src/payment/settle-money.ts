import type { OrderStatus } from '../order/order-status-facts.ts';
import type { ReportedState } from './payment.ts';

/** Facts of an order that decide what its payment is for. */
export interface OrderToPay {
  readonly status: OrderStatus;
  /** Another payment of it succeeded or is held. */
  readonly isPaidAlready: boolean;
  /** Its goods are reserved or handed over, or can be reserved again in this transaction (integrations 10.4). */
  readonly hasGoods: boolean;
  /** True if this payment completes the order; false if other parts remain to be paid. */
  readonly isWhole: boolean;
}

/**
 * What to do with received money, once: the order is paid, a part of it is paid, the money is refunded, or its hold is
 * released.
 */
export type Settlement = 'order_paid' | 'part_paid' | 'refund' | 'release_hold' | 'none';

/**
 * Decides what a payment does, with order and payment locked. Money for a cancelled, expired or already paid order is
 * refunded automatically with a notification (T24, T28).
 */
export function settleMoney(order: OrderToPay, applied: ReportedState): Settlement {
  if (applied !== 'succeeded' && applied !== 'waiting_for_capture') return 'none';
  const isWanted = order.status !== 'cancelled' && !order.isPaidAlready && order.hasGoods;
  if (isWanted) return order.isWhole ? 'order_paid' : 'part_paid';
  return applied === 'succeeded' ? 'refund' : 'release_hold';
}

import type { OrderStatus } from '../order/order-status-facts.ts';
import type { ReportedState } from './payment.ts';

/** Facts of an order that decide what happens with money that was paid for it. */
export interface OrderToPay {
  readonly status: OrderStatus;
  /** True if another payment of the order succeeded or its money is held. */
  readonly isPaidAlready: boolean;
  /**
   * True if the order's goods are reserved or handed over, or if they can be reserved again in this transaction
   * (integrations 10.4).
   */
  readonly hasGoods: boolean;
  /** False if other parts of the order are still unpaid after this payment. */
  readonly isWhole: boolean;
}

/**
 * Decision about money that came in: the order or a part of it becomes paid, the money is refunded, or the hold on the
 * card is released.
 */
export type Settlement = 'order_paid' | 'part_paid' | 'refund' | 'release_hold' | 'none';

/**
 * Decides what to do with the money of a payment. The caller has locked order and payment. Money for a cancelled,
 * expired or already paid order is refunded automatically, and the buyer is notified (T24, T28).
 */
export function settleMoney(order: OrderToPay, applied: ReportedState): Settlement {
  if (applied !== 'succeeded' && applied !== 'waiting_for_capture') return 'none';
  const isWanted = order.status !== 'cancelled' && !order.isPaidAlready && order.hasGoods;
  if (isWanted) return order.isWhole ? 'order_paid' : 'part_paid';
  return applied === 'succeeded' ? 'refund' : 'release_hold';
}

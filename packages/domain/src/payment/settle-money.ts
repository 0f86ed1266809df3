import type { OrderStatus } from '../order/order-status-facts.ts';
import type { ReportedState } from './payment.ts';

/** What of an order decides what its money is for. */
export interface OrderToPay {
  readonly status: OrderStatus;
  /** Another payment of it succeeded, or its money is held. */
  readonly isPaidAlready: boolean;
  /** Its goods are reserved or handed over, or could be reserved again in this transaction (integrations 10.4). */
  readonly hasGoods: boolean;
  /** With this money all of the order has come; false: other parts of it are to be paid yet. */
  readonly isWhole: boolean;
}

/**
 * What is done with money that has come, once: the order is paid, a part of it is, the money goes back, or its hold is let
 * go.
 */
export type Settlement = 'order_paid' | 'part_paid' | 'refund' | 'release_hold' | 'none';

/**
 * Decides, with order and payment locked, when a payment is applied. Money for an order that was cancelled, lapsed
 * without goods or was paid twice goes back by itself with a message (T24, T28).
 */
export function settleMoney(order: OrderToPay, applied: ReportedState): Settlement {
  if (applied !== 'succeeded' && applied !== 'waiting_for_capture') return 'none';
  const isWanted = order.status !== 'cancelled' && !order.isPaidAlready && order.hasGoods;
  if (isWanted) return order.isWhole ? 'order_paid' : 'part_paid';
  return applied === 'succeeded' ? 'refund' : 'release_hold';
}

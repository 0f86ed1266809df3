import type { Kopecks } from '../money/money.ts';
import { kopecksFromRoubles } from '../money/roubles.ts';
import { dayMs } from '../shared/durations.ts';
import type { CustomerType, PaymentKind } from './order.ts';
import { payAhead } from './pay-ahead.ts';

/** Limits for unpaid orders, because a buyer reserves stock with them; 0 = no limit. */
export interface OpenOrderRules {
  /** Maximum number of unpaid orders of a buyer. */
  readonly mostOrders: number;
  /** Maximum total of a person's unpaid orders, in whole roubles. A company has its own limit. */
  readonly mostRoubles: number;
  /** Maximum total of a company's unpaid orders, in whole roubles. Companies pay by invoice. */
  readonly mostCompanyRoubles: number;
  /** Maximum total of orders to pay on receipt, for a buyer who has never paid for an order, in whole roubles. */
  readonly firstRoubles: number;
  /** Days after which an order with payment on receipt is cancelled if nobody confirmed or collected it; 0 = never. */
  readonly cashDays: number;
  /** Above this total of a buyer's unpaid orders, staff get a warning. In whole roubles. */
  readonly warnRoubles: number;
}

export const usualOpenOrderRules: OpenOrderRules = {
  mostOrders: 20,
  mostRoubles: 500_000,
  mostCompanyRoubles: 5_000_000,
  firstRoubles: 100_000,
  cashDays: 14,
  warnRoubles: 200_000,
};

/** All unpaid orders of a buyer, found by account and by phone. */
export interface OpenOrders {
  readonly orders: number;
  readonly total: Kopecks;
  /** Part of `total` that is paid on receipt. */
  readonly onReceipt: Kopecks;
  /** True if the buyer has ever paid for an order. */
  readonly hasPaid: boolean;
}

export interface OrderToOpen {
  readonly customerType: CustomerType;
  readonly method: PaymentKind;
  readonly total: Kopecks;
}

/** The limit that an order would exceed, and its value in orders or whole roubles. */
export interface OpenOrderRefusal {
  readonly limit: 'orders' | 'roubles' | 'first';
  readonly most: number;
}

const isAbove = (total: number, roubles: number): boolean => roubles > 0 && total > kopecksFromRoubles(roubles);

/**
 * Returns the limit that a new unpaid order would exceed; null = the order is allowed. If the buyer has no other unpaid
 * order, an order paid online may have any total: its goods are held only for minutes.
 */
export function openOrderRefusal(
  rules: OpenOrderRules,
  open: OpenOrders,
  { customerType, method, total }: OrderToOpen,
): OpenOrderRefusal | null {
  if (total === 0) return null;
  const { mostOrders, firstRoubles } = rules;
  if (mostOrders > 0 && open.orders >= mostOrders) return { limit: 'orders', most: mostOrders };
  const ahead = payAhead(method);
  if (ahead === null && !open.hasPaid && isAbove(open.onReceipt + total, firstRoubles)) {
    return { limit: 'first', most: firstRoubles };
  }
  const most = customerType === 'company' ? rules.mostCompanyRoubles : rules.mostRoubles;
  const isOnlineAlone = ahead === 'online' && open.orders === 0;
  return !isOnlineAlone && isAbove(open.total + total, most) ? { limit: 'roubles', most } : null;
}

/**
 * Returns a time limit. An order with payment on receipt is cancelled if it has waited since before this time. null =
 * such orders are never cancelled.
 */
export const cashLapsesBefore = (now: Date, { cashDays }: OpenOrderRules): Date | null =>
  cashDays === 0 ? null : new Date(now.getTime() - cashDays * dayMs);

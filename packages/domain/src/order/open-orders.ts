import type { Kopecks } from '../money/money.ts';
import { kopecksFromRoubles } from '../money/roubles.ts';
import { dayMs } from '../shared/durations.ts';
import type { CustomerType, PaymentKind } from './order.ts';
import { payAhead } from './pay-ahead.ts';

/** Limits on stock that one buyer may reserve without paying; 0 = unlimited. */
export interface OpenOrderRules {
  /** Maximum number of unpaid orders. */
  readonly mostOrders: number;
  /** Maximum total of a person's unpaid orders, in whole roubles. */
  readonly mostRoubles: number;
  /** The same for a company, which pays by invoice. */
  readonly mostCompanyRoubles: number;
  /** Maximum total to pay on receipt for a buyer who has never paid for an order, in whole roubles. */
  readonly firstRoubles: number;
  /** Days after which an unconfirmed or uncollected order with payment on receipt is cancelled; 0 = never. */
  readonly cashDays: number;
  /** Staff are warned about a buyer with unpaid orders above this total, in whole roubles. */
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

/** A buyer's unpaid orders, by account and by phone. */
export interface OpenOrders {
  readonly orders: number;
  readonly total: Kopecks;
  /** Part of it that is paid on receipt. */
  readonly onReceipt: Kopecks;
  /** Whether the buyer ever paid for an order. */
  readonly hasPaid: boolean;
}

export interface OrderToOpen {
  readonly customerType: CustomerType;
  readonly method: PaymentKind;
  readonly total: Kopecks;
}

/** The violated limit with its value, in orders or whole roubles. */
export interface OpenOrderRefusal {
  readonly limit: 'orders' | 'roubles' | 'first';
  readonly most: number;
}

const isAbove = (total: number, roubles: number): boolean => roubles > 0 && total > kopecksFromRoubles(roubles);

/**
 * Returns why a buyer may not have another unpaid order; null = allowed. An order paid online may have any total if
 * nothing else is unpaid, because its goods are held for minutes only.
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

/** Returns the moment; orders with payment on receipt that wait longer are cancelled. null = never. */
export const cashLapsesBefore = (now: Date, { cashDays }: OpenOrderRules): Date | null =>
  cashDays === 0 ? null : new Date(now.getTime() - cashDays * dayMs);

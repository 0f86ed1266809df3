import type { Kopecks } from '../money/money.ts';
import { kopecksFromRoubles } from '../money/roubles.ts';
import type { CustomerType, PaymentKind } from './order.ts';
import { payAhead } from './pay-ahead.ts';

/** How much stock one buyer may hold without paying; 0: as much as they like. */
export interface OpenOrderRules {
  /** Unpaid orders at once. */
  readonly mostOrders: number;
  /** Whole roubles of unpaid orders of a person. */
  readonly mostRoubles: number;
  /** The same of a company, which pays by invoice. */
  readonly mostCompanyRoubles: number;
  /** Whole roubles to be paid on receipt, for whoever has never paid for an order. */
  readonly firstRoubles: number;
  /** Days after which an order to be paid on receipt lapses that nobody confirmed or collected; 0: never. */
  readonly cashDays: number;
  /** Staff are warned of a buyer who holds so many whole roubles. */
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

/** What a buyer has ordered and not paid yet, by account and by phone. */
export interface OpenOrders {
  readonly orders: number;
  readonly total: Kopecks;
  /** Of it what is paid on receipt. */
  readonly onReceipt: Kopecks;
  /** Whether they ever paid for an order. */
  readonly hasPaid: boolean;
}

export interface OrderToOpen {
  readonly customerType: CustomerType;
  readonly method: PaymentKind;
  readonly total: Kopecks;
}

/** Which rule stands against one more order, with its figure: orders or whole roubles. */
export interface OpenOrderRefusal {
  readonly limit: 'orders' | 'roubles' | 'first';
  readonly most: number;
}

const isAbove = (total: number, roubles: number): boolean => roubles > 0 && total > kopecksFromRoubles(roubles);

/**
 * Why a buyer may not leave one more order unpaid; null: they may. An order that is paid on the site at once may cost
 * anything as long as nothing else is unpaid: its goods are held for minutes.
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

const dayMs = 86_400_000;

/** Orders to be paid on receipt that wait since before this moment lapse; null: none does. */
export const cashLapsesBefore = (now: Date, { cashDays }: OpenOrderRules): Date | null =>
  cashDays === 0 ? null : new Date(now.getTime() - cashDays * dayMs);

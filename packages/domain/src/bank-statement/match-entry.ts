import type { Day } from '../delivery/day.ts';
import type { Kopecks } from '../money/money.ts';
import type { BankEntry } from './bank-entry.ts';
import { invoiceMentions, orderMentions } from './invoice-mentions.ts';

/** An invoice that a payment could settle. All versions of an invoice belong to one order. */
export interface PayableInvoice {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly sequence: number;
  readonly issuedOn: Day;
  readonly buyerInn: string;
  /** Unpaid part of its order; 0 = fully paid. */
  readonly due: Kopecks;
  /** The order was cancelled. Staff decide what to do with money for it. */
  readonly isOver: boolean;
}

/**
 * - `exact`, `partial`, `over`: matches one order; the sum is equal to, below or above the amount due;
 * - `ambiguous`: fits several orders, or one with a doubt (another payer, a cancelled order). Staff decide; never
 * automatic;
 * - `unknown`: matches no known order.
 */
export const matchOutcomes = ['exact', 'partial', 'over', 'ambiguous', 'unknown'] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

export type BankMatch =
  | { readonly outcome: 'exact' | 'partial' | 'over'; readonly orderId: number }
  | { readonly outcome: 'ambiguous'; readonly orderIds: readonly number[] }
  | { readonly outcome: 'unknown' };

const ordersOf = (invoices: readonly PayableInvoice[]): readonly number[] => [
  ...new Set(invoices.map(({ orderId }) => orderId)),
];

const byDue = (amount: Kopecks, due: Kopecks): 'exact' | 'partial' | 'over' =>
  amount === due ? 'exact' : amount < due ? 'partial' : 'over';

/** Returns invoices that the purpose names by number. If the purpose also gives a date, it must equal the invoice's. */
function named(purpose: string, invoices: readonly PayableInvoice[]): readonly PayableInvoice[] {
  const mentions = invoiceMentions(purpose);
  const orders = orderMentions(purpose);
  return invoices.filter(
    ({ sequence, issuedOn, orderNumber }) =>
      orders.includes(orderNumber) ||
      mentions.some((each) => each.sequence === sequence && (each.day === null || each.day === issuedOn)),
  );
}

/** Matches by the invoice number in the entry; without one, by payer and sum. */
export function matchEntry(entry: BankEntry, invoices: readonly PayableInvoice[]): BankMatch {
  const found = named(entry.purpose, invoices);
  const ofPayer = found.filter(({ buyerInn }) => buyerInn === entry.payerInn);
  // Invoice numbers restart each year, so the payer distinguishes invoices with equal numbers.
  const mentioned = ofPayer.length > 0 && invoiceMentions(entry.purpose).length <= 1 ? ofPayer : found;
  const [first] = mentioned;
  if (first !== undefined) {
    const orderIds = ordersOf(mentioned);
    const isSure = orderIds.length === 1 && first.buyerInn === entry.payerInn && !first.isOver;
    return isSure
      ? { outcome: byDue(entry.amount, first.due), orderId: first.orderId }
      : { outcome: 'ambiguous', orderIds };
  }
  const bySum = invoices.filter(
    ({ buyerInn, due, isOver }) => !isOver && buyerInn === entry.payerInn && due === entry.amount && due > 0,
  );
  const orderIds = ordersOf(bySum);
  const [only] = orderIds;
  if (only === undefined) return { outcome: 'unknown' };
  return orderIds.length === 1 ? { outcome: 'exact', orderId: only } : { outcome: 'ambiguous', orderIds };
}

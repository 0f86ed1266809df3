import type { Day } from '../delivery/day.ts';
import type { Kopecks } from '../money/money.ts';
import type { BankEntry } from './bank-entry.ts';
import { invoiceMentions, orderMentions } from './invoice-mentions.ts';

/** An invoice that money could be for. All versions of one are of the same order. */
export interface PayableInvoice {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly sequence: number;
  readonly issuedOn: Day;
  readonly buyerInn: string;
  /** What of its order is not paid yet; 0: nothing. */
  readonly due: Kopecks;
  /** The order was cancelled: money for it is for people to decide about. */
  readonly isOver: boolean;
}

/**
 * - `exact`, `partial`, `over`: the one order it is for, and how the sum compares with what is due;
 * - `ambiguous`: it could be for several orders, or for one with a doubt (another payer, an order that is over): for
 *   people to decide, never by itself;
 * - `unknown`: for none that is known.
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

/** Named by number; where a date is told too, it must be that of the invoice. */
function named(purpose: string, invoices: readonly PayableInvoice[]): readonly PayableInvoice[] {
  const mentions = invoiceMentions(purpose);
  const orders = orderMentions(purpose);
  return invoices.filter(
    ({ sequence, issuedOn, orderNumber }) =>
      orders.includes(orderNumber) ||
      mentions.some((each) => each.sequence === sequence && (each.day === null || each.day === issuedOn)),
  );
}

/** What an entry names decides; otherwise the payer and the sum. */
export function matchEntry(entry: BankEntry, invoices: readonly PayableInvoice[]): BankMatch {
  const found = named(entry.purpose, invoices);
  const ofPayer = found.filter(({ buyerInn }) => buyerInn === entry.payerInn);
  // Numbers begin anew each year: the payer tells apart invoices of one number.
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

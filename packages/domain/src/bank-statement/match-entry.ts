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
  /** Unpaid sum of the invoice's order; 0 = fully paid. */
  readonly due: Kopecks;
  /** True if the order was cancelled. Then staff decide what to do with the money. */
  readonly isOver: boolean;
}

/**
 * How an incoming payment relates to the invoices:
 * - `exact`, `partial`, `over`: the payment is for one order; its sum is equal to, below or above the amount due;
 * - `ambiguous`: the payment fits several orders, a cancelled order, or an order of another payer; staff decide;
 * - `unknown`: the payment fits no order.
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

/**
 * Returns the invoices that the purpose names by invoice number or order number. If the purpose gives a date with an
 * invoice number, the invoice must have that date.
 */
function named(purpose: string, invoices: readonly PayableInvoice[]): readonly PayableInvoice[] {
  const mentions = invoiceMentions(purpose);
  const orders = orderMentions(purpose);
  return invoices.filter(
    ({ sequence, issuedOn, orderNumber }) =>
      orders.includes(orderNumber) ||
      mentions.some((each) => each.sequence === sequence && (each.day === null || each.day === issuedOn)),
  );
}

/**
 * Returns the order that an incoming payment is for. The purpose decides first. If it names no invoice, the payer and
 * the sum decide.
 */
export function matchEntry(entry: BankEntry, invoices: readonly PayableInvoice[]): BankMatch {
  const found = named(entry.purpose, invoices);
  const ofPayer = found.filter(({ buyerInn }) => buyerInn === entry.payerInn);
  // Invoice numbers restart each year, so two invoices may share a number. Then the payer's tax number (INN) decides.
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

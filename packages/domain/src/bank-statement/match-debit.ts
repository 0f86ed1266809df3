import type { Kopecks } from '../money/money.ts';
import type { BankEntry } from './bank-entry.ts';
import { orderMentions } from './invoice-mentions.ts';

/** A refund that waits to be paid out. */
export interface RefundToPay {
  readonly refundId: number;
  readonly orderNumber: string;
  /** Number of the refund within its order, from 1. */
  readonly sequence: number;
  readonly amount: Kopecks;
  readonly account: string;
}

/**
 * How an outgoing payment relates to the refunds that wait to be paid:
 * - `refund_paid`: the payment pays exactly one refund, found by account and sum;
 * - `refund_differs`: the payment names the order or the account of a refund, but the rest differs; staff decide;
 * - `outgoing`: the payment is not a refund.
 */
export const debitOutcomes = ['refund_paid', 'refund_differs', 'outgoing'] as const;

export type DebitMatch =
  | { readonly outcome: 'refund_paid'; readonly refund: RefundToPay }
  | { readonly outcome: 'refund_differs'; readonly refunds: readonly RefundToPay[] }
  | { readonly outcome: 'outgoing' };

/** «Возврат № 2», as the shop writes it in the payment purpose. */
const sequenceForm = /возврат\s*(?:№|n|no\.?)\s*(\d{1,6})(?!\d)/iu;

/** Returns the refunds that the purpose names by order and sequence number, or all refunds if it names none. */
function narrowed(purpose: string, refunds: readonly RefundToPay[]): readonly RefundToPay[] {
  const orders = orderMentions(purpose);
  const sequence = Number(sequenceForm.exec(purpose)?.[1] ?? 0);
  const named = refunds.filter((each) => orders.includes(each.orderNumber) && each.sequence === sequence);
  return named.length > 0 ? named : refunds;
}

/**
 * Returns the refund that an outgoing payment pays, found by account and sum. The payment purpose decides between
 * refunds with equal sums.
 */
export function matchDebit(
  { amount, payeeAccount, purpose }: Pick<BankEntry, 'amount' | 'payeeAccount' | 'purpose'>,
  refunds: readonly RefundToPay[],
): DebitMatch {
  const orders = orderMentions(purpose);
  // A purpose that names another order excludes a refund, even if the sum is equal.
  const open = orders.length === 0 ? refunds : refunds.filter(({ orderNumber }) => orders.includes(orderNumber));
  const fitting = narrowed(
    purpose,
    open.filter((each) => each.amount === amount && each.account === payeeAccount),
  );
  const [first] = fitting;
  const isOneOrder = fitting.every(({ orderNumber }) => orderNumber === first?.orderNumber);
  if (first !== undefined && isOneOrder) return { outcome: 'refund_paid', refund: first };
  if (first !== undefined) return { outcome: 'refund_differs', refunds: fitting };
  const near = refunds.filter(
    ({ orderNumber, account }) => orders.includes(orderNumber) || (orders.length === 0 && account === payeeAccount),
  );
  return near.length === 0 ? { outcome: 'outgoing' } : { outcome: 'refund_differs', refunds: near };
}

import type { Kopecks } from '../money/money.ts';
import type { BankEntry } from './bank-entry.ts';
import { orderMentions } from './invoice-mentions.ts';

/** A refund that waits for its payment order. */
export interface RefundToPay {
  readonly refundId: number;
  readonly orderNumber: string;
  /** Of the order's refunds, from 1. */
  readonly sequence: number;
  readonly amount: Kopecks;
  readonly account: string;
}

/**
 * - `refund_paid`: the one refund that it pays, by account and sum;
 * - `refund_differs`: it names the order of one, or goes to its account, and the rest does not fit: people look;
 * - `outgoing`: it has nothing to do with refunds.
 */
export const debitOutcomes = ['refund_paid', 'refund_differs', 'outgoing'] as const;

export type DebitMatch =
  | { readonly outcome: 'refund_paid'; readonly refund: RefundToPay }
  | { readonly outcome: 'refund_differs'; readonly refunds: readonly RefundToPay[] }
  | { readonly outcome: 'outgoing' };

/** «Возврат № 2», as we wrote it ourselves. */
const sequenceForm = /возврат\s*(?:№|n|no\.?)\s*(\d{1,6})(?!\d)/iu;

/** Those that the purpose names by order and number; all where it names none of them so. */
function narrowed(purpose: string, refunds: readonly RefundToPay[]): readonly RefundToPay[] {
  const orders = orderMentions(purpose);
  const sequence = Number(sequenceForm.exec(purpose)?.[1] ?? 0);
  const named = refunds.filter((each) => orders.includes(each.orderNumber) && each.sequence === sequence);
  return named.length > 0 ? named : refunds;
}

/** Which refund money that left the account pays: account and sum must be its own, the purpose tells apart equal ones. */
export function matchDebit(
  { amount, payeeAccount, purpose }: Pick<BankEntry, 'amount' | 'payeeAccount' | 'purpose'>,
  refunds: readonly RefundToPay[],
): DebitMatch {
  const orders = orderMentions(purpose);
  // Named otherwise, it is for something else, whatever the sum.
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

import { formatInvoiceDay } from '../invoice/invoice-number.ts';
import type { VatSum } from '../invoice/invoice-lines.ts';
import { vatWords } from '../invoice/payment-code.ts';
import type { Day } from '../delivery/day.ts';
import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';

/** How money goes back: through the provider that took it, by a payment order of the office, out of the till. */
export const refundWays = ['provider', 'bank', 'cash'] as const;
export type RefundWay = (typeof refundWays)[number];

/** What is known of the money of an order. */
export interface OrderMoney {
  readonly total: Kopecks;
  readonly isPaid: boolean;
  /** A payment of the provider paid it. */
  readonly isPaidOnline: boolean;
  /** The till in the office printed a receipt for it. */
  readonly hasTillReceipt: boolean;
  /** All that came for it by bank. */
  readonly byBank: Kopecks;
}

/** A refund that does not go through the provider; `hasLines`: it is for pieces of the order. */
export interface OfficeRefund {
  readonly amount: Kopecks;
  readonly hasLines: boolean;
}

/** Who took the money that an order was paid with; null: it is not paid. What no bank and no provider took came in cash. */
export function moneySource({ total, isPaid, isPaidOnline, hasTillReceipt, byBank }: OrderMoney): RefundWay | null {
  if (!isPaid) return null;
  if (isPaidOnline) return 'provider';
  return !hasTillReceipt && byBank >= total && byBank > 0 ? 'bank' : 'cash';
}

/** The ways in which money of this source may go back: cash can be sent to an account, money of a bank goes to a bank. */
export const waysBack: Readonly<Record<RefundWay, readonly RefundWay[]>> = {
  provider: ['provider'],
  bank: ['bank'],
  cash: ['cash', 'bank'],
};

/**
 * What the office can still give back: of the order's own money, and of what came by bank beyond it, for an order that is
 * over, or for one that is not paid yet. A refund that was only begun counts as gone, so both are never below nothing.
 */
export function officeRefundable(
  money: OrderMoney,
  refunds: readonly OfficeRefund[],
): { readonly own: Kopecks; readonly beyond: Kopecks } {
  const source = moneySource(money);
  const sumOf = (hasLines: boolean) =>
    sumKopecks(refunds.filter((each) => each.hasLines === hasLines).map(({ amount }) => amount));
  const own = source === 'bank' || source === 'cash' ? money.total : 0;
  const beyond = money.byBank - (source === 'bank' ? money.total : 0);
  return {
    own: Math.max(0, own - sumOf(true)) as Kopecks,
    beyond: Math.max(0, beyond - sumOf(false)) as Kopecks,
  };
}

/** Longest purpose of a payment order, in signs (Bank of Russia 762-P, field 24). */
export const purposeLengthMax = 210;

/** The purpose of the payment order by which money goes back: the statement of the bank is matched by it. */
export function refundPurpose(refund: {
  readonly orderNumber: string;
  /** Of the order's refunds, from 1. */
  readonly sequence: number;
  /** By which the money came; null: by none. */
  readonly invoice: { readonly number: string; readonly day: Day } | null;
  readonly vat: readonly VatSum[];
}): string {
  const { orderNumber, sequence, invoice, vat } = refund;
  const by = invoice === null ? '' : `, счет ${invoice.number} от ${formatInvoiceDay(invoice.day)}`;
  return `Возврат № ${sequence} по заказу ${orderNumber}${by}${vatWords(vat)}`.slice(0, purposeLengthMax);
}

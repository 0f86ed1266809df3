import { formatInvoiceDay } from '../invoice/invoice-number.ts';
import type { VatSum } from '../invoice/invoice-lines.ts';
import { vatWords } from '../invoice/payment-code.ts';
import type { Day } from '../delivery/day.ts';
import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';

/** Ways of refunding: through the provider that took the money, by a bank transfer, or in cash. */
export const refundWays = ['provider', 'bank', 'cash'] as const;
export type RefundWay = (typeof refundWays)[number];

/** Facts about the money of an order. */
export interface OrderMoney {
  readonly total: Kopecks;
  readonly isPaid: boolean;
  /** True if a payment through the provider paid the order. */
  readonly isPaidOnline: boolean;
  /** True if the cash register in the office printed a receipt for the order. */
  readonly hasTillReceipt: boolean;
  /** Total received by bank transfer. */
  readonly byBank: Kopecks;
}

/** A refund that does not go through the payment provider. `hasLines` = true: pieces of the order are refunded. */
export interface OfficeRefund {
  readonly amount: Kopecks;
  readonly hasLines: boolean;
}

/**
 * Returns how the money of a paid order came in; null = not paid. Money that came neither through the provider nor by
 * bank transfer came in cash.
 */
export function moneySource({ total, isPaid, isPaidOnline, hasTillReceipt, byBank }: OrderMoney): RefundWay | null {
  if (!isPaid) return null;
  if (isPaidOnline) return 'provider';
  return !hasTillReceipt && byBank >= total && byBank > 0 ? 'bank' : 'cash';
}

/**
 * How money may be refunded, by the way it came in. Cash may be refunded by bank transfer. Money from a bank transfer
 * may not be refunded in cash.
 */
export const waysBack: Readonly<Record<RefundWay, readonly RefundWay[]>> = {
  provider: ['provider'],
  bank: ['bank'],
  cash: ['cash', 'bank'],
};

/**
 * Returns the amounts that the office can still refund. `own`: the rest of the order's payment. `beyond`: the rest of
 * bank transfers that exceed the order, or that paid an unpaid or finished order. A refund in progress counts as paid.
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

/** Maximum length of the number of a payment order or of a cash register's receipt, in characters. */
export const paperNumberLengthMax = 60;

/** Maximum length of a payment purpose in characters (Bank of Russia 762-P, field 24). */
export const purposeLengthMax = 210;

/**
 * Returns the payment purpose of a refund by bank transfer. With this text, the refund is later found in the bank
 * statement.
 */
export function refundPurpose(refund: {
  readonly orderNumber: string;
  /** Number of the refund within its order, from 1. */
  readonly sequence: number;
  /** Invoice that the buyer paid; null = none. */
  readonly invoice: { readonly number: string; readonly day: Day } | null;
  readonly vat: readonly VatSum[];
}): string {
  const { orderNumber, sequence, invoice, vat } = refund;
  const by = invoice === null ? '' : `, счет ${invoice.number} от ${formatInvoiceDay(invoice.day)}`;
  return `Возврат № ${sequence} по заказу ${orderNumber}${by}${vatWords(vat)}`.slice(0, purposeLengthMax);
}

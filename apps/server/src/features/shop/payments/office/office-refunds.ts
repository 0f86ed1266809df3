import type { RefundBody } from '@farad/contract/office/payments/payments';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { invoiceQueries } from '@farad/database/payments/invoice.queries';
import { officeRefundQueries } from '@farad/database/payments/office-refund.queries';
import type { PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import type { PaymentLineRow } from '@farad/database/payments/payment.queries';
import { receiptQueries } from '@farad/database/payments/receipt.queries';
import { refundQueries } from '@farad/database/payments/refund.queries';
import { checkPayee, type Payee } from '@farad/domain/company';
import { moscowDay } from '@farad/domain/delivery';
import { formatInvoiceNumber, vatByRate, type VatSum } from '@farad/domain/invoice';
import { sumKopecks, type Kopecks } from '@farad/domain/money';
import {
  moneySource,
  officeRefundable,
  refundKey,
  refundPurpose,
  waysBack,
  type OrderMoney,
} from '@farad/domain/payment';
import { itemsOfPart, type ReceiptItem } from '@farad/domain/receipt';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { notifyOfMoney } from '#core/payments/pay-messages.ts';
import { noteRefundPaid } from '#core/payments/refund-done.ts';
import { requisiteFailure } from '#core/companies/requisite-failure.ts';
import { taxDayOf } from '../provider/lines-to-pay.ts';
import {
  refundLines,
  takePiecesOf,
  type RefundedPieces,
  type RefundFailure,
  type TakenPieces,
} from '../provider/refund-money.ts';

type RequestedRefund = z.output<typeof RefundBody>;
type ByOffice = Exclude<RequestedRefund['by'], { way: 'provider' }>;
type PayeeToCheck = Extract<RequestedRefund['by'], { way: 'bank' }>['payee'];

export interface OfficePart {
  readonly move: 'cancel' | 'return';
  readonly pieces: readonly RefundedPieces[];
}

/** Returns the bank and cash payments of a locked order, and how much of them can be refunded. */
export async function officeMoney(
  handle: Handle,
  orderId: number,
): Promise<{ readonly money: OrderMoney; readonly left: ReturnType<typeof officeRefundable> }> {
  const money = await officeRefundQueries(handle).money(orderId);
  const refunds = (await refundQueries(handle).standing(orderId)).filter(({ way }) => way !== 'provider');
  const left = officeRefundable(
    money,
    refunds.map(({ amount, cause }) => ({ amount, hasLines: cause === 'staff' })),
  );
  return { money, left };
}

/** A refund by bank or cash, ready to be stored. */
interface ReadyRefund {
  readonly amount: Kopecks;
  /** Refunded pieces; null = the refund returns an excess above the order's total. */
  readonly taken: readonly (TakenPieces & { readonly move: OfficePart['move'] })[] | null;
  readonly vat: readonly VatSum[];
  readonly items: readonly ReceiptItem[];
}

/**
 * Takes the refunded pieces from the lines, part by part. A piece cannot be taken twice. Returns their amount and VAT.
 */
async function takeParts(
  tx: Tx,
  lines: readonly PaymentLineRow[],
  parts: readonly OfficePart[],
  at: Date,
): Promise<Result<ReadyRefund, RefundFailure>> {
  const day = await taxDayOf(tx, at);
  let now = lines;
  const taken: (TakenPieces & { move: OfficePart['move'] })[] = [];
  for (const { move, pieces } of parts) {
    const step = takePiecesOf(now, { move, pieces }, day);
    if (!step.ok) return step;
    now = now.map((line) => step.value.lines.find(({ position }) => position === line.position) ?? line);
    taken.push({ ...step.value, move });
  }
  const items = taken.flatMap((each) => each.parts.flatMap(({ line, part }) => itemsOfPart(line, part)));
  const rows = items.map(({ quantity, price, vatPercent }) => ({ total: (quantity * price) as Kopecks, vatPercent }));
  return ok({ taken, items, amount: sumKopecks(rows.map(({ total }) => total)), vat: vatByRate(rows) });
}

type PayeeOrder = Pick<PaidOrderRow, 'company'>;

/** Returns the checked requisites of the account to which a refund is sent, or a failure with the wrong field. */
export function readRequisites(payee: PayeeToCheck, order: PayeeOrder, locale: Locale): Result<Payee, Failure> {
  const checked = checkPayee(payee, order.company !== null);
  if (checked.ok) return checked;
  return fail({ ...requisiteFailure(checked.error, locale), field: `payee.${checked.error.field}` });
}

/**
 * Returns the checked payee of a bank refund; null = a cash refund. Fails if the day of a cash refund (`by.day`) is in
 * the future.
 */
export function readPayee(
  by: ByOffice,
  order: PayeeOrder,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
): Result<Payee | null, Failure> {
  if (by.way === 'cash') {
    return by.day > moscowDay(now) ? fail({ code: 'invalid_input', field: 'by.day' }) : ok(null);
  }
  const checked = readRequisites(by.payee, order, locale);
  return checked.ok ? checked : fail({ ...checked.error, field: `by.${checked.error.field}` });
}

async function purposeOf(tx: Tx, order: PaidOrderRow, sequence: number, vat: readonly VatSum[]): Promise<string> {
  const [invoice] = await invoiceQueries(tx).ofOrder(order.id);
  const named =
    invoice === undefined ? null : { number: formatInvoiceNumber(invoice), day: moscowDay(invoice.issuedAt) };
  return refundPurpose({ orderNumber: order.number, sequence, invoice: named, vat });
}

/** Data of a refund by bank or cash, as staff entered it. */
export interface OfficeWish {
  readonly by: ByOffice;
  readonly payee: Payee | null;
  readonly note: string;
  readonly staffId: number;
}

async function keep(
  tx: Tx,
  deps: Deps,
  order: PaidOrderRow,
  { by, payee, note, staffId }: OfficeWish,
  ready: ReadyRefund,
): Promise<number> {
  const at = deps.clock();
  const sequence = ((await refundQueries(tx).ofOrder(order.id)).at(-1)?.sequence ?? 0) + 1;
  const { amount, taken, vat, items } = ready;
  const id = await officeRefundQueries(tx).insert({
    orderId: order.id,
    sequence,
    key: refundKey(order.number, sequence),
    amount,
    note,
    staffId,
    at,
    way: by.way,
    payee,
    cause: taken === null ? 'overpaid' : 'staff',
    purpose: by.way === 'bank' ? await purposeOf(tx, order, sequence, vat) : '',
    lines: (taken ?? []).flatMap(({ parts, move }) => refundLines(parts, move)),
  });
  if (by.way === 'cash') {
    const receipt = { orderId: order.id, refundId: id, amount, items, at, tillNumber: by.number, staffId };
    await receiptQueries(tx).addTillRefund(receipt);
  }
  return id;
}

/**
 * Stores a refund by bank or cash, with the order locked. It cannot exceed the amount paid, and no piece is refunded
 * twice (T37). {@link finishOfficeRefund} then completes a refund in cash immediately; a refund by bank waits until it
 * is paid.
 */
export async function beginOfficeRefund(
  tx: Tx,
  deps: Deps,
  order: PaidOrderRow,
  wish: OfficeWish,
  what: { readonly lines: readonly PaymentLineRow[]; readonly parts: readonly OfficePart[] } | 'beyond',
): Promise<Result<number, RefundFailure | Failure>> {
  const { money, left } = await officeMoney(tx, order.id);
  if (what === 'beyond') {
    if (left.beyond === 0) return fail({ code: 'nothing_to_refund' });
    if (wish.by.way !== 'bank') return fail({ code: 'refund_other_way', field: 'by.way' });
    // The excess was paid for no goods, so it includes no VAT.
    return ok(await keep(tx, deps, order, wish, { amount: left.beyond, taken: null, vat: [], items: [] }));
  }
  const source = moneySource(money);
  if (source === null) return fail({ code: 'nothing_to_refund' });
  if (!waysBack[source].includes(wish.by.way)) return fail({ code: 'refund_other_way', field: 'by.way' });
  const ready = await takeParts(tx, what.lines, what.parts, deps.clock());
  if (!ready.ok) return ready;
  if (ready.value.amount === 0) return fail({ code: 'nothing_to_refund' });
  if (ready.value.amount > left.own) return fail({ reason: 'over_remainder' });
  return ok(await keep(tx, deps, order, wish, ready.value));
}

/**
 * Completes a refund in cash. For a refund by bank, notifies the buyer of the amount and the account. Call it last in
 * the transaction, since it may issue a corrected invoice.
 */
export async function finishOfficeRefund(
  tx: Tx,
  deps: Deps,
  order: PaidOrderRow,
  { by, payee, note, staffId }: OfficeWish,
  refundId: number,
): Promise<void> {
  if (by.way === 'cash') {
    await noteRefundPaid(tx, deps, refundId, { number: by.number, day: by.day, staffId });
    return;
  }
  const refund = await refundQueries(tx).byId(refundId);
  if (refund === undefined || payee === null) throw new Error(`refund ${refundId} has no payee`);
  const { amount } = refund;
  const accountEnd = payee.account.slice(-4);
  await notifyOfMoney(tx, deps.config, order, { what: 'refund_planned', amount, reason: note, accountEnd });
}

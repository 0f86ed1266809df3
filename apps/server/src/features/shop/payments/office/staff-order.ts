import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { owedReturnQueries } from '@farad/database/orders/owed-return.queries';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import { paidOrderQueries, type PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { paymentQueries, type PaymentRow } from '@farad/database/payments/payment.queries';
import { receiptQueries, type ReceiptRow } from '@farad/database/payments/receipt.queries';
import { refundQueries, type RefundRow } from '@farad/database/payments/refund.queries';
import { leftToPack } from '@farad/domain/delivery';
import { toRoubles } from '@farad/domain/money';
import { refundable } from '@farad/domain/payment';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { presentLine, presentOffice, presentRefund, type CountPieces } from './present-refund.ts';
import { paymentOf } from '../provider/refund-money.ts';

type Shown = StaffOrderPayments['payments'][number];

const momentOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/**
 * Returns a function that counts the pieces of a line that are neither handed over nor in a parcel. For the line of the
 * delivery it returns 1 until the delivery is done.
 */
export async function unpackedPieces(handle: Handle, orderId: number): Promise<CountPieces> {
  const parcels = parcelQueries(handle);
  const left = leftToPack(await parcels.toSend(orderId), await parcels.ofOrder(orderId));
  return ({ productId, quantity, cancelled, shipped }) => {
    const due = quantity - cancelled - shipped;
    if (productId === null) return due;
    return Math.min(due, left.find((line) => line.productId === productId)?.quantity ?? 0);
  };
}

/** Dependencies that are needed to show an order's payments. */
type MoneyView = Pick<Deps, 'db' | 'vendors'>;

async function presentPaymentRow(
  { db: handle, vendors }: MoneyView,
  payment: PaymentRow,
  refunds: readonly RefundRow[],
  unpacked: CountPieces,
): Promise<Shown> {
  const own = refunds.filter(({ paymentId }) => paymentId === payment.id);
  const [events, lines, shownRefunds] = await Promise.all([
    paymentQueries(handle).events(payment.id),
    paymentQueries(handle).lines(payment.id),
    Promise.all(own.map((refund) => presentRefund(handle, refund))),
  ]);
  const { id, attempt, method, state, providerId, amount, isHeld, failure, captureWishedAt, releaseWishedAt } = payment;
  const isHeldNow = state === 'waiting_for_capture' && captureWishedAt === null && releaseWishedAt === null;
  const left = refundable(
    paymentOf(payment),
    own.filter(({ cause }) => cause !== 'not_captured'),
  );
  return {
    id: String(id),
    attempt,
    method,
    state,
    provider: { id: payment.provider, isInstalled: vendors.payments.find(payment.provider) !== null },
    providerId,
    amount: toRoubles(amount),
    isHeld,
    failure,
    refundable: toRoubles(left),
    createdAt: payment.createdAt.toISOString(),
    paidAt: momentOrNull(payment.paidAt),
    expiresAt: momentOrNull(payment.expiresAt),
    may: {
      capture: isHeldNow,
      release: isHeldNow,
      refund: left > 0,
    },
    events: events.map((event) => ({
      at: event.at.toISOString(),
      state: event.state,
    })),
    lines: lines.map((line) => presentLine(line, unpacked)),
    refunds: shownRefunds,
  };
}

const presentReceipt = (receipt: ReceiptRow): StaffOrderPayments['receipts'][number] => ({
  id: String(receipt.id),
  kind: receipt.kind,
  state: receipt.state,
  amount: toRoubles(receipt.amount),
  rows: receipt.items.length,
  tillNumber: receipt.tillNumber,
  at: receipt.createdAt.toISOString(),
});

/** Returns the payments and refunds of an order, for staff. */
export async function showMoney(view: MoneyView, number: string): Promise<Result<StaffOrderPayments, Failure>> {
  const handle = view.db;
  const order = await paidOrderQueries(handle).byNumber(number);
  if (order === undefined) return fail({ code: 'not_found' });
  const [payments, refunds, receipts, wishes, unpacked] = await Promise.all([
    paymentQueries(handle).ofOrder(order.id),
    refundQueries(handle).ofOrder(order.id),
    receiptQueries(handle).ofOrder(order.id),
    owedReturnQueries(handle).openWishes(order.id),
    unpackedPieces(handle, order.id),
  ]);
  return ok({
    number: order.number,
    total: toRoubles(order.total),
    paidAt: momentOrNull(order.paidAt),
    payments: await Promise.all(payments.map((payment) => presentPaymentRow(view, payment, refunds, unpacked))),
    receipts: receipts.map(presentReceipt),
    owed: wishes.filter(({ isAccepted }) => isAccepted).map(({ position, pieces }) => ({ position, qty: pieces })),
    office: await presentOffice(handle, order, refunds, unpacked),
  });
}

export interface LockedMoney {
  readonly order: PaidOrderRow;
  /** Payments that are held or captured, oldest first. An order that is paid in parts has several. */
  readonly payments: readonly PaymentRow[];
}

const brings = ({ state }: PaymentRow): boolean => state === 'succeeded' || state === 'waiting_for_capture';

/** Locks an order and its payments and returns them; undefined = there is no such order. */
export async function lockMoney(tx: Tx, number: string): Promise<LockedMoney | undefined> {
  const found = await paidOrderQueries(tx).byNumber(number);
  const order = found && (await paidOrderQueries(tx).lock(found.id));
  if (!order) return undefined;
  const payments: PaymentRow[] = [];
  for (const { id } of (await paymentQueries(tx).ofOrder(order.id)).filter(brings).toReversed()) {
    const payment = await paymentQueries(tx).lock(id);
    if (payment !== undefined) payments.push(payment);
  }
  return { order, payments };
}

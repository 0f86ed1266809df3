import type { Tx } from '@farad/database/connection/connect';
import { invoiceQueries } from '@farad/database/payments/invoice.queries';
import { officeRefundQueries, type RefundPaper } from '@farad/database/payments/office-refund.queries';
import { orderReturnQueries } from '@farad/database/orders/order-return.queries';
import { paidOrderQueries } from '@farad/database/payments/paid-order.queries';
import { owedReturnQueries } from '@farad/database/orders/owed-return.queries';
import { refundQueries, type RefundRow } from '@farad/database/payments/refund.queries';
import { toRoubles } from '@farad/domain/money';

import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { OrderMoves } from '../orders/move-order.ts';
import { notifyOfMoney } from './pay-messages.ts';
import { notifyOfOrder } from '../messages/enqueue-webhooks.ts';

/** Returns the last four digits of the refund's bank account, so that its owner recognises it; '' = no account. */
export const accountEndOf = (payee: RefundRow['payee']): string => payee?.account?.slice(-4) ?? '';

/** Closes those returns of a locked order whose refunds are fully paid. */
export async function closePaidReturns(tx: Tx, orderId: number): Promise<void> {
  const owed = await owedReturnQueries(tx).ofOrder(orderId);
  await orderReturnQueries(tx).closePaid(
    orderId,
    owed.map(({ returnId }) => returnId),
  );
}

/** Issues a new version of the order's invoice without the refunded goods, if it has an invoice. */
async function correctInvoice(tx: Tx, { config, clock }: OrderMoves, refund: RefundRow): Promise<void> {
  const lines = await refundQueries(tx).lines(refund.id);
  const [invoice] = await invoiceQueries(tx).ofOrder(refund.orderId);
  if (lines.length === 0 || invoice === undefined) return;
  const issued = await issueInvoice(tx, config, refund.orderId, clock());
  // A fully refunded or cancelled order has nothing left to invoice, so it needs no new version.
  if (!issued.ok && issued.error.code !== 'nothing_to_invoice' && issued.error.code !== 'seller_missing') {
    throw new Error(`the invoice of order ${refund.orderNumber} cannot be corrected: ${issued.error.code}`);
  }
}

/**
 * Records a refund that staff paid outside the payment provider, only once, with its document. Its returns are closed,
 * the invoice is corrected, and the buyer and webhooks are notified. Returns false if the refund was recorded before.
 * It may lock the counter of invoices, so call it last.
 */
export async function noteRefundPaid(
  tx: Tx,
  deps: OrderMoves,
  refundId: number,
  paper: Omit<RefundPaper, 'at'>,
): Promise<boolean> {
  const at = deps.clock();
  const found = await refundQueries(tx).byId(refundId);
  const order = found && (await paidOrderQueries(tx).lock(found.orderId));
  if (!found || !order) throw new Error(`refund ${refundId} or its order not found`);
  if (!(await officeRefundQueries(tx).setPaid(refundId, { ...paper, at }))) return false;
  // Read again, since staff may have corrected the payee while this transaction waited for the order's lock.
  const refund = (await refundQueries(tx).byId(refundId)) ?? found;
  const { amount, note: reason, way } = refund;
  await notifyOfOrder(tx, 'order.refunded', order, at, { refunded: toRoubles(amount) });
  const what = way === 'cash' ? 'refund_cash' : 'refund_sent';
  const accountEnd = way === 'cash' ? {} : { accountEnd: accountEndOf(refund.payee) };
  await notifyOfMoney(tx, deps.config, order, { what, amount, reason, ...accountEnd });
  await closePaidReturns(tx, order.id);
  await correctInvoice(tx, deps, refund);
  return true;
}

import type { Handle } from '@farad/database/connection/connect';
import { invoiceQueries } from '@farad/database/payments/invoice.queries';
import { officeRefundQueries, type RefundPaper } from '@farad/database/payments/office-refund.queries';
import { orderReturnQueries } from '@farad/database/orders/order-return.queries';
import { paidOrderQueries } from '@farad/database/payments/payment.queries';
import { owedReturnQueries } from '@farad/database/orders/owed-return.queries';
import { refundQueries, type RefundRow } from '@farad/database/payments/refund.queries';
import { toRoubles } from '@farad/domain/money';

import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { OrderMoves } from '../orders/move-order.ts';
import { tellOfMoney } from './pay-messages.ts';
import { tellOfOrder } from '../messages/tell-hooks.ts';

/** Last digits of an account: enough for its owner to know it. */
export const accountEndOf = (payee: RefundRow['payee']): string => payee?.account?.slice(-4) ?? '';

/** Wishes to give back whose money has gone back are over; the order is locked. */
export async function closePaidReturns(tx: Handle, orderId: number): Promise<void> {
  const owed = await owedReturnQueries(tx).ofOrder(orderId);
  await orderReturnQueries(tx).closePaid(
    orderId,
    owed.map(({ returnId }) => returnId),
  );
}

/** An order that has an invoice gets a new version of it, without what went back. */
async function correctInvoice(tx: Handle, { config, clock }: OrderMoves, refund: RefundRow): Promise<void> {
  const lines = await refundQueries(tx).lines(refund.id);
  const [invoice] = await invoiceQueries(tx).ofOrder(refund.orderId);
  if (lines.length === 0 || invoice === undefined) return;
  const issued = await issueInvoice(tx, config, refund.orderId, clock());
  // Of an order that went back as a whole, or was cancelled, there is nothing to say any more.
  if (!issued.ok && issued.error.code !== 'nothing_to_invoice' && issued.error.code !== 'seller_missing') {
    throw new Error(`the invoice of order ${refund.orderNumber} cannot be corrected: ${issued.error.code}`);
  }
}

/**
 * Money of the office has gone back: noted once, with the paper that says so; wishes and papers follow, the buyer and his
 * programs are told. False: it was paid before. The counter of invoices may be held from here on: call it last.
 */
export async function noteRefundPaid(
  tx: Handle,
  deps: OrderMoves,
  refundId: number,
  paper: Omit<RefundPaper, 'at'>,
): Promise<boolean> {
  const at = deps.clock();
  const found = await refundQueries(tx).byId(refundId);
  const order = found && (await paidOrderQueries(tx).lock(found.orderId));
  if (!found || !order) throw new Error(`refund ${refundId} or its order is gone`);
  if (!(await officeRefundQueries(tx).setPaid(refundId, { ...paper, at }))) return false;
  // Its payee may have been put right while the order was waited for.
  const refund = (await refundQueries(tx).byId(refundId)) ?? found;
  const { amount, note: reason, way } = refund;
  await tellOfOrder(tx, 'order.refunded', order, at, { refunded: toRoubles(amount) });
  const what = way === 'cash' ? 'refund_cash' : 'refund_sent';
  const accountEnd = way === 'cash' ? {} : { accountEnd: accountEndOf(refund.payee) };
  await tellOfMoney(tx, deps.config, order, { what, amount, reason, ...accountEnd });
  await closePaidReturns(tx, order.id);
  await correctInvoice(tx, deps, refund);
  return true;
}

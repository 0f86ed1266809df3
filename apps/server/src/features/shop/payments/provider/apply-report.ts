import type { Tx } from '@farad/database/connection/connect';
import { quarantineQueries } from '@farad/database/payments/payment-quarantine.queries';
import { paidOrderQueries, type PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { paymentQueries, type PaymentRow } from '@farad/database/payments/payment.queries';
import { receiptQueries } from '@farad/database/payments/receipt.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { judgeReport, type PaymentAccount, type ReportedPayment, type Verdict } from '@farad/domain/payment';
import type { VendorId } from '@farad/domain/shared';
import type { AddressedReceipt, NewPayment } from '@farad/integrations/payments';

import { nextCheckOf } from './check-times.ts';
import type { PaymentDeps } from './payment-account.ts';
import { paymentOf } from './refund-money.ts';
import { settle } from './settle.ts';

/** Result of a report. `refundIds` are automatic refunds that the caller must request from the provider. */
export interface AppliedReport {
  readonly verdict: Verdict['kind'];
  readonly refundIds: readonly number[];
}

/** Stores the receipt of a payment with the state that the fiscal register reports. */
async function noteReceipt(tx: Tx, payment: PaymentRow, report: ReportedPayment, at: Date): Promise<void> {
  if (report.state !== 'succeeded') return;
  const state = report.receipt ?? 'registered';
  const addressed = (payment.captureReceipt as AddressedReceipt | null) ?? (payment.request as NewPayment).receipt;
  const { items, total } = addressed.receipt;
  const { orderId, id: paymentId } = payment;
  await receiptQueries(tx).addWith({ orderId, paymentId, refundId: null, amount: total, items, at, state });
  await receiptQueries(tx).setOfPayment(paymentId, state);
}

/** Stores a report that does not match the shop's data, for a review by staff. It is logged once. */
async function quarantine(
  tx: Tx,
  { log }: PaymentDeps,
  { provider, report }: { readonly provider: VendorId; readonly report: ReportedPayment },
  what: { readonly orderId: number | null; readonly mismatches: readonly string[]; readonly at: Date },
): Promise<void> {
  const { id: providerId, amount, state: reported } = report;
  const isNew = await quarantineQueries(tx).add({ kind: 'payment', provider, providerId, amount, reported, ...what });
  if (isNew) log.warn({ provider, payment: providerId, mismatches: what.mismatches }, 'payment: report does not match');
}

interface Locked {
  readonly order: PaidOrderRow;
  readonly payment: PaymentRow;
}

/**
 * Locks a payment and its order and returns them. The order is locked first, like everywhere, so that no deadlock
 * arises.
 */
export async function lockPayment(tx: Tx, paymentId: number): Promise<Locked> {
  const found = await paymentQueries(tx).byId(paymentId);
  const order = found && (await paidOrderQueries(tx).lock(found.orderId));
  const payment = order && (await paymentQueries(tx).lock(paymentId));
  if (!order || !payment) throw new Error(`payment ${paymentId} not found`);
  return { order, payment };
}

/**
 * Applies the provider's report about a payment (integrations 2.2, 4–6). The report is compared with the stored
 * payment, whose state never moves back. Payment and order are changed in one transaction. A repeated report changes
 * nothing.
 */
export function applyReport(
  deps: PaymentDeps,
  shop: PaymentAccount,
  paymentId: number,
  report: ReportedPayment,
): Promise<AppliedReport> {
  return inTransaction(deps.db, async (tx) => {
    const { order, payment } = await lockPayment(tx, paymentId);
    const at = deps.clock();
    const payments = paymentQueries(tx);
    const verdict = judgeReport(paymentOf(payment), report, shop);
    const nextCheckAt = nextCheckOf(payment, report, at);
    if (verdict.kind === 'quarantine') {
      const { provider } = payment;
      await quarantine(tx, deps, { provider, report }, { orderId: order.id, mismatches: verdict.mismatches, at });
      await payments.checked(payment.id, at, nextCheckOf(payment, null, at));
      return { verdict: verdict.kind, refundIds: [] };
    }
    if (verdict.kind !== 'apply') {
      if (verdict.kind === 'same') await noteReceipt(tx, payment, report, at);
      await payments.checked(payment.id, at, verdict.kind === 'same' ? nextCheckAt : nextCheckOf(payment, null, at));
      return { verdict: verdict.kind, refundIds: [] };
    }
    await payments.apply(payment.id, report, at, nextCheckAt);
    await noteReceipt(tx, payment, report, at);
    const applied = await payments.lock(payment.id);
    if (applied === undefined) throw new Error(`payment ${payment.id} not found`);
    return { verdict: verdict.kind, refundIds: await settle(tx, deps, order, applied, at) };
  });
}

/**
 * Stores a report about a payment that the shop does not know, for a review by staff. Its money cannot be assigned to
 * an order.
 */
export const quarantineStranger = (deps: PaymentDeps, provider: VendorId, report: ReportedPayment): Promise<void> =>
  inTransaction(deps.db, (tx) =>
    quarantine(tx, deps, { provider, report }, { orderId: null, mismatches: ['order'], at: deps.clock() }),
  );

import { quarantineQueries } from '@farad/database/payments/payment-quarantine.queries';
import { paidOrderQueries } from '@farad/database/payments/paid-order.queries';
import { receiptQueries } from '@farad/database/payments/receipt.queries';
import { refundQueries, type RefundRow } from '@farad/database/payments/refund.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { sumKopecks, toRoubles } from '@farad/domain/money';
import { judgeRefund, keyLifeMs, type ReportedRefund } from '@farad/domain/payment';
import type { NewRefund } from '@farad/integrations/payments';

import { closePaidReturns } from '#core/payments/refund-done.ts';
import { notifyOfOrder } from '#core/messages/enqueue-webhooks.ts';
import { notifyOfMoney } from '#core/payments/pay-messages.ts';
import { requestClosingFirst } from './closing-receipts.ts';
import { openAccount, type OpenAccount, type PaymentDeps } from './payment-account.ts';

const againMs = 2 * 60_000;

const soon = (deps: PaymentDeps): Date => new Date(deps.clock().getTime() + againMs);

const isOver = ({ state }: Pick<RefundRow, 'state'>): boolean => state === 'succeeded' || state === 'cancelled';

const receiptStates = { pending: 'pending', succeeded: 'registered', cancelled: 'failed' } as const;

/** Applies the provider's report about a refund. Its state never moves back, and the buyer is notified once. */
export function applyRefund(
  deps: PaymentDeps,
  refundId: number,
  report: ReportedRefund,
): Promise<'apply' | 'same' | 'old' | 'quarantine'> {
  return inTransaction(deps.db, async (tx) => {
    const refunds = refundQueries(tx);
    const found = await refunds.byId(refundId);
    const order = found && (await paidOrderQueries(tx).lock(found.orderId));
    const refund = order && (await refunds.lock(refundId));
    if (!order || !refund || refund.provider === null || refund.paymentProviderId === null) {
      throw new Error(`refund ${refundId} not found`);
    }
    const { provider } = refund;
    const verdict = judgeRefund({ ...refund, paymentId: refund.paymentProviderId }, report);
    const at = deps.clock();
    if (verdict === 'quarantine') {
      const entry = {
        kind: 'refund',
        provider,
        providerId: report.id,
        orderId: order.id,
        mismatches: ['refund'],
      } as const;
      await quarantineQueries(tx).add({ ...entry, amount: report.amount, reported: report.state, at });
      await refunds.setNextCheck(refund.id, null);
      deps.log.warn({ refund: refund.key }, 'refund: report does not match');
    }
    if (verdict !== 'apply') {
      if (verdict === 'same' && !isOver(refund)) await refunds.setNextCheck(refund.id, soon(deps));
      return verdict;
    }
    await refunds.apply(refund.id, report, at, report.state === 'pending' ? soon(deps) : null);
    await receiptQueries(tx).setOfRefund(refund.id, receiptStates[report.state]);
    if (report.state === 'succeeded') {
      await notifyOfOrder(tx, 'order.refunded', order, at, { refunded: toRoubles(refund.amount) });
    }
    if (report.state === 'succeeded' && refund.cause === 'staff') {
      await notifyOfMoney(tx, deps.config, order, { what: 'refunded', amount: refund.amount, reason: refund.note });
    }
    if (report.state === 'succeeded') await closePaidReturns(tx, order.id);
    if (report.state === 'cancelled') deps.log.warn({ refund: refund.key }, 'refund: cancelled by the provider');
    return verdict;
  });
}

/**
 * Decides about a refund whose key has expired, by the refunded amount of the provider's payment. If the refund was not
 * made, it is marked as failed, so that staff can repeat it. If it was made, staff must review it, since the provider's
 * id is unknown.
 */
async function judgeOldRefund(deps: PaymentDeps, desk: OpenAccount, refund: RefundRow): Promise<void> {
  const { paymentProviderId, id, orderId, amount, key } = refund;
  const answer = paymentProviderId === null ? null : await desk.port.get(paymentProviderId);
  const refunds = refundQueries(deps.db);
  if (answer === null || !answer.ok) return refunds.setNextCheck(id, soon(deps));
  const others = (await refunds.ofOrder(orderId)).filter(
    (each) => each.paymentId === refund.paymentId && each.id !== id && each.state === 'succeeded',
  );
  const known = sumKopecks(others.map((each) => each.amount));
  if (answer.value.refunded === known) return refuse(deps, refund, 'not_found');
  const entry = {
    kind: 'refund',
    provider: desk.provider,
    providerId: key,
    orderId,
    mismatches: ['key_over'],
  } as const;
  await quarantineQueries(deps.db).add({ ...entry, amount, reported: 'unknown', at: deps.clock() });
  return refunds.setNextCheck(id, null);
}

const refuse = (deps: PaymentDeps, refund: RefundRow, failure: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await refundQueries(tx).refuse(refund.id, failure, deps.clock());
    await receiptQueries(tx).setOfRefund(refund.id, 'failed');
    deps.log.warn({ refund: refund.key, failure }, 'refund: refused by the provider');
  });

/**
 * Requests a stored refund from the provider, or asks about it. Repeated requests lead to only one refund (T37). While
 * the provider is not installed, the refund waits.
 */
export async function requestRefund(deps: PaymentDeps, refundId: number): Promise<void> {
  const refunds = refundQueries(deps.db);
  const refund = await refunds.byId(refundId);
  if (refund === undefined || isOver(refund)) return;
  const desk = refund.provider === null ? null : await openAccount(deps, refund.provider);
  if (desk === null) return;
  if (refund.providerId !== null) {
    const answer = await desk.port.getRefund(refund.providerId);
    if (answer.ok) await applyRefund(deps, refundId, answer.value);
    else await refunds.setNextCheck(refundId, soon(deps));
    return;
  }
  if (deps.clock().getTime() - refund.createdAt.getTime() > keyLifeMs) return judgeOldRefund(deps, desk, refund);
  await refunds.setNextCheck(refundId, soon(deps));
  await requestClosingFirst(deps, refund.orderId);
  const answer = await desk.port.refund(refund.request as NewRefund);
  if (answer.ok) await applyRefund(deps, refundId, answer.value);
  else if (answer.error.kind === 'refused') await refuse(deps, refund, answer.error.code);
  else if (answer.error.kind === 'key_reused') {
    const entry = { kind: 'refund', provider: desk.provider, providerId: refund.key, orderId: refund.orderId } as const;
    const about = { mismatches: ['key_reused'], amount: refund.amount, reported: 'unknown', at: deps.clock() };
    await quarantineQueries(deps.db).add({ ...entry, ...about });
    await refunds.setNextCheck(refundId, null);
  }
}

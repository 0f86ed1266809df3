import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { onlineAmountMin } from './offered-methods.ts';
import type { Payment, ProviderId, RefundState, ReportedRefund } from './payment.ts';

/** A refund as its row keeps it. */
export interface Refund {
  readonly state: RefundState;
  readonly amount: Kopecks;
}

/** What a refund is known by at the provider. */
export interface KnownRefund extends Refund {
  /** null until the provider answered for the first time. */
  readonly providerId: ProviderId | null;
  readonly paymentId: ProviderId;
}

/** The provider gives money back for three years. */
const refundLifeYears = 3;

/** Every move of a refund. */
export const refundTransitions: Readonly<Record<RefundState, readonly RefundState[]>> = {
  created: ['pending', 'succeeded', 'cancelled'],
  pending: ['succeeded', 'cancelled', 'withdrawn'],
  succeeded: [],
  cancelled: [],
  withdrawn: [],
};

/** What a payment brought. */
const paidAmount = ({ state, amount, captureAmount }: Payment): Kopecks =>
  state === 'succeeded' ? (captureAmount ?? amount) : (0 as Kopecks);

/** What can still go back. A refund that was only begun counts as gone. */
export const refundable = (payment: Payment, refunds: readonly Refund[]): Kopecks =>
  (paidAmount(payment) -
    sumKopecks(refunds.filter(({ state }) => state !== 'cancelled').map(({ amount }) => amount))) as Kopecks;

export type RefundRefusal = 'not_paid' | 'over_remainder' | 'below_minimum' | 'too_old';

/**
 * May this sum go back? Asked with the payment's row locked, and the refund is kept as `created` in the same
 * transaction, so two at once never pass the payment (T37). Kopecks below a rouble wait until more comes together.
 */
export function checkRefund(
  payment: Payment,
  refunds: readonly Refund[],
  amount: Kopecks,
  times: { readonly paidAt: Date; readonly now: Date },
): Result<Kopecks, RefundRefusal> {
  if (payment.state !== 'succeeded') return fail('not_paid');
  if (amount < onlineAmountMin) return fail('below_minimum');
  if (amount > refundable(payment, refunds)) return fail('over_remainder');
  const lastDay = new Date(times.paidAt);
  lastDay.setUTCFullYear(lastDay.getUTCFullYear() + refundLifeYears);
  return times.now <= lastDay ? ok(amount) : fail('too_old');
}

/** What becomes of a report of a refund; as {@link judgeReport} does for a payment. */
export function judgeRefund(refund: KnownRefund, report: ReportedRefund): 'apply' | 'same' | 'old' | 'quarantine' {
  const isOurs =
    (refund.providerId === null || refund.providerId === report.id) &&
    refund.paymentId === report.paymentId &&
    refund.amount === report.amount &&
    report.currency === 'RUB';
  if (!isOurs) return 'quarantine';
  if (refund.state === report.state) return 'same';
  if (refundTransitions[refund.state].includes(report.state)) return 'apply';
  return refundTransitions[report.state].length === 0 ? 'quarantine' : 'old';
}

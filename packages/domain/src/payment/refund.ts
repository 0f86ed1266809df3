import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { onlineAmountMin } from './offered-methods.ts';
import type { Payment, ProviderId, RefundState, ReportedRefund } from './payment.ts';

/** A refund as the shop stores it. */
export interface Refund {
  readonly state: RefundState;
  readonly amount: Kopecks;
}

/** A stored refund with its ids at the provider. */
export interface KnownRefund extends Refund {
  /** Id of the refund at the provider; null = the provider has not answered yet. */
  readonly providerId: ProviderId | null;
  readonly paymentId: ProviderId;
}

/** Number of years after a payment in which the provider accepts refunds. */
const refundLifeYears = 3;

/** Possible next states of a refund. */
export const refundTransitions: Readonly<Record<RefundState, readonly RefundState[]>> = {
  created: ['pending', 'succeeded', 'cancelled'],
  pending: ['succeeded', 'cancelled', 'withdrawn'],
  succeeded: [],
  cancelled: [],
  withdrawn: [],
};

/** Returns how much money a payment brought in. */
const paidAmount = ({ state, amount, captureAmount }: Payment): Kopecks =>
  state === 'succeeded' ? (captureAmount ?? amount) : (0 as Kopecks);

/** Returns how much of a payment can still be refunded. A refund in progress counts as paid out. */
export const refundable = (payment: Payment, refunds: readonly Refund[]): Kopecks =>
  (paidAmount(payment) -
    sumKopecks(refunds.filter(({ state }) => state !== 'cancelled').map(({ amount }) => amount))) as Kopecks;

export type RefundRefusal = 'not_paid' | 'over_remainder' | 'below_minimum' | 'too_old';

/**
 * Checks that this amount of a payment can be refunded. The caller locks the payment's row and stores the refund in the
 * same transaction. So refunds at the same time never exceed the payment (T37). Less than a rouble cannot be refunded.
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

/** Compares a provider's report with the shop's refund, like {@link judgeReport} for a payment. */
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

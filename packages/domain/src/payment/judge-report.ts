import type { Payment, PaymentState, ReportedPayment, ReportedState } from './payment.ts';

/** The shop's account at the payment provider, and whether it is a test account. */
export interface PaymentAccount {
  readonly account: string;
  readonly isTest: boolean;
}

/** Fields in which the provider's report contradicts the shop's payment. */
export type Mismatch = 'id' | 'order' | 'attempt' | 'amount' | 'currency' | 'account' | 'test' | 'final_state';

/**
 * Decision about a provider's report about a payment:
 * - `apply`: set the payment to this state;
 * - `same`: the payment has this state already;
 * - `old`: the payment has a later state already;
 * - `quarantine`: the report contradicts the payment. Staff must look at it; nothing becomes paid.
 */
export type Verdict =
  | { readonly kind: 'apply'; readonly to: ReportedState }
  | { readonly kind: 'same' }
  | { readonly kind: 'old' }
  | { readonly kind: 'quarantine'; readonly mismatches: readonly Mismatch[] };

/** Possible next states of a payment. `succeeded` and `cancelled` are final. */
export const paymentTransitions: Readonly<Record<PaymentState, readonly ReportedState[]>> = {
  created: ['pending', 'waiting_for_capture', 'succeeded', 'cancelled'],
  pending: ['waiting_for_capture', 'succeeded', 'cancelled'],
  waiting_for_capture: ['succeeded', 'cancelled'],
  succeeded: [],
  cancelled: [],
};

const isEnd = (state: PaymentState): boolean => paymentTransitions[state].length === 0;

const expectedAmount = ({ amount, captureAmount }: Payment, reported: ReportedState): number =>
  reported === 'succeeded' ? (captureAmount ?? amount) : amount;

function mismatchesOf(payment: Payment, report: ReportedPayment, shop: PaymentAccount): Mismatch[] {
  const fits: Readonly<Record<Mismatch, boolean>> = {
    id: payment.providerId === null || payment.providerId === report.id,
    order: payment.order === report.order,
    attempt: payment.attempt === report.attempt,
    amount: report.amount === expectedAmount(payment, report.state),
    currency: report.currency === 'RUB',
    account: report.account === shop.account,
    test: report.isTest === shop.isTest,
    // If both states are final but different, one of the two reports is wrong.
    final_state: !isEnd(payment.state) || !isEnd(report.state) || payment.state === report.state,
  };
  return (Object.keys(fits) as Mismatch[]).filter((name) => !fits[name]);
}

/**
 * Compares a provider's report with the shop's payment, whose row the caller has locked (integrations 2.2, steps 4–6).
 * Reports may be repeated, late or out of order. A payment never goes back to an earlier state.
 */
export function judgeReport(payment: Payment, report: ReportedPayment, shop: PaymentAccount): Verdict {
  const mismatches = mismatchesOf(payment, report, shop);
  if (mismatches.length > 0) return { kind: 'quarantine', mismatches };
  if (report.state === payment.state) return { kind: 'same' };
  return paymentTransitions[payment.state].includes(report.state)
    ? { kind: 'apply', to: report.state }
    : { kind: 'old' };
}

import type { Payment, PaymentState, ReportedPayment, ReportedState } from './payment.ts';

/** The environment that this shop runs in. */
export interface PaymentAccount {
  readonly account: string;
  readonly isTest: boolean;
}

/** What of a report does not fit our row. */
export type Mismatch = 'id' | 'order' | 'attempt' | 'amount' | 'currency' | 'account' | 'test' | 'final_state';

/**
 * What becomes of a report:
 * - `apply`: the row moves to this state, once;
 * - `same`: known already;
 * - `old`: an answer that was overtaken by a later one;
 * - `quarantine`: somebody looks at it; it never makes anything paid.
 */
export type Verdict =
  | { readonly kind: 'apply'; readonly to: ReportedState }
  | { readonly kind: 'same' }
  | { readonly kind: 'old' }
  | { readonly kind: 'quarantine'; readonly mismatches: readonly Mismatch[] };

/** Every move of a payment; succeeded and cancelled are the ends. */
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
    // Both are ends, so one of the two answers was not true.
    final_state: !isEnd(payment.state) || !isEnd(report.state) || payment.state === report.state,
  };
  return (Object.keys(fits) as Mismatch[]).filter((name) => !fits[name]);
}

/**
 * Judges what the provider says of a payment by our row, with the row locked (integrations 2.2, steps 4–6). Reports come
 * twice, late and in any order, and the row only ever moves forward.
 */
export function judgeReport(payment: Payment, report: ReportedPayment, shop: PaymentAccount): Verdict {
  const mismatches = mismatchesOf(payment, report, shop);
  if (mismatches.length > 0) return { kind: 'quarantine', mismatches };
  if (report.state === payment.state) return { kind: 'same' };
  return paymentTransitions[payment.state].includes(report.state)
    ? { kind: 'apply', to: report.state }
    : { kind: 'old' };
}

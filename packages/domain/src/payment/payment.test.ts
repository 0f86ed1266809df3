import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kopecks } from '../money/index.ts';
import { orderStatuses, type OrderNumber } from '../order/index.ts';
import {
  canHold,
  cancelAdvice,
  cancelAdvices,
  cancelKey,
  captureKey,
  checkRefund,
  closingReceiptKey,
  judgeRefund,
  judgeReport,
  keyLifeMs,
  nextAttempt,
  offeredMethods,
  paymentKey,
  paymentStates,
  paymentTransitions,
  refundable,
  refundKey,
  refundStates,
  refundTransitions,
  sbpAmountMax,
  settleMoney,
  type LastAttempt,
  type Payment,
  type PaymentState,
  type ProviderId,
  type Refund,
  type RefundState,
  type ReportedRefund,
  type ReportedPayment,
  type ReportedState,
} from './index.ts';

const order = '26-000123' as OrderNumber;
const shop = { account: '100500', isTest: true };
const now = new Date('2026-11-21T12:00:00Z');
const reportedStates = paymentStates.filter((state): state is ReportedState => state !== 'created');

const payment = (fields: Partial<Payment> = {}): Payment => ({
  state: 'pending',
  order,
  attempt: 1,
  amount: 122_000 as Kopecks,
  captureAmount: null,
  providerId: 'p-1' as ProviderId,
  ...fields,
});

const report = (fields: Partial<ReportedPayment> = {}): ReportedPayment => ({
  id: 'p-1' as ProviderId,
  state: 'succeeded',
  amount: 122_000 as Kopecks,
  currency: 'RUB',
  refunded: 0 as Kopecks,
  order,
  attempt: 1,
  account: '100500',
  isTest: true,
  confirmationUrl: null,
  receipt: null,
  cancelReason: null,
  createdAt: now,
  expiresAt: null,
  ...fields,
});

describe('states', () => {
  test('no state of a payment or refund is unreachable, and each can reach a final one', () => {
    const tables: Readonly<Record<string, readonly string[]>>[] = [paymentTransitions, refundTransitions];
    tables.forEach((table, index) => {
      const states: readonly string[] = index === 0 ? paymentStates : refundStates;
      const reached = new Set(['created']);
      for (const state of states) for (const next of table[state] ?? []) reached.add(next);
      expect([...reached].sort()).toEqual([...states].sort());
      expect(states.filter((state) => table[state]?.length === 0)).toEqual(
        index === 0 ? ['succeeded', 'cancelled'] : ['succeeded', 'cancelled', 'withdrawn'],
      );
    });
  });
});

describe('reports of the provider are judged', () => {
  test.each([
    ['created', 'pending', 'apply'],
    ['created', 'succeeded', 'apply'],
    ['pending', 'pending', 'same'],
    ['pending', 'waiting_for_capture', 'apply'],
    ['pending', 'cancelled', 'apply'],
    ['waiting_for_capture', 'pending', 'old'],
    ['waiting_for_capture', 'succeeded', 'apply'],
    ['succeeded', 'succeeded', 'same'],
    ['succeeded', 'pending', 'old'],
    ['succeeded', 'waiting_for_capture', 'old'],
    ['cancelled', 'pending', 'old'],
    ['succeeded', 'cancelled', 'quarantine'],
    ['cancelled', 'succeeded', 'quarantine'],
  ] as const)('%s, reported %s: %s', (state, reported, kind) => {
    expect(judgeReport(payment({ state }), report({ state: reported }), shop)).toMatchObject({ kind });
  });

  test.each([
    [{ amount: 122_001 as Kopecks }, 'amount'],
    [{ amount: 1 as Kopecks }, 'amount'],
    [{ currency: 'USD' }, 'currency'],
    [{ order: '26-000124' }, 'order'],
    [{ order: null }, 'order'],
    [{ attempt: 2 }, 'attempt'],
    [{ attempt: null }, 'attempt'],
    [{ account: '1' }, 'account'],
    [{ isTest: false }, 'test'],
    [{ id: 'p-2' as ProviderId }, 'id'],
  ])('a mismatch never counts as paid: %j', (fields, mismatch) => {
    expect(judgeReport(payment(), report(fields), shop)).toEqual({ kind: 'quarantine', mismatches: [mismatch] });
  });

  test('a row without the first answer accepts the reported id', () => {
    expect(judgeReport(payment({ state: 'created', providerId: null }), report(), shop)).toEqual({
      kind: 'apply',
      to: 'succeeded',
    });
  });

  test('a partial capture brings the requested amount and nothing else', () => {
    const held = payment({ state: 'waiting_for_capture', captureAmount: 100_000 as Kopecks });
    expect(judgeReport(held, report({ amount: 100_000 as Kopecks }), shop)).toMatchObject({ kind: 'apply' });
    expect(judgeReport(held, report(), shop)).toEqual({ kind: 'quarantine', mismatches: ['amount'] });
    expect(judgeReport(held, report({ state: 'waiting_for_capture' }), shop)).toEqual({ kind: 'same' });
  });

  test('law: for any reports in any order, a payment moves forward and is paid at most once (T27)', () => {
    const reports = fc.array(fc.constantFrom(...reportedStates), { maxLength: 30 });
    fc.assert(
      fc.property(reports, (states) => {
        let state: PaymentState = 'created';
        let paidTimes = 0;
        const past: PaymentState[] = [state];
        for (const reported of states) {
          const verdict = judgeReport(payment({ state }), report({ state: reported }), shop);
          if (verdict.kind !== 'apply') continue;
          state = verdict.to;
          if (state === 'succeeded') paidTimes += 1;
          expect(past).not.toContain(state);
          past.push(state);
        }
        expect(paidTimes).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('attempts', () => {
  const last = (fields: Partial<LastAttempt>): LastAttempt => ({
    attempt: 2,
    state: 'pending',
    refusal: null,
    askedAt: now,
    isPart: false,
    ...fields,
  });

  test.each([
    ['the first', null, { kind: 'ask', attempt: 1 }],
    ['a cancelled one', last({ state: 'cancelled' }), { kind: 'ask', attempt: 3 }],
    ['a refused one', last({ state: 'created', refusal: 'refused' }), { kind: 'ask', attempt: 3 }],
    ['one without an answer', last({ state: 'created' }), { kind: 'ask', attempt: 2 }],
    ['one that was never asked', last({ state: 'created', askedAt: null }), { kind: 'ask', attempt: 2 }],
    [
      'one whose key is too old',
      last({ state: 'created', askedAt: new Date(now.getTime() - keyLifeMs) }),
      { kind: 'find' },
    ],
    [
      'one whose key is an hour from being forgotten',
      last({ state: 'created', askedAt: new Date('2026-11-20T13:00:00Z') }),
      { kind: 'find' },
    ],
    [
      'one whose key is a little younger',
      last({ state: 'created', askedAt: new Date('2026-11-20T13:00:00.001Z') }),
      { kind: 'ask', attempt: 2 },
    ],
    ['one whose key had other values', last({ state: 'created', refusal: 'key_reused' }), { kind: 'find' }],
    ['an open one', last({}), { kind: 'continue' }],
    ['a held one', last({ state: 'waiting_for_capture' }), { kind: 'paid' }],
    ['a paid one', last({ state: 'succeeded' }), { kind: 'paid' }],
    ['a paid part', last({ state: 'succeeded', isPart: true }), { kind: 'ask', attempt: 3 }],
    ['a held part', last({ state: 'waiting_for_capture', isPart: true }), { kind: 'ask', attempt: 3 }],
    ['an open payment of a part', last({ isPart: true }), { kind: 'continue' }],
  ] as const)('after %s', (_name, attempt, expected) => {
    expect(nextAttempt(attempt, now)).toEqual(expected);
    // Another method makes a difference only if the payment waits for the buyer.
    const other = expected.kind === 'continue' ? { kind: 'change', attempt: (attempt?.attempt ?? 0) + 1 } : expected;
    expect(nextAttempt(attempt, now, true)).toEqual(other);
  });

  test('keys have the provider’s format, and each is unique', () => {
    const keys = [
      paymentKey(order, 1),
      paymentKey(order, 2),
      captureKey(order, 1),
      cancelKey(order, 1),
      refundKey(order, 1),
      closingReceiptKey(order, 1),
    ];
    expect(keys[0]).toBe('pay-26-000123-1');
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[0-9a-zA-Z+\-_.]{1,64}$/);
  });
});

test('every reason has one of three texts; an unknown and a missing one suggest another method', () => {
  const again = `3d_secure_failed canceled_by_merchant expired_on_capture expired_on_confirmation internal_timeout
    invalid_card_number invalid_csc issuer_unavailable`.split(/\s+/);
  const another = `card_expired country_forbidden fraud_suspected identification_required insufficient_funds
    payment_method_limit_exceeded permission_revoked unsupported_mobile_operator something_new`.split(/\s+/);
  const bank = ['call_issuer', 'general_decline', 'payment_method_restricted'];
  expect(again.map(cancelAdvice)).toEqual(again.map(() => 'try_again'));
  expect([...another, null].map(cancelAdvice)).toEqual([...another, null].map(() => 'other_method'));
  expect(bank.map(cancelAdvice)).toEqual(bank.map(() => 'contact_bank'));
  expect(cancelAdvices).toEqual(['try_again', 'other_method', 'contact_bank']);
});

describe('methods', () => {
  test.each([
    [[100], null, null],
    [[99], 'below_minimum', 'below_minimum'],
    [[100_000, 99], 'below_minimum', 'below_minimum'],
    [[sbpAmountMax, 70_000_000], null, null], // 700,000 ₽
    [[100, 70_000_001], null, 'above_maximum'],
  ])('for payments of %j kopecks: card %j, SBP %j', (sums, card, sbp) => {
    expect(offeredMethods(sums as Kopecks[])).toEqual([
      { method: 'card', refusal: card },
      { method: 'sbp', refusal: sbp },
    ]);
  });

  test('SBP has no hold', () => {
    expect([canHold('card'), canHold('sbp')]).toEqual([true, false]);
  });
});

describe('refunds', () => {
  const paid = payment({ state: 'succeeded', amount: 10_000 as Kopecks });
  const times = { paidAt: now, now };
  const refund = (amount: number, state: Refund['state'] = 'succeeded'): Refund => ({
    amount: amount as Kopecks,
    state,
  });

  test.each([
    [10_000, [], null],
    [10_001, [], 'over_remainder'],
    [99, [], 'below_minimum'],
    [-500, [], 'below_minimum'],
    [6000, [refund(4000)], null],
    [6001, [refund(4000, 'created')], 'over_remainder'],
    [6000, [refund(4001, 'pending')], 'over_remainder'],
    [10_000, [refund(10_000, 'cancelled')], null],
  ])('%i kopecks of 10000 after %j: %j', (amount, refunds, error) => {
    expect(checkRefund(paid, refunds, amount as Kopecks, times)).toEqual(
      error === null ? { ok: true, value: amount } : { ok: false, error },
    );
  });

  test('only paid money is refunded, within three years', () => {
    expect(checkRefund(payment(), [], 100 as Kopecks, times)).toEqual({ ok: false, error: 'not_paid' });
    expect(refundable(payment(), [])).toBe(0);
    const late = (day: string) => checkRefund(paid, [], 100 as Kopecks, { paidAt: now, now: new Date(day) });
    expect(late('2029-11-21T12:00:00Z')).toMatchObject({ ok: true });
    expect(late('2029-11-21T12:00:01Z')).toEqual({ ok: false, error: 'too_old' });
  });

  test('after a partial capture the captured amount is refundable', () => {
    expect(refundable({ ...paid, captureAmount: 4000 as Kopecks }, [refund(1000)])).toBe(3000);
  });

  const known = { amount: 1000 as Kopecks, providerId: 'r-1' as ProviderId, paymentId: 'p-1' as ProviderId };
  const reported = (fields: Partial<ReportedRefund>): ReportedRefund => ({
    id: 'r-1' as ProviderId,
    state: 'succeeded',
    paymentId: 'p-1' as ProviderId,
    amount: 1000 as Kopecks,
    currency: 'RUB',
    cancelReason: null,
    ...fields,
  });

  test.each([
    ['created', {}, 'apply'],
    ['pending', {}, 'apply'],
    ['pending', { state: 'cancelled' }, 'apply'],
    ['succeeded', {}, 'same'],
    ['succeeded', { state: 'pending' }, 'old'],
    ['succeeded', { state: 'cancelled' }, 'quarantine'],
    ['pending', { amount: 999 as Kopecks }, 'quarantine'],
    ['pending', { currency: 'USD' }, 'quarantine'],
    ['pending', { id: 'r-2' as ProviderId }, 'quarantine'],
    ['pending', { paymentId: 'p-2' as ProviderId }, 'quarantine'],
  ] as [RefundState, Partial<ReportedRefund>, string][])('a %s refund, reported %j: %s', (state, fields, expected) => {
    expect(judgeRefund({ ...known, state }, reported(fields))).toBe(expected);
  });

  test('law: refunds never exceed the paid amount, for any requests', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 12_000 })), (amounts) => {
        const refunds: Refund[] = [];
        for (const amount of amounts) {
          if (checkRefund(paid, refunds, amount as Kopecks, times).ok) refunds.push(refund(amount, 'created'));
        }
        expect(refunds.reduce((sum, each) => sum + each.amount, 0)).toBeLessThanOrEqual(10_000);
      }),
    );
  });
});

describe('received money', () => {
  const wanted = { status: 'created', isPaidAlready: false, hasGoods: true, isWhole: true } as const;

  test.each([
    [wanted, 'succeeded', 'order_paid'],
    [wanted, 'waiting_for_capture', 'order_paid'],
    [{ ...wanted, isWhole: false }, 'succeeded', 'part_paid'],
    [{ ...wanted, isWhole: false }, 'waiting_for_capture', 'part_paid'],
    [{ ...wanted, isWhole: false, status: 'cancelled' }, 'succeeded', 'refund'],
    [wanted, 'pending', 'none'],
    [wanted, 'cancelled', 'none'],
    [{ ...wanted, status: 'cancelled' }, 'succeeded', 'refund'],
    [{ ...wanted, status: 'cancelled' }, 'waiting_for_capture', 'release_hold'],
    [{ ...wanted, isPaidAlready: true }, 'succeeded', 'refund'],
    [{ ...wanted, hasGoods: false }, 'succeeded', 'refund'],
  ] as const)('%j, %s: %s', (each, state, expected) => {
    expect(settleMoney(each, state)).toBe(expected);
  });

  test('an order accepts money in every status except cancelled', () => {
    const taking = orderStatuses.filter((status) => settleMoney({ ...wanted, status }, 'succeeded') === 'order_paid');
    expect(taking).toEqual(orderStatuses.filter((status) => status !== 'cancelled'));
  });
});

import type { Kopecks } from '@farad/domain/money';
import { captureKey, judgeReport, refundKey, sbpAmountMax, type ProviderId } from '@farad/domain/payment';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { newPayment, paidLine, receiptFor } from './test-payments.ts';
import { keyReused, unknown, value, yookassaOfTwin } from './test-yookassa.ts';

const bank = yookassaOfTwin();
const { act, adapter, fault, paid } = bank;
const shop = { account: '100500', isTest: true };
const row = { state: 'pending', captureAmount: null } as const;

describe('a payment in one stage', () => {
  test('is created, paid on the page, and then reported as paid', async () => {
    const payment = newPayment();
    const made = await value(bank.payments.create(payment));
    expect(made).toMatchObject({
      state: 'pending',
      amount: 122_000,
      currency: 'RUB',
      refunded: 0,
      order: payment.order,
      attempt: 1,
      account: '100500',
      isTest: true,
      confirmationUrl: `${bank.twins.origin}/__twins/yookassa/pay/${made.id}`,
    });
    expect(await act(made.id, 'pay')).toBe(303);
    const report = await value(bank.payments.get(made.id));
    expect(report).toMatchObject({ state: 'succeeded', confirmationUrl: null, cancelReason: null });
    expect(judgeReport({ ...row, ...payment, providerId: made.id }, report, shop)).toEqual({
      kind: 'apply',
      to: 'succeeded',
    });
  });

  test.each(['3d_secure_failed', 'insufficient_funds', 'call_issuer'])('declined: %s', async (reason) => {
    const { id } = await value(bank.payments.create(newPayment()));
    await act(id, reason);
    expect(await value(bank.payments.get(id))).toMatchObject({ state: 'cancelled', cancelReason: reason });
    await act(id, 'pay');
    expect(await value(bank.payments.get(id))).toMatchObject({ state: 'cancelled' });
  });

  test('expires after an hour without payment', async () => {
    const { id } = await value(bank.payments.create(newPayment({ method: 'sbp' })));
    bank.passMs(3_600_000);
    expect(await value(bank.payments.get(id))).toMatchObject({
      state: 'cancelled',
      cancelReason: 'expired_on_confirmation',
    });
  });

  test('is paid late by a slow bank', async () => {
    const { id } = await value(bank.payments.create(newPayment()));
    await act(id, 'pay_slowly');
    expect(await value(bank.payments.get(id))).toMatchObject({ state: 'pending' });
    bank.passMs(20_000);
    expect(await value(bank.payments.get(id))).toMatchObject({ state: 'succeeded' });
  });

  test('the provider accepts a receipt of eighty rows, with and without a unit price', async () => {
    const lines = [
      ...Array.from({ length: 78 }, (_, index) => paidLine(3, 100 + index, `Деталь ${index}`)),
      paidLine(1000, 100, 'ж'.repeat(200)),
      paidLine(1, 35_000, 'Доставка'),
    ];
    expect(receiptFor(...lines).receipt.items).toHaveLength(80);
    expect(await bank.payments.create(newPayment({}, lines))).toMatchObject({ ok: true });
  });
});

test('law: the provider accepts the receipt of any sale, and its total equals the amount to the kopeck', async () => {
  const line = fc
    .record({ quantity: fc.integer({ min: 1, max: 150_000 }), total: fc.integer({ min: 1, max: 2_000_000 }) })
    .map(({ quantity, total }) => paidLine(quantity, total));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 40 }), async (lines) => {
      const answer = await bank.payments.create(
        newPayment({}, [...lines, paidLine(1, 35_000, 'Доставка')].slice(0, 40)),
      );
      expect(answer).toMatchObject({ ok: true });
    }),
    { numRuns: 60 },
  );
});

describe('a held payment', () => {
  const held = async (): Promise<ProviderId> => paid(newPayment({ isHeld: true }));

  test('is captured in part, and the rest is released', async () => {
    const id = await held();
    expect(await value(bank.payments.get(id))).toMatchObject({ state: 'waiting_for_capture', amount: 122_000 });
    const part = paidLine(2, 81_000);
    const requested = { key: `capture-${id}`, paymentId: id, amount: 81_000 as Kopecks, receipt: receiptFor(part) };
    expect(await value(bank.payments.capture(requested))).toMatchObject({ state: 'succeeded', amount: 81_000 });
    expect(await bank.payments.cancel({ key: `cancel-${id}`, paymentId: id })).toMatchObject({
      error: { kind: 'refused' },
    });
  });

  test('is not captured for more than is held, nor in part without a receipt', async () => {
    const id = await held();
    const more = { key: `more-${id}`, paymentId: id, amount: 122_001 as Kopecks };
    expect(await bank.payments.capture(more)).toEqual({
      ok: false,
      error: { kind: 'refused', code: 'invalid_request', parameter: 'amount.value' },
    });
    const bare = { key: `bare-${id}`, paymentId: id, amount: 81_000 as Kopecks };
    expect(await bank.payments.capture(bare)).toMatchObject({ error: { kind: 'refused', parameter: 'receipt' } });
  });

  test('is released by us, or after its deadline', async () => {
    const id = await held();
    expect(await value(bank.payments.cancel({ key: `cancel-${id}`, paymentId: id }))).toMatchObject({
      state: 'cancelled',
      cancelReason: 'canceled_by_merchant',
    });
    const late = await held();
    bank.passMs(7 * 24 * 3_600_000);
    expect(await value(bank.payments.get(late))).toMatchObject({
      state: 'cancelled',
      cancelReason: 'expired_on_capture',
    });
  });

  test('that waits for its buyer can be neither captured nor cancelled', async () => {
    const payment = newPayment({ isHeld: true });
    const { id } = await value(bank.payments.create(payment));
    const requested = { key: captureKey(payment.order, 1), paymentId: id, amount: 122_000 as Kopecks };
    expect(await bank.payments.capture(requested)).toMatchObject({ error: { kind: 'refused' } });
    expect(await bank.payments.cancel({ key: `cancel-${id}`, paymentId: id })).toMatchObject({
      error: { kind: 'refused' },
    });
  });
});

describe('rejections of the provider, by field', () => {
  test.each([
    ['SBP above its limit', { method: 'sbp' as const }, [paidLine(1, sbpAmountMax + 1)], 'amount.value'],
    ['SBP with a hold', { method: 'sbp' as const, isHeld: true }, [paidLine(1, 122_000)], 'capture'],
    ['less than a rouble', {}, [paidLine(1, 99)], 'amount.value'],
    [
      'a receipt of another sum',
      { receipt: receiptFor(paidLine(1, 121_999)) },
      [paidLine(1, 122_000)],
      'receipt.items',
    ],
    ['a long description', { description: 'ж'.repeat(129) }, [paidLine(1, 122_000)], 'description'],
    ['no address to return to', { returnUrl: '/pay' }, [paidLine(1, 122_000)], 'confirmation.return_url'],
  ])('%s', async (_name, fields, lines, parameter) => {
    const error = { kind: 'refused', code: 'invalid_request', parameter };
    expect(await bank.payments.create(newPayment(fields, lines))).toEqual({ ok: false, error });
  });

  test('wrong credentials: nothing secret is in the result', async () => {
    const result = await adapter({ secretKey: 'canary-secret' }).create(newPayment());
    expect(result).toEqual({ ok: false, error: { kind: 'not_admitted' } });
  });

  test('a payment that does not exist', async () => {
    expect(await bank.payments.get('00000000' as ProviderId)).toEqual({
      ok: false,
      error: { kind: 'refused', code: 'not_found', parameter: null },
    });
  });
});

describe('refunds (T37)', () => {
  const refund = (id: ProviderId, amount: number, key: string, description = 'Возврат') =>
    bank.payments.refund({
      key,
      paymentId: id,
      amount: amount as Kopecks,
      description,
      receipt: receiptFor(paidLine(1, amount)),
    });

  test('in parts never exceed the payment, even concurrently', async () => {
    const payment = newPayment();
    const id = await paid(payment);
    const parts = [40_667, 40_667, 40_666];
    for (const [index, amount] of parts.entries()) {
      expect(await refund(id, amount, refundKey(payment.order, index + 1))).toMatchObject({ ok: true });
    }
    expect(await refund(id, 100, refundKey(payment.order, 4))).toMatchObject({
      error: { kind: 'refused', parameter: 'amount.value' },
    });
    const other = await paid();
    const both = await Promise.all(
      ['a', 'b'].map((name) => refund(other, 122_000, `refund-${other.slice(0, 8)}-${name}`)),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await value(bank.payments.get(other))).toMatchObject({ refunded: 122_000 });
  });

  test('with a key used for another sum are not refusals: the first sum may have been refunded', async () => {
    const id = await paid();
    fault('refund', 'drop_after_write');
    expect(await refund(id, 1000, `refund-${id}`)).toEqual(unknown);
    expect(await refund(id, 2000, `refund-${id}`)).toEqual(keyReused);
    expect(await value(bank.payments.get(id))).toMatchObject({ refunded: 1000 });
  });

  test('of unpaid amounts are rejected', async () => {
    const { id } = await value(bank.payments.create(newPayment()));
    expect(await refund(id, 100, `refund-${id}`)).toMatchObject({
      error: { kind: 'refused', parameter: 'payment_id' },
    });
  });

  test('that wait succeed by the next check; declined ones have a reason', async () => {
    const id = await paid();
    const waiting = await value(refund(id, 1000, `refund-${id}`, 'twin:pending'));
    expect(waiting).toMatchObject({ state: 'pending', paymentId: id, amount: 1000, currency: 'RUB' });
    await bank.payments.getRefund(waiting.id);
    expect(await value(bank.payments.getRefund(waiting.id))).toMatchObject({ state: 'succeeded' });
    const declined = await value(refund(id, 1000, `declined-${id}`.slice(0, 60), 'twin:declined'));
    expect(declined).toMatchObject({ state: 'cancelled', cancelReason: 'insufficient_funds' });
    expect(await value(bank.payments.get(id))).toMatchObject({ refunded: 1000 });
  });
});

describe('the sweep', () => {
  test('finds payments by time and state, page by page', async () => {
    bank.passMs(3_600_000);
    const since = new Date(bank.nowMs);
    const ids: string[] = [];
    for (let count = 0; count < 103; count += 1) ids.unshift((await value(bank.payments.create(newPayment()))).id);
    await act(ids[0] ?? '', 'pay');
    const first = await value(bank.payments.list({ since }));
    expect(first.payments).toHaveLength(100);
    const second = await value(bank.payments.list({ since, cursor: first.cursor ?? '' }));
    expect(second.cursor).toBeNull();
    expect([...first.payments, ...second.payments].map(({ id }) => id)).toEqual(ids);
    const succeeded = await value(bank.payments.list({ since, state: 'succeeded' }));
    expect(succeeded.payments.map(({ id }) => id)).toEqual([ids[0]]);
  });
});

describe('the account', () => {
  test('is returned by the provider for valid credentials', async () => {
    expect(await bank.payments.me()).toEqual({
      ok: true,
      value: { account: bank.twins.yookassa.account.shopId, isTest: true },
    });
    expect(await adapter({ secretKey: 'another' }).me()).toEqual({ ok: false, error: { kind: 'not_admitted' } });
  });
});

test('a payment reports the state of its receipt', async () => {
  const made = await bank.payments.create(newPayment());
  expect(made).toMatchObject({ ok: true, value: { receipt: 'pending' } });
});

import type { Kopecks } from '@farad/domain/money';
import { describe, expect, test } from 'vitest';

import { closingFor, newPayment, paidLine, receiptFor } from './test-payments.ts';
import { keyReused, unknown, value, yookassaOfTwin } from './test-yookassa.ts';

const bank = yookassaOfTwin();
const { adapter, countOf, fault, paid } = bank;

describe('the same key (T25, T28)', () => {
  test('gives the same payment, for repeated and for simultaneous requests', async () => {
    const payment = newPayment();
    const first = await value(bank.payments.create(payment));
    const again = await Promise.all(Array.from({ length: 20 }, () => value(bank.payments.create(payment))));
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect(await countOf(payment.order)).toBe(1);
  });

  test('with other values is recognised, and after 24 hours it is a new payment', async () => {
    const payment = newPayment();
    const first = await value(bank.payments.create(payment));
    expect(await bank.payments.create({ ...payment, description: 'Другое' })).toEqual(keyReused);
    bank.passMs(24 * 3_600_000);
    expect((await value(bank.payments.create(payment))).id).not.toBe(first.id);
  });

  test.each(['500', '500_after_write', 'drop_after_write', 'garbage', 'delay'])(
    'after %s the answer is unknown, and the retry creates one payment',
    async (mode) => {
      const payment = newPayment();
      fault('create', mode);
      // With a delay the timeout is short. Otherwise it is long, so that the failing answer arrives before it.
      expect(await adapter({ timeoutMs: mode === 'delay' ? 1000 : 30_000 }).create(payment)).toEqual(unknown);
      const made = await value(bank.payments.create(payment));
      expect(made).toMatchObject({ state: 'pending', order: payment.order });
      expect(await countOf(payment.order)).toBe(1);
    },
  );

  test('429 asks for a pause and does nothing', async () => {
    const payment = newPayment();
    fault('create', '429');
    expect(await bank.payments.create(payment)).toEqual({
      ok: false,
      error: { kind: 'unknown', retryAfterSeconds: 2 },
    });
    expect(await countOf(payment.order)).toBe(0);
    expect(await bank.payments.create(payment)).toMatchObject({ ok: true });
  });

  test('after five failures in a row the provider gets no requests for half a minute', async () => {
    bank.twins.faults.set('yookassa', { op: 'get', mode: '500', times: 5, delayMs: 0 });
    const { id } = await value(bank.payments.create(newPayment()));
    for (let count = 0; count < 5; count += 1) await bank.payments.get(id);
    expect(await bank.payments.get(id)).toEqual(unknown);
    bank.passMs(30_000);
    expect(await bank.payments.get(id)).toMatchObject({ ok: true });
  });
});

describe('every other operation under every fault: unknown, then done once', () => {
  const modes = ['500', '500_after_write', 'drop_after_write', 'garbage'];

  test.each(modes)('capture: %s', async (mode) => {
    const id = await paid(newPayment({ isHeld: true }));
    const requested = { key: `capture-${id}`, paymentId: id, amount: 122_000 as Kopecks };
    fault('capture', mode);
    expect(await bank.payments.capture(requested)).toEqual(unknown);
    expect(await value(bank.payments.capture(requested))).toMatchObject({ state: 'succeeded', amount: 122_000 });
  });

  test.each(modes)('cancel: %s', async (mode) => {
    const id = await paid(newPayment({ isHeld: true }));
    fault('cancel', mode);
    expect(await bank.payments.cancel({ key: `cancel-${id}`, paymentId: id })).toEqual(unknown);
    expect(await value(bank.payments.cancel({ key: `cancel-${id}`, paymentId: id }))).toMatchObject({
      state: 'cancelled',
    });
  });

  test.each(modes)('refund: %s (T37)', async (mode) => {
    const id = await paid();
    const requested = {
      key: `refund-${id}`,
      paymentId: id,
      amount: 40_667 as Kopecks,
      description: 'Возврат',
      receipt: receiptFor(paidLine(1, 40_667)),
    };
    fault('refund', mode);
    expect(await bank.payments.refund(requested)).toEqual(unknown);
    expect(await value(bank.payments.refund(requested))).toMatchObject({ state: 'succeeded', amount: 40_667 });
    expect(await value(bank.payments.get(id))).toMatchObject({ state: 'succeeded', refunded: 40_667 });
  });

  test.each(modes)('closing receipt: %s', async (mode) => {
    const id = await paid();
    const requested = { key: `receipt-${id}`, paymentId: id, receipt: closingFor(paidLine(3, 122_000)) };
    fault('receipt', mode);
    expect(await bank.payments.closeReceipt(requested)).toEqual(unknown);
    const receipt = await value(bank.payments.closeReceipt(requested));
    expect(await value(bank.payments.closeReceipt(requested))).toEqual(receipt);
  });

  test.each(modes)('get and list: %s is never "paid"', async (mode) => {
    const id = await paid();
    fault('get', mode);
    expect(await bank.payments.get(id)).toEqual(unknown);
    fault('list', mode);
    expect(await bank.payments.list({ since: new Date(0) })).toEqual(unknown);
    expect(await value(bank.payments.get(id))).toMatchObject({ state: 'succeeded' });
  });
});

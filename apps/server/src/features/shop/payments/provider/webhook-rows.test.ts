import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, moneyNow, openMoneyRows, ordersToPay, paymentReport } from '#testing/scenes/money-rows.ts';
import { addRow } from '#testing/scenes/row-scenes.ts';
import { readWebhook, takeWebhook } from './webhooks.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const found = (more: object = {}) => ({ ok: true, value: paymentReport(more) });
const refusedBy = (error: object) => ({ ok: false, error });
/** Returns the lines about payments, without those about messages, events and webhooks. */
const short = (changes: string) =>
  changes.split('\n').filter((line) => line !== '' && !/^\+ (?:inbox|outbox|order_event|hook)/.test(line));

beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
});

describe('a webhook', () => {
  const about = { kind: 'payment', id: 'p-1-1' };
  const taken = (body: unknown, more: object = {}) =>
    money.changes(async () => {
      const received = { vendor: 'yookassa', body, ip: '10.0.0.1', ...more } as Parameters<typeof takeWebhook>[1];
      money.heard.push(String(await takeWebhook(money.deps, received)));
    });
  const event = (more: object = {}) =>
    addRow(shop, 'webhook_event', {
      source: 'yookassa',
      kind: 'payment',
      object_id: 'p-1-1',
      raw: '{}',
      received_at: moneyNow,
      ...more,
    });
  const read = (id = 1) => money.changes(() => readWebhook(money.deps, id));

  it('is kept as it came', async () => {
    expect(await taken(about)).toMatchInlineSnapshot(`
      "
      + webhook_event 1: id 1, raw "{\\"kind\\":\\"payment\\",\\"id\\":\\"p-1-1\\"}", kind "payment", source "yookassa", attempts 0, object_id "p-1-1", received_at "2026-11-20T06:00:00+00:00"
      true
      "
    `);
    expect(await taken(about, { ip: '10.0.0.2' })).toBe('\nfalse\n');
    expect(await taken('unreadable')).toBe('\nwarn {"vendor":"yookassa"} payment webhook: unrecognised body\ntrue\n');
    expect(await taken(undefined, { vendor: 'other', ip: '' })).toMatchInlineSnapshot(`
      "
      + webhook_event 2: id 2, raw "null", kind "", source "other", attempts 0, object_id "", received_at "2026-11-20T06:00:00+00:00"
      missing other
      true
      "
    `);
  });

  it('is applied by what the provider says', async () => {
    await addPayment(shop, { state: 'pending' });
    await event();
    money.answers['get'] = found();
    expect(short(await read())).toMatchInlineSnapshot(`
      [
        "orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null, chosen_payment "card", payment_method "sbp"",
        "payment 1: state "succeeded", paid_at "2026-11-20T06:00:00+00:00", settlement "order_paid"",
        "+ payment_event 1/succeeded: at "2026-11-20T06:00:00+00:00", state "succeeded", payment_id 1",
        "+ receipt 1: id 1, kind "prepayment", items [{"name":"rows of 1-1"}], state "registered", pieces [], order_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000",
        "reservation 1/1/1: expires_at null",
        "reservation 1/2/1: expires_at null",
        "webhook_event 1: done_at "2026-11-20T06:00:00+00:00", outcome "apply", attempts 1",
        "get "p-1-1"",
      ]
    `);
    expect([await read(), await read(9)]).toEqual(['\n', '\n']);
  });

  it('waits without an answer or an account', async () => {
    await event();
    await event({ source: 'other' });
    expect([await read(), await read(2)]).toMatchInlineSnapshot(`
      [
        "
      webhook_event 1: attempts 1, last_error "no answer of the provider"
      get "p-1-1"
      ",
        "
      webhook_event 2: attempts 1, last_error "provider is not installed"
      missing other
      ",
      ]
    `);
  });

  it('is over when the provider knows nothing of it, or nobody can read it', async () => {
    await event();
    await event({ kind: '', raw: '"unreadable"' });
    money.answers['get'] = refusedBy({ kind: 'refused', code: 'no', parameter: null });
    expect([await read(), await read(2)]).toMatchInlineSnapshot(`
      [
        "
      webhook_event 1: done_at "2026-11-20T06:00:00+00:00", outcome "not_found", attempts 1
      get "p-1-1"
      ",
        "
      webhook_event 2: done_at "2026-11-20T06:00:00+00:00", outcome "unread", attempts 1
      ",
      ]
    `);
  });

  it('that came before its provider is read now', async () => {
    await addPayment(shop, { state: 'pending' });
    await event({ kind: '', raw: JSON.stringify(about), object_id: '' });
    money.answers['get'] = found();
    expect(short(await read()).at(-2)).toMatchInlineSnapshot(
      `"webhook_event 1: kind "payment", done_at "2026-11-20T06:00:00+00:00", outcome "apply", attempts 1, object_id "p-1-1""`,
    );
  });

  it('finds a payment whose first answer was lost', async () => {
    await addPayment(shop, { state: 'created' });
    await addPayment(shop, { order: 3, state: 'created' });
    await event();
    money.answers['get'] = found({ id: 'new' });
    expect(short(await read())).toMatchInlineSnapshot(`
      [
        "orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null, chosen_payment "card", payment_method "sbp"",
        "payment 1: state "succeeded", paid_at "2026-11-20T06:00:00+00:00", settlement "order_paid", provider_id "new"",
        "+ payment_event 1/succeeded: at "2026-11-20T06:00:00+00:00", state "succeeded", payment_id 1",
        "+ receipt 1: id 1, kind "prepayment", items [{"name":"rows of 1-1"}], state "registered", pieces [], order_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000",
        "reservation 1/1/1: expires_at null",
        "reservation 1/2/1: expires_at null",
        "webhook_event 1: done_at "2026-11-20T06:00:00+00:00", outcome "apply", attempts 1",
        "get "p-1-1"",
      ]
    `);
    expect(await shop.read('select id, provider_id from payment order by id')).toEqual(['1 new', '2 null']);
  });

  it.each([{ order: null }, { attempt: null }, { order: '26-000003' }, { attempt: 2 }])(
    'of a strange payment: %j',
    async (more) => {
      await addPayment(shop, { state: 'created' });
      await addPayment(shop, { order: 3, attempt: 2, state: 'created', provider: 'other' });
      await event();
      money.answers['get'] = found({ id: 'new', ...more });
      expect(short(await read()).filter((line) => line.startsWith('webhook'))).toEqual([
        'webhook_event 1: done_at "2026-11-20T06:00:00+00:00", outcome "quarantine", attempts 1',
      ]);
    },
  );

  it('of money that no order needs requests a refund', async () => {
    await addPayment(shop, { state: 'pending' });
    await shop.run(`update orders set status = 'cancelled' where id = 1`);
    await event();
    money.answers['get'] = found();
    expect(short(await read()).map((line) => line.split(' ')[0])).toContain('refund');
    expect(money.heard.map((line) => line.split(' ')[0])).toEqual(['get', 'refund']);
  });

  describe('of a refund', () => {
    const refund = (sequence: number, more: object = {}) =>
      addRow(shop, 'refund', {
        order_id: 1,
        payment_id: 1,
        sequence,
        key: `key ${sequence}`,
        amount_kopecks: 500,
        cause: 'staff',
        note: '',
        state: 'created',
        request: {},
        way: 'provider',
        purpose: '',
        created_at: moneyNow,
        ...more,
      });
    const told = (more: object = {}) => {
      money.answers['getRefund'] = {
        ok: true,
        value: {
          id: 'r-2',
          state: 'succeeded',
          paymentId: 'p-1-1',
          amount: 500,
          currency: 'RUB',
          cancelReason: null,
          ...more,
        },
      };
    };
    beforeEach(async () => {
      await addPayment(shop, { amount: 3000 });
      await event({ kind: 'refund', object_id: 'r-2' });
      await refund(1, { provider_id: 'r-1' });
      await refund(2, { state: 'cancelled', done_at: moneyNow });
      await refund(3, { amount_kopecks: 501 });
      await refund(4);
      await refund(5);
    });

    it('is found by its sum', async () => {
      told();
      expect(short(await read()).filter((line) => /^(?:refund|webhook)/.test(line))).toMatchInlineSnapshot(`
        [
          "refund 4: state "succeeded", done_at "2026-11-20T06:00:00+00:00", provider_id "r-2"",
          "webhook_event 1: done_at "2026-11-20T06:00:00+00:00", outcome "apply", attempts 1",
        ]
      `);
    });

    it('is found by its number', async () => {
      await shop.run(`update refund set provider_id = 'r-2' where id = 5`);
      told();
      expect(short(await read()).filter((line) => /^(?:refund|webhook)/.test(line))).toMatchInlineSnapshot(`
        [
          "refund 5: state "succeeded", done_at "2026-11-20T06:00:00+00:00"",
          "webhook_event 1: done_at "2026-11-20T06:00:00+00:00", outcome "apply", attempts 1",
        ]
      `);
    });

    it('that nobody knows waits for staff', async () => {
      told({ amount: 700 });
      expect(short(await read())).toMatchInlineSnapshot(`
        [
          "+ payment_quarantine 1: at "2026-11-20T06:00:00+00:00", id 1, kind "refund", order_id 1, provider "yookassa", reported "succeeded", mismatches ["unknown"], provider_id "r-2", amount_kopecks 700",
          "webhook_event 1: done_at "2026-11-20T06:00:00+00:00", outcome "quarantine", attempts 1",
          "getRefund "r-2"",
        ]
      `);
      await event({ kind: 'refund', object_id: 'r-2' });
      told({ paymentId: 'p-9', id: 'r-9' });
      expect(short(await read(2))).toMatchInlineSnapshot(`
        [
          "+ payment_quarantine 2: at "2026-11-20T06:00:00+00:00", id 2, kind "refund", provider "yookassa", reported "succeeded", mismatches ["unknown"], provider_id "r-9", amount_kopecks 500",
          "webhook_event 2: done_at "2026-11-20T06:00:00+00:00", outcome "quarantine", attempts 1",
          "getRefund "r-2"",
        ]
      `);
    });
  });
});

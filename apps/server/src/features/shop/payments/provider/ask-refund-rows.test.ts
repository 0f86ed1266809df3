import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, moneyNow, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { addRow } from '#testing/scenes/row-scenes.ts';
import { applyRefund, requestRefund } from './ask-refund.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const hour = 3_600_000;
const keyLife = 23 * hour;
const ago = (ms: number) => new Date(moneyNow.getTime() - ms);
const report = (more: object = {}) =>
  ({
    id: 'r-1',
    state: 'succeeded',
    paymentId: 'p-1-1',
    amount: 500,
    currency: 'RUB',
    cancelReason: null,
    ...more,
  }) as Parameters<typeof applyRefund>[2];
const refund = async (id: number, more: object = {}) => {
  await addRow(shop, 'refund', {
    order_id: id === 9 ? 3 : 1,
    payment_id: 1,
    sequence: id,
    key: `refund ${id}`,
    amount_kopecks: 500,
    cause: 'staff',
    note: 'Брак',
    state: 'created',
    request: { key: `refund ${id}` },
    way: 'provider',
    purpose: '',
    created_at: moneyNow,
    next_check_at: moneyNow,
    ...more,
  });
  await shop.run(`insert into receipt (order_id, payment_id, refund_id, kind, amount_kopecks, items, state, created_at)
    select order_id, payment_id, id, 'refund', 500, '[]', 'pending', created_at from refund where sequence = ${id}`);
};
const applied = (of: object, id = 1) =>
  money.changes(async () => money.heard.push(await applyRefund(money.deps, id, report(of))));
const asked = (id = 1) => money.changes(() => requestRefund(money.deps, id));
const refused = (error: object) => ({ ok: false, error });

/** Refunds 1 and 2 are those of the first payment. */
beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
  await addPayment(shop, {});
  await addPayment(shop, { order: 3 });
  await refund(1);
  await refund(2);
});

describe('a report of a refund', () => {
  it('that is done is kept and told', async () => {
    expect(await applied({})).toMatchInlineSnapshot(`
      "
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"created","refunded":5,"total_price":20}, type "order.refunded"
      + inbox_entry 1: at now, id 1, data {"what":"refunded","amount":500,"number":"26-000001","reason":"Брак"}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      receipt 1: state "registered"
      refund 1: state "succeeded", done_at "2026-11-20T06:00:00+00:00", provider_id "r-1", next_check_at null
      apply
      "
    `);
  });

  it('that is done and was not for goods is told to programs only', async () => {
    await shop.run(`update refund set cause = 'late' where id = 1`);
    expect(await applied({})).toMatchInlineSnapshot(`
      "
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"created","refunded":5,"total_price":20}, type "order.refunded"
      receipt 1: state "registered"
      refund 1: state "succeeded", done_at "2026-11-20T06:00:00+00:00", provider_id "r-1", next_check_at null
      apply
      "
    `);
  });

  it('that is under way is asked about again', async () => {
    expect(await applied({ state: 'pending' })).toMatchInlineSnapshot(`
      "
      refund 1: state "pending", provider_id "r-1", next_check_at "2026-11-20T06:02:00+00:00"
      apply
      "
    `);
    money.at = ago(-60_000);
    expect(await applied({ state: 'pending' })).toMatchInlineSnapshot(`
      "
      refund 1: next_check_at "2026-11-20T06:03:00+00:00"
      same
      "
    `);
  });

  it('that was cancelled is kept with its reason', async () => {
    expect(await applied({ state: 'cancelled', cancelReason: 'no money' })).toMatchInlineSnapshot(`
      "
      receipt 1: state "failed"
      refund 1: state "cancelled", done_at "2026-11-20T06:00:00+00:00", failure "no money", provider_id "r-1", next_check_at null
      warn {"refund":"refund 1"} refund: cancelled by the provider
      apply
      "
    `);
  });

  it.each(['succeeded', 'cancelled'])('that is %s changes nothing when it comes again', async (state) => {
    await applied({ state });
    expect(await applied({ state })).toBe('\nsame\n');
  });

  it('that is older than what is known changes nothing', async () => {
    await applied({});
    expect(await applied({ state: 'pending' })).toBe('\nold\n');
  });

  it.each([{ id: 'r-2' }, { paymentId: 'p-3-1' }, { amount: 501 }, { currency: 'USD' }])(
    'that does not match waits for staff: %j',
    async (of) => {
      await shop.run(`update refund set provider_id = 'r-1' where id = 1`);
      const rows = (await applied(of)).split('\n');
      const { id = 'r-1', amount = 500 } = of as { id?: string; amount?: number };
      expect(rows).toEqual([
        '',
        `+ payment_quarantine 1: at "2026-11-20T06:00:00+00:00", id 1, kind "refund", order_id 1, provider "yookassa", reported "succeeded", mismatches ["refund"], provider_id "${id}", amount_kopecks ${amount}`,
        'refund 1: next_check_at null',
        'warn {"refund":"refund 1"} refund: report does not match',
        'quarantine',
        '',
      ]);
    },
  );

  it('of nothing, or of money that went another way, is a fault', async () => {
    await expect(applyRefund(money.deps, 7, report())).rejects.toThrow('refund 7 not found');
    await shop.run(
      `update refund set way = 'bank', payment_id = null, request = null, payee = '{}', state = 'pending'`,
    );
    await expect(applyRefund(money.deps, 1, report())).rejects.toThrow('refund 1 not found');
  });

  it('closes the returns that are paid now', async () => {
    await shop.run(`insert into order_return (order_id, account_id, reason, comment, state, created_at)
      values (1, 1, 'defective', '', 'accepted', now()), (3, 1, 'defective', '', 'accepted', now())`);
    await shop.run(
      `insert into order_return_line (return_id, product_id, quantity, accepted) values (1, 1, 1, 1), (2, 1, 1, 1)`,
    );
    await shop.run(`insert into refund_return (refund_id, return_id, product_id, pieces) values (1, 1, 1, 1)`);
    expect(await applied({ state: 'pending' })).not.toMatch('order_return');
    expect(await applied({})).toMatch('\norder_return 1: state "closed"');
  });
});

describe('the provider is asked for a refund', () => {
  it('once, after the closing receipts that wait', async () => {
    await shop.run(`insert into receipt (order_id, payment_id, kind, sequence, key, amount_kopecks, items, request, state, created_at)
      values (1, 1, 'closing', 1, 'receipt 1', 1, '[]', '{}', 'created', now()), (3, 2, 'closing', 1, 'receipt 3', 1, '[]', '{}', 'created', now())`);
    money.answers['closeReceipt'] = { ok: true, value: { id: 'c-1' } };
    money.answers['refund'] = { ok: true, value: report() };
    expect(await asked()).toMatchInlineSnapshot(`
      "
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"created","refunded":5,"total_price":20}, type "order.refunded"
      + inbox_entry 1: at now, id 1, data {"what":"refunded","amount":500,"number":"26-000001","reason":"Брак"}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      receipt 1: state "registered"
      receipt 3: state "registered", asked_at "2026-11-20T06:00:00+00:00", provider_id "c-1"
      refund 1: state "succeeded", done_at "2026-11-20T06:00:00+00:00", provider_id "r-1", next_check_at null
      closeReceipt {}
      refund {"key":"refund 1"}
      "
    `);
    expect(await asked()).toBe('\n');
  });

  it('and gives no answer', async () => {
    expect(await asked()).toMatchInlineSnapshot(`
      "
      refund 1: next_check_at "2026-11-20T06:02:00+00:00"
      refund {"key":"refund 1"}
      "
    `);
  });

  it.each(['not_admitted'])('and does not answer now: %s', async (kind) => {
    money.answers['refund'] = refused({ kind });
    expect(await asked()).toMatchInlineSnapshot(`
      "
      refund 1: next_check_at "2026-11-20T06:02:00+00:00"
      refund {"key":"refund 1"}
      "
    `);
  });

  it('and refuses', async () => {
    money.answers['refund'] = refused({ kind: 'refused', code: 'too_late', parameter: null });
    expect(await asked()).toMatchInlineSnapshot(`
      "
      receipt 1: state "failed"
      refund 1: state "cancelled", done_at "2026-11-20T06:00:00+00:00", failure "too_late", next_check_at null
      refund {"key":"refund 1"}
      warn {"refund":"refund 1","failure":"too_late"} refund: refused by the provider
      "
    `);
    expect(await asked()).toBe('\n');
  });

  it('whose key it knows from another request', async () => {
    money.answers['refund'] = refused({ kind: 'key_reused' });
    expect(await asked()).toMatchInlineSnapshot(`
      "
      + payment_quarantine 1: at "2026-11-20T06:00:00+00:00", id 1, kind "refund", order_id 1, provider "yookassa", reported "unknown", mismatches ["key_reused"], provider_id "refund 1", amount_kopecks 500
      refund 1: next_check_at null
      refund {"key":"refund 1"}
      "
    `);
  });

  it('only for its state, if the provider has the refund already', async () => {
    await shop.run(`update refund set provider_id = 'r-1', state = 'pending' where id = 1`);
    expect(await asked()).toMatchInlineSnapshot(`
      "
      refund 1: next_check_at "2026-11-20T06:02:00+00:00"
      getRefund "r-1"
      "
    `);
    money.answers['getRefund'] = { ok: true, value: report() };
    expect(await asked()).toMatch(/\nrefund 1: state "succeeded".*\n(?:.*\n)*getRefund "r-1"\n$/);
  });

  it('not if it is unknown, by another provider, or by bank', async () => {
    expect(await asked(7)).toBe('\n');
    await shop.run(`update payment set provider = 'other'`);
    expect(await asked()).toBe('\nmissing other\n');
    await shop.run(
      `update refund set way = 'bank', payment_id = null, request = null, payee = '{}', state = 'pending'`,
    );
    expect(await asked()).toBe('\n');
  });
});

describe('a refund whose key is over', () => {
  const old = (ms: number) => shop.run('update refund set created_at = $1 where id = 1', ago(ms));

  it('is still asked for until then', async () => {
    await old(keyLife);
    expect(await asked()).toMatch(/\nrefund \{"key":"refund 1"\}\n$/);
    await old(keyLife + 1);
    await shop.run('update refund set next_check_at = $1', moneyNow);
    expect(await asked()).toMatchInlineSnapshot(`
      "
      refund 1: next_check_at "2026-11-20T06:02:00+00:00"
      get "p-1-1"
      "
    `);
  });

  it('waits if the provider never took its payment', async () => {
    await addPayment(shop, { attempt: 2, state: 'created' });
    await refund(3, { payment_id: 3, created_at: ago(keyLife + 1) });
    expect(await asked(3)).toBe('\nrefund 3: next_check_at "2026-11-20T06:02:00+00:00"\n');
  });

  it.each([0, 500])('was not made if the payment gave back only what is known: %i', async (known) => {
    await old(keyLife + 1);
    await refund(3, { state: 'cancelled', done_at: moneyNow });
    await addPayment(shop, { attempt: 2 });
    await refund(4, { payment_id: 3, state: 'succeeded', provider_id: 'r-4', done_at: moneyNow });
    await refund(9, { payment_id: 2, state: 'succeeded', provider_id: 'r-9', done_at: moneyNow });
    if (known > 0)
      await shop.run(`update refund set state = 'succeeded', provider_id = 'r-2', done_at = now() where id = 2`);
    money.answers['get'] = { ok: true, value: { refunded: known } };
    expect(await asked()).toMatchInlineSnapshot(`
      "
      receipt 1: state "failed"
      refund 1: state "cancelled", done_at "2026-11-20T06:00:00+00:00", failure "not_found", next_check_at null
      get "p-1-1"
      warn {"refund":"refund 1","failure":"not_found"} refund: refused by the provider
      "
    `);
  });

  it('was made if the payment gave back more, and staff must look', async () => {
    await old(keyLife + 1);
    money.answers['get'] = { ok: true, value: { refunded: 500 } };
    expect(await asked()).toMatchInlineSnapshot(`
      "
      + payment_quarantine 1: at "2026-11-20T06:00:00+00:00", id 1, kind "refund", order_id 1, provider "yookassa", reported "unknown", mismatches ["key_over"], provider_id "refund 1", amount_kopecks 500
      refund 1: next_check_at null
      get "p-1-1"
      "
    `);
  });
});

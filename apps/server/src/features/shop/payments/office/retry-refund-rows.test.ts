import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, moneyNow, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { addRow, callOfStaff } from '#testing/scenes/row-scenes.ts';
import { refundOrder, retryRefund } from './staff-refunds.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
type Context = Parameters<typeof refundOrder>[1];
const unshipped = (...lines: readonly (readonly [position: number, qty: number])[]) => ({
  kind: 'parts',
  of: 'unshipped',
  lines: lines.map(([position, qty]) => ({ position, qty, marks: [] })),
  delivery: false,
});
let calls = 0;
const context = (what: object, more: object = {}, key = `key ${(calls += 1)}`): Context =>
  ({
    ...callOfStaff,
    params: { number: '26-000001' },
    locale: 'en',
    idempotencyKey: key,
    body: { what, by: { way: 'provider' }, isBackInStock: true, reason: 'Брак', ...more },
  }) as unknown as Context;
const answerOf = (answer: { readonly ok: boolean }) => money.heard.push(JSON.stringify(answer));

/** Orders 1 and 3 are paid and in the warehouse. */
beforeEach(async () => {
  money.reset();
  calls = 0;
  await ordersToPay(shop);
  await addPayment(shop, { settlement: 'order_paid' });
  await addPayment(shop, { order: 3, settlement: 'order_paid' });
  await shop.run(
    `update orders set status = 'in_warehouse', paid_at = '2026-11-19', pay_until = null where id in (1, 3)`,
  );
});

describe('a refund that failed', () => {
  const again = async (refundId = '1') => retryRefund(money.deps, { ...callOfStaff, params: { refundId } });
  beforeEach(async () => {
    money.answers['refund'] = { ok: false, error: { kind: 'refused', code: 'no', parameter: null } };
    await refundOrder(money.deps, context(unshipped([1, 4])));
  });

  it('is tried again with the same pieces', async () => {
    await shop.run(
      `insert into order_return (order_id, account_id, reason, comment, state, created_at) values (1, 1, 'defective', '', 'accepted', now())`,
    );
    await shop.run('insert into refund_return (refund_id, return_id, product_id, pieces) values (1, 1, 1, 2)');
    expect(await money.changes(async () => answerOf(await again()))).toMatchInlineSnapshot(`
      "
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.9", action "order.refund_retried", before {"refund":"refund-26-000001-1"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + receipt 2: id 2, kind "refund", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":4,"vatPercent":22}], state "failed", pieces [], order_id 1, refund_id 2, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 400
      refund 1: retried_by 2
      + refund 2: id 2, key "refund-26-000001-2", way "provider", note "Брак", cause "staff", state "cancelled", done_at "2026-11-20T06:00:00+00:00", failure "no", purpose "", request {"key":"refund-26-000001-2","amount":400,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":4,"vatPercent":22}],"total":400},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}, order_id 1, sequence 2, staff_id 2, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 400, withdrawn_because ""
      + refund_line 2/1/cancel: move "cancel", position 1, quantity 4, refund_id 2, from_piece 6, amount_kopecks 400
      + refund_return 2/1/1: pieces 2, refund_id 2, return_id 1, product_id 1
      refund {"key":"refund-26-000001-2","amount":400,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":4,"vatPercent":22}],"total":400},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}
      warn {"refund":"refund-26-000001-2","failure":"no"} refund: refused by the provider
      {"ok":true,"value":"26-000001"}
      "
    `);
    expect(await again()).toEqual({ ok: false, error: { code: 'transition_not_allowed' } });
  });

  it.each(['2', 'x', ''])('is not found by the id %j', async (id) => {
    expect(await again(id)).toEqual({ ok: false, error: { code: 'not_found' } });
  });

  it('is not a refund by bank', async () => {
    await addRow(shop, 'refund', {
      order_id: 1,
      sequence: 7,
      key: 'key 7',
      amount_kopecks: 100,
      cause: 'staff',
      note: '',
      state: 'pending',
      way: 'bank',
      payee: {},
      purpose: '',
      created_at: moneyNow,
    });
    expect(await again('2')).toEqual({ ok: false, error: { code: 'not_found' } });
  });

  it('is not tried again when too little money is left', async () => {
    money.answers['refund'] = undefined;
    await refundOrder(money.deps, context(unshipped([2, 10])));
    await shop.run('update payment set capture_kopecks = 1399, capture_receipt = $1 where id = 1', '{}');
    expect(await again()).toEqual({ ok: false, error: { code: 'refund_refused' } });
    await shop.run('update payment set capture_kopecks = 1400 where id = 1');
    expect(await again()).toEqual({ ok: true, value: '26-000001' });
  });

  it('is not a refund that is still requested', async () => {
    await shop.run(`update refund set state = 'created', done_at = null`);
    expect(await again()).toEqual({ ok: false, error: { code: 'transition_not_allowed' } });
  });
});

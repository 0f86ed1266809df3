import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, moneyNow, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { addRow } from '#testing/scenes/row-scenes.ts';
import { closeOrder, requestClosingReceipt } from './closing-receipts.ts';
import { reconcilePayments, sweepPayments } from './payment-jobs.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const ago = (ms: number) => new Date(moneyNow.getTime() - ms);
const hour = 3_600_000;
const refused = (error: object) => ({ ok: false, error });
const parcel = async (number: number, state: string, pieces: Readonly<Record<number, number>>, more: object = {}) => {
  await addRow(shop, 'parcel', {
    order_id: 1,
    number,
    state,
    grams: 1,
    created_at: moneyNow,
    shipped_at: moneyNow,
    ...more,
  });
  for (const [product, quantity] of Object.entries(pieces)) {
    await shop.run(
      'insert into parcel_line (parcel_id, product_id, quantity) select max(id), $1, $2 from parcel',
      Number(product),
      quantity,
    );
  }
};
const status = (to: string) => shop.run('update orders set status = $1 where id = 1', to);
const closed = () => money.changes(() => closeOrder(money.deps, { orderId: 1, orderNumber: '26-000001' as never }));
const rows = () =>
  shop.read(`select receipt.id, payment_id, amount_kopecks, item->>'name', item->>'quantity', item->>'vatPercent', coalesce(item->>'mark', '')
    from receipt, jsonb_array_elements(items) with ordinality item (item, n) order by receipt.id, n`);

beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
  await shop.run(`update orders set status = 'in_warehouse', paid_at = '2026-11-19' where id in (1, 3)`);
  await addPayment(shop, { settlement: 'order_paid' });
  await addPayment(shop, { order: 3, settlement: 'order_paid' });
});

describe('closing receipts', () => {
  it('are made for each parcel that was delivered', async () => {
    await parcel(1, 'delivered', { 1: 3, 2: 10 });
    await parcel(2, 'handed_over', { 1: 1 });
    await parcel(3, 'delivered', { 1: 2 });
    await parcel(4, 'delivered', { 1: 4 }, { closed_at: moneyNow });
    await parcel(5, 'returned', { 1: 4 });
    await parcel(1, 'delivered', { 1: 5 }, { order_id: 3 });
    expect(await closed()).toMatchInlineSnapshot(`
      "
      parcel 1: closed_at "2026-11-20T06:00:00+00:00"
      parcel 3: closed_at "2026-11-20T06:00:00+00:00"
      payment_line 1/1: shipped 5
      payment_line 1/2: shipped 10
      + receipt 1: id 1, key "receipt-26-000001-1", kind "closing", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":3,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}], state "created", pieces [{"from":0,"count":3,"position":1},{"from":0,"count":10,"position":2}], request {"key":"receipt-26-000001-1","receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"closing","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":3,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}],"total":1300},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1"}, order_id 1, sequence 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:00:00+00:00", amount_kopecks 1300
      + receipt 2: id 2, key "receipt-26-000001-2", kind "closing", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":2,"vatPercent":22}], state "created", pieces [{"from":3,"count":2,"position":1}], request {"key":"receipt-26-000001-2","receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"closing","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":2,"vatPercent":22}],"total":200},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1"}, order_id 1, sequence 2, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:00:00+00:00", amount_kopecks 200
      "
    `);
    expect(await closed()).toBe('\n');
  });

  it('hold the rest when the buyer has the order', async () => {
    await parcel(1, 'handed_over', { 1: 3 });
    await parcel(2, 'handed_over', { 2: 3 });
    await status('delivered');
    expect(await closed()).toMatchInlineSnapshot(`
      "
      parcel 1: closed_at "2026-11-20T06:00:00+00:00"
      parcel 2: closed_at "2026-11-20T06:00:00+00:00"
      payment 1: is_closed true
      payment_line 1/1: shipped 10
      payment_line 1/2: shipped 10
      + receipt 1: id 1, key "receipt-26-000001-1", kind "closing", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":3,"vatPercent":22}], state "created", pieces [{"from":0,"count":3,"position":1}], request {"key":"receipt-26-000001-1","receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"closing","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":3,"vatPercent":22}],"total":300},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1"}, order_id 1, sequence 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:00:00+00:00", amount_kopecks 300
      + receipt 2: id 2, key "receipt-26-000001-2", kind "closing", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":7,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}], state "created", pieces [{"from":3,"count":7,"position":1},{"from":0,"count":10,"position":2}], request {"key":"receipt-26-000001-2","receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"closing","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":7,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}],"total":1700},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1"}, order_id 1, sequence 2, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:00:00+00:00", amount_kopecks 1700
      "
    `);
  });

  it('hold everything of an order without parcels', async () => {
    await shop.run('update payment_line set cancelled = 4, shipped = 1 where payment_id = 1 and position = 1');
    await status('delivered');
    await closed();
    expect(await rows()).toEqual(['1 1 1500 Деталь 1 5 22 ', '1 1 1500 Деталь 2 10 22 ']);
    expect(await shop.read('select id, is_closed from payment order by id')).toEqual(['1 true', '2 false']);
  });

  it('are none before anything was handed over', async () => {
    await parcel(1, 'handed_over', { 1: 3 });
    expect(await closed()).toBe('\n');
    await parcel(2, 'delivered', { 1: 3 });
    await shop.run(`update payment set state = 'waiting_for_capture', paid_at = null, method = 'card', is_held = true`);
    expect(await closed()).toBe('\n');
  });

  it('are made for each payment of the order', async () => {
    await shop.run('delete from payment_line where payment_id = 1 and position = 2');
    await addPayment(shop, { attempt: 2, amount: 1000, positions: [2], settlement: 'order_paid' });
    await parcel(1, 'delivered', { 1: 3, 2: 4 });
    await closed();
    expect(await rows()).toEqual(['1 1 300 Деталь 1 3 22 ', '2 3 400 Деталь 2 4 22 ']);
    expect(await shop.read('select id, sequence, key from receipt order by 1')).toEqual([
      '1 1 receipt-26-000001-1',
      '2 2 receipt-26-000001-2',
    ]);
  });

  it('have the marking codes of their own parcel', async () => {
    await shop.run('update payment_line set is_marked = true where position = 1');
    await parcel(1, 'delivered', { 1: 2, 2: 1 });
    await parcel(2, 'delivered', { 1: 2 });
    await shop.run(`insert into parcel_mark (parcel_id, product_id, code, pieces) values
      (1, 1, 'a', 1), (1, 1, 'b', 1), (1, 2, 'c', 1), (2, 1, 'd', 2)`);
    await closed();
    expect(await rows()).toEqual([
      '1 1 300 Деталь 1 1 22 a',
      '1 1 300 Деталь 1 1 22 b',
      '1 1 300 Деталь 2 1 22 ',
      '2 1 200 Деталь 1, 2 шт 1 22 d',
    ]);
  });

  it('have the VAT of the day of the hand-over', async () => {
    money.at = new Date('2025-12-31T20:59:59Z');
    await parcel(1, 'delivered', { 1: 3 });
    await closed();
    expect(await rows()).toEqual(['1 1 300 Деталь 1 3 20 ']);
  });

  it('are none for goods that cost nothing', async () => {
    await shop.run('update payment_line set total_kopecks = 0 where position = 1');
    await parcel(1, 'delivered', { 1: 3 });
    await closed();
    expect(await rows()).toEqual([]);
    expect(await shop.read('select shipped from payment_line where payment_id = 1 order by position')).toEqual([
      '3',
      '0',
    ]);
  });

  it('of an order that does not exist are a fault', async () => {
    await expect(closeOrder(money.deps, { orderId: 9, orderNumber: '' as never })).rejects.toThrow('order 9 not found');
  });
});

describe('a closing receipt is asked for', () => {
  const receipt = (id: number, more: object = {}) =>
    addRow(shop, 'receipt', {
      order_id: 1,
      payment_id: 1,
      kind: 'closing',
      sequence: id,
      key: `receipt ${id}`,
      amount_kopecks: 100,
      items: [],
      request: { key: `receipt ${id}` },
      state: 'created',
      created_at: moneyNow,
      next_check_at: moneyNow,
      ...more,
    });
  const asked = (id = 1) => money.changes(() => requestClosingReceipt(money.deps, id));
  beforeEach(async () => {
    await receipt(1);
    await receipt(2);
  });

  it('until it is registered', async () => {
    expect(await asked()).toMatchInlineSnapshot(`
      "
      receipt 1: asked_at "2026-11-20T06:00:00+00:00", next_check_at "2026-11-20T06:02:00+00:00"
      closeReceipt {"key":"receipt 1"}
      "
    `);
    money.answers['closeReceipt'] = { ok: true, value: { id: 'c-1' } };
    expect(await asked()).toMatchInlineSnapshot(`
      "
      receipt 1: state "registered", provider_id "c-1", next_check_at null
      closeReceipt {"key":"receipt 1"}
      "
    `);
    expect([await asked(), await asked(9)]).toEqual(['\n', '\n']);
  });

  it.each([
    [{ kind: 'refused', code: 'bad', parameter: null }, 'bad'],
    [{ kind: 'key_reused' }, 'key_reused'],
  ])('until it is refused: %j', async (error, failure) => {
    money.answers['closeReceipt'] = refused(error);
    expect((await asked()).split('\n')).toEqual([
      '',
      `receipt 1: state "failed", failure "${failure}", asked_at "2026-11-20T06:00:00+00:00", next_check_at null`,
      'closeReceipt {"key":"receipt 1"}',
      `warn {"receipt":"receipt 1","failure":${JSON.stringify(error)}} closing receipt: refused by the provider`,
      '',
    ]);
  });

  it('again when the account is repaired', async () => {
    money.answers['closeReceipt'] = refused({ kind: 'not_admitted' });
    expect(await asked()).toBe(
      '\nreceipt 1: asked_at "2026-11-20T06:00:00+00:00", next_check_at "2026-11-20T06:02:00+00:00"\ncloseReceipt {"key":"receipt 1"}\n',
    );
  });

  it('as long as its key lives', async () => {
    await shop.run('update receipt set asked_at = $1', ago(23 * hour));
    expect(await asked()).toContain('closeReceipt');
    await shop.run('update receipt set asked_at = $1', ago(23 * hour + 1));
    expect(await asked()).toBe('\nreceipt 1: state "failed", failure "key_over", next_check_at null\n');
  });

  it('not without an account', async () => {
    await shop.run(`update payment set provider = 'other'`);
    expect(await asked()).toBe('\nmissing other\n');
  });
});

describe('the sweep', () => {
  const swept = () => money.changes(() => sweepPayments(money.deps));
  const event = (received_at: Date, more: object = {}) =>
    addRow(shop, 'webhook_event', {
      source: 'yookassa',
      kind: 'payment',
      object_id: 'p-9',
      raw: '{}',
      received_at,
      ...more,
    });

  it('continues everything that waits, and nothing else', async () => {
    await event(ago(30_001));
    await event(ago(30_000));
    await addPayment(shop, { order: 2, state: 'pending', next_check_at: moneyNow });
    await addPayment(shop, { order: 4, state: 'pending', next_check_at: ago(-1) });
    await shop.run(
      `insert into refund (order_id, payment_id, sequence, key, amount_kopecks, cause, note, state, request, way, purpose, created_at, next_check_at)
      select 3, 2, n, 'refund ' || n, 500, 'staff', '', 'created', '{"key": "refund"}', 'provider', '', $1::timestamptz, $1::timestamptz + (n - 1) * interval '1 ms' from generate_series(1, 2) n`,
      moneyNow,
    );
    await parcel(1, 'delivered', { 1: 3 });
    expect(await swept()).toMatchInlineSnapshot(`
      "
      parcel 1: closed_at "2026-11-20T06:00:00+00:00"
      payment 3: next_check_at "2026-11-20T06:02:00+00:00"
      payment_line 1/1: shipped 3
      + receipt 1: id 1, key "receipt-26-000001-1", kind "closing", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":3,"vatPercent":22}], state "created", pieces [{"from":0,"count":3,"position":1}], request {"key":"receipt-26-000001-1","receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"closing","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":3,"vatPercent":22}],"total":300},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1"}, asked_at "2026-11-20T06:00:00+00:00", order_id 1, sequence 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:02:00+00:00", amount_kopecks 300
      refund 1: next_check_at "2026-11-20T06:02:00+00:00"
      webhook_event 1: attempts 1, last_error "no answer of the provider"
      get "p-9"
      get "p-2-1"
      warn {"payment":"pay-26-000002-1","failure":{"kind":"unknown","retryAfterSeconds":null}} payment: provider call failed
      refund {"key":"refund"}
      closeReceipt {"key":"receipt-26-000001-1","receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"closing","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":3,"vatPercent":22}],"total":300},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1"}
      "
    `);
  });

  it('gives back parts of orders that were cancelled', async () => {
    await shop.run(`update payment set settlement = 'part_paid'`);
    await shop.run(`update orders set status = 'cancelled', paid_at = null where id = 1`);
    const lines = (await swept()).split('\n');
    expect(lines.filter((line) => /^(?:payment|refund)/.test(line)).map((line) => line.slice(0, 60)))
      .toMatchInlineSnapshot(`
      [
        "payment 1: settlement "refund"",
        "payment_line 1/1: cancelled 10",
        "payment_line 1/2: cancelled 10",
        "refund {"key":"refund-26-000001-1","amount":2000,"receipt":{",
      ]
    `);
  });

  it('goes on after a fault, and tells what is missing', async () => {
    money.answers['get'] = { ok: true, value: null };
    for (const order of [2, 4]) await addPayment(shop, { order, state: 'pending', next_check_at: moneyNow });
    await shop.run(`update payment set provider = 'other', state = 'pending', paid_at = null where id = 2`);
    await swept();
    expect(money.heard.map((line) => line.slice(0, 110))).toMatchInlineSnapshot(`
      [
        "get "p-2-1"",
        "warn {"what":"payment","item":3,"err":"Cannot read properties of null (reading 'id')"} payment sweep: item fai",
        "get "p-4-1"",
        "warn {"what":"payment","item":4,"err":"Cannot read properties of null (reading 'id')"} payment sweep: item fai",
      ]
    `);
  });

  it('takes fifty of each at a time', async () => {
    for (let index = 0; index < 51; index += 1) await event(ago(hour));
    await swept();
    expect(money.heard.filter((line) => line.startsWith('get'))).toHaveLength(50);
  });
});

describe('the reconciliation', () => {
  const report = (id: string, more: object = {}) => ({
    id,
    state: 'succeeded',
    amount: 2000,
    currency: 'RUB',
    refunded: 0,
    order: null,
    attempt: null,
    account: '100',
    isTest: true,
    receipt: null,
    ...more,
  });
  const page = (cursor: string | null, ...payments: readonly object[]) => ({ ok: true, value: { payments, cursor } });
  const reconciled = () => money.changes(() => reconcilePayments(money.deps));

  it('finds money that the shop does not know, on every page', async () => {
    await addPayment(shop, { order: 4, state: 'pending' });
    money.answers['list'] = [
      page('next', report('p-1-1'), report('strange')),
      page(null, report('p-4-1', { order: '26-000004', attempt: 1 })),
    ];
    const lines = (await reconciled())
      .split('\n')
      .filter((line) => !/^\+ (?:inbox|outbox|order_event|hook)/.test(line));
    expect(lines).toMatchInlineSnapshot(`
      [
        "",
        "orders 4: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null, chosen_payment "card", payment_method "sbp"",
        "payment 3: state "succeeded", paid_at "2026-11-20T06:00:00+00:00", settlement "order_paid"",
        "+ payment_event 3/succeeded: at "2026-11-20T06:00:00+00:00", state "succeeded", payment_id 3",
        "+ payment_quarantine 1: at "2026-11-20T06:00:00+00:00", id 1, kind "payment", provider "yookassa", reported "succeeded", mismatches ["order"], provider_id "strange", amount_kopecks 2000",
        "+ receipt 1: id 1, kind "prepayment", items [{"name":"rows of 4-1"}], state "registered", pieces [], order_id 4, created_at "2026-11-20T06:00:00+00:00", payment_id 3, amount_kopecks 2000",
        "reservation 4/1/1: expires_at null",
        "reservation 4/2/1: expires_at null",
        "list {"since":"2026-11-19T04:00:00.000Z","state":"succeeded"}",
        "warn {"provider":"yookassa","payment":"strange","mismatches":["order"]} payment: report does not match",
        "list {"since":"2026-11-19T04:00:00.000Z","state":"succeeded","cursor":"next"}",
        "",
      ]
    `);
  });

  it('ends when the provider is silent', async () => {
    expect(await reconciled()).toMatchInlineSnapshot(`
      "
      list {"since":"2026-11-19T04:00:00.000Z","state":"succeeded"}
      warn {"provider":"yookassa","failure":{"kind":"unknown","retryAfterSeconds":null}} payment reconciliation: provider did not answer
      "
    `);
  });

  it('reads two hundred pages', async () => {
    money.answers['list'] = Array.from({ length: 201 }, () => page('next'));
    await reconciled();
    expect(money.heard.filter((line) => line.startsWith('list'))).toHaveLength(200);
  });
});

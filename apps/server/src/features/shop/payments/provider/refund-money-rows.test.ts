import { inTransaction } from '@farad/database/connection/transaction';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, moneyNow, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { addRow } from '#testing/scenes/row-scenes.ts';
import { lockPayment } from './apply-report.ts';
import { beginRefund, type WantedRefund } from './refund-money.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const piece = (position: number, count: number) => ({ position, count });
type Wanted = Partial<WantedRefund> & Pick<WantedRefund, 'pieces'>;
const begin = (wanted: Wanted, id = 1) =>
  inTransaction(shop.db, async (tx) => {
    const { order, payment } = await lockPayment(tx, id);
    const usual = { move: 'cancel', cause: 'staff', note: 'Брак', staffId: 2, at: moneyNow } as const;
    return beginRefund(tx, order, payment, { ...usual, ...wanted });
  });
const refunded = (wanted: Wanted, id = 1) =>
  money.changes(async () => money.heard.push(JSON.stringify(await begin(wanted, id))));
const refusal = async (wanted: Wanted, id = 1) => {
  const answer = await begin(wanted, id);
  return answer.ok ? answer.value : answer.error;
};
/** The rows of the newest receipt: pieces, price, VAT and marking code. */
const receiptRows = () =>
  shop.read(`select coalesce(mark, ''), quantity, price, "vatPercent" from receipt,
    jsonb_to_recordset(items) item (name text, quantity int, price int, "vatPercent" int, mark text)
    where id = (select max(id) from receipt) and kind = 'refund'`);
const refundOf = (payment: number, sequence: number, more: object) =>
  addRow(shop, 'refund', {
    order_id: 1,
    payment_id: payment,
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

beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
});

describe('pieces that were not sent', () => {
  it.each(['late', 'overpaid'] as const)('go back in two parts if one receipt has no room, %s', async (cause) => {
    await addPayment(shop, { amount: 81_000, positions: [] });
    await shop.run(`insert into payment_line (payment_id, position, product_id, name, subject, vat_class, quantity,
      total_kopecks) select 1, place, 1, 'Деталь ' || place, 'commodity', 'standard', 10, 1000 from generate_series(1, 81) place`);
    const pieces = Array.from({ length: 81 }, (_, at) => piece(at + 1, 10));
    expect(await begin({ pieces, cause, staffId: null })).toEqual({ ok: true, value: [1, 2] });
    expect(
      await shop.read(`select refund.cause, refund.amount_kopecks, jsonb_array_length(items) from refund
        join receipt on refund_id = refund.id order by refund.id`),
    ).toEqual([`${cause} 41000 41`, `${cause} 40000 40`]);
    await expect(refundOf(1, 9, { amount_kopecks: 100 })).rejects.toThrow(
      'refunds of payment 1 are 81100, paid were 81000',
    );
  });

  it('go back with a receipt of a prepayment', async () => {
    await addPayment(shop, { order: 2, amount: 2300, positions: [1, 2, 0] });
    await addPayment(shop, { order: 1 });
    await shop.run('update payment_line set cancelled = 2 where position = 2');
    expect(await refunded({ pieces: [piece(1, 3), piece(2, 8), piece(0, 1)] })).toMatchInlineSnapshot(`
      "
      payment_line 1/0: cancelled 1
      payment_line 1/1: cancelled 3
      payment_line 1/2: cancelled 10
      + receipt 1: id 1, kind "refund", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":3,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":8,"vatPercent":22},{"name":"Доставка","price":300,"subject":"service","quantity":1,"vatPercent":22}], state "pending", pieces [], order_id 2, refund_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 1400
      + refund 1: id 1, key "refund-26-000002-1", way "provider", note "Брак", cause "staff", state "created", purpose "", request {"key":"refund-26-000002-1","amount":1400,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":3,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":8,"vatPercent":22},{"name":"Доставка","price":300,"subject":"service","quantity":1,"vatPercent":22}],"total":1400},"customer":{"phone":"79260000001"}},"paymentId":"p-2-1","description":"Возврат по заказу 26-000002"}, order_id 2, sequence 1, staff_id 2, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:00:00+00:00", amount_kopecks 1400, withdrawn_because ""
      + refund_line 1/0/cancel: move "cancel", position 0, quantity 1, refund_id 1, from_piece 0, amount_kopecks 300
      + refund_line 1/1/cancel: move "cancel", position 1, quantity 3, refund_id 1, from_piece 7, amount_kopecks 300
      + refund_line 1/2/cancel: move "cancel", position 2, quantity 8, refund_id 1, from_piece 0, amount_kopecks 800
      {"ok":true,"value":[1]}
      "
    `);
  });

  it.each([
    [[piece(1, 10), piece(3, 1)], { reason: 'no_such_line', index: 1 }],
    [[piece(1, 1), piece(1, 1)], { reason: 'no_such_line', index: 1 }],
    [[piece(1, 1), piece(2, 11)], { reason: 'too_many_pieces', index: 1 }],
    [[piece(1, 0)], { reason: 'invalid_quantity', index: 0 }],
    [[piece(1, 0.5)], { reason: 'invalid_quantity', index: 0 }],
  ])('are refused: %j', async (pieces, expected) => {
    await addPayment(shop, {});
    const changed = await money.changes(async () => expect(await refusal({ pieces })).toEqual(expected));
    expect(changed).toBe('\n');
  });

  it('are refused when nothing was paid for them', async () => {
    await addPayment(shop, {});
    await shop.run('update payment_line set total_kopecks = 0 where position = 1');
    expect(await refusal({ pieces: [] })).toEqual({ reason: 'nothing_paid' });
    expect(await refusal({ pieces: [piece(1, 10)] })).toEqual({ reason: 'nothing_paid' });
  });

  it('have the VAT of the day of the payment', async () => {
    await addPayment(shop, { paid_at: '2025-12-31T20:59:59Z' });
    await begin({ pieces: [piece(1, 1)] });
    expect(await receiptRows()).toEqual([' 1 100 20']);
    await shop.run(`update payment set paid_at = '2025-12-31T21:00:00Z'`);
    await begin({ pieces: [piece(1, 1)] });
    expect(await receiptRows()).toEqual([' 1 100 22']);
  });

  it('have no codes, whatever was packed', async () => {
    await addPayment(shop, {});
    await shop.run(`update payment_line set is_marked = true`);
    await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values (1, 1, 'packed', 1, now())`);
    await shop.run(`insert into parcel_mark (parcel_id, product_id, code, pieces) values (1, 1, 'a', 10)`);
    await begin({ pieces: [piece(1, 2)] });
    expect(await receiptRows()).toEqual([' 2 100 22']);
  });

  it('make as many refunds as their rows need receipts', async () => {
    await addPayment(shop, { amount: 8100, positions: [] });
    await shop.run(`insert into payment_line (payment_id, position, product_id, name, subject, vat_class, quantity, total_kopecks)
      select 1, n, 1, 'Деталь', 'commodity', 'standard', 3, 100 from generate_series(1, 81) n`);
    const pieces = Array.from({ length: 81 }, (_, index) => piece(index + 1, 3));
    expect(await begin({ pieces: pieces.slice(0, 80) })).toEqual({ ok: true, value: [1] });
    await shop.run('truncate refund, receipt restart identity cascade');
    await shop.run('update payment_line set cancelled = 0');
    expect(await begin({ pieces })).toEqual({ ok: true, value: [1, 2] });
    const refunds = `select sequence, key, amount_kopecks, (select count(*) from refund_line where refund_id = refund.id)
      from refund order by id`;
    expect(await shop.read(refunds)).toEqual(['1 refund-26-000001-1 4100 41', '2 refund-26-000001-2 4000 40']);
    expect(await shop.read('select count(*), sum(cancelled) from payment_line')).toEqual(['81 243']);
  });

  it('are all kept or none', async () => {
    await addPayment(shop, { amount: 8099, positions: [] });
    await shop.run(`insert into payment_line (payment_id, position, product_id, name, subject, vat_class, quantity, total_kopecks)
      select 1, n, 1, 'Деталь', 'commodity', 'standard', 3, 100 from generate_series(1, 81) n`);
    const pieces = Array.from({ length: 81 }, (_, index) => piece(index + 1, 3));
    expect(await refusal({ pieces })).toEqual({ reason: 'over_remainder' });
  });
});

describe('the sum', () => {
  it('is no more than what the payment has left', async () => {
    await addPayment(shop, {});
    await addPayment(shop, { attempt: 2, amount: 1000 });
    await refundOf(1, 1, { state: 'succeeded', provider_id: 'r-1', done_at: moneyNow });
    await refundOf(1, 2, { cause: 'not_captured', provider_id: 'r-2' });
    await refundOf(2, 3, {});
    await refundOf(1, 4, { state: 'cancelled', done_at: moneyNow });
    expect(await refusal({ pieces: [piece(1, 10), piece(2, 6)] })).toEqual({ reason: 'over_remainder' });
    expect(await refusal({ pieces: [piece(1, 10), piece(2, 5)] })).toEqual([5]);
    expect(await shop.read('select sequence, key, amount_kopecks, payment_id from refund where id = 5')).toEqual([
      '5 refund-26-000001-5 1500 1',
    ]);
  });

  it('is no more than what was captured', async () => {
    await addPayment(shop, { capture_kopecks: 1000, capture_receipt: {} });
    expect(await refusal({ pieces: [piece(1, 10), piece(2, 1)] })).toEqual({ reason: 'over_remainder' });
    expect(await refusal({ pieces: [piece(1, 10)] })).toEqual([1]);
  });

  it('is a rouble or more', async () => {
    await addPayment(shop, { amount: 1990 });
    await shop.run('update payment_line set total_kopecks = 990 where position = 1');
    expect(await refusal({ pieces: [piece(1, 1)] })).toEqual({ reason: 'below_minimum' });
    expect(await refusal({ pieces: [piece(2, 1)] })).toEqual([1]);
  });

  it('was paid in the last three years', async () => {
    await addPayment(shop, { paid_at: '2023-11-20T05:59:59.999Z' });
    expect(await refusal({ pieces: [piece(1, 1)] })).toEqual({ reason: 'too_old' });
    await shop.run(`update payment set paid_at = '2023-11-20T06:00:00Z'`);
    expect(await refusal({ pieces: [piece(1, 1)] })).toEqual([1]);
  });

  it('of a payment that is only held cannot go back', async () => {
    await addPayment(shop, { state: 'waiting_for_capture' });
    expect(await refusal({ pieces: [piece(1, 1)] })).toEqual({ reason: 'not_paid' });
  });
});

describe('pieces that came back', () => {
  const closing = (created_at: string, pieces: readonly object[], more: object = {}) =>
    addRow(shop, 'receipt', {
      order_id: 1,
      payment_id: 1,
      kind: 'closing',
      amount_kopecks: 0,
      items: [],
      pieces,
      state: 'registered',
      created_at,
      ...more,
    });

  beforeEach(async () => {
    await addPayment(shop, {});
    await addPayment(shop, { order: 3 });
    await shop.run('update payment_line set shipped = 8 where payment_id = 1');
  });

  it('go back with a receipt of a sale', async () => {
    await shop.run('update payment_line set returned = 2 where payment_id = 1 and position = 2');
    expect(await refunded({ move: 'return', pieces: [piece(2, 6)] })).toMatchInlineSnapshot(`
      "
      payment_line 1/2: returned 8
      + receipt 1: id 1, kind "refund", items [{"name":"Деталь 2","price":100,"subject":"commodity","quantity":6,"vatPercent":22}], state "pending", pieces [], order_id 1, refund_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 600
      + refund 1: id 1, key "refund-26-000001-1", way "provider", note "Брак", cause "staff", state "created", purpose "", request {"key":"refund-26-000001-1","amount":600,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"closing","items":[{"name":"Деталь 2","price":100,"subject":"commodity","quantity":6,"vatPercent":22}],"total":600},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}, order_id 1, sequence 1, staff_id 2, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:00:00+00:00", amount_kopecks 600, withdrawn_because ""
      + refund_line 1/2/return: move "return", position 2, quantity 6, refund_id 1, from_piece 2, amount_kopecks 600
      {"ok":true,"value":[1]}
      "
    `);
  });

  it('are refused when they are still there', async () => {
    expect(await refusal({ move: 'return', pieces: [piece(1, 8), piece(2, 9)] })).toEqual({
      reason: 'too_many_pieces',
      index: 1,
    });
  });

  it('have the VAT of the receipt that lists them, or of the last hand-over', async () => {
    await closing('2026-01-15T00:00:00Z', [{ position: 1, from: 3, count: 3 }], { sequence: 1, key: 'a', request: {} });
    await closing('2025-12-15T00:00:00Z', [{ position: 1, from: 0, count: 3 }], { sequence: 2, key: 'b', request: {} });
    expect(await begin({ move: 'return', pieces: [piece(1, 8)] })).toEqual({ ok: true, value: [1] });
    expect(await receiptRows()).toEqual([' 3 100 20', ' 3 100 22', ' 2 100 20']);
    expect(await shop.read('select position, move, from_piece, quantity, amount_kopecks from refund_line')).toEqual([
      '1 return 0 8 800',
    ]);
    await shop.run(`update receipt set created_at = '2026-01-16' where key = 'b'`);
    await shop.run('update payment_line set returned = 0');
    await shop.run('truncate refund cascade');
    await begin({ move: 'return', pieces: [piece(1, 8)] });
    expect(await receiptRows()).toEqual([' 8 100 22']);
    await begin({ move: 'return', pieces: [piece(2, 1)] });
    expect(await receiptRows()).toEqual([' 1 100 22']);
  });

  it('have the VAT of today if nothing was closed', async () => {
    await shop.run(`update payment set paid_at = '2025-12-01'`);
    await closing('2025-12-15T00:00:00Z', [], { kind: 'prepayment', pieces: [] });
    await begin({ move: 'return', pieces: [piece(1, 1)] });
    expect(await receiptRows()).toEqual([' 1 100 22']);
  });

  it('have the codes that were packed, or those that came back', async () => {
    await shop.run(`update payment_line set is_marked = true where position = 1`);
    await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values (1, 1, 'packed', 1, now())`);
    await shop.run(`insert into parcel_mark (parcel_id, product_id, code, pieces) values (1, 1, 'a', 1), (1, 1, 'b', 1),
      (1, 2, 'c', 1)`);
    await begin({ move: 'return', pieces: [piece(1, 2), piece(2, 1)] });
    expect(await receiptRows()).toEqual(['a 1 100 22', 'b 1 100 22', ' 1 100 22']);
    const back = (product: number, ...codes: readonly string[]) =>
      new Map([[product, codes.map((code) => ({ code, pieces: 1 }))]]) as unknown as NonNullable<WantedRefund['marks']>;
    await begin({ move: 'return', pieces: [piece(1, 1), piece(2, 1)], marks: back(1, 'x') });
    expect(await receiptRows()).toEqual(['x 1 100 22', ' 1 100 22']);
    await begin({ move: 'return', pieces: [piece(2, 1)], marks: back(2, 'y') });
    expect(await receiptRows()).toEqual([' 1 100 22']);
    await shop.run('update payment_line set returned = 0');
    await shop.run('truncate refund, receipt cascade');
    for (const code of ['x', 'y']) {
      await begin({ move: 'return', pieces: [piece(1, 1)], marks: back(1, code) });
      expect(await receiptRows()).toEqual([`${code} 1 100 22`]);
    }
  });
});

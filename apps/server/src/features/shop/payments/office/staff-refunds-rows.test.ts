import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { callOfStaff } from '#testing/scenes/row-scenes.ts';
import { refundOrder } from './staff-refunds.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
type Context = Parameters<typeof refundOrder>[1];
const unshipped = (...lines: readonly (readonly [position: number, qty: number])[]) => ({
  kind: 'parts',
  of: 'unshipped',
  lines: lines.map(([position, qty]) => ({ position, qty, marks: [] })),
  delivery: false,
});
const shipped = (...lines: readonly (readonly [position: number, qty: number])[]) => ({
  ...unshipped(...lines),
  of: 'shipped',
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
const refunded = (what: object, more: object = {}) =>
  money.changes(async () => answerOf(await refundOrder(money.deps, context(what, more))));
/** Returns the failure of a refund. Expects that the call changes no rows. */
const refusal = async (what: object, more: object = {}, number = '26-000001') => {
  const own = { ...context(what, more), params: { number } } as Context;
  let failure: unknown;
  const changed = await money.changes(async () => {
    const answer = await refundOrder(money.deps, own);
    failure = answer.ok ? 'done' : answer.error;
  });
  expect(changed).toBe('\n');
  return failure;
};
const pieces = () =>
  shop.read('select payment_id, position, cancelled, shipped, returned from payment_line order by 1, 2');
const held = () =>
  shop.read('select order_id, product_id, quantity from reservation where order_id in (1, 3) order by 1, 2');

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

describe('a refund of goods that were not sent', () => {
  it('releases them and asks the provider', async () => {
    expect(await refunded(unshipped([1, 4]))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"of":"unshipped","way":"provider","kind":"parts","lines":[{"qty":4,"marks":[],"position":1}],"delivery":false,"isBackInStock":true}, action "order.refunded", reason "Брак", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + idempotency staff 2//admin/orders/{number}/refunds/key 1: key "key 1", actor "staff 2", route "/admin/orders/{number}/refunds", status 200, response {}, created_at now, body_sha256 "\\\\xf844ac93c94ceeb5ef97d77969f981a0af62f3c97c6dc3dcb8fb75a3c5c5c01b"
      payment_line 1/1: cancelled 4
      + product_change 3: at now, id 3, is_whole false, product_id 1
      + receipt 1: id 1, kind "refund", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":4,"vatPercent":22}], state "pending", pieces [], order_id 1, refund_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 400
      + refund 1: id 1, key "refund-26-000001-1", way "provider", note "Брак", cause "staff", state "created", purpose "", request {"key":"refund-26-000001-1","amount":400,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":4,"vatPercent":22}],"total":400},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}, order_id 1, sequence 1, staff_id 2, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:02:00+00:00", amount_kopecks 400, withdrawn_because ""
      + refund_goods 1/1/released: move "released", pieces 4, refund_id 1, product_id 1
      + refund_line 1/1/cancel: move "cancel", position 1, quantity 4, refund_id 1, from_piece 6, amount_kopecks 400
      reservation 1/1/1: quantity 6
      stock 1/1: reserved 36
      + stock_movement 1: at now, id 1, kind "release", order_id 1, quantity 4, product_id 1, warehouse_id 1
      refund {"key":"refund-26-000001-1","amount":400,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":4,"vatPercent":22}],"total":400},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}
      {"ok":true,"value":null}
      "
    `);
  });

  it('writes them off if they do not go back to the stock', async () => {
    await refunded(unshipped([1, 4]), { isBackInStock: false });
    expect(await shop.read('select * from refund_goods')).toEqual(['1 1 written_off 4']);
    expect(await shop.read('select product_id, on_hand, reserved from stock order by 1')).toEqual([
      '1 96 36',
      '2 100 40',
    ]);
  });

  it('of everything ends the order', async () => {
    expect(await refunded({ kind: 'all' })).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"way":"provider","kind":"all","isBackInStock":true}, action "order.refunded", reason "Брак", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + idempotency staff 2//admin/orders/{number}/refunds/key 1: key "key 1", actor "staff 2", route "/admin/orders/{number}/refunds", status 200, response {}, created_at now, body_sha256 "\\\\xc191548d1ed63387be45e40595d8ed4079a017c483468ffdc08af43216066548"
      payment_line 1/1: cancelled 10
      payment_line 1/2: cancelled 10
      + product_change 3: at now, id 3, is_whole false, product_id 1
      + product_change 4: at now, id 4, is_whole false, product_id 2
      + receipt 1: id 1, kind "refund", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}], state "pending", pieces [], order_id 1, refund_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000
      + refund 1: id 1, key "refund-26-000001-1", way "provider", note "Брак", cause "staff", state "created", purpose "", request {"key":"refund-26-000001-1","amount":2000,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}],"total":2000},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}, order_id 1, sequence 1, staff_id 2, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:02:00+00:00", amount_kopecks 2000, withdrawn_because ""
      + refund_goods 1/1/released: move "released", pieces 10, refund_id 1, product_id 1
      + refund_goods 1/2/released: move "released", pieces 10, refund_id 1, product_id 2
      + refund_line 1/1/cancel: move "cancel", position 1, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      + refund_line 1/2/cancel: move "cancel", position 2, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      - reservation 1/1/1
      - reservation 1/2/1
      stock 1/1: reserved 30
      stock 2/1: reserved 30
      + stock_movement 1: at now, id 1, kind "release", order_id 1, quantity 10, product_id 1, warehouse_id 1
      + stock_movement 2: at now, id 2, kind "release", order_id 1, quantity 10, product_id 2, warehouse_id 1
      refund {"key":"refund-26-000001-1","amount":2000,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}],"total":2000},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}
      {"ok":true,"value":null}
      "
    `);
    expect(await refusal({ kind: 'all' })).toEqual({ code: 'nothing_to_refund' });
  });

  it('of everything takes what is left, of both kinds', async () => {
    await shop.run(
      'update payment_line set cancelled = 1, shipped = 5, returned = 2 where payment_id = 1 and position = 1',
    );
    await shop.run(
      'update payment_line set cancelled = 1, shipped = 8, returned = 8 where payment_id = 1 and position = 2',
    );
    await refunded({ kind: 'all' });
    expect(await pieces()).toEqual(['1 1 5 5 5', '1 2 2 8 8', '2 1 0 0 0', '2 2 0 0 0']);
    expect(
      await shop.read('select position, move, from_piece, quantity, amount_kopecks from refund_line order by 2, 1'),
    ).toEqual(['1 cancel 5 4 400', '2 cancel 8 1 100', '1 return 2 3 300']);
  });

  it('of a delivery', async () => {
    await addPayment(shop, { order: 2, amount: 2300, positions: [1, 2, 0], settlement: 'order_paid' });
    await shop.run(`update orders set status = 'in_warehouse', paid_at = '2026-11-19', pay_until = null where id = 2`);
    const answer = await refundOrder(money.deps, {
      ...context({ ...unshipped(), delivery: true }),
      params: { number: '26-000002' },
    });
    expect(answer).toEqual({ ok: true, value: null });
    expect(await shop.read('select order_id, payment_id, amount_kopecks from refund')).toEqual(['2 3 300']);
    expect(await shop.read('select * from refund_goods')).toEqual([]);
  });

  it.each([
    [unshipped([1, 10], [3, 1]), 'what.lines.1.position'],
    [unshipped([1, 1], [1, 1]), 'what.lines.1.position'],
    [unshipped([1, 1], [2, 11]), 'what.lines.1.qty'],
    [shipped([1, 1]), 'what.lines.0.qty'],
    [{ ...unshipped([2, 10]), delivery: true }, 'what.delivery'],
  ])('is refused by its field: %j', async (what, field) => {
    expect(await refusal(what)).toEqual({ code: 'invalid_input', field });
  });

  it('is refused for the pieces that are packed', async () => {
    await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values (1, 1, 'packed', 1, now())`);
    await shop.run(`insert into parcel_line (parcel_id, product_id, quantity) values (1, 2, 7)`);
    const packed = { code: 'pieces_packed', field: 'what.lines.1.qty', available: 3 };
    expect(await refusal(unshipped([1, 10], [2, 4]))).toEqual(packed);
    expect(await refusal(unshipped([1, 10], [2, 10]))).toEqual(packed);
    expect(await refusal(unshipped([1, 10], [2, 11]))).toEqual({ code: 'invalid_input', field: 'what.lines.1.qty' });
    expect(await refusal(unshipped([3, 1]))).toEqual({ code: 'invalid_input', field: 'what.lines.0.position' });
    expect(await refundOrder(money.deps, context(unshipped([1, 10], [2, 3])))).toEqual({ ok: true, value: null });
  });

  it('is refused when it is not the whole rouble, or too old', async () => {
    await shop.run('update payment_line set total_kopecks = 990 where position = 1');
    expect(await refusal(unshipped([1, 1]))).toEqual({ code: 'refund_refused', field: 'what' });
    await shop.run(`update payment set paid_at = '2020-01-01'`);
    expect(await refusal(unshipped([2, 1]))).toEqual({ code: 'refund_refused', field: 'what' });
  });

  it('is refused for money that goes another way, or was never paid', async () => {
    expect(await refusal({ kind: 'beyond' })).toEqual({ code: 'refund_other_way', field: 'by.way' });
    await shop.run(`delete from payment_line`);
    await shop.run(`delete from payment`);
    expect(await refusal({ kind: 'all' })).toEqual({ code: 'refund_other_way', field: 'by.way' });
    await shop.run(
      `insert into bank_money (order_id, amount_kopecks, day, at, note, staff_id) values (1, 2000, '2026-11-19', now(), '', 1)`,
    );
    expect(await refusal({ kind: 'all' })).toEqual({ code: 'refund_other_way', field: 'by.way' });
    await shop.run(`update orders set paid_at = null where id = 1`);
    expect(await refusal({ kind: 'all' })).toEqual({ code: 'nothing_to_refund' });
    expect(await refusal({ kind: 'all' }, {}, '26-000009')).toEqual({ code: 'not_found' });
  });

  it('is refused while the money is only held', async () => {
    await shop.run(`update payment set state = 'waiting_for_capture', paid_at = null, method = 'card', is_held = true`);
    expect(await refusal({ kind: 'all' })).toEqual({ code: 'nothing_to_refund' });
  });

  it('takes the missing pieces first, which no stock has', async () => {
    await shop.run(`insert into stock_document (key, kind, warehouse_id, reason, staff_id, at)
      values (gen_random_uuid(), 'write_off', 1, 'a', 1, now())`);
    await shop.run(
      `insert into order_lack (document_id, order_id, product_id, warehouse_id, quantity) select id, 1, 1, 1, 4 from stock_document`,
    );
    await shop.run('update reservation set quantity = 6 where order_id = 1 and product_id = 1');
    await refunded(unshipped([1, 5]));
    expect(await held()).toEqual(['1 1 5', '1 2 10', '3 1 10', '3 2 10']);
    expect(await shop.read('select product_id, move, pieces from refund_goods')).toEqual(['1 released 1']);
  });
});

describe('a refund of an order that was paid in parts', () => {
  it('is divided by the payments of its lines', async () => {
    await shop.run(`delete from payment_line where payment_id = 1 and position = 2`);
    await shop.run(`update payment set amount_kopecks = 1000 where id = 1`);
    await addPayment(shop, { attempt: 2, amount: 1000, positions: [2], settlement: 'order_paid' });
    await addPayment(shop, { attempt: 3, amount: 1000, positions: [2], state: 'cancelled' });
    expect(await refusal(unshipped([2, 1], [1, 11]))).toEqual({ code: 'invalid_input', field: 'what.lines.1.qty' });
    expect(await refusal({ ...unshipped([2, 1]), delivery: true })).toEqual({
      code: 'invalid_input',
      field: 'what.delivery',
    });
    await refunded(unshipped([2, 3], [1, 4]));
    await refunded(unshipped([2, 1]));
    expect(
      await shop.read('select sequence, payment_id, amount_kopecks, cause, note, staff_id from refund order by 1'),
    ).toEqual(['1 1 400 staff Брак 2', '2 3 300 staff Брак 2', '3 3 100 staff Брак 2']);
    expect(await shop.read('select * from refund_goods order by product_id')).toEqual([
      '1 1 released 4',
      '1 2 released 3',
      '3 2 released 1',
    ]);
    await refunded({ kind: 'all' });
    expect(await pieces()).toEqual(['1 1 10 0 0', '2 1 0 0 0', '2 2 0 0 0', '3 2 10 0 0', '4 2 0 0 0']);
  });
});

describe('a refund of goods that were sent', () => {
  const sent = async (status = 'delivered') => {
    await shop.run('update payment_line set shipped = 10 where payment_id = 1');
    await shop.run('delete from reservation where order_id = 1');
    await shop.run('update orders set status = $1 where id = 1', status);
  };

  it('puts them back into the stock', async () => {
    await sent();
    expect(await refunded(shipped([1, 4], [2, 1]))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"of":"shipped","way":"provider","kind":"parts","lines":[{"qty":4,"marks":[],"position":1},{"qty":1,"marks":[],"position":2}],"delivery":false,"isBackInStock":true}, action "order.refunded", reason "Брак", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + idempotency staff 2//admin/orders/{number}/refunds/key 1: key "key 1", actor "staff 2", route "/admin/orders/{number}/refunds", status 200, response {}, created_at now, body_sha256 "\\\\x7ec089a445ca2453ec58970cbf6b6e908e18afa3272393a81f5f4a9e39ea325d"
      payment 1: is_closed true
      payment_line 1/1: returned 4
      payment_line 1/2: returned 1
      + product_change 3: at now, id 3, is_whole false, product_id 1
      + product_change 4: at now, id 4, is_whole false, product_id 2
      + receipt 1: id 1, kind "refund", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":4,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":1,"vatPercent":22}], state "pending", pieces [], order_id 1, refund_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 500
      + refund 1: id 1, key "refund-26-000001-1", way "provider", note "Брак", cause "staff", state "created", purpose "", request {"key":"refund-26-000001-1","amount":500,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"closing","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":4,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":1,"vatPercent":22}],"total":500},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}, order_id 1, sequence 1, staff_id 2, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:02:00+00:00", amount_kopecks 500, withdrawn_because ""
      + refund_goods 1/1/booked_in: move "booked_in", pieces 4, refund_id 1, product_id 1
      + refund_goods 1/2/booked_in: move "booked_in", pieces 1, refund_id 1, product_id 2
      + refund_line 1/1/return: move "return", position 1, quantity 4, refund_id 1, from_piece 0, amount_kopecks 400
      + refund_line 1/2/return: move "return", position 2, quantity 1, refund_id 1, from_piece 0, amount_kopecks 100
      stock 1/1: on_hand 104
      stock 2/1: on_hand 101
      + stock_movement 1: at now, id 1, kind "receipt", order_id 1, quantity 4, product_id 1, warehouse_id 1
      + stock_movement 2: at now, id 2, kind "receipt", order_id 1, quantity 1, product_id 2, warehouse_id 1
      refund {"key":"refund-26-000001-1","amount":500,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"closing","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":4,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":1,"vatPercent":22}],"total":500},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}
      {"ok":true,"value":null}
      "
    `);
  });

  it('leaves the stock alone if they are lost', async () => {
    await sent();
    await refunded(shipped([1, 4]), { isBackInStock: false });
    expect(await shop.read('select * from refund_goods')).toEqual([]);
    expect(await shop.read('select product_id, on_hand, reserved from stock order by 1')).toEqual([
      '1 100 40',
      '2 100 40',
    ]);
  });

  it('puts them back even if the rest of the order is still here', async () => {
    await sent('in_warehouse');
    await refunded(shipped([1, 4]));
    expect(await shop.read('select * from refund_goods')).toEqual(['1 1 booked_in 4']);
  });

  it('leaves those alone that an accepted return has put back', async () => {
    await sent();
    await shop.run(`insert into order_return (order_id, account_id, reason, comment, state, created_at)
      values (1, 1, 'defective', '', 'accepted', now()), (1, 1, 'defective', '', 'requested', now())`);
    await shop.run(
      `insert into order_return_line (return_id, product_id, quantity, accepted) values (1, 1, 3, 3), (2, 1, 3, null)`,
    );
    await refunded(shipped([1, 4], [2, 1]));
    expect(await shop.read('select * from refund_goods order by product_id')).toEqual([
      '1 1 booked_in 1',
      '1 2 booked_in 1',
    ]);
    expect(await shop.read('select return_id, pieces from refund_return order by 1')).toEqual(['1 3', '2 1']);
  });

  it('of marked goods needs their codes', async () => {
    await sent();
    await shop.run('update payment_line set is_marked = true where payment_id = 1 and position = 2');
    await shop.run(
      `insert into parcel (order_id, number, state, grams, created_at, shipped_at) values (1, 1, 'delivered', 1, now(), now())`,
    );
    await shop.run(`insert into parcel_line (parcel_id, product_id, quantity) values (1, 2, 1)`);
    await shop.run(`insert into parcel_mark (parcel_id, product_id, code, pieces) values (1, 2, 'a', 1)`);
    expect(await refusal(shipped([1, 1], [2, 1]))).toMatchObject({
      code: 'invalid_input',
      field: 'what.lines.1.marks',
    });
  });

  it('closes first what was delivered a moment ago', async () => {
    await shop.run(
      `insert into parcel (order_id, number, state, grams, created_at, shipped_at) values (1, 1, 'delivered', 1, now(), now())`,
    );
    await shop.run(`insert into parcel_line (parcel_id, product_id, quantity) values (1, 1, 7)`);
    money.answers['closeReceipt'] = { ok: true, value: { id: 'c-1' } };
    await refunded(shipped([1, 7]));
    expect((await pieces()).slice(0, 2)).toEqual(['1 1 0 7 7', '1 2 0 0 0']);
    expect(money.heard.map((line) => line.split(' ')[0])).toEqual([
      'closeReceipt',
      'refund',
      '{"ok":true,"value":null}',
    ]);
  });
});

describe('a press', () => {
  it('that comes twice refunds once', async () => {
    const one = context(unshipped([1, 4]), {}, 'same');
    expect(await refundOrder(money.deps, one)).toEqual({ ok: true, value: null });
    expect(await money.changes(async () => answerOf(await refundOrder(money.deps, one)))).toBe(
      '\n{"ok":true,"value":null}\n',
    );
    const other = { ok: false, error: { code: 'idempotency_key_reused', field: 'Idempotency-Key' } };
    expect(await refundOrder(money.deps, context(unshipped([1, 5]), {}, 'same'))).toEqual(other);
    expect(await refundOrder(money.deps, { ...one, params: { number: '26-000003' } })).toEqual(other);
    const colleague = { ...one, actor: { ...one.actor, staff: { ...one.actor.staff, id: 1 } } } as Context;
    expect(await refundOrder(money.deps, colleague)).toEqual({ ok: true, value: null });
    expect(await shop.read('select amount_kopecks, staff_id from refund order by id')).toEqual(['400 2', '400 1']);
  });

  it('without a key is like one with an empty key', async () => {
    const one = { ...context(unshipped([1, 4])), idempotencyKey: undefined };
    expect(await refundOrder(money.deps, one)).toEqual({ ok: true, value: null });
    expect(await shop.read('select actor, route, key from idempotency')).toEqual([
      'staff 2 /admin/orders/{number}/refunds ',
    ]);
  });
});

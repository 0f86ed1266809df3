import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, openMoneyRows } from '#testing/scenes/money-rows.ts';
import { bank, cash, fromBank, ordersPaidByBank, partsOf, payee } from '#testing/scenes/office-refund-rows.ts';
import { callOfStaff } from '#testing/scenes/row-scenes.ts';
import { listBankRefunds, markRefundPaid, setPayee } from './bank-refunds.ts';
import { refundOrder } from './staff-refunds.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
type Context = Parameters<typeof refundOrder>[1];
let calls = 0;
const refund = (what: object, by: object, more: object = {}) =>
  refundOrder(money.deps, {
    ...callOfStaff,
    params: { number: '26-000001' },
    locale: 'en',
    idempotencyKey: `key ${(calls += 1)}`,
    body: { what, by, isBackInStock: true, reason: 'Брак', ...more },
  } as unknown as Context);
const outcome = (answer: { readonly ok: boolean; readonly error?: unknown }): unknown =>
  answer.ok ? 'done' : answer.error;
const refunded = (what: object, by: object) =>
  money.changes(async () => money.heard.push(JSON.stringify(outcome(await refund(what, by)))));
const all = { kind: 'all' };
const call = (refundId = '1') => ({ ...callOfStaff, params: { refundId }, locale: 'en' as const });
const changed = (work: () => Promise<{ readonly ok: boolean }>) =>
  money.changes(async () => money.heard.push(JSON.stringify(await work())));
const invoice = (order = 1) =>
  shop.run(
    `insert into invoice (order_id, year, sequence, version, issued_at, valid_until, seller, buyer, lines, total_kopecks)
      values ($1::integer, 2026, $1::integer, 1, '2026-11-17T21:00:00Z', '2026-11-30', '{}', '{}', '[]', 2000)`,
    order,
  );

beforeEach(async () => {
  money.reset();
  calls = 0;
  await ordersPaidByBank(shop);
});

describe('a refund by bank', () => {
  it('is kept with the account and the purpose of its payment order', async () => {
    await invoice();
    expect(await refunded(partsOf('unshipped', [1, 4], [2, 1]), bank)).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"of":"unshipped","way":"bank","kind":"parts","lines":[{"qty":4,"marks":[],"position":1},{"qty":1,"marks":[],"position":2}],"delivery":false,"isBackInStock":true}, action "order.refunded", reason "Брак", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + idempotency staff 2//admin/orders/{number}/refunds/key 1: key "key 1", actor "staff 2", route "/admin/orders/{number}/refunds", status 200, response {}, created_at now, body_sha256 "\\\\x029c7db8f582e9d06d125f61cb4b775cc10f5d40b6be3acd38069ebfd76bd930"
      + inbox_entry 1: at now, id 1, data {"what":"refund_planned","amount":500,"number":"26-000001","reason":"Брак","accountEnd":"0001"}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      + product_change 3: at now, id 3, is_whole false, product_id 1
      + product_change 4: at now, id 4, is_whole false, product_id 2
      + refund 1: id 1, key "refund-26-000001-1", way "bank", note "Брак", cause "staff", payee {"bik":"044525225","inn":"","kpp":"","name":"Иванова Анна","account":"40702810938000000001","bankName":"Банк","correspondentAccount":"30101810400000000225"}, state "pending", purpose "Возврат № 1 по заказу 26-000001, счет 1 от 18.11.2026, в т.ч. НДС 22% 0-90", order_id 1, sequence 1, staff_id 2, created_at "2026-11-20T06:00:00+00:00", amount_kopecks 500, withdrawn_because ""
      + refund_goods 1/1/released: move "released", pieces 4, refund_id 1, product_id 1
      + refund_goods 1/2/released: move "released", pieces 1, refund_id 1, product_id 2
      + refund_line 1/1/cancel: move "cancel", position 1, quantity 4, refund_id 1, from_piece 6, amount_kopecks 400
      + refund_line 1/2/cancel: move "cancel", position 2, quantity 1, refund_id 1, from_piece 9, amount_kopecks 100
      reservation 1/1/1: quantity 6
      reservation 1/2/1: quantity 9
      stock 1/1: reserved 36
      stock 2/1: reserved 39
      + stock_movement 1: at now, id 1, kind "release", order_id 1, quantity 4, product_id 1, warehouse_id 1
      + stock_movement 2: at now, id 2, kind "release", order_id 1, quantity 1, product_id 2, warehouse_id 1
      "done"
      "
    `);
    expect(await changed(() => markRefundPaid(money.deps, call(), { number: '5', day: '2026-11-20' })))
      .toMatchInlineSnapshot(`
      "
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.9", after {"day":"2026-11-20","number":"5"}, action "order.refund_paid", before {"refund":"refund-26-000001-1"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"in_warehouse","refunded":5,"total_price":20}, type "order.refunded"
      + inbox_entry 2: at now, id 2, data {"what":"refund_sent","amount":500,"number":"26-000001","reason":"Брак","accountEnd":"0001"}, kind "money", account_id 1
      + invoice 2: id 2, year 2026, buyer {"inn":"","kpp":null,"name":"Иванова Анна","phone":"79260000001","address":""}, lines [{"name":"Деталь 1","unit":"piece","total":600,"article":"MPN-1","quantity":6,"vatPercent":22},{"name":"Деталь 2","unit":"piece","total":900,"article":"MPN-2","quantity":9,"vatPercent":22}], seller {"bik":"044525225","inn":"7707083893","kpp":"773601001","name":"ООО «Фарад»","ogrn":"1027700132195","phone":"+7 495 000-00-00","account":"40702810938000000001","address":"105005, г. Москва, ул. Радио, д. 10","vatMode":"general","bankName":"ПАО Сбербанк","director":"Иванов И. И.","accountant":"","isDemonstration":false,"correspondentAccount":"30101810400000000225"}, version 2, order_id 1, sequence 1, issued_at "2026-11-20T06:00:00+00:00", valid_until "2026-11-25T21:00:00+00:00", total_kopecks 1500, refunded_kopecks 500
      + outbox 2: id 2, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      refund 1: state "succeeded", done_at "2026-11-20T06:00:00+00:00", paid_by 2, paper_day "2026-11-20", paper_number "5"
      {"ok":true,"value":"26-000001"}
      "
    `);
    expect(outcome(await markRefundPaid(money.deps, call(), { number: '5', day: '2026-11-20' }))).toEqual({
      code: 'transition_not_allowed',
    });
  });

  it('has a purpose without an invoice, and its own number', async () => {
    await refund(partsOf('unshipped', [1, 4]), bank);
    await refund(partsOf('unshipped', [1, 4]), bank);
    await refund(partsOf('unshipped', [1, 1]), bank);
    expect(await shop.read('select sequence, key, purpose from refund order by 1')).toEqual([
      '1 refund-26-000001-1 Возврат № 1 по заказу 26-000001, в т.ч. НДС 22% 0-72',
      '2 refund-26-000001-2 Возврат № 2 по заказу 26-000001, в т.ч. НДС 22% 0-72',
      '3 refund-26-000001-3 Возврат № 3 по заказу 26-000001, в т.ч. НДС 22% 0-18',
    ]);
  });

  it('takes what is left of the goods, sent or not', async () => {
    await shop.run(
      `insert into parcel (order_id, number, state, grams, created_at, shipped_at) values (1, 1, 'handed_over', 1, now(), now())`,
    );
    await shop.run(`insert into parcel_line (parcel_id, product_id, quantity) values (1, 1, 7)`);
    await shop.run(`update reservation set quantity = 3 where order_id = 1 and product_id = 1`);
    await refund(partsOf('shipped', [1, 2]), bank);
    await refund(all, bank);
    expect(
      await shop.read(
        'select refund_id, position, move, from_piece, quantity, amount_kopecks from refund_line order by 1, 2, 3',
      ),
    ).toEqual(['1 1 return 0 2 200', '2 1 cancel 7 3 300', '2 1 return 2 5 500', '2 2 cancel 0 10 1000']);
    expect(await shop.read('select amount_kopecks from refund order by sequence')).toEqual(['200', '1800']);
    expect(outcome(await refund(all, bank))).toEqual({ code: 'nothing_to_refund' });
  });

  it.each([
    [{ ...payee, account: '40702810938000000002' }, 'by.payee.account'],
    [{ ...payee, bik: '1' }, 'by.payee.bik'],
  ])('is refused for a wrong account', async (own, field) => {
    expect(outcome(await refund(all, { way: 'bank', payee: own }))).toMatchObject({ code: 'invalid_input', field });
    expect(await shop.read('select * from refund')).toEqual([]);
  });

  it('of a company needs its INN', async () => {
    await shop.run(
      `update orders set customer_type = 'company', company = '{"name": "ООО", "inn": "7707083893", "kpp": null}' where id = 1`,
    );
    expect(outcome(await refund(all, bank))).toMatchObject({ code: 'invalid_input', field: 'by.payee.inn' });
    expect(outcome(await refund(all, { way: 'bank', payee: { ...payee, inn: '7707083893', kpp: '773601001' } }))).toBe(
      'done',
    );
  });

  it('is refused for more pieces than there are, or for free goods', async () => {
    expect(outcome(await refund(partsOf('unshipped', [2, 1], [1, 11]), bank))).toEqual({
      code: 'invalid_input',
      field: 'what.lines.1.qty',
    });
    await shop.run('update order_line set bonus_kopecks = 1000 where order_id = 1 and position = 1');
    expect(outcome(await refund(partsOf('unshipped', [1, 1]), bank))).toEqual({ code: 'nothing_to_refund' });
  });

  it('is no more than what was paid for the order', async () => {
    await shop.run('update order_line set total_kopecks = 1010 where order_id = 1');
    expect(outcome(await refund(all, bank))).toEqual({ code: 'refund_refused', field: 'what' });
    expect(outcome(await refund(partsOf('unshipped', [1, 10], [2, 9]), bank))).toBe('done');
    expect(outcome(await refund(partsOf('unshipped', [2, 1]), bank))).toEqual({
      code: 'refund_refused',
      field: 'what',
    });
  });

  it('is refused when the pieces are packed, or the money came another way', async () => {
    await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values (1, 1, 'packed', 1, now())`);
    await shop.run(`insert into parcel_line (parcel_id, product_id, quantity) values (1, 1, 7)`);
    expect(outcome(await refund(partsOf('unshipped', [1, 4]), bank))).toEqual({
      code: 'pieces_packed',
      field: 'what.lines.0.qty',
      available: 3,
    });
    expect(outcome(await refund(all, cash))).toEqual({ code: 'refund_other_way', field: 'by.way' });
    expect(outcome(await refund(all, { way: 'provider' }))).toEqual({ code: 'refund_other_way', field: 'by.way' });
    await shop.run('update orders set paid_at = null where id = 1');
    expect(outcome(await refund(all, bank))).toEqual({ code: 'nothing_to_refund' });
    await addPayment(shop, { settlement: 'order_paid' });
    await shop.run(`update orders set paid_at = now() where id = 1`);
    expect(outcome(await refund(all, bank))).toEqual({ code: 'refund_other_way', field: 'by.way' });
  });
});

describe('money beyond the total', () => {
  const beyond = { kind: 'beyond' };
  it('goes back by bank only, once', async () => {
    expect(outcome(await refund(beyond, bank))).toEqual({ code: 'nothing_to_refund' });
    await fromBank(shop, 1);
    expect(outcome(await refund(beyond, cash))).toEqual({ code: 'refund_other_way', field: 'by.way' });
    expect(await refunded(beyond, bank)).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"way":"bank","kind":"beyond","isBackInStock":true}, action "order.refunded", reason "Брак", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + idempotency staff 2//admin/orders/{number}/refunds/key 3: key "key 3", actor "staff 2", route "/admin/orders/{number}/refunds", status 200, response {}, created_at now, body_sha256 "\\\\x356869952795832ba32334a7a1f9ea44debf4ea9f125f4b378ede08c7a099da3"
      + inbox_entry 1: at now, id 1, data {"what":"refund_planned","amount":1,"number":"26-000001","reason":"Брак","accountEnd":"0001"}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      + refund 1: id 1, key "refund-26-000001-1", way "bank", note "Брак", cause "overpaid", payee {"bik":"044525225","inn":"","kpp":"","name":"Иванова Анна","account":"40702810938000000001","bankName":"Банк","correspondentAccount":"30101810400000000225"}, state "pending", purpose "Возврат № 1 по заказу 26-000001, без НДС", order_id 1, sequence 1, staff_id 2, created_at "2026-11-20T06:00:00+00:00", amount_kopecks 1, withdrawn_because ""
      "done"
      "
    `);
    expect(outcome(await refund(beyond, bank))).toEqual({ code: 'nothing_to_refund' });
    expect(outcome(await refund(all, bank))).toBe('done');
  });
});

describe('a refund in cash', () => {
  beforeEach(async () => {
    await shop.run('truncate bank_money');
    await shop.run(`update orders set payment_method = 'cash_on_receipt' where id = 1`);
  });

  it('is done at once, with its receipt and a corrected invoice', async () => {
    await invoice();
    expect(await refunded(partsOf('unshipped', [1, 4]), cash)).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"of":"unshipped","way":"cash","kind":"parts","lines":[{"qty":4,"marks":[],"position":1}],"delivery":false,"isBackInStock":true}, action "order.refunded", reason "Брак", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"in_warehouse","refunded":4,"total_price":20}, type "order.refunded"
      + idempotency staff 2//admin/orders/{number}/refunds/key 1: key "key 1", actor "staff 2", route "/admin/orders/{number}/refunds", status 200, response {}, created_at now, body_sha256 "\\\\x9219f3a8946badaaa8c3f5dbdbd68cf993e93afecc39b1fbfde8fe183da4dde9"
      + inbox_entry 1: at now, id 1, data {"what":"refund_cash","amount":400,"number":"26-000001","reason":"Брак"}, kind "money", account_id 1
      + invoice 2: id 2, year 2026, buyer {"inn":"","kpp":null,"name":"Иванова Анна","phone":"79260000001","address":""}, lines [{"name":"Деталь 1","unit":"piece","total":600,"article":"MPN-1","quantity":6,"vatPercent":22},{"name":"Деталь 2","unit":"piece","total":1000,"article":"MPN-2","quantity":10,"vatPercent":22}], seller {"bik":"044525225","inn":"7707083893","kpp":"773601001","name":"ООО «Фарад»","ogrn":"1027700132195","phone":"+7 495 000-00-00","account":"40702810938000000001","address":"105005, г. Москва, ул. Радио, д. 10","vatMode":"general","bankName":"ПАО Сбербанк","director":"Иванов И. И.","accountant":"","isDemonstration":false,"correspondentAccount":"30101810400000000225"}, version 2, order_id 1, sequence 1, issued_at "2026-11-20T06:00:00+00:00", valid_until "2026-11-25T21:00:00+00:00", total_kopecks 1600, refunded_kopecks 400
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      + product_change 3: at now, id 3, is_whole false, product_id 1
      + receipt 1: id 1, kind "till_refund", items [{"name":"MPN-1 Деталь 1","price":100,"subject":"commodity","quantity":4,"vatPercent":22}], state "registered", pieces [], order_id 1, staff_id 2, refund_id 1, created_at "2026-11-20T06:00:00+00:00", till_number "17", amount_kopecks 400
      + refund 1: id 1, key "refund-26-000001-1", way "cash", note "Брак", cause "staff", state "succeeded", done_at "2026-11-20T06:00:00+00:00", paid_by 2, purpose "", order_id 1, sequence 1, staff_id 2, paper_day "2026-11-20", created_at "2026-11-20T06:00:00+00:00", paper_number "17", amount_kopecks 400, withdrawn_because ""
      + refund_goods 1/1/released: move "released", pieces 4, refund_id 1, product_id 1
      + refund_line 1/1/cancel: move "cancel", position 1, quantity 4, refund_id 1, from_piece 6, amount_kopecks 400
      reservation 1/1/1: quantity 6
      stock 1/1: reserved 36
      + stock_movement 1: at now, id 1, kind "release", order_id 1, quantity 4, product_id 1, warehouse_id 1
      "done"
      "
    `);
  });

  it.each([
    ['2026-11-20', 'done'],
    ['2026-11-21', { code: 'invalid_input', field: 'by.day' }],
  ])('is of a day that has come: %s', async (day, expected) => {
    expect(outcome(await refund(all, { ...cash, day }))).toEqual(expected);
  });

  it('may go by bank too', async () => {
    expect(outcome(await refund(all, bank))).toBe('done');
  });
});

describe('a refund that waits for the bank', () => {
  beforeEach(async () => {
    await refund(partsOf('unshipped', [1, 4]), bank);
    await shop.run(`insert into order_return (order_id, account_id, reason, comment, state, created_at)
      values (1, 1, 'defective', '', 'accepted', now())`);
    await shop.run('insert into refund_return (refund_id, return_id, product_id, pieces) values (1, 1, 1, 2)');
  });

  it('gets another account', async () => {
    const other = { ...payee, name: 'Пётр', bankName: '' };
    expect(await changed(() => setPayee(money.deps, call(), other))).toMatchInlineSnapshot(`
      "
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.9", action "order.refund_payee_set", before {"refund":"refund-26-000001-1"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      refund 1: payee {"bik":"044525225","inn":"","kpp":"","name":"Пётр","account":"40702810938000000001","bankName":"","correspondentAccount":"30101810400000000225"}
      {"ok":true,"value":"26-000001"}
      "
    `);
    expect(outcome(await setPayee(money.deps, call(), { ...payee, bik: '1' }))).toMatchObject({
      code: 'invalid_input',
      field: 'payee.bik',
    });
  });

  it.each([
    ['2026-11-20', 'done'],
    ['2026-11-21', { code: 'invalid_input', field: 'day' }],
  ])('was paid on a day that has come: %s', async (day, expected) => {
    expect(outcome(await markRefundPaid(money.deps, call(), { number: '5', day }))).toEqual(expected);
  });

  it.each(['2', 'x', ''])('is not found by the id %j', async (id) => {
    expect(outcome(await setPayee(money.deps, call(id), payee))).toEqual({ code: 'not_found' });
  });

  it('is not a refund that is completed or in cash', async () => {
    const refused = { code: 'transition_not_allowed' };
    await shop.run(`update refund set way = 'cash', payee = null`);
    expect(outcome(await setPayee(money.deps, call(), payee))).toEqual(refused);
    await shop.run(
      `update refund set way = 'bank', payee = '{}', state = 'succeeded', done_at = now(), paper_number = '1', paper_day = '2026-11-20'`,
    );
    expect(outcome(await setPayee(money.deps, call(), payee))).toEqual(refused);
  });

  it('is listed, page by page', async () => {
    await shop.run(`insert into refund (order_id, sequence, key, amount_kopecks, cause, note, state, way, payee, purpose, created_at)
      select 3, n, 'of 3 ' || n, 100 + n, 'staff', '', 'pending', 'bank', '{}', '', now() from generate_series(1, 29) n`);
    const page = async (query: { open: 'true' | 'false'; after?: number }) => {
      const answer = await listBankRefunds(money.deps, query);
      if (!answer.ok) throw new Error(answer.error.code);
      return [answer.value.refunds.map(({ id, order }) => `${id} ${order}`), answer.value.next] as const;
    };
    const [first, none] = await page({ open: 'true' });
    expect([first.length, first[0], first.at(-1), none]).toEqual([30, '30 26-000003', '1 26-000001', null]);
    await shop.run(`insert into refund (order_id, sequence, key, amount_kopecks, cause, note, state, way, payee, purpose, created_at)
      values (3, 30, 'last', 100, 'staff', '', 'pending', 'bank', '{}', '', now())`);
    const [second, next] = await page({ open: 'true' });
    expect([second.length, second[0], next]).toEqual([30, '31 26-000003', '2']);
    expect(await page({ open: 'true', after: 2 })).toEqual([['1 26-000001'], null]);
    await shop.run(
      `update refund set state = 'succeeded', done_at = now(), paper_number = '1', paper_day = '2026-11-20' where id > 1`,
    );
    expect(await page({ open: 'true' })).toEqual([['1 26-000001'], null]);
    expect((await page({ open: 'false' }))[0]).toHaveLength(30);
  });
});

import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, moneyNow, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { callOfStaff } from '#testing/scenes/row-scenes.ts';
import { answerCancel } from './answer-cancel.ts';
import { endHold, recordTillReceipt } from './staff-holds.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
type Cancelling = Parameters<typeof answerCancel>[1];
const of = (number = '26-000001') => ({ ...callOfStaff, params: { number } });
const outcome = (answer: { readonly ok: boolean; readonly error?: unknown }): unknown =>
  answer.ok ? 'done' : answer.error;
const changed = (work: () => Promise<{ readonly ok: boolean }>) =>
  money.changes(async () => money.heard.push(JSON.stringify(outcome(await work()))));
/** Returns the failure of a call. Expects that the call changes no rows. */
const refusal = async (work: () => Promise<{ readonly ok: boolean }>) => {
  let failure: unknown;
  const lines = await money.changes(async () => {
    failure = outcome(await work());
  });
  expect(lines).toBe('\n');
  return failure;
};
const refused = { code: 'transition_not_allowed' };

beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
});

describe('held money', () => {
  const without = (...lines: readonly (readonly [position: number, qty: number])[]) =>
    lines.map(([position, qty]) => ({ position, qty }));
  const capture = (...lines: readonly (readonly [position: number, qty: number])[]) =>
    endHold(money.deps, of(), { wish: 'capture', reason: 'Нет на складе', without: without(...lines) });
  const release = () => endHold(money.deps, of(), { wish: 'release', reason: 'Ошибка' });
  const hold = { state: 'waiting_for_capture', settlement: 'order_paid' };
  const wishes = () =>
    shop.read('select id, capture_wished_at is not null, release_wished_at is not null from payment order by id');

  beforeEach(async () => {
    await addPayment(shop, hold);
    await addPayment(shop, { order: 3, ...hold });
    await shop.run(
      `update orders set status = 'in_work_personal', paid_at = '2026-11-19', pay_until = null where id in (1, 3)`,
    );
  });

  it('is captured whole', async () => {
    expect(await changed(() => capture())).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", action "order.hold_captured", reason "Нет на складе", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      payment 1: next_check_at "2026-11-20T06:30:00+00:00", capture_wished_at "2026-11-20T06:00:00+00:00"
      capture {"key":"capture-26-000001-1","paymentId":"p-1-1","amount":2000}
      warn {"payment":"pay-26-000001-1","failure":{"kind":"unknown","retryAfterSeconds":null}} payment: provider call failed
      "done"
      "
    `);
    expect(await refusal(() => capture([1, 1]))).toEqual(refused);
    expect(outcome(await release())).toBe('done');
    expect(await refusal(() => capture())).toEqual(refused);
  });

  it('is released', async () => {
    expect(await changed(() => release())).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", action "order.hold_released", reason "Ошибка", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      payment 1: next_check_at "2026-11-20T06:30:00+00:00", release_wished_at "2026-11-20T06:00:00+00:00"
      cancel {"key":"cancel-26-000001-1","paymentId":"p-1-1"}
      warn {"payment":"pay-26-000001-1","failure":{"kind":"unknown","retryAfterSeconds":null}} payment: provider call failed
      "done"
      "
    `);
    expect(await refusal(() => release())).toEqual(refused);
  });

  it('is captured without pieces that are not sent', async () => {
    expect(await changed(() => capture([1, 4], [2, 1]))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"without":[{"qty":4,"position":1},{"qty":1,"position":2}]}, action "order.hold_captured", reason "Нет на складе", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + inbox_entry 1: at now, id 1, data {"what":"not_captured","amount":500,"number":"26-000001","reason":"Нет на складе"}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: next_check_at "2026-11-20T06:30:00+00:00", capture_kopecks 1500, capture_receipt {"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":6,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":9,"vatPercent":22}],"total":1500},"customer":{"phone":"79260000001"}}, capture_wished_at "2026-11-20T06:00:00+00:00"
      payment_line 1/1: cancelled 4
      payment_line 1/2: cancelled 1
      + product_change 3: at now, id 3, is_whole false, product_id 1
      + product_change 4: at now, id 4, is_whole false, product_id 2
      + refund 1: id 1, key "refund-26-000001-1", way "provider", note "Нет на складе", cause "not_captured", state "succeeded", done_at "2026-11-20T06:00:00+00:00", purpose "", request {}, order_id 1, sequence 1, staff_id 2, created_at "2026-11-20T06:00:00+00:00", payment_id 1, provider_id "not captured refund-26-000001-1", amount_kopecks 500, withdrawn_because ""
      + refund_line 1/1/cancel: move "cancel", position 1, quantity 4, refund_id 1, from_piece 6, amount_kopecks 400
      + refund_line 1/2/cancel: move "cancel", position 2, quantity 1, refund_id 1, from_piece 9, amount_kopecks 100
      reservation 1/1/1: quantity 6
      reservation 1/2/1: quantity 9
      stock 1/1: reserved 36
      stock 2/1: reserved 39
      + stock_movement 1: at now, id 1, kind "release", order_id 1, quantity 4, product_id 1, warehouse_id 1
      + stock_movement 2: at now, id 2, kind "release", order_id 1, quantity 1, product_id 2, warehouse_id 1
      capture {"key":"capture-26-000001-1","paymentId":"p-1-1","amount":1500,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":6,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":9,"vatPercent":22}],"total":1500},"customer":{"phone":"79260000001"}}}
      warn {"payment":"pay-26-000001-1","failure":{"kind":"unknown","retryAfterSeconds":null}} payment: provider call failed
      "done"
      "
    `);
  });

  it.each([
    [[1, 10], [3, 1], 'without.1.position'],
    [[1, 10], [2, 11], 'without.1.qty'],
    [[1, 1], [1, 1], 'without.1.position'],
    [[1, 10], [2, 10], 'without'],
  ] as const)('is not captured without %j and %j', async (one, two, field) => {
    expect(await refusal(() => capture(one, two))).toEqual({ code: 'invalid_input', field });
  });

  it('leaves a rouble or more, and takes a rouble or more', async () => {
    await shop.run('update payment_line set total_kopecks = 990 where payment_id = 1');
    await shop.run('update payment set amount_kopecks = 1980 where id = 1');
    expect(await refusal(() => capture([1, 1]))).toEqual({ code: 'invalid_input', field: 'without' });
    expect(await refusal(() => capture([1, 10], [2, 9]))).toEqual({ code: 'invalid_input', field: 'without' });
    await shop.run('update payment_line set total_kopecks = 1000 where payment_id = 1');
    await shop.run('update payment set amount_kopecks = 2000 where id = 1');
    expect(outcome(await capture([1, 10], [2, 9]))).toBe('done');
    expect(await shop.read('select capture_kopecks from payment order by id')).toEqual(['100', 'null']);
    await shop.run('truncate refund, receipt restart identity cascade');
    await shop.run(`update payment set capture_kopecks = null, capture_receipt = null, capture_wished_at = null`);
    await shop.run('update payment_line set cancelled = 0');
    expect(outcome(await capture([2, 1]))).toBe('done');
    expect(await shop.read('select capture_kopecks from payment order by id')).toEqual(['1900', 'null']);
  });

  it('in parts is captured when all of them are held, each by its lines', async () => {
    await shop.run('delete from payment_line where payment_id = 1 and position = 2');
    await shop.run(`update payment set amount_kopecks = 1000 where id = 1`);
    await addPayment(shop, { attempt: 2, amount: 1000, positions: [2], ...hold, settlement: 'part_paid' });
    expect(await refusal(() => capture())).toEqual(refused);
    await shop.run(`update payment set settlement = 'order_paid'`);
    expect(await refusal(() => capture([1, 1], [2, 11]))).toEqual({ code: 'invalid_input', field: 'without.1.qty' });
    await shop.run('update payment set capture_wished_at = now() where id = 3');
    expect(await refusal(() => capture([1, 1]))).toEqual(refused);
    await shop.run('update payment set capture_wished_at = null');
    await shop.run(`insert into refund (order_id, sequence, key, amount_kopecks, cause, note, state, way, payee, purpose, created_at)
      select 1, n, 'refund ' || n, 100, 'staff', '', 'pending', 'bank', '{}', '', now() from unnest(array[1, 4]) n`);
    expect(outcome(await capture([2, 3]))).toBe('done');
    expect(
      await shop.read('select id, capture_kopecks, capture_wished_at is not null from payment order by id'),
    ).toEqual(['1 null true', '2 null false', '3 700 true']);
    expect(
      await shop.read('select payment_id, sequence, amount_kopecks, state from refund where payment_id = 3'),
    ).toEqual(['3 5 300 succeeded']);
  });

  it('in parts is released before all of them are held', async () => {
    await shop.run(`update payment set settlement = 'part_paid' where id = 1`);
    expect(outcome(await release())).toBe('done');
    expect(await wishes()).toEqual(['1 false true', '2 false false']);
  });

  it('is not captured for an unknown order, and not twice', async () => {
    expect(await refusal(() => endHold(money.deps, of('26-000009'), { wish: 'capture', reason: '' }))).toEqual({
      code: 'not_found',
    });
    await shop.run(`update payment set state = 'succeeded', paid_at = now()`);
    expect(await refusal(() => capture())).toEqual(refused);
  });
});

describe('money at the till', () => {
  const record = (number = '26-000002') => recordTillReceipt(money.deps, of(number), '17');
  beforeEach(() => shop.run(`update orders set payment_method = 'cash_on_receipt', pay_until = null where id = 2`));

  it('pays the order', async () => {
    expect(await changed(() => record())).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"number":"17"}, action "order.till_receipt_recorded", reason "", staff_id 2, object_id 2, request_id "request-1", user_agent "test", object_kind "order"
      + inbox_entry 1: at now, id 1, data {"what":"paid","number":"26-000002","reason":""}, kind "order", account_id 2
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, reason "", order_id 2, staff_id 2, to_status "in_work_personal", from_status "created"
      orders 2: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00"
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 2, recipient "79260000001", account_id 1, created_at now
      + receipt 1: id 1, kind "till", items [{"name":"MPN-1 Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"MPN-2 Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Доставка","price":300,"subject":"service","quantity":1,"vatPercent":22}], state "registered", pieces [], order_id 2, staff_id 2, created_at "2026-11-20T06:00:00+00:00", till_number "17", amount_kopecks 2300
      reservation 2/1/1: expires_at null
      reservation 2/2/1: expires_at null
      "done"
      "
    `);
    expect(await refusal(() => record())).toEqual(refused);
    expect(await refusal(() => record('26-000009'))).toEqual({ code: 'not_found' });
  });

  it('is kept for an order that is paid already', async () => {
    await shop.run(`update orders set paid_at = '2026-11-19' where id = 2`);
    expect(outcome(await record())).toBe('done');
    expect(await shop.read('select order_id, kind, till_number, amount_kopecks, staff_id from receipt')).toEqual([
      '2 till 17 2300 2',
    ]);
  });

  it('is refused for an order that is cancelled, paid online or by invoice', async () => {
    await shop.run(`update orders set status = 'cancelled' where id = 2`);
    expect(await refusal(() => record())).toEqual(refused);
    await shop.run(`update orders set status = 'created', payment_method = 'invoice' where id = 2`);
    expect(await refusal(() => record())).toEqual(refused);
    await shop.run(`update orders set payment_method = 'cash_on_receipt' where id = 2`);
    await addPayment(shop, { order: 2 });
    expect(await refusal(() => record())).toEqual(refused);
  });

  it('has the VAT of the seller now', async () => {
    await record();
    expect(
      await shop.read(
        `select item->>'quantity', item->>'price', item->>'vatPercent' from receipt, jsonb_array_elements(items) item`,
      ),
    ).toEqual(['10 100 22', '10 100 22', '1 300 22']);
  });
});

describe('a wish to cancel', () => {
  const answer = (decision: 'accept' | 'refuse', text = '', more: object = {}) =>
    answerCancel(money.deps, {
      ...of(),
      body: { decision, answer: text },
      locale: 'en',
      ...more,
    } as unknown as Cancelling);
  beforeEach(async () => {
    await shop.run(
      `update orders set status = 'in_work_personal', paid_at = '2026-11-19', pay_until = null where id in (1, 3)`,
    );
    await shop.run(`insert into order_cancel_wish (order_id, account_id, reason, state, created_at) values
      (1, 1, 'Передумал', 'waiting', '2026-11-19'), (3, 1, 'Передумал', 'waiting', '2026-11-19')`);
    await addPayment(shop, { settlement: 'order_paid' });
    await addPayment(shop, { order: 3, settlement: 'order_paid' });
  });

  it('is refused with a reason', async () => {
    expect(await changed(() => answer('refuse', 'Уже отправлен'))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", action "order.cancel_refused", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + inbox_entry 1: at now, id 1, data {"what":"cancelRefused","number":"26-000001","reason":"Уже отправлен"}, kind "order", account_id 1
      order_cancel_wish 1: state "refused", answer "Уже отправлен", answered_at "2026-11-20T06:00:00+00:00", answered_by 2
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      "done"
      "
    `);
    expect(await refusal(() => answer('accept'))).toEqual(refused);
  });

  it('is accepted: all money goes back', async () => {
    expect(await changed(() => answer('accept', 'Хорошо'))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"refunds":1}, action "order.cancel_accepted", before {"status":"in_work_personal"}, reason "Хорошо", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"cancelled","previous":"in_work_personal","total_price":20}, type "order.status"
      + inbox_entry 1: at now, id 1, data {"what":"cancelled","number":"26-000001","reason":"Хорошо"}, kind "order", account_id 1
      order_cancel_wish 1: state "accepted", answer "Хорошо", answered_at "2026-11-20T06:00:00+00:00", answered_by 2
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, reason "Хорошо", order_id 1, staff_id 2, to_status "cancelled", from_status "in_work_personal"
      orders 1: status "cancelled"
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment_line 1/1: cancelled 10
      payment_line 1/2: cancelled 10
      + product_change 3: at now, id 3, is_whole false, product_id 1
      + product_change 4: at now, id 4, is_whole false, product_id 2
      + receipt 1: id 1, kind "refund", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}], state "pending", pieces [], order_id 1, refund_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000
      + refund 1: id 1, key "refund-26-000001-1", way "provider", note "Хорошо", cause "staff", state "created", purpose "", request {"key":"refund-26-000001-1","amount":2000,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}],"total":2000},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}, order_id 1, sequence 1, staff_id 2, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:02:00+00:00", amount_kopecks 2000, withdrawn_because ""
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
      "done"
      "
    `);
    expect(await refusal(() => answer('refuse'))).toEqual(refused);
  });

  it('gives the refund its own words if staff say nothing', async () => {
    await answer('accept');
    expect(await shop.read('select order_id, note, staff_id from refund')).toEqual(['1 Передумал 2']);
    expect(
      await shop.read('select order_id, state, answer, answered_by, answered_at from order_cancel_wish order by 1'),
    ).toEqual([`1 accepted  2 ${moneyNow.toISOString()}`, '3 waiting  null null']);
  });

  it('needs the right to refund only if money goes back', async () => {
    const clerk = { actor: { kind: 'staff', staff: { id: 1, permissions: [] } } };
    expect(await refusal(() => answer('accept', '', clerk))).toEqual({ code: 'forbidden' });
    await shop.run(`update payment set state = 'cancelled', paid_at = null, settlement = 'none' where id = 1`);
    expect(outcome(await answer('accept', '', clerk))).toBe('done');
    expect(await shop.read('select order_id, payment_id from refund')).toEqual([]);
    expect(await shop.read('select id, status from orders where id in (1, 3) order by 1')).toEqual([
      '1 cancelled',
      '3 in_work_personal',
    ]);
  });

  it('gives nothing back for an order that is not paid', async () => {
    await shop.run(`update orders set paid_at = null where id = 1`);
    await shop.run(`update payment set settlement = 'refund' where id = 1`);
    expect(outcome(await answer('accept'))).toBe('done');
    expect(await shop.read('select order_id, payment_id from refund')).toEqual([]);
  });

  it('is accepted when all went back before', async () => {
    await shop.run('update payment_line set cancelled = 10 where payment_id = 1');
    expect(outcome(await answer('accept'))).toBe('done');
    expect(await shop.read('select order_id, payment_id from refund')).toEqual([]);
  });

  it('is not accepted if the money cannot go back, or the goods have left', async () => {
    await shop.run(`update payment set paid_at = '2020-01-01' where id = 1`);
    expect(await refusal(() => answer('accept'))).toEqual({ code: 'refund_refused', field: 'what' });
    await shop.run(`update orders set status = 'shipped' where id = 1`);
    expect(await refusal(() => answer('accept'))).toEqual({ code: 'refund_refused', field: 'what' });
    await shop.run(`update payment set paid_at = now() where id = 1`);
    expect(await refusal(() => answer('accept'))).toMatchObject({ code: 'transition_not_allowed' });
  });

  it('is not found for an unknown order, and cannot be accepted if there is none', async () => {
    expect(await refusal(() => answer('accept', '', { params: { number: '26-000009' } }))).toEqual({
      code: 'not_found',
    });
    await shop.run('delete from order_cancel_wish where order_id = 1');
    expect(await refusal(() => answer('accept'))).toEqual(refused);
  });
});

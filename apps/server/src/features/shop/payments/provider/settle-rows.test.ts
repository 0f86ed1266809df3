import { inTransaction } from '@farad/database/connection/transaction';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, moneyNow, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { lockPayment } from './apply-report.ts';
import { returnPart, settle } from './settle.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const set = (columns: string, id = 1) => shop.run(`update orders set ${columns} where id = ${id}`);
const settled = (id = 1) =>
  money.changes(() =>
    inTransaction(shop.db, async (tx) => {
      const { order, payment } = await lockPayment(tx, id);
      money.heard.push(`begun ${(await settle(tx, money.deps, order, payment, moneyNow)).join(' ')}`);
    }),
  );
const returned = (id = 1) =>
  money.changes(() =>
    inTransaction(shop.db, async (tx) => {
      money.heard.push(`begun ${(await returnPart(tx, money.deps, await lockPayment(tx, id))).join(' ')}`);
    }),
  );
const nothing = '\nbegun \n';

/** The first order has the payment that a test adds, and the third one has an unsettled payment. */
beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
});

describe('money of a payment', () => {
  it.each(['created', 'pending'])('that is %s settles nothing', async (state) => {
    await addPayment(shop, { state });
    expect(await settled()).toBe(nothing);
  });

  it.each(['order_paid', 'part_paid'])('that was settled before as %s stays', async (settlement) => {
    await addPayment(shop, { settlement });
    expect(await settled()).toBe(nothing);
  });

  it('pays its order, by the way that was used', async () => {
    await addPayment(shop, {});
    await addPayment(shop, { order: 3 });
    expect(await settled()).toMatchInlineSnapshot(`
      "
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_delivery 2: id 2, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"created","paid_at":"2026-11-20T06:00:00.000Z","total_price":20}, type "order.paid"
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"in_work_personal","previous":"created","total_price":20}, type "order.status"
      + inbox_entry 1: at now, id 1, data {"what":"paid","number":"26-000001","reason":""}, kind "order", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "system", id 1, reason "", order_id 1, to_status "in_work_personal", from_status "created"
      orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null, chosen_payment "card", payment_method "sbp"
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: settlement "order_paid"
      reservation 1/1/1: expires_at null
      reservation 1/2/1: expires_at null
      begun 
      "
    `);
  });

  it('pays its order together with the parts before', async () => {
    await addPayment(shop, { amount: 1000, positions: [1], settlement: 'part_paid' });
    await addPayment(shop, { amount: 1000, positions: [2], attempt: 2, state: 'waiting_for_capture' });
    await addPayment(shop, { order: 3, amount: 1000, positions: [1], settlement: 'part_paid' });
    expect(await settled(2)).toMatchInlineSnapshot(`
      "
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_delivery 2: id 2, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"created","paid_at":"2026-11-20T06:00:00.000Z","total_price":20}, type "order.paid"
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"in_work_personal","previous":"created","total_price":20}, type "order.status"
      + inbox_entry 1: at now, id 1, data {"what":"paid","number":"26-000001","reason":""}, kind "order", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "system", id 1, reason "", order_id 1, to_status "in_work_personal", from_status "created"
      orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: settlement "order_paid"
      payment 2: settlement "order_paid"
      reservation 1/1/1: expires_at null
      reservation 1/2/1: expires_at null
      begun 
      "
    `);
  });

  it('pays a part, and the buyer gets the usual time for the rest', async () => {
    await addPayment(shop, { amount: 1000, positions: [1] });
    await set(`pay_until = '2026-11-20T06:10:00Z'`);
    expect(await settled()).toMatchInlineSnapshot(`
      "
      orders 1: pay_until "2026-11-20T07:10:00+00:00"
      payment 1: settlement "part_paid"
      reservation 1/1/1: expires_at "2026-11-20T07:10:00+00:00"
      reservation 1/2/1: expires_at "2026-11-20T07:10:00+00:00"
      begun 
      "
    `);
  });

  it.each([`null`, `'2026-11-20T12:00:00Z'`, `'2026-11-20T07:10:00Z'`])(
    'pays a part, and the time for the rest stays when it is %s',
    async (until) => {
      await addPayment(shop, { amount: 1000, positions: [1] });
      await set(`pay_until = ${until}`);
      expect(await settled()).toBe('\npayment 1: settlement "part_paid"\nbegun \n');
    },
  );

  it('pays a part of an order that is paid when it is collected', async () => {
    await addPayment(shop, { amount: 1000, positions: [1] });
    await set(`pay_until = '2026-11-20T06:10:00Z', payment_method = 'cash_on_receipt'`);
    expect(await settled()).toMatchInlineSnapshot(`
      "
      payment 1: settlement "part_paid"
      begun 
      "
    `);
  });

  it('pays an order with a delivery', async () => {
    await addPayment(shop, { order: 2, amount: 2300, positions: [1, 2, 0] });
    expect(await settled()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"paid","number":"26-000002","reason":""}, kind "order", account_id 2
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "system", id 1, reason "", order_id 2, to_status "in_work_personal", from_status "created"
      orders 2: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null, chosen_payment "card", payment_method "sbp"
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 2, recipient "79260000001", account_id 1, created_at now
      payment 1: settlement "order_paid"
      reservation 2/1/1: expires_at null
      reservation 2/2/1: expires_at null
      begun 
      "
    `);
  });

  it('of another sum goes back', async () => {
    await shop.run('delete from reservation where order_id = 1');
    await addPayment(shop, {});
    await set(`goods_kopecks = 2100, total_kopecks = 2100, pay_until = '2026-11-20T06:10:00Z'`);
    expect(await settled()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"overpaid","amount":2000,"number":"26-000001","reason":""}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: settlement "refund"
      payment_line 1/1: cancelled 10
      payment_line 1/2: cancelled 10
      + receipt 1: id 1, kind "refund", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}], state "pending", pieces [], order_id 1, refund_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000
      + refund 1: id 1, key "refund-26-000001-1", way "provider", note "", cause "overpaid", state "created", purpose "", request {"key":"refund-26-000001-1","amount":2000,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}],"total":2000},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}, order_id 1, sequence 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:00:00+00:00", amount_kopecks 2000, withdrawn_because ""
      + refund_line 1/1/cancel: move "cancel", position 1, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      + refund_line 1/2/cancel: move "cancel", position 2, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      begun 1
      "
    `);
  });

  it('of an order that is paid goes back', async () => {
    await shop.run('delete from reservation where order_id = 1');
    await addPayment(shop, {});
    await set(`paid_at = '2026-11-20T05:00:00Z'`);
    expect(await settled()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"overpaid","amount":2000,"number":"26-000001","reason":""}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: settlement "refund"
      payment_line 1/1: cancelled 10
      payment_line 1/2: cancelled 10
      + receipt 1: id 1, kind "refund", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}], state "pending", pieces [], order_id 1, refund_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000
      + refund 1: id 1, key "refund-26-000001-1", way "provider", note "", cause "overpaid", state "created", purpose "", request {"key":"refund-26-000001-1","amount":2000,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}],"total":2000},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}, order_id 1, sequence 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:00:00+00:00", amount_kopecks 2000, withdrawn_because ""
      + refund_line 1/1/cancel: move "cancel", position 1, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      + refund_line 1/2/cancel: move "cancel", position 2, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      begun 1
      "
    `);
  });

  it('of a cancelled order goes back, as late', async () => {
    await shop.run('delete from reservation where order_id = 1');
    await addPayment(shop, {});
    await addPayment(shop, { order: 3 });
    await set(`status = 'cancelled', pay_until = null`);
    expect(await settled()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"late","amount":2000,"number":"26-000001","reason":""}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: settlement "refund"
      payment_line 1/1: cancelled 10
      payment_line 1/2: cancelled 10
      + receipt 1: id 1, kind "refund", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}], state "pending", pieces [], order_id 1, refund_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000
      + refund 1: id 1, key "refund-26-000001-1", way "provider", note "", cause "late", state "created", purpose "", request {"key":"refund-26-000001-1","amount":2000,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}],"total":2000},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}, order_id 1, sequence 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:00:00+00:00", amount_kopecks 2000, withdrawn_because ""
      + refund_line 1/1/cancel: move "cancel", position 1, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      + refund_line 1/2/cancel: move "cancel", position 2, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      begun 1
      "
    `);
  });

  it('of a cancelled order that had been paid goes back, as too much', async () => {
    await addPayment(shop, {});
    await set(`status = 'cancelled', pay_until = null, paid_at = '2026-11-20T05:00:00Z'`);
    expect(await settled()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"overpaid","amount":2000,"number":"26-000001","reason":""}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: settlement "refund"
      payment_line 1/1: cancelled 10
      payment_line 1/2: cancelled 10
      + receipt 1: id 1, kind "refund", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}], state "pending", pieces [], order_id 1, refund_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000
      + refund 1: id 1, key "refund-26-000001-1", way "provider", note "", cause "overpaid", state "created", purpose "", request {"key":"refund-26-000001-1","amount":2000,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}],"total":2000},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}, order_id 1, sequence 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:00:00+00:00", amount_kopecks 2000, withdrawn_because ""
      + refund_line 1/1/cancel: move "cancel", position 1, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      + refund_line 1/2/cancel: move "cancel", position 2, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      begun 1
      "
    `);
  });

  it('of a cancelled order is released if it was only held', async () => {
    await addPayment(shop, { state: 'waiting_for_capture' });
    await set(`status = 'cancelled', pay_until = null`);
    expect(await settled()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"released","amount":2000,"number":"26-000001","reason":""}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: settlement "release_hold", next_check_at "2026-11-20T06:00:00+00:00", release_wished_at "2026-11-20T06:00:00+00:00"
      begun 
      "
    `);
  });

  it('reserves the goods again if their time was over', async () => {
    await addPayment(shop, {});
    await shop.run('delete from reservation where order_id = 1');
    expect(await settled()).toMatchInlineSnapshot(`
      "
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_delivery 2: id 2, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"created","paid_at":"2026-11-20T06:00:00.000Z","total_price":20}, type "order.paid"
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"in_work_personal","previous":"created","total_price":20}, type "order.status"
      + inbox_entry 1: at now, id 1, data {"what":"paid","number":"26-000001","reason":""}, kind "order", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "system", id 1, reason "", order_id 1, to_status "in_work_personal", from_status "created"
      orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null, chosen_payment "card", payment_method "sbp"
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: settlement "order_paid"
      + product_change 3: at now, id 3, is_whole false, product_id 1
      + product_change 4: at now, id 4, is_whole false, product_id 2
      + reservation 1/1/1: order_id 1, quantity 10, product_id 1, warehouse_id 1
      + reservation 1/2/1: order_id 1, quantity 10, product_id 2, warehouse_id 1
      stock 1/1: reserved 50
      stock 2/1: reserved 50
      + stock_movement 1: at now, id 1, kind "reserve", order_id 1, quantity 10, product_id 1, warehouse_id 1
      + stock_movement 2: at now, id 2, kind "reserve", order_id 1, quantity 10, product_id 2, warehouse_id 1
      begun 
      "
    `);
  });

  it('goes back if somebody else has the goods now, and reserves none of them', async () => {
    await addPayment(shop, {});
    await shop.run('delete from reservation where order_id = 1');
    await shop.run('update stock set on_hand = 49 where product_id = 2');
    expect(await settled()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"overpaid","amount":2000,"number":"26-000001","reason":""}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: settlement "refund"
      payment_line 1/1: cancelled 10
      payment_line 1/2: cancelled 10
      + receipt 1: id 1, kind "refund", items [{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}], state "pending", pieces [], order_id 1, refund_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000
      + refund 1: id 1, key "refund-26-000001-1", way "provider", note "", cause "overpaid", state "created", purpose "", request {"key":"refund-26-000001-1","amount":2000,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}],"total":2000},"customer":{"phone":"79260000001"}},"paymentId":"p-1-1","description":"Возврат по заказу 26-000001"}, order_id 1, sequence 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, next_check_at "2026-11-20T06:00:00+00:00", amount_kopecks 2000, withdrawn_because ""
      + refund_line 1/1/cancel: move "cancel", position 1, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      + refund_line 1/2/cancel: move "cancel", position 2, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      begun 1
      "
    `);
  });

  it('pays goods that were handed over', async () => {
    await addPayment(shop, {});
    await shop.run('delete from reservation where order_id = 1');
    await set(`status = 'shipped', pay_until = null`);
    expect(await settled()).toMatchInlineSnapshot(`
      "
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"shipped","paid_at":"2026-11-20T06:00:00.000Z","total_price":20}, type "order.paid"
      + inbox_entry 1: at now, id 1, data {"what":"paid","number":"26-000001","reason":""}, kind "order", account_id 1
      orders 1: paid_at "2026-11-20T06:00:00+00:00", chosen_payment "card", payment_method "sbp"
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: settlement "order_paid"
      begun 
      "
    `);
  });

  it('can go back for three years', async () => {
    await addPayment(shop, { paid_at: '2023-11-20T05:59:59.999Z' });
    await set(`status = 'cancelled'`);
    await expect(settled()).rejects.toThrow('payment 1 cannot be refunded: too_old');
    await shop.run(`update payment set paid_at = '2023-11-20T06:00:00Z'`);
    expect(await settled()).toMatch(/\nbegun 1\n$/);
  });
});

describe('a hold that ended', () => {
  it('makes its order unpaid, for staff to see', async () => {
    await addPayment(shop, { state: 'cancelled', settlement: 'order_paid' });
    await addPayment(shop, { order: 3, settlement: 'order_paid' });
    await set(`paid_at = '2026-11-20T05:00:00Z', payment_method = 'sbp', chosen_payment = 'card'`);
    await set(`paid_at = '2026-11-20T05:00:00Z'`, 3);
    expect(await settled()).toMatchInlineSnapshot(`
      "
      orders 1: paid_at null, chosen_payment null, payment_method "card"
      payment 1: settlement "none"
      + payment_quarantine 1: at "2026-11-20T06:00:00+00:00", id 1, kind "payment", order_id 1, provider "yookassa", reported "cancelled", mismatches ["hold_lost"], provider_id "p-1-1", amount_kopecks 2000
      begun 
      "
    `);
  });

  it('of a part lets that part be paid again', async () => {
    await addPayment(shop, { state: 'cancelled', settlement: 'part_paid' });
    expect(await settled()).toMatchInlineSnapshot(`
      "
      payment 1: settlement "none"
      begun 
      "
    `);
  });

  it.each([null, 'none', 'refund'])('changes nothing if it was settled as %s', async (settlement) => {
    await addPayment(shop, { state: 'cancelled', settlement });
    expect(await settled()).toBe(nothing);
  });
});

describe('a part of an order that was cancelled', () => {
  it('goes back', async () => {
    await addPayment(shop, { amount: 1000, positions: [1], settlement: 'part_paid' });
    await addPayment(shop, { attempt: 2, amount: 1000, positions: [2], settlement: 'part_paid' });
    await set(`status = 'cancelled', pay_until = null`);
    expect(await returned(2)).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"late","amount":1000,"number":"26-000001","reason":""}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 2: settlement "refund"
      payment_line 2/2: cancelled 10
      + receipt 1: id 1, kind "refund", items [{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}], state "pending", pieces [], order_id 1, refund_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 2, amount_kopecks 1000
      + refund 1: id 1, key "refund-26-000001-1", way "provider", note "", cause "late", state "created", purpose "", request {"key":"refund-26-000001-1","amount":1000,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}],"total":1000},"customer":{"phone":"79260000001"}},"paymentId":"p-1-2","description":"Возврат по заказу 26-000001"}, order_id 1, sequence 1, created_at "2026-11-20T06:00:00+00:00", payment_id 2, next_check_at "2026-11-20T06:00:00+00:00", amount_kopecks 1000, withdrawn_because ""
      + refund_line 1/2/cancel: move "cancel", position 2, quantity 10, refund_id 1, from_piece 0, amount_kopecks 1000
      begun 1
      "
    `);
  });

  it('is released if it was only held', async () => {
    const state = 'waiting_for_capture';
    await addPayment(shop, { amount: 1000, positions: [1], settlement: 'part_paid', state });
    await set(`status = 'cancelled', pay_until = null`);
    expect(await returned()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"released","amount":1000,"number":"26-000001","reason":""}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: settlement "release_hold", next_check_at "2026-11-20T06:00:00+00:00", release_wished_at "2026-11-20T06:00:00+00:00"
      begun 
      "
    `);
  });

  it('stays with an order that goes on', async () => {
    await addPayment(shop, { amount: 1000, positions: [1], settlement: 'part_paid' });
    expect(await returned()).toBe(nothing);
  });

  it.each([null, 'none', 'refund', 'order_paid'])('is settled once: %s', async (settlement) => {
    await addPayment(shop, { amount: 1000, positions: [1], settlement });
    await set(`status = 'cancelled', pay_until = null`);
    expect(await returned()).toBe(nothing);
  });
});

import { inTransaction } from '@farad/database/connection/transaction';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { takeBankPayment } from '#core/payments/bank-payment.ts';
import { moneyNow, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { markPaid, type OrderPaid } from './order-paid.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const set = (columns: string, id = 1) => shop.run(`update orders set ${columns} where id = ${id}`);
const paid = (more: Partial<OrderPaid> = {}, id = 1) =>
  money.changes(() =>
    inTransaction(shop.db, async (tx) => {
      const payment = { amount: 2000, at: moneyNow, by: { kind: 'system' }, ...more } as OrderPaid;
      money.heard.push(await markPaid(tx, money.deps, id, payment));
    }),
  );
const point = (more: object = {}) => ({
  kind: 'pickup_point',
  address: 'ул. Ленина, 7',
  hours: '',
  city: 'moscow',
  code: 'MSK1',
  days: { from: '2026-11-20', to: '2026-11-23' },
  carrier: { name: 'table', tariff: null },
  ...more,
});
const deliver = (delivery: object) =>
  shop.run('update orders set delivery = $1::jsonb where id = 1', JSON.stringify(delivery));
const days = () => shop.read(`select delivery->'days'->>'from', delivery->'days'->>'to' from orders where id = 1`);

beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
  await shop.run(`update orders set created_at = '2026-11-18T06:00:00Z'`);
});

describe('an order becomes paid', () => {
  it('once, and goes to work', async () => {
    expect(await paid({ method: 'sbp' })).toMatchInlineSnapshot(`
      "
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_delivery 2: id 2, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"created","paid_at":"2026-11-20T06:00:00.000Z","total_price":20}, type "order.paid"
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"in_work_personal","previous":"created","total_price":20}, type "order.status"
      + inbox_entry 1: at now, id 1, data {"what":"paid","number":"26-000001","reason":""}, kind "order", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "system", id 1, reason "", order_id 1, to_status "in_work_personal", from_status "created"
      orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null, chosen_payment "card", payment_method "sbp"
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      reservation 1/1/1: expires_at null
      reservation 1/2/1: expires_at null
      paid
      "
    `);
    expect(await paid()).toBe('\nalready_paid\n');
  });

  it('by staff, in its own way', async () => {
    const changes = await paid({ by: { kind: 'staff', staffId: 2 } });
    expect(changes.split('\n').filter((line) => /^(?:orders|\+ order_event)/.test(line))).toMatchInlineSnapshot(`
      [
        "+ order_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, reason "", order_id 1, staff_id 2, to_status "in_work_personal", from_status "created"",
        "orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null",
      ]
    `);
  });

  it('in any later status, and stays there', async () => {
    await set(`status = 'in_warehouse'`);
    expect((await paid()).split('\n').filter((line) => /^(?:orders|\+ (?:order_event|inbox))/.test(line)))
      .toMatchInlineSnapshot(`
      [
        "+ inbox_entry 1: at now, id 1, data {"what":"paid","number":"26-000001","reason":""}, kind "order", account_id 1",
        "orders 1: paid_at "2026-11-20T06:00:00+00:00", pay_until null",
      ]
    `);
  });

  it('after it was completed, and earns its cashback', async () => {
    await set(`status = 'completed', goods_kopecks = 200000, total_kopecks = 200000`);
    await shop.run('update order_line set total_kopecks = 100000 where order_id = 1');
    expect((await paid({ amount: 200_000 as never })).split('\n').filter((line) => /bonus/.test(line)))
      .toMatchInlineSnapshot(`
      [
        "account 1: bonus_balance 300",
        "+ bonus_entry 1: at "2026-11-20T06:00:00+00:00", id 1, kind "credit", reason "", purpose "cashback", roubles 300, order_id 1, account_id 1, expires_at "2027-11-20T06:00:00+00:00"",
      ]
    `);
  });

  it.each([
    [`status = 'cancelled'`, 2000, 'over'],
    [`locale = 'ru'`, 1999, 'other_amount'],
    [`locale = 'ru'`, 2001, 'other_amount'],
  ])('not with %s and %i', async (columns, amount, expected) => {
    await set(columns);
    expect(await paid({ amount: amount as never })).toBe(`\n${expected}\n`);
    expect(await paid({}, 9)).toBe('\nnot_found\n');
  });
});

describe('the days of arrival', () => {
  it('move by the time that the payment took', async () => {
    await deliver(point());
    await shop.run(`insert into order_event (order_id, from_status, to_status, by, reason, at) values
      (1, 'request', 'created', 'staff', '', '2026-11-19T06:00:00Z')`);
    await paid();
    expect(await days()).toMatchInlineSnapshot(`
      [
        "2026-11-21 2026-11-24",
      ]
    `);
  });

  it('count from the order if it needed an approval, or has no other time', async () => {
    await deliver(point());
    await paid();
    const first = await days();
    await set(`paid_at = null, status = 'created', approval = 'approved'`);
    await deliver(point());
    await shop.run(`insert into order_event (order_id, from_status, to_status, by, reason, at) values
      (1, 'request', 'created', 'staff', '', '2026-11-20T05:00:00Z')`);
    await paid();
    expect([first, await days()]).toMatchInlineSnapshot(`
      [
        [
          "2026-11-22 2026-11-25",
        ],
        [
          "2026-11-22 2026-11-25",
        ],
      ]
    `);
  });

  it.each([
    [`status = 'in_work_personal'`],
    [`payment_method = 'cash_on_receipt'`],
    [`created_at = '2026-11-20T06:00:00Z'`],
  ])('stay with %s', async (columns) => {
    await deliver(point());
    await set(columns);
    const changes = await paid();
    expect(changes.split('\n').filter((line) => line.startsWith('orders') && line.includes('delivery'))).toEqual([]);
    expect(await days()).toEqual(['2026-11-20 2026-11-23']);
  });

  it('are none at the office, or without a promise', async () => {
    await paid();
    await deliver(point({ days: null }));
    await set(`paid_at = null, status = 'created'`);
    await paid();
    expect(await days()).toEqual(['null null']);
  });
});

describe('money by bank', () => {
  const taken = (amount: number, staffId: number | null = null, id = 1) =>
    money.changes(() =>
      inTransaction(shop.db, async (tx) => {
        const payment = { amount, day: '2026-11-19', entryId: null, staffId, note: 'Видел' } as never;
        await takeBankPayment(tx, money.deps, { id, total: 2000 as never }, payment);
      }),
    );
  const who = () => shop.read('select "by", staff_id from order_event order by id');

  it('pays an order when there is enough of it', async () => {
    await set(`payment_method = 'invoice'`);
    expect(await taken(1999)).toMatchInlineSnapshot(`
      "
      + bank_money 1: at "2026-11-20T06:00:00+00:00", id 1, day "2026-11-19", note "Видел", order_id 1, amount_kopecks 1999
      "
    `);
    await taken(2000, null, 3);
    expect((await taken(1)).split('\n').filter((line) => /^(?:orders|\+ bank)/.test(line))).toMatchInlineSnapshot(`
      [
        "+ bank_money 3: at "2026-11-20T06:00:00+00:00", id 3, day "2026-11-19", note "Видел", order_id 1, amount_kopecks 1",
        "orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null",
      ]
    `);
    expect(await who()).toEqual(['system null', 'system null']);
  });

  it('that a staff member recorded is logged under their id', async () => {
    await taken(2001, 2);
    expect(await who()).toEqual(['staff 2']);
    expect(await shop.read('select payment_method, chosen_payment from orders where id = 1')).toEqual(['invoice card']);
  });
});

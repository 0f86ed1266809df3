import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { openMoneyRows } from '#testing/scenes/money-rows.ts';
import { bank, fromBank, ordersPaidByBank, partsOf } from '#testing/scenes/office-refund-rows.ts';
import { callOfStaff } from '#testing/scenes/row-scenes.ts';
import { refundOrder } from './staff-refunds.ts';
import { withdrawRefund } from './withdraw-refund.ts';

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
const call = (refundId = '1') => ({ ...callOfStaff, params: { refundId }, locale: 'en' as const });
const changed = (work: () => Promise<{ readonly ok: boolean }>) =>
  money.changes(async () => money.heard.push(JSON.stringify(await work())));
beforeEach(async () => {
  money.reset();
  calls = 0;
  await ordersPaidByBank(shop);
});

describe('a refund that was a mistake', () => {
  const withdrawn = (isGoodsBack = true) =>
    changed(() => withdrawRefund(money.deps, call(), { reason: 'Ошибка', isGoodsBack }));
  const stock = () => shop.read('select product_id, on_hand, reserved from stock order by 1');
  const reserved = () => shop.read('select product_id, quantity from reservation where order_id = 1 order by 1');

  it('is taken back with what it changed', async () => {
    await refund(partsOf('unshipped', [1, 4], [2, 1]), bank);
    await shop.run(`insert into order_return (order_id, account_id, reason, comment, state, created_at)
      values (1, 1, 'defective', '', 'accepted', now())`);
    await shop.run('insert into refund_return (refund_id, return_id, product_id, pieces) values (1, 1, 1, 2)');
    await refund(partsOf('unshipped', [1, 1]), bank);
    expect(await withdrawn()).toMatchInlineSnapshot(`
      "
      + audit 3: at "2026-11-20T06:00:00+00:00", id 3, ip "10.0.0.9", after {"amount":5,"pieces":5,"refund":"№ 1","isGoodsBack":true}, action "order.refund_withdrawn", reason "Ошибка", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + inbox_entry 3: at now, id 3, data {"what":"refund_withdrawn","amount":500,"number":"26-000001","reason":"Ошибка","accountEnd":"0001"}, kind "money", account_id 1
      + outbox 3: id 3, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      + product_change 6: at now, id 6, is_whole false, product_id 1
      + product_change 7: at now, id 7, is_whole false, product_id 2
      refund 1: state "withdrawn", withdrawn_at "2026-11-20T06:00:00+00:00", withdrawn_by 2, withdrawn_because "Ошибка"
      - refund_return 1/1/1
      reservation 1/1/1: quantity 9
      reservation 1/2/1: quantity 10
      stock 1/1: reserved 39
      stock 2/1: reserved 40
      + stock_movement 4: at now, id 4, kind "reserve", order_id 1, quantity 4, product_id 1, warehouse_id 1
      + stock_movement 5: at now, id 5, kind "reserve", order_id 1, quantity 1, product_id 2, warehouse_id 1
      {"ok":true,"value":"26-000001"}
      "
    `);
  });

  it('leaves the goods where they are if staff say so, or the order is cancelled', async () => {
    await refund(partsOf('unshipped', [1, 4]), bank);
    await withdrawn(false);
    expect([await stock(), await reserved()]).toEqual([
      ['1 100 36', '2 100 40'],
      ['1 6', '2 10'],
    ]);
    await refund(partsOf('unshipped', [2, 4]), bank);
    await shop.run(`update orders set status = 'cancelled' where id = 1`);
    const changes = await changed(() => withdrawRefund(money.deps, call('2'), { reason: 'Ошибка', isGoodsBack: true }));
    expect(changes).toContain('"isGoodsBack":false');
    expect([await stock(), await reserved()]).toEqual([
      ['1 100 36', '2 100 36'],
      ['1 6', '2 6'],
    ]);
  });

  it('counts its pieces without the delivery', async () => {
    await shop.run('update orders set cargo_kopecks = 300, total_kopecks = 2300 where id = 1');
    await fromBank(shop, 300);
    await refund({ ...partsOf('unshipped', [1, 4]), delivery: true }, bank);
    expect(await withdrawn()).toContain('after {"amount":7,"pieces":4,"refund":"№ 1","isGoodsBack":true}');
  });

  it('is refused if others have the goods now', async () => {
    await refund(partsOf('unshipped', [1, 4]), bank);
    await shop.run('update stock set on_hand = 39 where product_id = 1');
    expect(await withdrawn()).toBe(
      '\n{"ok":false,"error":{"code":"not_enough_stock","field":"isGoodsBack","productId":"1","available":3}}\n',
    );
    await shop.run('update stock set on_hand = 40 where product_id = 1');
    await withdrawn();
    expect([await stock(), await reserved()]).toEqual([
      ['1 40 40', '2 100 40'],
      ['1 10', '2 10'],
    ]);
  });

  it('brings goods back that were written off', async () => {
    await refund(partsOf('unshipped', [1, 4]), bank, { isBackInStock: false });
    expect([await stock(), await reserved()]).toEqual([
      ['1 96 36', '2 100 40'],
      ['1 6', '2 10'],
    ]);
    await withdrawn();
    expect([await stock(), await reserved()]).toEqual([
      ['1 100 40', '2 100 40'],
      ['1 10', '2 10'],
    ]);
  });

  it('takes goods away that were put into the stock', async () => {
    await shop.run('delete from reservation where order_id = 1');
    await shop.run('update stock set reserved = 30');
    await shop.run(`update orders set status = 'delivered' where id = 1`);
    await refund(partsOf('shipped', [1, 4]), bank);
    expect(await stock()).toEqual(['1 104 30', '2 100 30']);
    await withdrawn();
    expect([await stock(), await reserved()]).toEqual([['1 100 30', '2 100 30'], []]);
  });

  it('gives and takes bonuses again', async () => {
    const bonus = (roubles: number, purpose: string, order = 1) =>
      shop.run(
        `insert into bonus_entry (account_id, kind, purpose, roubles, order_id, refund_id, at)
          select 1, case when $1::integer > 0 then 'credit' else 'debit' end, $2, $1::integer, $3::integer,
            case when $2 like '%_returned' then 1 end, '2026-11-19'`,
        roubles,
        purpose,
        order,
      );
    await refund(partsOf('unshipped', [1, 4]), bank);
    await bonus(20, 'payment_returned');
    await bonus(-5, 'cashback_returned');
    await bonus(-8, 'payment', 3);
    expect((await withdrawn()).split('\n').filter((line) => /bonus/.test(line))).toMatchInlineSnapshot(`
      [
        "account 1: bonus_balance 0",
        "+ bonus_entry 4: at "2026-11-20T06:00:00+00:00", id 4, kind "debit", reason "", purpose "refund_withdrawn", roubles -7, order_id 1, refund_id 1, account_id 1",
      ]
    `);
    await shop.run(
      `update refund set state = 'pending', withdrawn_at = null, withdrawn_by = null, withdrawn_because = ''`,
    );
    await shop.run('truncate bonus_entry restart identity');
    await shop.run('update account set bonus_balance = 0');
    await bonus(20, 'cashback');
    await bonus(-1, 'cashback_returned');
    expect((await withdrawn(false)).split('\n').filter((line) => /bonus/.test(line))).toMatchInlineSnapshot(`
      [
        "account 1: bonus_balance 20",
        "+ bonus_entry 3: at "2026-11-20T06:00:00+00:00", id 3, kind "credit", reason "", purpose "refund_withdrawn", roubles 1, order_id 1, refund_id 1, account_id 1, expires_at "2027-11-20T06:00:00+00:00"",
      ]
    `);
  });

  /** The order goes to a pickup point. One of its two lines is in a parcel that has left. */
  const sentInPart = async () => {
    await shop.run(
      `update orders set delivery = '{"kind": "pickup_point", "address": "ул. Ленина, 7", "hours": "", "city": "kazan", "code": "KZN1", "days": null, "carrier": {"name": "table", "tariff": null}}' where id = 1`,
    );
    await shop.run(
      `insert into parcel (order_id, number, state, grams, created_at, shipped_at) values (1, 1, 'handed_over', 1, now(), now())`,
    );
    await shop.run(`insert into parcel_line (parcel_id, product_id, quantity) values (1, 1, 10)`);
    await shop.run('delete from reservation where order_id = 1 and product_id = 1');
  };

  it('moves the order back to the warehouse if the refund had moved it on', async () => {
    await sentInPart();
    await refund(partsOf('unshipped', [2, 10]), bank);
    expect(await shop.read('select status from orders where id = 1')).toEqual(['shipped']);
    expect((await withdrawn()).split('\n').filter((line) => /order/.test(line))).toMatchInlineSnapshot(`
      [
        "+ audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.9", after {"amount":10,"pieces":10,"refund":"№ 1","isGoodsBack":true}, action "order.refund_withdrawn", reason "Ошибка", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"",
        "+ hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"in_warehouse","previous":"shipped","total_price":20}, type "order.status"",
        "+ order_event 2: at "2026-11-20T06:00:00+00:00", by "staff", id 2, reason "Ошибка", order_id 1, staff_id 2, to_status "in_warehouse", from_status "shipped"",
        "orders 1: status "in_warehouse"",
        "+ outbox 2: id 2, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now",
        "+ reservation 1/2/1: order_id 1, quantity 10, product_id 2, warehouse_id 1",
        "+ stock_movement 2: at now, id 2, kind "reserve", order_id 1, quantity 10, product_id 2, warehouse_id 1",
      ]
    `);
  });

  it('is refused once the order is completed', async () => {
    await sentInPart();
    await refund(partsOf('unshipped', [2, 10]), bank);
    await shop.run(`update orders set status = 'completed' where id = 1`);
    expect(await withdrawn()).toBe('\n{"ok":false,"error":{"code":"order_has_left"}}\n');
  });
});

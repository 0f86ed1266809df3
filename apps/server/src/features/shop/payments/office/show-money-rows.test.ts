import { inTransaction } from '@farad/database/connection/transaction';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { lockMoney, showMoney } from './staff-order.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const show = async (number = '26-000001') => {
  const answer = await showMoney(money.deps, number);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
  await shop.run(
    `update orders set status = 'in_warehouse', paid_at = '2026-11-19', pay_until = null where id in (1, 3)`,
  );
});

describe('the money of an order', () => {
  it('is shown whole', async () => {
    await addPayment(shop, { state: 'cancelled', failure: 'no money' });
    await addPayment(shop, { attempt: 2, settlement: 'order_paid', expires_at: '2026-11-21T00:00:00Z' });
    await addPayment(shop, { order: 3, settlement: 'order_paid' });
    await shop.run(
      `insert into payment_event (payment_id, state, at) values (2, 'pending', '2026-11-19'), (2, 'succeeded', '2026-11-20'), (3, 'pending', '2026-11-19')`,
    );
    await shop.run(`insert into refund (order_id, payment_id, sequence, key, amount_kopecks, cause, note, state, request, way, purpose, created_at, provider_id, done_at)
      values (1, 2, 1, 'a', 500, 'staff', 'Брак', 'created', '{}', 'provider', '', '2026-11-20', null, null),
        (1, 2, 2, 'b', 300, 'not_captured', '', 'succeeded', '{}', 'provider', '', '2026-11-20', 'r', '2026-11-20')`);
    await shop.run(
      `insert into refund_line (refund_id, position, move, from_piece, quantity, amount_kopecks) values (1, 1, 'cancel', 5, 5, 500)`,
    );
    await shop.run(`insert into receipt (order_id, payment_id, refund_id, kind, amount_kopecks, items, state, created_at) values
      (1, 2, null, 'prepayment', 2000, '[{}, {}]', 'registered', '2026-11-20'), (1, 2, 1, 'refund', 500, '[{}]', 'pending', '2026-11-20'), (3, 3, null, 'prepayment', 2000, '[]', 'registered', '2026-11-20')`);
    await shop.run(`insert into order_return (order_id, account_id, reason, comment, state, created_at)
      values (1, 1, 'defective', '', 'accepted', now()), (1, 1, 'defective', '', 'requested', now())`);
    await shop.run(
      `insert into order_return_line (return_id, product_id, quantity, accepted) values (1, 1, 3, 2), (2, 2, 3, null)`,
    );
    await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values (1, 1, 'packed', 1, now())`);
    await shop.run(`insert into parcel_line (parcel_id, product_id, quantity) values (1, 1, 7)`);
    await shop.run('update payment_line set cancelled = 5 where payment_id = 2 and position = 1');
    expect(JSON.stringify(await show(), null, 1)).toMatchInlineSnapshot(`
      "{
       "number": "26-000001",
       "total": 20,
       "paidAt": "2026-11-19T00:00:00.000Z",
       "payments": [
        {
         "id": "2",
         "attempt": 2,
         "method": "sbp",
         "state": "succeeded",
         "provider": {
          "id": "yookassa",
          "isInstalled": true
         },
         "providerId": "p-1-2",
         "amount": 20,
         "isHeld": false,
         "failure": null,
         "refundable": 15,
         "createdAt": "2026-11-20T06:00:00.000Z",
         "paidAt": "2026-11-20T06:00:00.000Z",
         "expiresAt": "2026-11-21T00:00:00.000Z",
         "may": {
          "capture": false,
          "release": false,
          "refund": true
         },
         "events": [
          {
           "at": "2026-11-19T00:00:00.000Z",
           "state": "pending"
          },
          {
           "at": "2026-11-20T00:00:00.000Z",
           "state": "succeeded"
          }
         ],
         "lines": [
          {
           "position": 1,
           "name": "Деталь 1",
           "qty": 10,
           "total": 10,
           "cancelled": 5,
           "shipped": 0,
           "returned": 0,
           "unpacked": 0,
           "isMarked": false
          },
          {
           "position": 2,
           "name": "Деталь 2",
           "qty": 10,
           "total": 10,
           "cancelled": 0,
           "shipped": 0,
           "returned": 0,
           "unpacked": 10,
           "isMarked": false
          }
         ],
         "refunds": [
          {
           "id": "1",
           "sequence": 1,
           "amount": 5,
           "way": "provider",
           "purpose": "",
           "state": "created",
           "cause": "staff",
           "note": "Брак",
           "failure": null,
           "payee": null,
           "paper": null,
           "withdrawnBecause": "",
           "mayRetry": false,
           "createdAt": "2026-11-20T00:00:00.000Z",
           "doneAt": null,
           "lines": [
            {
             "position": 1,
             "qty": 5,
             "amount": 5
            }
           ]
          },
          {
           "id": "2",
           "sequence": 2,
           "amount": 3,
           "way": "provider",
           "purpose": "",
           "state": "succeeded",
           "cause": "not_captured",
           "note": "",
           "failure": null,
           "payee": null,
           "paper": null,
           "withdrawnBecause": "",
           "mayRetry": false,
           "createdAt": "2026-11-20T00:00:00.000Z",
           "doneAt": "2026-11-20T00:00:00.000Z",
           "lines": []
          }
         ]
        },
        {
         "id": "1",
         "attempt": 1,
         "method": "sbp",
         "state": "cancelled",
         "provider": {
          "id": "yookassa",
          "isInstalled": true
         },
         "providerId": "p-1-1",
         "amount": 20,
         "isHeld": false,
         "failure": "no money",
         "refundable": 0,
         "createdAt": "2026-11-20T06:00:00.000Z",
         "paidAt": null,
         "expiresAt": null,
         "may": {
          "capture": false,
          "release": false,
          "refund": false
         },
         "events": [],
         "lines": [
          {
           "position": 1,
           "name": "Деталь 1",
           "qty": 10,
           "total": 10,
           "cancelled": 0,
           "shipped": 0,
           "returned": 0,
           "unpacked": 0,
           "isMarked": false
          },
          {
           "position": 2,
           "name": "Деталь 2",
           "qty": 10,
           "total": 10,
           "cancelled": 0,
           "shipped": 0,
           "returned": 0,
           "unpacked": 10,
           "isMarked": false
          }
         ],
         "refunds": []
        }
       ],
       "receipts": [
        {
         "id": "1",
         "kind": "prepayment",
         "state": "registered",
         "amount": 20,
         "rows": 2,
         "tillNumber": null,
         "at": "2026-11-20T00:00:00.000Z"
        },
        {
         "id": "2",
         "kind": "refund",
         "state": "pending",
         "amount": 5,
         "rows": 1,
         "tillNumber": null,
         "at": "2026-11-20T00:00:00.000Z"
        }
       ],
       "owed": [
        {
         "position": 1,
         "qty": 2
        }
       ],
       "office": {
        "source": "provider",
        "ways": [],
        "refundable": 0,
        "beyond": 0,
        "lines": [],
        "payee": {
         "inn": "",
         "kpp": "",
         "bankName": "",
         "bik": "",
         "account": "",
         "correspondentAccount": "",
         "name": "Иванова Анна"
        },
        "isCompany": false,
        "refunds": []
       }
      }"
    `);
  });

  it.each([
    [{}, true, false],
    [{ capture_wished_at: '2026-11-20T00:00:00Z' }, false, false],
    [{ release_wished_at: '2026-11-20T00:00:00Z' }, false, false],
    [{ state: 'succeeded' }, false, true],
    [{ state: 'pending' }, false, false],
  ])('that is held may be captured or released: %j', async (more, isHeld, mayRefund) => {
    await addPayment(shop, { state: 'waiting_for_capture', ...more });
    expect((await show()).payments[0]?.may).toEqual({ capture: isHeld, release: isHeld, refund: mayRefund });
  });

  it('has providers that are not installed', async () => {
    await addPayment(shop, { provider: 'other' });
    expect((await show()).payments[0]?.provider).toEqual({ id: 'other', isInstalled: false });
    expect((await show('26-000002')).payments).toEqual([]);
    expect(await showMoney(money.deps, '26-000009')).toEqual({ ok: false, error: { code: 'not_found' } });
  });

  it('counts the delivery as unpacked until it is done', async () => {
    await addPayment(shop, { order: 2, amount: 2300, positions: [0, 1] });
    const unpacked = async () =>
      (await show('26-000002')).payments[0]?.lines.map(({ position, unpacked: count }) => [position, count]);
    expect(await unpacked()).toEqual([
      [0, 1],
      [1, 10],
    ]);
    await shop.run('update payment_line set shipped = 1 where position = 0');
    await shop.run('update payment_line set cancelled = 2, shipped = 3 where position = 1');
    expect(await unpacked()).toEqual([
      [0, 0],
      [1, 5],
    ]);
  });

  it('is locked with the payments that bring something, the oldest first', async () => {
    await addPayment(shop, { state: 'cancelled' });
    await addPayment(shop, { attempt: 2 });
    await addPayment(shop, { attempt: 3, state: 'waiting_for_capture' });
    await addPayment(shop, { attempt: 4, state: 'pending' });
    await addPayment(shop, { order: 3 });
    const locked = await inTransaction(shop.db, (tx) => lockMoney(tx, '26-000001'));
    expect([locked?.order.id, locked?.payments.map(({ id }) => id)]).toEqual([1, [2, 3]]);
    expect(await inTransaction(shop.db, (tx) => lockMoney(tx, '26-000009'))).toBeUndefined();
  });
});

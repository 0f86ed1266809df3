import { inTransaction } from '@farad/database/connection/transaction';
import { paidOrderQueries } from '@farad/database/payments/paid-order.queries';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, moneyNow, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { addRow } from '#testing/scenes/row-scenes.ts';
import { settleBonuses } from './settle-bonuses.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const settled = (...refundIds: readonly number[]) =>
  money.changes(() =>
    inTransaction(shop.db, async (tx) => {
      const order = await paidOrderQueries(tx).lock(1);
      if (order === undefined) throw new Error('no such order');
      await settleBonuses(tx, order, refundIds, moneyNow);
    }),
  );
const entry = (roubles: number, purpose: string, more: object = {}) =>
  addRow(shop, 'bonus_entry', {
    account_id: 1,
    kind: roubles > 0 ? 'credit' : 'debit',
    purpose,
    roubles,
    order_id: 1,
    at: '2026-11-10T00:00:00Z',
    ...more,
  });
type Line = readonly [position: number, quantity: number, amount: number];
const refund = async (sequence: number, lines: readonly Line[], more: object = {}) => {
  await addRow(shop, 'refund', {
    order_id: 1,
    sequence,
    key: `key ${sequence}`,
    amount_kopecks: 100,
    cause: 'staff',
    note: '',
    state: 'pending',
    way: 'bank',
    payee: {},
    purpose: '',
    created_at: '2026-11-15T00:00:00Z',
    ...more,
  });
  for (const [position, quantity, amount_kopecks] of lines) {
    await shop.run(
      `insert into refund_line (refund_id, position, move, from_piece, quantity, amount_kopecks)
        select max(id), $1::integer, 'return', 0, $2::integer, $3::integer from refund`,
      position,
      quantity,
      amount_kopecks,
    );
  }
};

/** The first order cost 1500 ₽; 500 ₽ of its first line were paid with bonuses. 30 ₽ were credited for it. */
beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
  await shop.run(`update order_line set total_kopecks = case position when 1 then 150000 else 50000 end,
    bonus_kopecks = case position when 1 then 50000 else 0 end where order_id = 1`);
});

describe('bonuses of goods that go back', () => {
  it('are none without a refund', async () => {
    await entry(500, 'payment_returned');
    await refund(1, [[1, 5, 50_000]]);
    expect(await settled()).toBe('\n');
  });

  it('that paid for them come back, by the piece', async () => {
    await refund(1, [
      [1, 3, 30_000],
      [2, 3, 15_000],
      [0, 1, 300],
    ]);
    await refund(2, [[1, 7, 70_000]]);
    expect(await settled(2)).toMatchInlineSnapshot(`
      "
      account 1: bonus_balance 350
      + bonus_entry 1: at "2026-11-20T06:00:00+00:00", id 1, kind "credit", reason "", purpose "payment_returned", roubles 350, order_id 1, refund_id 2, account_id 1, expires_at "2027-11-20T06:00:00+00:00"
      "
    `);
  });

  it.each([
    [99, '\n'],
    [100, '\naccount 1: bonus_balance 1\n'],
  ])('that paid for them come back by the rouble: %i', async (bonus, expected) => {
    await shop.run('update order_line set bonus_kopecks = $1 where order_id = 1 and position = 1', bonus);
    await refund(1, [[1, 10, 100_000]]);
    expect((await settled(1)).replace(/\+ bonus.*\n/, '')).toBe(expected);
  });

  it('of several refunds of one time come back together', async () => {
    await refund(1, [[1, 3, 30_000]]);
    await refund(2, [[1, 7, 70_000]]);
    expect(await settled(1, 2)).toMatchInlineSnapshot(`
      "
      account 1: bonus_balance 500
      + bonus_entry 1: at "2026-11-20T06:00:00+00:00", id 1, kind "credit", reason "", purpose "payment_returned", roubles 500, order_id 1, refund_id 1, account_id 1, expires_at "2027-11-20T06:00:00+00:00"
      "
    `);
  });

  it('that were credited for them are taken back, by what was paid', async () => {
    await entry(31, 'cashback');
    await refund(1, [[2, 5, 25_000]]);
    await refund(2, [
      [2, 5, 25_000],
      [0, 1, 30_000],
    ]);
    expect(await settled(2)).toMatchInlineSnapshot(`
      "
      account 1: bonus_balance 26
      + bonus_entry 2: at "2026-11-20T06:00:00+00:00", id 2, kind "debit", reason "", purpose "cashback_returned", roubles -5, order_id 1, refund_id 2, account_id 1
      "
    `);
    await refund(3, [[0, 1, 30_000]]);
    expect(await settled(3)).toBe('\n');
  });

  it('are not taken back for what went back before they were credited', async () => {
    await entry(31, 'cashback', { at: '2026-11-15T00:00:00.001Z' });
    await refund(1, [[2, 5, 25_000]]);
    await refund(2, [[2, 5, 25_000]]);
    expect(await settled(2)).toMatchInlineSnapshot(`
      "
      account 1: bonus_balance 24
      + bonus_entry 2: at "2026-11-20T06:00:00+00:00", id 2, kind "debit", reason "", purpose "cashback_returned", roubles -7, order_id 1, refund_id 2, account_id 1
      "
    `);
    await shop.run(`update refund set created_at = '2026-11-15T00:00:00.001Z' where id = 1`);
    await refund(3, [[2, 5, 25_000]]);
    expect(await settled(3)).toMatchInlineSnapshot(`
      "
      account 1: bonus_balance 18
      + bonus_entry 3: at "2026-11-20T06:00:00+00:00", id 3, kind "debit", reason "", purpose "cashback_returned", roubles -6, order_id 1, refund_id 3, account_id 1
      "
    `);
  });

  it('are taken back as far as there are any', async () => {
    await entry(31, 'cashback');
    await entry(-25, 'payment', { order_id: 3 });
    await refund(1, [[2, 10, 50_000]]);
    expect(await settled(1)).toMatchInlineSnapshot(`
      "
      account 1: bonus_balance 0
      + bonus_entry 3: at "2026-11-20T06:00:00+00:00", id 3, kind "debit", reason "", purpose "cashback_returned", roubles -6, order_id 1, refund_id 1, account_id 1
      "
    `);
  });

  it('that come back count for those that are taken back', async () => {
    await entry(31, 'cashback');
    await entry(-31, 'payment', { order_id: 3 });
    await refund(1, [
      [1, 1, 10_000],
      [2, 10, 50_000],
    ]);
    expect(await settled(1)).toMatchInlineSnapshot(`
      "
      account 1: bonus_balance 37
      + bonus_entry 3: at "2026-11-20T06:00:00+00:00", id 3, kind "credit", reason "", purpose "payment_returned", roubles 50, order_id 1, refund_id 1, account_id 1, expires_at "2027-11-20T06:00:00+00:00"
      + bonus_entry 4: at "2026-11-20T06:00:00+00:00", id 4, kind "debit", reason "", purpose "cashback_returned", roubles -13, order_id 1, refund_id 1, account_id 1
      "
    `);
  });

  it('are counted without refunds that were withdrawn or tried again', async () => {
    await addPayment(shop, {});
    await entry(31, 'cashback');
    await refund(1, [[2, 10, 50_000]], {
      state: 'withdrawn',
      withdrawn_at: moneyNow,
      withdrawn_by: 1,
      withdrawn_because: 'a',
    });
    await refund(2, [[2, 10, 50_000]], {
      state: 'cancelled',
      done_at: moneyNow,
      way: 'provider',
      payment_id: 1,
      request: {},
      payee: null,
    });
    await refund(3, [[2, 10, 50_000]]);
    await shop.run('update refund set retried_by = 3 where id = 2');
    expect(await settled(3)).toMatchInlineSnapshot(`
      "
      account 1: bonus_balance 20
      + bonus_entry 2: at "2026-11-20T06:00:00+00:00", id 2, kind "debit", reason "", purpose "cashback_returned", roubles -11, order_id 1, refund_id 3, account_id 1
      "
    `);
  });
});

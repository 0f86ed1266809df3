import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { secondWaits } from '../testing/second-waits.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { bonusQueries, type NewBonusEntry } from './bonus.queries.ts';

const shop = openShopRows();
const queries = () => bonusQueries(shop.db);
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 10, n));
const entry = (roubles: number, more: Partial<NewBonusEntry> = {}): NewBonusEntry => ({
  accountId: 1,
  kind: roubles > 0 ? 'credit' : 'debit',
  purpose: roubles > 0 ? 'cashback' : 'payment',
  roubles,
  orderId: 1,
  at: minute(1),
  expiresAt: null,
  ...more,
});
const add = (roubles: number, more: Partial<NewBonusEntry> = {}) => queries().add(entry(roubles, more));
const rows = () =>
  shop.read(`select account_id, kind, purpose, roubles, order_id, return_id, refund_id, at, expires_at
    from bonus_entry order by id`);

beforeEach(async () => {
  await shop.run('truncate bonus_entry, refund, order_return restart identity cascade');
  await shop.run('update account set bonus_balance = 0');
  await shop.run(`insert into refund (order_id, sequence, key, amount_kopecks, cause, state, way, payee, created_at)
    select 1, n, 'r' || n, 500, 'staff', 'pending', 'bank', '{}', now() from generate_series(1, 2) n`);
  await shop.run(`insert into order_return (order_id, account_id, reason, comment, created_at)
    select 1, 1, 'defective', '', now() from generate_series(1, 2)`);
});

describe('a line of the ledger', () => {
  it('is saved with all fields', async () => {
    await add(50, { expiresAt: minute(30) });
    await add(-20, { purpose: 'cashback_returned', returnId: 2 });
    await add(-10, { accountId: 1, purpose: 'refund_withdrawn', refundId: 1, orderId: null });
    expect(await rows()).toEqual([
      `1 credit cashback 50 1 null null ${minute(1).toISOString()} ${minute(30).toISOString()}`,
      `1 debit cashback_returned -20 1 2 null ${minute(1).toISOString()} null`,
      `1 debit refund_withdrawn -10 null null 1 ${minute(1).toISOString()} null`,
    ]);
  });

  it('is added once per purpose, order, return and refund', async () => {
    expect([await add(50), await add(60)]).toEqual([true, false]);
    expect(await add(50, { orderId: 3 })).toBe(true);
    expect([await add(1, { returnId: 1 }), await add(1, { returnId: 1 }), await add(1, { returnId: 2 })]).toEqual([
      true,
      false,
      true,
    ]);
    expect([await add(1, { refundId: 1 }), await add(1, { refundId: 1 }), await add(1, { refundId: 2 })]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('queries of the ledger', () => {
  beforeEach(async () => {
    await add(100);
    await add(-30);
    await add(7, { purpose: 'payment_returned', refundId: 1 });
    await add(-2, { purpose: 'cashback_returned', refundId: 1 });
    await add(5, { orderId: 2, accountId: 2, at: minute(2) });
  });

  it('return the sums of an order, a refund and an account', async () => {
    const order = (id: number, purpose: NewBonusEntry['purpose']) => queries().ofOrder(id, purpose);
    expect([
      await order(1, 'cashback'),
      await order(1, 'payment'),
      await order(2, 'cashback'),
      await order(2, 'payment'),
    ]).toEqual([100, -30, 5, 0]);
    expect([await queries().ofRefund(1), await queries().ofRefund(2)]).toEqual([5, 0]);
    expect([await queries().balance(1), await queries().balance(2), await queries().balance(9)]).toEqual([75, 5, 0]);
  });

  it('return when the cashback was credited', async () => {
    expect(await queries().creditedAt(1)).toEqual(minute(1));
    expect(await queries().creditedAt(2)).toEqual(minute(2));
    expect(await queries().creditedAt(3)).toBeUndefined();
  });

  it('return the lines of an account, the latest first', async () => {
    const lines = async (account: number, after: number | null, limit: number) =>
      (await queries().entries(account, after, limit)).map(({ roubles }) => roubles);
    expect(await lines(1, null, 9)).toEqual([-2, 7, -30, 100]);
    expect(await lines(1, null, 1)).toEqual([-2]);
    expect(await lines(1, 3, 9)).toEqual([-30, 100]);
    expect(await lines(1, 1, 9)).toEqual([]);
    expect(await lines(2, null, 9)).toEqual([5]);
    expect((await queries().entries(2, null, 9))[0]).toEqual({
      id: 5,
      kind: 'credit',
      roubles: 5,
      reason: '',
      orderNumber: '26-000002',
      at: minute(2),
      expiresAt: null,
    });
  });
});

describe('the bonuses that can be spent', () => {
  beforeEach(async () => {
    await add(100, { expiresAt: minute(20) });
    await add(40, { orderId: 3, expiresAt: minute(30) });
    await add(-30);
    await add(9, { accountId: 2, orderId: 2, expiresAt: minute(20) });
  });
  const locked = (account: number, at: number) =>
    inTransaction(shop.db, (tx) => bonusQueries(tx).lock(account, minute(at)));

  it('are the balance without expired bonuses', async () => {
    const spendable = (account: number, at: number) => queries().spendable(account, minute(at));
    for (const way of [spendable, locked])
      expect([
        await way(1, 19),
        await way(1, 20),
        await way(1, 29),
        await way(1, 30),
        await way(2, 19),
        await way(2, 20),
      ]).toEqual([110, 40, 40, 0, 9, 0]);
    await shop.run('update account set bonus_balance = 0 where id = 1');
    expect([await spendable(1, 19), await locked(1, 19)]).toEqual([0, 0]);
    expect(await shop.sent(() => spendable(1, 19))).toEqual(['select']);
    expect(await shop.sent(() => locked(1, 19))).toEqual(['select']);
  });

  it('are locked by account while they are spent', async () => {
    const { second } = await secondWaits(shop, {
      first: async (tx) => {
        await bonusQueries(tx).lock(1, minute(2));
        expect(await shop.read('select id from account order by id for no key update skip locked')).toEqual(['2']);
        await bonusQueries(tx).add(entry(-10, { orderId: 3 }));
      },
      second: (tx) => bonusQueries(tx).lock(1, minute(2)),
    });
    expect(second).toBe(100);
  });

  it('are written off when they expire', async () => {
    const due = (at: number, after = 0, limit = 9) => queries().accountsWithExpired(minute(at), after, limit);
    expect([await due(19), await due(20), await due(20, 1), await due(20, 0, 1), await due(20, 2)]).toEqual([
      [],
      [1, 2],
      [2],
      [1],
      [],
    ]);
    expect(await shop.sent(async () => expect(await queries().expire(1, minute(19))).toBe(0))).toEqual(['select']);
    expect(await queries().expire(1, minute(20))).toBe(70);
    expect((await rows()).at(-1)).toBe(`1 expiry expiry -70 null null null ${minute(20).toISOString()} null`);
    expect(await queries().expire(1, minute(20))).toBe(0);
    expect([await queries().balance(1), await queries().balance(2)]).toEqual([40, 9]);
    await shop.run('update account set bonus_balance = 0 where id = 2');
    expect(await due(20)).toEqual([1]);
  });
});

import type { StaffOrder } from '@farad/contract/office/orders/orders';
import { orderQueries } from '@farad/database/orders/order.queries';
import { paidOrderQueries } from '@farad/database/payments/paid-order.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { bonusQueries } from '@farad/database/payments/bonus.queries';
import type { Kopecks } from '@farad/domain/money';
import type { OrderStatus } from '@farad/domain/order';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { takeBankPayment } from '../payments/bank-payment.ts';
import { ordersAnswer } from '#one-c/orders-out.ts';
import { checkLedger } from '#features/office/operation/check-ledger.ts';
import { completeOrders } from '#features/shop/orders/complete-orders.ts';
import { expireBonuses } from '#features/office/bonuses/expire-bonuses.ts';
import { moveLockedOrder } from './move-order.ts';
import { markPaid, type PaidOutcome } from './order-paid.ts';
import { payAndLapseAtOnce } from '#testing/payment-races.ts';
import { add } from '#testing/calls/basket-calls.ts';
import { insertProducts, products, type TestProduct } from '#testing/catalogue.ts';
import { bonusesOf, courier, giveBonuses, orderQuoted } from '#testing/calls/checkout-calls.ts';
import { moveByStaff, reservedOf } from '#testing/order-moves.ts';
import { signedInStaff } from '#testing/staff.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

const dear: TestProduct = { ...products.reduced, id: 61 as TestProduct['id'], tiers: { 1: 10_000_000 }, stock: [5000] };

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await insertProducts(shop.db, [dear]);
});
afterAll(() => shop.close());

/** Places an order of two pieces paid by card: 2000 ₽ plus delivery. Returns its number. */
async function ordered(person: SignedInBrowser): Promise<string> {
  await add(person, [dear, 2]);
  const placed = await orderQuoted(person, courier);
  if (placed.statusCode !== 201) throw new Error(placed.body);
  return placed.json<{ number: string }>().number;
}

async function rowOf(number: string) {
  const order = await orderQueries(shop.db).byNumber(number);
  if (order === undefined) throw new Error('no such order');
  return order;
}

const pay = async (number: string, amount?: number): Promise<PaidOutcome> => {
  const { id, total } = await rowOf(number);
  const paid = { amount: (amount ?? total) as Kopecks, at: new Date(), by: { kind: 'system' } as const };
  return inTransaction(shop.db, (tx) => markPaid(tx, shop.deps, id, paid));
};

test('days of arrival are later by what the payment delays, in the order and in the letter', async () => {
  const person = await shop.signedIn();
  const number = await ordered(person);
  const { id, total } = await rowOf(number);
  const days = { from: '2026-11-27', to: '2026-11-28' };
  const ordersAt = '2026-11-24T09:00:00Z';
  await shop.pool.query(
    `update orders set created_at = $2, delivery = delivery || jsonb_build_object('days', $3::jsonb) where id = $1`,
    [id, ordersAt, JSON.stringify(days)],
  );
  await shop.pool.query('update order_event set at = $2 where order_id = $1', [id, ordersAt]);
  const paid = { amount: total, at: new Date('2026-11-27T09:00:00Z'), by: { kind: 'system' } as const };
  expect(await inTransaction(shop.db, (tx) => markPaid(tx, shop.deps, id, paid))).toBe('paid');
  expect((await rowOf(number)).delivery).toMatchObject({ days: { from: '2026-11-30', to: '2026-12-01' } });
  const { rows } = await shop.pool.query<{ text: string }>(
    `select text from outbox where order_id = $1 and channel = 'email' and text like '%Получили%'`,
    [id],
  );
  expect(rows.map(({ text }) => /Привезём [^:]+/.exec(text)?.[0].replaceAll(/\s/g, ' '))).toEqual([
    'Привезём 30 ноября – 1 декабря',
  ]);
});

const move = (number: string, to: OrderStatus) =>
  inTransaction(shop.db, async (tx) => {
    const order = await orderQueries(tx).lock(number);
    if (order === undefined) throw new Error('no such order');
    return moveLockedOrder(tx, shop.deps, order, { to, by: { kind: 'staff' }, reason: '' });
  });

const through = async (number: string, ...statuses: OrderStatus[]): Promise<void> => {
  for (const status of statuses) expect(await move(number, status)).toMatchObject({ ok: true });
};

test('a paid order goes to work and is held without limit, its buyer is notified; a repeated payment changes nothing', async () => {
  const person = await shop.signedIn();
  const number = await ordered(person);
  expect(await pay(number, 1)).toBe('other_amount');
  expect(await pay(number)).toBe('paid');
  expect(await pay(number)).toBe('already_paid');
  const { id, status, paidAt, payUntil } = await rowOf(number);
  expect({ status, payUntil }).toEqual({ status: 'in_work_personal', payUntil: null });
  expect(paidAt).not.toBeNull();
  const { rows } = await shop.pool.query(
    `select (select count(*)::integer from reservation where order_id = $1 and expires_at is null) as held,
      (select count(*)::integer from order_event where order_id = $1) as events,
      (select count(*)::integer from outbox where order_id = $1 and kind = 'order_status' and text like '%Получили%') as told`,
    [id],
  );
  expect(rows).toEqual([{ held: 1, events: 2, told: 1 }]);
});

test('an order shows its actual payment method everywhere; unpaid again, the chosen one', async () => {
  const person = await shop.signedIn();
  const number = await ordered(person);
  const staff = await signedInStaff(shop, 'administrator');
  const { id, total } = await rowOf(number);
  const messages = async () => {
    const own = (await person.get(`/orders/${number}`)).json<{ payment_method: string }>();
    const one = (await staff.get(`/admin/orders/${number}`)).json<StaffOrder>();
    const { orders } = (await staff.get(`/admin/orders?text=${number}`)).json<{ orders: StaffOrder[] }>();
    const exchanged = new TextDecoder('windows-1251').decode(await ordersAnswer(shop.db, [id], new Date()));
    const [, method] = /Метод оплаты<\/Наименование>\s*<Значение>([^<]*)/.exec(exchanged) ?? [];
    return [own.payment_method, one.payment, orders[0]?.payment, method];
  };
  const before = await messages();
  await inTransaction(shop.db, (tx) =>
    takeBankPayment(
      tx,
      shop.deps,
      { id, total },
      { amount: total, day: '2026-11-24', entryId: null, staffId: null, note: '' },
    ),
  );
  expect(before.slice(0, 3)).toEqual(['card', 'card', 'card']);
  const after = await messages();
  expect(after.slice(0, 3)).toEqual(['invoice', 'invoice', 'invoice']);
  expect(after[3]).not.toBe(before[3]);
  await inTransaction(shop.db, (tx) => paidOrderQueries(tx).setUnpaid(id));
  expect(await messages()).toEqual(before);
});

test('a payment for an ended or unknown order is reported to the caller', async () => {
  const person = await shop.signedIn();
  const number = await ordered(person);
  await person.post(`/orders/${number}/cancel`, {});
  expect(await pay(number)).toBe('over');
  expect((await rowOf(number)).paidAt).toBeNull();
  const paid = { amount: 100 as Kopecks, at: new Date(), by: { kind: 'system' } as const };
  expect(await inTransaction(shop.db, (tx) => markPaid(tx, shop.deps, 999_999_999, paid))).toBe('not_found');
});

test('T24: payment and expiry at the same instant: paid and held, or expired and released', async () => {
  const before = await reservedOf(shop, dear);
  const { paid, over } = await payAndLapseAtOnce(shop, 10, ordered);
  expect(paid + over).toBe(10);
  expect(await reservedOf(shop, dear)).toBe(before + paid * 2);
});

test('T22: cashback comes once, when the order is completed and its goods have left the stock', async () => {
  const person = await shop.signedIn();
  const number = await ordered(person);
  await pay(number);
  const before = await reservedOf(shop, dear);
  await through(number, 'in_warehouse', 'shipped', 'delivered');
  expect(await reservedOf(shop, dear)).toBe(before - 2);
  const completed = await Promise.all(Array.from({ length: 5 }, () => move(number, 'completed')));
  expect(completed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await bonusesOf(shop.pool, person.accountId)).toEqual([300, 300]);
});

test('T22: a balance of 100, spent by twenty in parallel: one succeeds', async () => {
  const person = await shop.signedIn();
  await giveBonuses(shop.db, person.accountId, 100);
  const { id: orderId } = await rowOf(await ordered(person));
  const spend = () =>
    inTransaction(shop.db, async (tx) => {
      const bonuses = bonusQueries(tx);
      const at = new Date();
      if ((await bonuses.lock(person.accountId, at)) < 100) return false;
      const entry = { accountId: person.accountId, kind: 'debit', purpose: 'expiry', roubles: -100 } as const;
      return bonuses.add({ ...entry, orderId, at, expiresAt: null });
    });
  const spent = await Promise.all(Array.from({ length: 20 }, spend));
  expect(spent.filter(Boolean)).toHaveLength(1);
  expect(await bonusesOf(shop.pool, person.accountId)).toEqual([0, 0]);
});

test('a delivered and paid order is completed by a job after two weeks: cashback comes once, the buyer is notified', async () => {
  const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000);
  const person = await shop.signedIn();
  const [paid, unpaid, waiting] = [await ordered(person), await ordered(person), await ordered(person)];
  for (const number of [paid, waiting]) expect(await pay(number)).toBe('paid');
  expect(await move(unpaid, 'in_work_personal')).toMatchObject({ ok: true });
  for (const number of [paid, waiting]) await through(number, 'in_warehouse', 'shipped', 'delivered');
  // Unpaid goods may no longer be delivered. This order is like one that was delivered before that rule.
  await moveByStaff(shop, unpaid, 'delivered');
  const { id } = await rowOf(waiting);
  await shop.pool.query(
    `insert into order_return (order_id, account_id, reason, comment, created_at) values ($1, $2, 'defective', '', now())`,
    [id, person.accountId],
  );
  expect(await completeOrders(shop.deps, daysOn(13.9))).toBe(0);
  expect(await completeOrders(shop.deps, daysOn(14.1))).toBe(1);
  expect(await completeOrders(shop.deps, daysOn(14.1))).toBe(0);
  const statuses = await Promise.all([paid, unpaid, waiting].map(async (number) => (await rowOf(number)).status));
  expect(statuses).toEqual(['completed', 'delivered', 'delivered']);
  expect(await bonusesOf(shop.pool, person.accountId)).toEqual([300, 300]);
  // The buyer is notified of the completion on the site, not by SMS or email.
  const { rows } = await shop.pool.query<{ what: string }>(
    `select data->>'what' as what from inbox_entry where data->>'number' = $1 order by id`,
    [paid],
  );
  expect(rows.at(-1)?.what).toBe('completed');

  await shop.pool.query(`insert into setting (key, value) values ('completion', '{"days": 30}')`);
  await shop.pool.query(`update order_return set state = 'refused' where order_id = $1`, [id]);
  expect(await completeOrders(shop.deps, daysOn(29))).toBe(0);
  expect(await completeOrders(shop.deps, daysOn(31))).toBe(1);
});

test('the database itself prevents a negative balance', async () => {
  const { accountId } = await shop.signedIn();
  await expect(
    shop.pool.query(`insert into bonus_entry (account_id, kind, roubles, at) values ($1, 'debit', -1, now())`, [
      accountId,
    ]),
  ).rejects.toThrow('account_bonus_balance');
});

test('expired bonuses are written off, once', async () => {
  const { accountId } = await shop.signedIn();
  await giveBonuses(shop.db, accountId, 70, new Date(Date.now() - 1000));
  await giveBonuses(shop.db, accountId, 30);
  await expireBonuses(shop.db, new Date());
  await expireBonuses(shop.db, new Date());
  expect(await bonusesOf(shop.pool, accountId)).toEqual([30, 30]);
});

test('the nightly check finds nothing in a sound shop and names each difference', async () => {
  const errors: unknown[] = [];
  const log = { error: (entry: unknown) => void errors.push(entry) };
  const metrics = async () => (await shop.server.inject({ url: '/api/metrics' })).body;
  await checkLedger(shop.db, log, new Date());
  expect(errors).toEqual([]);
  expect(await metrics()).toContain('farad_ledger_differences 0');
  await shop.pool.query('update stock set reserved = reserved + 1, on_hand = on_hand + 7 where product_id = $1', [
    dear.id,
  ]);
  const { accountId } = await shop.signedIn();
  await shop.pool.query('update account set bonus_balance = 5 where id = $1', [accountId]);
  const differences = await checkLedger(shop.db, log, new Date());
  expect(differences.map(({ kind, of }) => [kind, of])).toEqual([
    ['on_hand', 'part 61, warehouse 1'],
    ['reserved', 'part 61, warehouse 1'],
    ['held', 'part 61, warehouse 1'],
    ['bonuses', `account ${accountId}`],
  ]);
  expect(differences[0]).toMatchObject({ kept: differences[0]!.counted + 7 });
  expect(errors).toHaveLength(4);
  expect(await metrics()).toContain('farad_ledger_differences 4');
});

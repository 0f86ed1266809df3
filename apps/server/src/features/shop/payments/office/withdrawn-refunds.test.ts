import type { OrderFigures } from '@farad/contract/office/orders/orders';
import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import type { OrderDocuments } from '@farad/contract/shop/documents';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { type InvoicedOrder } from '#testing/invoiced-orders.ts';
import { moveByStaff, reservedOf } from '#testing/order-moves.ts';
import { setTestSeller } from '#testing/seller.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { acceptReturn, all, pieces, refundDesk, wishToReturn } from '#testing/scenes/bank-refund-scenes.ts';

let shop: TestShop;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  await setTestSeller(shop);
});
beforeEach(async () => {
  staff = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

const {
  refund,
  office,
  paidByBank: paid,
  orderOf: shown,
} = refundDesk(
  () => shop,
  () => staff,
);

/** Stores a refund by bank that is not paid yet. Returns its id. */
async function begun(number: string, what: object = all): Promise<string> {
  const answer = await refund(number, { what });
  expect(answer.statusCode, answer.body).toBe(200);
  return (await office(number)).refunds.at(-1)?.id ?? '';
}

const withdraw = (id: string, more: object = {}) =>
  staff.post(`/admin/refunds/${id}/withdraw`, { reason: 'Не тот заказ', ...more });

const stockOf = async (): Promise<{ hand: number; reserved: number }> => {
  const { rows } = await shop.pool.query<{ hand: number; reserved: number }>(
    `select sum(on_hand)::integer as hand, sum(reserved)::integer as reserved from stock where product_id = $1`,
    [products.tiered.id],
  );
  return rows[0] ?? { hand: 0, reserved: 0 };
};

const bonusesOf = async ({ buyer }: InvoicedOrder): Promise<number> => {
  const { rows } = await shop.pool.query<{ balance: number }>(
    'select bonus_balance as balance from account where id = $1',
    [buyer.accountId],
  );
  return rows[0]?.balance ?? 0;
};

const papersOf = async (number: string) =>
  (await staff.get(`/admin/orders/${number}/documents`)).json<OrderDocuments>().documents;

it('money, pieces, goods and papers are restored, the buyer is told why, and the log has it', async () => {
  const order = await paid();
  const [before, stock, papers, seen] = [
    await office(order.number),
    await stockOf(),
    await papersOf(order.number),
    await shown(order.number),
  ];
  const id = await begun(order.number, pieces('unshipped', 4));
  expect((await stockOf()).reserved).toBe(stock.reserved - 4);
  const answer = await withdraw(id);
  expect(answer.statusCode, answer.body).toBe(200);
  const { refunds, ...after } = answer.json<StaffOrderPayments>().office;
  expect({ ...after, payee: before.payee }).toEqual({ ...before, refunds: undefined });
  expect(refunds).toMatchObject([{ state: 'withdrawn', withdrawnBecause: 'Не тот заказ', paper: null }]);
  expect(await stockOf()).toEqual(stock);
  expect(await papersOf(order.number)).toEqual(papers);
  expect(await shown(order.number)).toMatchObject({ refunded: 0, owed: 0, unpaid: 0, status: seen.status });
  const { rows } = await shop.pool.query<{ text: string }>(
    `select text from outbox where order_id = $1 and text like '%денег по нему не будет%'`,
    [order.id],
  );
  expect(rows.map(({ text }) => text).join()).toContain('…0001 отменён');
  const logged = await shop.pool.query<{ reason: string; after: object }>(
    `select reason, after from audit where action = 'order.refund_withdrawn' and object_id = $1`,
    [order.id],
  );
  expect(logged.rows).toMatchObject([{ reason: 'Не тот заказ', after: { refund: '№ 1', pieces: 4 } }]);
  // After the withdrawal, everything can be refunded again, under a new number.
  await begun(order.number);
  expect((await office(order.number)).refunds).toMatchObject([
    { sequence: 1, state: 'withdrawn' },
    { sequence: 2, state: 'pending', amount: order.totalKopecks / 100 },
  ]);
});

it('an open return is owed again, its goods leave again, bonuses follow', async () => {
  const order = await paid();
  await moveByStaff(shop, order.number, 'in_warehouse');
  const sent = await staff.post(`/admin/orders/${order.number}/move`, { from: 'in_warehouse', to: 'delivered' });
  expect(sent.statusCode, sent.body).toBe(200);
  await moveByStaff(shop, order.number, 'completed');
  await shop.pool.query(
    `insert into bonus_entry (account_id, kind, purpose, roubles, order_id, at) values ($1, 'credit', 'cashback', 40, $2, now())`,
    [order.buyer.accountId, order.id],
  );
  const stock = await stockOf();
  const id = await begun(order.number, pieces('shipped', 5));
  expect([(await stockOf()).hand, await bonusesOf(order)]).toEqual([stock.hand + 5, 20]);
  expect((await withdraw(id)).statusCode).toBe(200);
  expect([await stockOf(), await bonusesOf(order)]).toEqual([stock, 40]);
});

it('a return request that it paid is open again, in the list and on the dashboard', async () => {
  const order = await paid();
  await moveByStaff(shop, order.number, 'delivered');
  await acceptReturn(staff, order, await wishToReturn(shop, order, 3), 3);
  const figures = async () => (await staff.get('/admin/orders/figures')).json<OrderFigures>().refunds;
  const [owed, before] = [(await shown(order.number)).owed, await figures()];
  const id = await begun(order.number, pieces('shipped', 3));
  expect((await shown(order.number)).returns[0]).toMatchObject({ owed, underway: owed });
  await withdraw(id);
  expect((await shown(order.number)).returns[0]).toMatchObject({ owed, underway: 0 });
  expect(await figures()).toEqual(before);
  // A new refund instead of the withdrawn one closes the return request as usual.
  const next = await begun(order.number, pieces('shipped', 3));
  await staff.post(`/admin/refunds/${next}/paid`, { number: '12', day: '2026-11-21' });
  expect((await shown(order.number)).returns[0]).toMatchObject({ state: 'closed', owed: 0 });
});

it('goods held by others are not taken from them: it is refused, or the order lacks them', async () => {
  const order = await paid();
  const id = await begun(order.number, pieces('unshipped', 10));
  await shop.pool.query('update stock set on_hand = reserved + 9 where product_id = $1', [products.tiered.id]);
  const held = await reservedOf(shop, products.tiered);
  expect(refusalOf(await withdraw(id))).toMatchObject({
    status: 409,
    code: 'not_enough_stock',
    field: 'isGoodsBack',
  });
  expect((await office(order.number)).refunds[0]).toMatchObject({ state: 'pending' });
  expect((await withdraw(id, { isGoodsBack: false })).statusCode).toBe(200);
  expect([await reservedOf(shop, products.tiered), (await office(order.number)).refundable]).toEqual([
    held,
    order.totalKopecks / 100,
  ]);
  await shop.pool.query('update stock set on_hand = 50000 where product_id = $1', [products.tiered.id]);
});

it('is refused once it is paid, without a reason, and without the permission; two in parallel do it once', async () => {
  const order = await paid();
  const id = await begun(order.number);
  expect(refusalOf(await withdraw(id, { reason: ' ' }))).toMatchObject({ status: 400, field: 'reason' });
  const support = await signedInStaff(shop, 'support');
  expect((await support.post(`/admin/refunds/${id}/withdraw`, { reason: 'Не тот' })).statusCode).toBe(403);
  const answers = await Promise.all([withdraw(id), withdraw(id), withdraw(id)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const next = await begun(order.number);
  await staff.post(`/admin/refunds/${next}/paid`, { number: '13', day: '2026-11-21' });
  expect(refusalOf(await withdraw(next))).toMatchObject({ status: 409, code: 'transition_not_allowed' });
  expect(refusalOf(await staff.post(`/admin/refunds/${id}/paid`, { number: '14', day: '2026-11-21' }))).toMatchObject({
    status: 409,
    code: 'transition_not_allowed',
  });
  expect(refusalOf(await withdraw('999999999'))).toMatchObject({ status: 404 });
});

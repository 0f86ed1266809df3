import type { OrderFigures, StaffOrder, StaffOrders } from '@farad/contract/office/orders/orders';
import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import type { WireOrder } from '@farad/contract/shop/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { placeForCompany } from '#testing/invoiced-orders.ts';
import { moveByStaff, reservedOf } from '#testing/order-moves.ts';
import { setTestSeller } from '#testing/seller.ts';
import { openPaymentShop, type PaymentShop, type PlacedForPay } from '#testing/payment-shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: PaymentShop;
let manager: StaffBrowser;
beforeAll(async () => {
  shop = await openPaymentShop();
  manager = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

const { tiered } = products;

/** Places a paid order in progress. Its buyer may only request its cancellation. */
async function paidOrder(): Promise<PlacedForPay> {
  const order = await shop.order([tiered, 10]);
  await shop.atPage(await shop.pay(order), 'pay');
  shop.passSeconds(200);
  await shop.sweep();
  await moveByStaff(shop, order.number, 'in_work_personal');
  return order;
}

const seen = async ({ buyer, number }: PlacedForPay): Promise<WireOrder> =>
  (await buyer.get(`/orders/${number}`)).json<WireOrder>();
const ask = ({ buyer, number }: PlacedForPay, reason = 'Нашли у себя на складе') =>
  buyer.post(`/orders/${number}/cancel-wish`, { reason });
const answer = ({ number }: PlacedForPay, body: object, by = manager) =>
  by.post(`/admin/orders/${number}/cancel-wish`, body);
const office = async ({ number }: PlacedForPay): Promise<StaffOrder> =>
  (await manager.get(`/admin/orders/${number}`)).json<StaffOrder>();
const money = async ({ number }: PlacedForPay): Promise<StaffOrderPayments> =>
  (await manager.get(`/admin/orders/${number}/payments`)).json();

const letters = async ({ number }: PlacedForPay): Promise<readonly string[]> => {
  const { rows } = await shop.pool.query<{ subject: string }>(
    `select subject from outbox join orders on orders.id = order_id where number = $1 and channel = 'email' order by outbox.id`,
    [number],
  );
  return rows.map(({ subject }) => subject);
};

test('a paid order is requested to be cancelled with a reason; staff see it in the order, the list and the counts', async () => {
  const order = await paidOrder();
  expect((await seen(order)).may).toMatchObject({ cancel: false, askToCancel: true });
  expect(refusalOf(await ask(order, '  '))).toMatchObject({ status: 400, field: 'reason' });
  const asked = await ask(order);
  expect(asked.json<WireOrder>()).toMatchObject({
    cancelWish: { state: 'waiting', reason: 'Нашли у себя на складе', answer: '' },
    may: { askToCancel: false },
  });
  expect(refusalOf(await ask(order))).toMatchObject({ status: 409, code: 'transition_not_allowed' });
  expect((await office(order)).cancelWish).toMatchObject({ state: 'waiting', reason: 'Нашли у себя на складе' });
  const listed = (await manager.get('/admin/orders?status=cancel_asked')).json<StaffOrders>().orders;
  expect(listed.map(({ number, asksToCancel }) => [number, asksToCancel])).toEqual([[order.number, true]]);
  const { waiting } = (await manager.get('/admin/orders/figures')).json<OrderFigures>();
  expect(waiting.cancels).toBe(1);
  expect(await letters(order)).toEqual(
    expect.arrayContaining([
      `Получили просьбу отменить заказ ${order.number}, скоро ответим`,
      `Просят отменить заказ ${order.number}`,
    ]),
  );
  expect((await answer(order, { decision: 'refuse', answer: 'Уже у перевозчика' })).statusCode).toBe(200);
});

test('accepted: the order is cancelled, its goods are released, the whole sum is refunded, once', async () => {
  const held = await reservedOf(shop, tiered);
  const order = await paidOrder();
  const { total_price: total } = await seen(order);
  await ask(order);
  const answers = await Promise.all([answer(order, { decision: 'accept' }), answer(order, { decision: 'accept' })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  shop.passSeconds(200);
  await shop.sweep();
  expect(await seen(order)).toMatchObject({ status: 'cancelled', refunded: total, cancelWish: { state: 'accepted' } });
  expect(await reservedOf(shop, tiered)).toBe(held);
  const [payment] = (await money(order)).payments;
  expect(payment).toMatchObject({ refundable: 0, refunds: [{ state: 'succeeded', amount: total }] });
  expect(await letters(order)).toContain(`Заказ ${order.number} отменён`);
  const { rows } = await shop.pool.query<{ action: string }>(
    `select action from audit where object_kind = 'order' order by id desc limit 1`,
  );
  expect(rows[0]?.action).toBe('order.cancel_accepted');
});

test('refused with a reason, which the buyer reads; they may ask again', async () => {
  const order = await paidOrder();
  await ask(order);
  expect(refusalOf(await answer(order, { decision: 'refuse', answer: '' }))).toMatchObject({ status: 400 });
  expect((await answer(order, { decision: 'refuse', answer: 'Уже у перевозчика' })).statusCode).toBe(200);
  expect(await seen(order)).toMatchObject({
    status: 'in_work_personal',
    may: { askToCancel: true },
    cancelWish: {
      state: 'refused',
      answer: 'Уже у перевозчика',
    },
  });
  expect(await letters(order)).toContain(`Отменить заказ ${order.number} не получится`);
  expect((await ask(order)).statusCode).toBe(200);
});

test('a request ends with its order: collected, it is refused automatically', async () => {
  const order = await paidOrder();
  await moveByStaff(shop, order.number, 'in_warehouse');
  await ask(order);
  const moved = await manager.post(`/admin/orders/${order.number}/move`, {
    from: 'in_warehouse',
    to: 'delivered',
    reason: '',
  });
  expect(moved.statusCode).toBe(200);
  expect((await office(order)).cancelWish).toMatchObject({
    state: 'refused',
    answeredBy: expect.stringMatching(/^Staff /),
  });
  expect(refusalOf(await answer(order, { decision: 'accept' }))).toMatchObject({ status: 409 });
});

test('others can neither ask nor answer: another buyer, an order that can be cancelled directly, staff without the permission', async () => {
  const order = await paidOrder();
  const stranger = await shop.signedIn();
  expect((await ask({ ...order, buyer: stranger })).statusCode).toBe(404);
  const fresh = await shop.order([tiered, 10]);
  expect((await seen(fresh)).may).toMatchObject({ cancel: true, askToCancel: false });
  expect(refusalOf(await ask(fresh))).toMatchObject({ status: 409, code: 'transition_not_allowed' });
  await ask(order);
  const support = await signedInStaff(shop, 'support');
  expect((await answer(order, { decision: 'accept' }, support)).statusCode).toBe(403);
});

test('accepted for an order that the bank paid: it is cancelled, and staff send the money back by hand', async () => {
  await setTestSeller(shop);
  const company = await placeForCompany(shop, 10);
  await manager.post(`/admin/orders/${company.number}/bank-payments`, {
    amount: company.totalKopecks / 100,
    day: '2026-11-20',
  });
  await shop.pool.query(
    `insert into order_cancel_wish (order_id, account_id, reason, created_at, state) values ($1, $2, 'Передумали', now(), 'waiting')`,
    [company.id, company.buyer.accountId],
  );
  const accepted = await answer(company, { decision: 'accept', answer: '' });
  expect([accepted.statusCode, accepted.body]).toEqual([200, accepted.body]);
  expect((await office(company)).status).toBe('cancelled');
  expect((await money(company)).office.refunds).toEqual([]);
});

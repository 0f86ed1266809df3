import { randomUUID } from 'node:crypto';

import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import type { ProductId } from '@farad/domain/product';
import { receiptQueries, type ReceiptRow } from '@farad/database/payments/receipt.queries';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { insertProducts, type TestProduct } from '#testing/catalogue.ts';
import { quoteOf } from '#testing/calls/checkout-calls.ts';
import { moveByStaff } from '#testing/order-moves.ts';
import { openPaymentShop, paymentOf, type PaymentShop, type PlacedForPay } from '#testing/payment-shop.ts';
import { setPayments } from '#testing/payment-settings.ts';
import { signedInStaff } from '#testing/staff.ts';
import { lapseOrders } from '#testing/jobs.ts';

/** Timeout of this test, which takes ten seconds on an idle machine. */
const walkMs = 240_000;

let shop: PaymentShop;
let parts: readonly TestProduct[];
beforeAll(async () => {
  shop = await openPaymentShop();
  // For most of these products, the price of three pieces is not a whole number of kopecks.
  parts = Array.from({ length: 500 }, (_, index) => ({
    id: (1e3 + index) as ProductId,
    mpn: `LINE-${1e3 + index}`,
    title: `Деталь номер ${1e3 + index}`,
    tiers: { 1: 33370 + index * 101 },
    stock: [1e3],
  }));
  await insertProducts(shop.db, parts);
});
beforeEach(async () => {
  await setPayments(await signedInStaff(shop, 'administrator'), {});
});
afterAll(() => shop.close());

/** Places an order that can be paid by card within 70 minutes. */
async function longOrder(): Promise<PlacedForPay> {
  const order = await shop.order(...parts.map((part) => [part, 3] as const));
  const until = new Date(shop.deps.clock().getTime() + 70 * 60_000);
  await shop.pool.query(`update orders set payment_method = 'card', pay_until = $2 where number = $1`, [
    order.number,
    until,
  ]);
  return order;
}

/** Signs an order manager in anew, since the earlier session expires when time passes. */
const manager = () => signedInStaff(shop, 'order_manager');

const money = async (number: string): Promise<StaffOrderPayments> =>
  (await (await manager()).get(`/admin/orders/${number}/payments`)).json();

const wait = async (): Promise<void> => {
  shop.passSeconds(200);
  await shop.sweep();
};

const payNext = async (order: PlacedForPay, method: 'card' | 'sbp' = 'card'): Promise<void> => {
  await shop.atPage(await shop.pay(order, method), 'pay');
  await wait();
};

const kopecks = (roubles: number): number => Math.round(roubles * 100);
const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);

async function receiptsOf(number: string, kind: ReceiptRow['kind']): Promise<readonly ReceiptRow[]> {
  const { rows } = await shop.pool.query<{ id: number }>('select id from orders where number = $1', [number]);
  return (await receiptQueries(shop.db).ofOrder(rows[0]?.id ?? 0)).filter((receipt) => receipt.kind === kind);
}

/** Expects that each receipt has at most 80 rows and that its rows add up to its amount. */
function expectLawful(receipts: readonly ReceiptRow[], sum: number): void {
  for (const { items, amount, state } of receipts) {
    expect(state).toBe('registered');
    expect(items.length).toBeLessThanOrEqual(80);
    expect(sumOf(items.map(({ quantity, price }) => quantity * price))).toBe(amount);
    expect(items.every(({ name }) => (name.match(/LINE-/g) ?? []).length === 1)).toBe(true);
  }
  const names = receipts.flatMap(({ items }) => items.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(sumOf(receipts.map(({ amount }) => amount))).toBe(sum);
}

const refund = async (number: string, what: object) =>
  (await manager()).post(
    `/admin/orders/${number}/refunds`,
    { reason: 'Брак', isBackInStock: true, what },
    { 'idempotency-key': randomUUID() },
  );

test(
  '500 lines of a person are held and captured by card in seven payments, closed, and refunded to the kopeck',
  async () => {
    await setPayments(await signedInStaff(shop, 'administrator'), { isHeldFirst: true });
    const order = await longOrder();
    const { number, buyer } = order;
    const first = await paymentOf(buyer, number);
    expect(first).toMatchObject({ state: null, parts: { paid: 0, left: 7, sum: 0 } });
    expect(first.methods.map(({ refusal }) => refusal)).toEqual([null, null]);
    const total = kopecks(first.total);
    for (const paid of [1, 2, 3, 4, 5, 6]) {
      await payNext(order);
      expect(await paymentOf(buyer, number)).toMatchObject({ state: null, parts: { paid, left: 7 - paid } });
      const early = await (await manager()).post(`/admin/orders/${number}/capture`, {});
      expect(early.statusCode).toBe(409);
    }
    await payNext(order);
    expect(await paymentOf(buyer, number)).toMatchObject({
      state: 'paid',
      parts: null,
      amount: first.total,
      methods: [],
    });
    expect(await receiptsOf(number, 'prepayment')).toEqual([]);

    const taken = await (await manager()).post(`/admin/orders/${number}/capture`, {});
    expect(taken.statusCode, taken.body).toBe(200);
    const { payments } = await money(number);
    expect(payments.map(({ state }) => state)).toEqual(Array(7).fill('succeeded'));
    expect(sumOf(payments.map(({ amount }) => kopecks(amount)))).toBe(total);
    const prepaid = await receiptsOf(number, 'prepayment');
    expect(prepaid).toHaveLength(7);
    expectLawful(prepaid, total);

    await moveByStaff(shop, number, 'delivered');
    await wait();
    await wait();
    const closing = await receiptsOf(number, 'closing');
    expect(closing).toHaveLength(7);
    expectLawful(closing, total);

    const some = [3, 90, 91, 499, 500].map((position) => ({ position, qty: 1 }));
    const returned = await refund(number, { kind: 'parts', of: 'shipped', lines: some });
    expect(returned.statusCode, returned.body).toBe(200);
    const partly = await receiptsOf(number, 'refund');
    expect(partly.flatMap(({ items }) => items)).toHaveLength(5);
    expect(partly.length).toBeGreaterThan(1);
    const unknown = await refund(number, { kind: 'parts', of: 'shipped', lines: [{ position: 501, qty: 1 }] });
    expect([unknown.statusCode, unknown.json<{ error: object }>().error]).toMatchObject([
      400,
      { field: 'what.lines.0.position' },
    ]);
    const over = await refund(number, {
      kind: 'parts',
      of: 'shipped',
      lines: [...some.slice(1), { position: 3, qty: 3 }],
    });
    expect([over.statusCode, over.json<{ error: object }>().error]).toMatchObject([400, { field: 'what.lines.4.qty' }]);

    expect((await refund(number, { kind: 'all' })).statusCode).toBe(200);
    const back = await receiptsOf(number, 'refund');
    expect(back.every(({ items, state }) => items.length <= 80 && state === 'registered')).toBe(true);
    expect(sumOf(back.map(({ amount }) => amount))).toBe(total);
    expect(await paymentOf(buyer, number)).toMatchObject({ state: 'refunded', refunded: first.total });
  },
  walkMs,
);

test(
  'held money of several payments is captured without unsent pieces',
  async () => {
    await setPayments(await signedInStaff(shop, 'administrator'), { isHeldFirst: true });
    const order = await longOrder();
    for (let part = 0; part < 7; part += 1) await payNext(order);
    const without = [1, 250, 500].map((position) => ({ position, qty: 2 }));
    const answer = await (await manager()).post(`/admin/orders/${order.number}/capture`, { without, reason: 'Нет' });
    expect(answer.statusCode, answer.body).toBe(200);
    const shown = await money(order.number);
    const left = sumOf(shown.payments.flatMap(({ refunds }) => refunds.map(({ amount }) => kopecks(amount))));
    expect(left).toBeGreaterThan(0);
    const receipts = await receiptsOf(order.number, 'prepayment');
    expectLawful(receipts, kopecks(shown.total) - left);
    expect(shown.payments.map(({ state }) => state)).toEqual(Array(7).fill('succeeded'));
  },
  walkMs,
);

test('an order cancelled after some of its payments refunds all of them, once', async () => {
  const order = await longOrder();
  await payNext(order);
  await payNext(order, 'sbp');
  shop.passSeconds(3 * 3600);
  expect(await lapseOrders(shop.deps, shop.deps.clock())).toBe(1);
  await wait();
  await wait();
  const shown = await money(order.number);
  expect(shown.paidAt).toBeNull();
  const paid = shown.payments.map(({ amount }) => kopecks(amount));
  const back = shown.payments.map(({ refunds }) => refunds.map(({ amount, state }) => [kopecks(amount), state]));
  expect(back).toEqual(paid.map((amount) => [[amount, 'succeeded']]));
  expect(paid).toHaveLength(2);
  expectLawful(await receiptsOf(order.number, 'refund'), sumOf(paid));
});

test('each part has as much time as the first; a declined part is requested again, alone', async () => {
  const order = await longOrder();
  await payNext(order);
  shop.passSeconds(60 * 60);
  await shop.atPage(await shop.pay(order), 'insufficient_funds');
  await wait();
  const declined = await paymentOf(order.buyer, order.number);
  expect(declined).toMatchObject({ state: 'cancelled', advice: 'other_method', parts: { paid: 1, left: 6 } });
  await payNext(order);
  expect(await paymentOf(order.buyer, order.number)).toMatchObject({ state: null, parts: { paid: 2, left: 5 } });
  const sums = (await money(order.number)).payments.map(({ amount, state }) => [state, kopecks(amount)]);
  expect(sums.map(([state]) => state)).toEqual(['succeeded', 'cancelled', 'succeeded']);
  expect(sums[0]?.[1]).toBe(sums[1]?.[1]);
});

test('an order without an email address for its receipt asks for one, and stores it', async () => {
  const order = await shop.order([parts[0] as TestProduct, 3]);
  await shop.pool.query(`update orders set contact = contact || '{"email": ""}' where number = $1`, [order.number]);
  const pay = (body: object) => order.buyer.post(`/orders/${order.number}/pay`, { method: 'card', ...body });
  expect((await pay({})).json()).toMatchObject({ refusal: 'email_needed', needsEmail: true, confirmation_url: null });
  const wrong = await pay({ email: 'nobody' });
  expect([wrong.statusCode, wrong.json<{ error: object }>().error]).toMatchObject([400, { field: 'email' }]);
  const begun = (await pay({ email: 'Buyer@Example.com' })).json();
  expect(begun).toMatchObject({ refusal: null, needsEmail: false, state: 'pending' });
  const { rows } = await shop.pool.query(
    `select request->'receipt'->'customer'->>'email' as email from payment
     join orders on orders.id = order_id where number = $1`,
    [order.number],
  );
  expect(rows).toEqual([{ email: 'buyer@example.com' }]);
});

test('the checkout shows the number of payments', async () => {
  const buyer = await shop.signedIn({ email: `${randomUUID()}@example.com` });
  await buyer.post('/basket/add', { products: parts.map(({ id }) => ({ product_id: String(id), qty: 3 })) });
  const quote = await quoteOf(buyer);
  expect(quote.onlinePayments).toBe(7);
  expect(quote.payment_methods.find(({ method }) => method === 'card')).toMatchObject({ refusal: null });
});

test('metres are metres on every receipt of their order', async () => {
  const [first, second] = parts as readonly [TestProduct, TestProduct];
  const order = await shop.order([first, 3], [second, 3]);
  await shop.pool.query(
    `update order_line set unit = 'metre', total_kopecks = case position when 1 then 1200 else 1300 end
     where order_id = (select id from orders where number = $1)`,
    [order.number],
  );
  await shop.pool.query(
    `update orders set payment_method = 'card', total_kopecks = 2500, goods_kopecks = 2500 where number = $1`,
    [order.number],
  );
  await payNext(order);
  await moveByStaff(shop, order.number, 'delivered');
  await wait();
  await wait();
  const named = (items: ReceiptRow['items']) =>
    items.map(({ name, quantity, unit }) => [name.slice(-5), quantity, unit]);
  const rows = [
    ['1000', 3, 'metre'],
    [', 3 м', 1, undefined],
  ];
  for (const kind of ['prepayment', 'closing'] as const) {
    const [receipt] = await receiptsOf(order.number, kind);
    expect(named(receipt?.items ?? []).map(([name, ...rest]) => [String(name).trim(), ...rest])).toEqual(
      rows.map(([name, ...rest]) => [String(name), ...rest]),
    );
  }
  const { rows: sent } = await shop.pool.query(
    `select request->'receipt'->'receipt'->'items'->0->>'unit' as unit from payment
     where order_id = (select id from orders where number = $1)`,
    [order.number],
  );
  expect(sent).toEqual([{ unit: 'metre' }]);
});

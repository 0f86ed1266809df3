import type { StaffOrder } from '@farad/contract/office/orders/orders';
import type { QuotedOrderEdit } from '@farad/contract/office/orders/changes';
import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { purchasePriceQueries } from '@farad/database/prices/purchase-price.queries';
import type { UnitPrice } from '@farad/domain/money';
import { usualSettings } from '@farad/domain/setting';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add, refusalOf, statusesOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { ledgerFaults } from '#testing/ledger-faults.ts';
import { orderOf as bodyOf, place, tryPlace } from '#testing/calls/order-calls.ts';
import { movementsOf, moveByStaff, reservedOf } from '#testing/order-moves.ts';
import { openPaymentShop, type PaymentShop } from '#testing/payment-shop.ts';
import type { SignedInBrowser } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: PaymentShop;
let manager: StaffBrowser;
beforeAll(async () => {
  shop = await openPaymentShop();
  manager = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

const orderOf = async (number: string): Promise<StaffOrder> =>
  (await manager.get(`/admin/orders/${number}`)).json<StaffOrder>();

const linesOf = (order: StaffOrder) => order.lines.map(({ productId, qty }) => ({ product_id: productId, qty }));

const quote = (number: string, body: object) => manager.post(`/admin/orders/${number}/edit/quote`, body);
const edit = (number: string, body: object) => manager.post(`/admin/orders/${number}/edit`, body);
const split = (number: string, body: object) => manager.post(`/admin/orders/${number}/split`, body);

const line = (product: { readonly id: number }, qty: number) => ({ product_id: String(product.id), qty });

/** Edits an order as staff do: requests a quote of the change, then saves it. */
async function editTo(number: string, lines: readonly object[], more: object = {}) {
  const { version } = await orderOf(number);
  const asked = { version, lines, ...more };
  const quoted = await quote(number, asked);
  if (quoted.statusCode !== 200) return quoted;
  return edit(number, { ...asked, total: quoted.json<QuotedOrderEdit>().total, reason: 'По звонку' });
}

async function bought(...wishes: Parameters<typeof add>[1][]): Promise<{ buyer: SignedInBrowser; number: string }> {
  const buyer = await shop.signedIn({ email: `edit-${Math.random()}@example.com` });
  const { number } = await place(buyer, await add(buyer, ...wishes));
  return { buyer, number };
}

const toldOf = async (number: string): Promise<string> => {
  const { rows } = await shop.pool.query<{ text: string }>(
    `select text from outbox join orders on orders.id = order_id where number = $1 order by outbox.id`,
    [number],
  );
  return rows.map(({ text }) => text).join('\n');
};

/** Expects that sums, lines, reservations, bonuses and coupons of all orders agree. */
async function expectSound(): Promise<void> {
  const { stock, orders } = await ledgerFaults(shop.pool);
  expect([stock, orders]).toEqual([[], []]);
  expect(await ledgerQueries(shop.db).differences()).toEqual([]);
}

describe('an order that staff change', () => {
  it('gets other lines at today’s prices; stock, sums, notification and history follow', async () => {
    const { number, buyer } = await bought([products.tiered, 100], [products.reduced, 2]);
    const reserved = await reservedOf(shop, products.tiered);
    await shop.pool.query('update product set tier_prices = array[6000, 4000, 2000] where id = $1', [
      products.tiered.id,
    ]);
    const before = await orderOf(number);
    const same = await quote(number, { version: before.version, lines: linesOf(before) });
    expect(same.json<QuotedOrderEdit>()).toMatchObject({ total: before.total, before: before.total });
    const done = await editTo(number, [line(products.tiered, 200), line(products.cheapest, 1000)]);
    expect([done.statusCode, done.body]).toEqual([200, done.body]);
    await shop.pool.query('update product set tier_prices = array[5000, 3100, 1234] where id = $1', [
      products.tiered.id,
    ]);
    const after = await orderOf(number);
    expect(after.lines.map(({ position, mpn, qty, total }) => [position, mpn, qty, total])).toEqual([
      [1, products.tiered.mpn, 200, 80],
      [3, products.cheapest.mpn, 1000, 80],
    ]);
    expect([after.total, after.version]).toEqual([160, before.version + 1]);
    expect(await reservedOf(shop, products.tiered)).toBe(reserved + 100);
    expect(await movementsOf(shop, number)).toEqual({ release: 2, reserve: 1202 });
    expect(after.changes).toMatchObject([
      { kind: 'edited', reason: 'По звонку', before: { total: before.total }, after: { total: 160 } },
    ]);
    expect(await toldOf(number)).toMatch(/Было 121\s₽, стало 160\s₽/);
    expect((await buyer.get(`/orders/${number}`)).json<{ total_price: number }>().total_price).toBe(160);
    await expectSound();
  });

  it('is refused if another change came first, beyond stock, or when paid, being paid or packed', async () => {
    const { number } = await bought([products.tiered, 100]);
    const { version } = await orderOf(number);
    const wish = (qty: number, total: number) => ({ version, lines: [line(products.tiered, qty)], total, reason: '' });
    const both = await Promise.all([edit(number, wish(200, 62)), edit(number, wish(300, 93))]);
    expect(statusesOf(both)).toEqual([200, 409]);
    const late = both.find(({ statusCode }) => statusCode === 409);
    expect(late && refusalOf(late)).toMatchObject({ code: 'order_changed', field: 'version' });
    const { version: now } = await orderOf(number);
    const beyond = await edit(number, { ...wish(60_000, 1), version: now });
    expect(refusalOf(beyond)).toMatchObject({ code: 'not_enough_stock', field: 'lines.0.qty' });
    expect(refusalOf(await edit(number, { ...wish(400, 1), version: now }))).toMatchObject({ code: 'totals_changed' });

    const paying = await shop.order([products.reduced, 2]);
    const payment = await shop.pay(paying);
    const open = await orderOf(paying.number);
    expect(open.may).toMatchObject({ edit: 'none', split: false });
    const asked = { version: open.version, lines: [line(products.reduced, 3)], total: 1, reason: '' };
    expect(refusalOf(await edit(paying.number, asked))).toMatchObject({ code: 'order_in_payment' });
    await shop.atPage(payment, 'pay');
    shop.passSeconds(200);
    await shop.sweep();
    const paid = await orderOf(paying.number);
    expect(paid.may).toMatchObject({ edit: 'place', split: false });
    expect(refusalOf(await edit(paying.number, { ...asked, version: paid.version }))).toMatchObject({
      code: 'order_paid',
    });
    const same = { version: paid.version, lines: linesOf(paid), total: paid.total, reason: '' };
    expect((await edit(paying.number, same)).statusCode).toBe(200);
    const pieces = { version: paid.version + 1, lines: [{ position: 1, qty: 1 }], reason: '' };
    expect(refusalOf(await split(paying.number, pieces))).toMatchObject({ code: 'order_paid' });
    await moveByStaff(shop, paying.number, 'shipped');
    const gone = { ...same, version: paid.version + 1 };
    expect(refusalOf(await edit(paying.number, gone))).toMatchObject({ code: 'transition_not_allowed' });
    await expectSound();
  });

  it('goes to another place at another price', async () => {
    const { number } = await bought([products.tiered, 100]);
    const order = await orderOf(number);
    const address = { city: 'Москва', street: 'Ленина', house: '5' };
    const delivery = { kind: 'courier', address };
    const refused = await quote(number, { version: order.version, lines: linesOf(order), delivery });
    const { payment_methods, cargo } = refused.json<QuotedOrderEdit>();
    expect(payment_methods.find(({ method }) => method === 'cash_on_receipt')?.refusal).toBe('own_pickup_only');
    expect(cargo).toBeGreaterThan(0);
    expect(refusalOf(await editTo(number, linesOf(order), { delivery }))).toMatchObject({
      code: 'payment_method_refused',
    });
    const done = await editTo(number, linesOf(order), { delivery, payment_method: 'card' });
    expect([done.statusCode, done.body]).toEqual([200, done.body]);
    const after = await orderOf(number);
    expect(after).toMatchObject({ payment: 'card', cargo, total: order.total + cargo, place: { kind: 'courier' } });
    expect(after.payUntil).not.toBeNull();
    await expectSound();
  });

  it('and cancelled or paid in parallel: one of the two wins cleanly', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { number, buyer } = await bought([products.tiered, 100]);
      const wish = { version: 1, lines: [line(products.tiered, 500)], total: 155, reason: '' };
      const cancel = () => buyer.post(`/orders/${number}/cancel`, { reason: '' });
      const [edited] = await Promise.all([edit(number, wish), cancel()]);
      const after = await orderOf(number);
      expect([200, 409]).toContain(edited.statusCode);
      expect([after.status, after.total]).toEqual(['cancelled', edited.statusCode === 200 ? 155 : 31]);
      expect(after.lines.every(({ held }) => held.length === 0)).toBe(true);

      const paid = await shop.order([products.tiered, 100]);
      const [changed, begun] = await Promise.all([
        edit(paid.number, wish),
        paid.buyer.post(`/orders/${paid.number}/pay`, { method: 'card' }),
      ]);
      const { rows } = await shop.pool.query<{ amount: number }>(
        `select amount_kopecks::integer as amount from payment join orders on orders.id = order_id where number = $1`,
        [paid.number],
      );
      expect(begun.statusCode).toBe(200);
      expect([changed.statusCode, rows.map(({ amount }) => amount)]).toEqual(
        changed.statusCode === 200 ? [200, [15_500]] : [409, [3100]],
      );
      expect((await orderOf(paid.number)).total * 100).toBe(rows[0]?.amount);
    }
    await expectSound();
  });
});

/** Places an order with a coupon and bonuses through the checkout. */
async function placeWith(
  buyer: SignedInBrowser,
  basket: Parameters<typeof bodyOf>[0],
  paidWith: { readonly coupon: string; readonly bonuses: number },
): Promise<string> {
  const wishes = { delivery: { kind: 'own_pickup' }, ...paidWith };
  const { quote: priced } = (await buyer.post('/checkout/quote', wishes)).json<{
    quote: { total_price: number; coupon: { discount: number }; bonuses: { used: number } };
  }>();
  const body = bodyOf(basket);
  const placed = await tryPlace(buyer, {
    ...body,
    ...wishes,
    bonuses: priced.bonuses.used,
    expected: {
      ...body.expected,
      total_price: priced.total_price,
      coupon_discount: priced.coupon.discount,
      bonuses_discount: priced.bonuses.used,
    },
  });
  return placed.json<{ number: string }>().number;
}

it('has the delivery price that its buyer was quoted for the same goods', async () => {
  const heavy = { ...usualSettings.delivery, packingGrams: 9000 };
  await shop.pool.query(`insert into setting (key, value) values ('delivery', $1)`, [JSON.stringify(heavy)]);
  const buyer = await shop.signedIn({ email: 'heavy@example.com' });
  const basket = await add(buyer, [products.reduced, 10]);
  type Ways = { readonly delivery: readonly { readonly kind: string; readonly price: number }[] };
  const told = (await buyer.post('/checkout/quote', { delivery: { kind: 'own_pickup' } })).json<{ quote: Ways }>();
  const { number } = await place(buyer, basket);
  const { version, lines } = await orderOf(number);
  const asked = { version, lines: linesOf({ lines } as StaffOrder), delivery: { kind: 'own_pickup' } };
  const priceOf = ({ delivery }: Ways) => delivery.find(({ kind }) => kind === 'courier')?.price;
  expect(priceOf((await quote(number, asked)).json<Ways>())).toBe(priceOf(told.quote));
  expect(priceOf(told.quote)).toBeGreaterThan(0);
  await shop.pool.query(`delete from setting where key = 'delivery'`);
});

describe('an order that staff divide', () => {
  it('becomes two with the same sums, stock, bonuses and coupon; cancelled, each returns its own, the coupon once', async () => {
    const buyer = await shop.signedIn({ email: 'split@example.com' });
    await shop.pool.query(
      `insert into bonus_entry (account_id, kind, roubles, purpose, at) values ($1, 'credit', 77, 'other', now())`,
      [buyer.accountId],
    );
    await shop.pool.query(`insert into coupon (code, kind, percent) values ('SPLIT10', 'percent', 10)`);
    const basket = await add(buyer, [products.reduced, 10], [products.byTens, 100], [products.cheapest, 900]);
    const number = await placeWith(buyer, basket, { coupon: 'SPLIT10', bonuses: 77 });
    const whole = await orderOf(number);
    const reserved = await reservedOf(shop, products.byTens);
    const pieces = [
      { position: 2, qty: 33 },
      { position: 3, qty: 900 },
    ];
    const done = await split(number, { version: whole.version, lines: pieces, reason: 'Придёт позже' });
    expect([done.statusCode, done.body]).toEqual([200, done.body]);
    const { part } = done.json<{ part: string }>();
    const [first, second] = [await orderOf(number), await orderOf(part)];
    const sum = (of: (order: StaffOrder) => number): number => Math.round((of(first) + of(second)) * 100) / 100;
    for (const of of [
      (order: StaffOrder) => order.total,
      (order: StaffOrder) => order.goods,
      (order: StaffOrder) => order.couponDiscount,
      (order: StaffOrder) => order.bonuses,
      (order: StaffOrder) => order.cargo,
    ]) {
      expect(sum(of)).toBe(of(whole));
    }
    expect(first.lines.map(({ qty }) => qty)).toEqual([10, 67]);
    expect(second.lines.map(({ qty, held }) => [qty, held[0]?.qty])).toEqual([
      [33, 33],
      [900, 900],
    ]);
    expect(await reservedOf(shop, products.byTens)).toBe(reserved);
    expect([first.splitInto, second.splitFrom]).toEqual([[part], number]);
    expect(await toldOf(number)).toContain('Придёт позже');
    expect(await toldOf(part)).toContain(part);
    await expectSound();

    const usesOf = async (): Promise<number> =>
      (await shop.pool.query<{ used: number }>(`select used from coupon where code = 'SPLIT10'`)).rows[0]?.used ?? -1;
    const balance = async (): Promise<number> =>
      (
        await shop.db
          .selectFrom('account')
          .select('bonus_balance')
          .where('id', '=', buyer.accountId)
          .executeTakeFirstOrThrow()
      ).bonus_balance;
    const spent = await balance();
    await buyer.post(`/orders/${number}/cancel`, { reason: '' });
    expect([await usesOf(), await balance()]).toEqual([1, spent + first.bonuses]);
    await buyer.post(`/orders/${part}/cancel`, { reason: '' });
    expect([await usesOf(), await balance()]).toEqual([0, 77]);
    await expectSound();
  });

  it('keeps a fixed discount once, whatever changes its parts get, and its goods keep their prices', async () => {
    const buyer = await shop.signedIn({ email: 'sum@example.com' });
    await shop.pool.query(`insert into coupon (code, kind, sum_kopecks) values ('SUM100', 'sum', 10000)`);
    const costs = purchasePriceQueries(shop.db);
    const costing = (unitPrice: number) =>
      costs.set(
        [{ productId: products.reduced.id, unitPrice: unitPrice as UnitPrice, supplier: '' }],
        new Date(),
        null,
      );
    await costing(1000);
    const basket = await add(buyer, [products.reduced, 10], [products.cheapest, 900]);
    const number = await placeWith(buyer, basket, { coupon: 'SUM100', bonuses: 0 });
    await costing(2000);
    const { version } = await orderOf(number);
    const pieces = [{ position: 1, qty: 5 }];
    const { part } = (await split(number, { version, lines: pieces, reason: '' })).json<{ part: string }>();
    const cost = await shop.pool.query<{ purchase_price: number }>(
      `select purchase_price from order_line join orders on orders.id = order_id where number = $1`,
      [part],
    );
    expect(cost.rows).toEqual([{ purchase_price: 1000 }]);
    expect((await editTo(part, [line(products.reduced, 6)])).statusCode).toBe(200);
    const [first, second] = [await orderOf(number), await orderOf(part)];
    expect(second.couponDiscount).toBeGreaterThan(0);
    expect(first.couponDiscount + second.couponDiscount).toBeLessThanOrEqual(100);
    await expectSound();
    // An order is divided, and its second part is divided again. The last part still has the coupon when the other two
    // are cancelled.
    const again = await split(part, { version: second.version, lines: pieces, reason: '' });
    const { part: last } = again.json<{ part: string }>();
    const used: unknown[] = [];
    for (const gone of [part, number, last]) {
      await buyer.post(`/orders/${gone}/cancel`, { reason: '' });
      used.push((await shop.pool.query(`select used from coupon where code = 'SUM100'`)).rows[0]);
    }
    expect(used).toEqual([{ used: 1 }, { used: 1 }, { used: 0 }]);
  });

  it('or change in any way keeps money and stock consistent', async () => {
    const wish = fc.record({
      isSplit: fc.boolean(),
      quantities: fc.tuple(
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 900 }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 3 }), async (wishes) => {
        const { number } = await bought([products.tiered, 50], [products.inTwoWarehouses, 1], [products.cheapest, 500]);
        const made = [number];
        for (const { isSplit, quantities } of wishes) {
          const { lines, version } = await orderOf(number);
          const [tiered, amplifier, cheapest] = quantities;
          const wanted = [
            [products.tiered, tiered],
            [products.inTwoWarehouses, amplifier],
            [products.cheapest, cheapest],
          ] as const;
          const some = wanted.filter(([, qty]) => qty > 0).map(([product, qty]) => line(product, qty));
          const moved = lines.map(({ position, qty }, at) => ({ position, qty: (quantities[at] ?? 0) % (qty + 1) }));
          const asked = moved.filter(({ qty }) => qty > 0);
          const done = isSplit
            ? await split(number, { version, lines: asked, reason: '' })
            : await editTo(number, some);
          expect([200, 400, 409]).toContain(done.statusCode);
          if (isSplit && done.statusCode === 200) made.push(done.json<{ part: string }>().part);
        }
        await expectSound();
        // All orders are cancelled, so that their pieces are free for the next run.
        for (const each of made) {
          await moveByStaff(shop, each, 'created');
          const cancelled = { from: 'created', to: 'cancelled', reason: 'Конец' };
          expect((await manager.post(`/admin/orders/${each}/move`, cancelled)).statusCode).toBe(200);
        }
      }),
      { numRuns: 8 },
    );
  });
});

import { inTransaction } from '@farad/database/connection/transaction';
import type { PlacedOrder, WireOrder } from '@farad/contract/shop/orders';
import { personalDataQueries } from '@farad/database/people/personal-data.queries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';

import { lapseOrders } from '#features/shop/orders/lapse-orders.ts';
import { add, refusalOf } from '#testing/calls/basket-calls.ts';
import { insertProducts, products, type TestProduct } from '#testing/catalogue.ts';
import {
  address,
  addCoupon,
  bonusesOf,
  courier,
  giveBonuses,
  orderAsQuoted,
  orderQuoted,
  ownPickup,
  quoteOf,
} from '#testing/calls/checkout-calls.ts';
import { ledgerFaults, noFaults } from '#testing/ledger-faults.ts';
import { tryPlace } from '#testing/calls/order-calls.ts';
import { reservedOf } from '#testing/order-moves.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { silentCarrier } from '#testing/vendors.ts';

const dear: TestProduct = {
  ...products.reduced,
  id: 51 as TestProduct['id'],
  mpn: 'DEAR',
  tiers: { 1: 1e7 },
  stock: [1e3],
};
const cheap: TestProduct = { ...dear, id: 52 as TestProduct['id'], mpn: 'CHEAP', tiers: { 1: 3333 }, stock: [9000] };

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({}, undefined, undefined, {}, silentCarrier);
  await insertProducts(shop.db, [dear, cheap]);
});
afterAll(() => shop.close());

async function buyer(quantity = 2): Promise<SignedInBrowser> {
  const person = await shop.signedIn();
  await add(person, [dear, quantity], [cheap, 7]);
  return person;
}

const orderOf = async (person: SignedInBrowser, number: string) =>
  (await person.get(`/orders/${number}`)).json<WireOrder>();

const couponUses = async (id: number): Promise<number> => {
  const { rows } = await shop.pool.query<{ used: number }>('select used from coupon where id = $1', [id]);
  return rows[0]?.used ?? -1;
};

const messagesOf = async (number: string): Promise<string> => {
  const { rows } = await shop.pool.query<{ text: string }>(
    `select string_agg(text, ' | ' order by outbox.id) as text from outbox join orders on orders.id = order_id
     where number = $1`,
    [number],
  );
  return rows[0]?.text ?? '';
};

test('courier, card, coupon and bonuses: the order costs what the quote showed, to the kopeck on every line', async () => {
  const coupon = await addCoupon(shop.db, { code: 'TEN', percent: 10 });
  const person = await buyer();
  await giveBonuses(shop.db, person.accountId, 150);
  const wishes = { delivery: courier.delivery, coupon: 'ten', bonuses: 1000 };
  const quote = await quoteOf(person, wishes);
  expect(quote).toMatchObject({
    goods_price: 2002,
    coupon: { discount: 200 },
    bonuses: { used: 150 },
    cargo_price: 290,
    total_price: 1942,
  });
  const before = Date.now();
  const placed = await tryPlace(person, orderAsQuoted(quote, courier));
  expect(placed.statusCode, placed.body).toBe(201);
  const { number, pay, pay_until, total_price } = placed.json<z.infer<typeof PlacedOrder>>();
  expect({ pay, total_price }).toEqual({ pay: 'online', total_price: 1942 });
  expect(Math.round((Date.parse(pay_until ?? '') - before) / 60_000)).toBe(70);

  const order = await orderOf(person, number);
  expect(order).toMatchObject({
    goods_price: 2002,
    coupon: 'TEN',
    coupon_discount: 200,
    bonuses_discount: 150,
    cargo_price: 290,
    total_price: 1942,
    payment_method: 'card',
    pay_until,
    paidAt: null,
    delivery: {
      kind: 'courier',
      address: '420111, Казань, ул. Баумана, д. 5, кв. 7',
      recipient: 'Пётр',
      hours: '',
      comment: 'Домофон 7',
    },
  });
  expect(order.products.map(({ discount }) => discount).reduce((a, b) => a + b, 0)).toBeCloseTo(350, 5);
  const { rows } = await shop.pool.query(
    `select count(*)::integer as held, min(expires_at) = max(pay_until) as same from reservation
     join orders on orders.id = order_id where number = $1`,
    [number],
  );
  expect(rows).toEqual([{ held: 2, same: true }]);
  expect([await couponUses(coupon), await bonusesOf(shop.pool, person.accountId)]).toEqual([1, [0, 0]]);
  expect(await messagesOf(number)).toContain('Оплатите до');
  expect(await ledgerFaults(shop.pool)).toEqual(noFaults);
});

test('an order to a saved address goes there; another’s address is not found', async () => {
  const person = await buyer();
  const { addresses } = (await person.post('/account/addresses', { ...address, phone: '' })).json<{
    addresses: { id: string }[];
  }>();
  const id = addresses[0]?.id ?? '';
  const delivery = { kind: 'courier', address_id: id } as const;
  const other = await buyer();
  const refused = await orderQuoted(other, { ...courier, delivery });
  expect(refusalOf(refused)).toMatchObject({ status: 404, code: 'not_found', field: 'delivery.address_id' });
  const placed = await orderQuoted(person, { ...courier, delivery });
  expect(placed.statusCode, placed.body).toBe(201);
});

test.each([
  ['city', 'Атлантида', 422, 'delivery_unavailable'],
  ['street', '', 400, 'invalid_input'],
  ['phone', '123', 400, 'invalid_phone'],
] as const)('an address with a wrong %s names it', async (field, text, status, code) => {
  const person = await buyer();
  const quote = await quoteOf(person, { delivery: courier.delivery });
  const delivery = { kind: 'courier', address: { ...address, [field]: text } } as const;
  const refusal = refusalOf(await tryPlace(person, orderAsQuoted(quote, { ...courier, delivery })));
  expect(refusal).toMatchObject({ status, code, field: `delivery.address.${field}` });
});

test('a courier without an address is refused', async () => {
  const person = await buyer();
  const refusal = refusalOf(await orderQuoted(person, { ...courier, delivery: { kind: 'courier' } }));
  expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', field: 'delivery.address' });
});

test('T20: a tariff that changed meanwhile is answered with the new figures, and ordered once they are seen', async () => {
  const person = await buyer();
  const quote = await quoteOf(person, { delivery: courier.delivery });
  await shop.pool.query('update delivery_zone set base_price_kopecks = 31000 where id = 2');
  const refusal = refusalOf(await tryPlace(person, orderAsQuoted(quote, courier)));
  expect(refusal).toMatchObject({
    status: 409,
    code: 'totals_changed',
    field: 'expected',
    quote: {
      cargo_price: 310,
      total_price: 2312,
    },
  });
  const now = refusal.quote ?? quote;
  expect((await tryPlace(person, orderAsQuoted(now, courier))).statusCode).toBe(201);
  await shop.pool.query('update delivery_zone set base_price_kopecks = 29000 where id = 2');
});

test.each([
  ['total_price', 0.01],
  ['cargo_price', 0],
  ['coupon_discount', 2000],
  ['bonuses_discount', 100],
])('T17: another %s than the shop’s is refused', async (figure, roubles) => {
  const person = await buyer();
  const body = orderAsQuoted(await quoteOf(person, { delivery: courier.delivery }), courier);
  const lying = { ...body, expected: { ...body.expected, [figure]: roubles } };
  expect(refusalOf(await tryPlace(person, lying))).toMatchObject({ status: 409, code: 'totals_changed' });
});

test('a point that closed after the choice is refused by its name', async () => {
  await shop.pool.query(
    `insert into pickup_point (provider, code, city_slug, kind, name, address, hours, phone, latitude, longitude,
       takes_cash, takes_card, refreshed_at)
     values ('cdek', 'KZN1', 'kazan', 'office', 'На Баумана', 'Казань, ул. Баумана, 1', 'пн–пт', '', 55, 49, true, true, now())`,
  );
  const chosen = { delivery: { kind: 'pickup_point', code: 'KZN1' }, payment_method: 'sbp' } as const;
  const placedOne = await orderQuoted(await buyer(), chosen);
  expect(placedOne.statusCode, placedOne.body).toBe(201);
  const person = await buyer();
  const quote = await quoteOf(person, { delivery: chosen.delivery });
  expect(quote).toMatchObject({ chosen: 'pickup_point', cargo_price: 290, city: { slug: 'kazan' } });
  await shop.pool.query("update pickup_point set closed_at = now() where code = 'KZN1'");
  const refusal = refusalOf(await tryPlace(person, orderAsQuoted(quote, chosen)));
  expect(refusal).toMatchObject({ status: 422, code: 'delivery_unavailable', field: 'delivery.code' });
  expect(refusal.quote?.delivery[1]).toMatchObject({ kind: 'pickup_point', refusal: 'point_closed' });
  const unknown = orderAsQuoted(quote, { ...chosen, delivery: { kind: 'pickup_point', code: 'NOWHERE' } });
  expect(refusalOf(await tryPlace(person, unknown))).toMatchObject({ status: 422, field: 'delivery.code' });
});

test('a coupon used up between page and order is refused by its name', async () => {
  const coupon = await addCoupon(shop.db, { code: 'ONCE', percent: 10, usesMax: 1 });
  const [first, second] = [await buyer(), await buyer()];
  const quote = await quoteOf(second, { coupon: 'ONCE', delivery: ownPickup.delivery });
  expect((await orderQuoted(first, ownPickup, { coupon: 'ONCE' })).statusCode).toBe(201);
  const refusal = refusalOf(await tryPlace(second, orderAsQuoted(quote, ownPickup)));
  expect(refusal).toMatchObject({ status: 409, code: 'coupon_refused', field: 'coupon' });
  expect(refusal.quote?.coupon).toMatchObject({ code: 'ONCE', refusal: 'used_up', discount: 0 });
  expect(await couponUses(coupon)).toBe(1);
});

test('a coupon for one order per person works once for each', async () => {
  await addCoupon(shop.db, { code: 'FIRST', sum: 50, usesPerAccount: 1 });
  const person = await buyer();
  expect((await orderQuoted(person, ownPickup, { coupon: 'FIRST' })).statusCode).toBe(201);
  await add(person, [dear, 1]);
  expect((await quoteOf(person, { coupon: 'FIRST' })).coupon?.refusal).toBe('already_used');
  expect((await orderQuoted(await buyer(), ownPickup, { coupon: 'FIRST' })).statusCode).toBe(201);
});

test.each([
  ['a courier takes no cash', { ...courier, payment_method: 'cash_on_receipt' }],
  ['a person gets no invoice', { ...ownPickup, payment_method: 'invoice' }],
] as const)('an unavailable payment method is refused: %s', async (_, chosen) => {
  const refusal = refusalOf(await orderQuoted(await buyer(), chosen));
  expect(refusal).toMatchObject({ status: 422, code: 'payment_method_refused', field: 'payment_method' });
});

test('T21: after two cancellations coupon, bonuses and stock return once', async () => {
  const coupon = await addCoupon(shop.db, { code: 'BACK', percent: 10, usesMax: 5 });
  const person = await buyer();
  await giveBonuses(shop.db, person.accountId, 100);
  const before = await reservedOf(shop, dear);
  const placed = await orderQuoted(person, ownPickup, { coupon: 'BACK', bonuses: 100 });
  const { number } = placed.json<{ number: string }>();
  expect(await bonusesOf(shop.pool, person.accountId)).toEqual([0, 0]);
  const answers = await Promise.all([1, 2].map(() => person.post(`/orders/${number}/cancel`, {})));
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(await couponUses(coupon)).toBe(0);
  expect(await bonusesOf(shop.pool, person.accountId)).toEqual([100, 100]);
  expect(await reservedOf(shop, dear)).toBe(before);
});

test('an unpaid order expires: goods, coupon and bonuses are released, the buyer is notified', async () => {
  const inTime = (minutes: number) =>
    lapseOrders({ db: shop.db, config: shop.deps.config }, new Date(Date.now() + minutes * 60_000));
  await inTime(71);
  const coupon = await addCoupon(shop.db, { code: 'LAPSE', percent: 10 });
  const person = await buyer();
  await giveBonuses(shop.db, person.accountId, 100);
  const before = await reservedOf(shop, dear);
  const placed = await orderQuoted(person, courier, { coupon: 'LAPSE', bonuses: 100 });
  const { number } = placed.json<{ number: string }>();
  await inTime(69);
  expect((await orderOf(person, number)).status).toBe('created');
  await inTime(71);
  await inTime(71);
  const order = await orderOf(person, number);
  expect(order).toMatchObject({ status: 'cancelled', pay_until: null, may: { cancel: false } });
  expect(order.events.map(({ status, by }) => [status, by])).toEqual([
    ['created', 'customer'],
    ['cancelled', 'system'],
  ]);
  expect(await reservedOf(shop, dear)).toBe(before);
  expect([await couponUses(coupon), await bonusesOf(shop.pool, person.accountId)]).toEqual([0, [100, 100]]);
  expect(await messagesOf(number)).toContain('время ожидания вышло');
});

test('a deleted account leaves no address or recipient behind', async () => {
  const person = await buyer();
  const { number } = (await orderQuoted(person, courier)).json<{ number: string }>();
  await person.post(`/orders/${number}/cancel`, {});
  // All times come from the program's clock, since the database's clock is finer and may differ from it.
  const now = new Date();
  await shop.pool.query('update account set delete_at = $2 where id = $1', [person.accountId, now]);
  await inTransaction(shop.db, (tx) => personalDataQueries(tx).erase(person.accountId, now));
  const { rows } = await shop.pool.query<{ delivery: object }>('select delivery from orders where number = $1', [
    number,
  ]);
  expect(rows[0]?.delivery).toMatchObject({ kind: 'courier', city: 'kazan', address: '' });
  expect(JSON.stringify(rows)).not.toMatch(/Баумана|Пётр|Домофон/);
});

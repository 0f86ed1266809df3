import type { WireOrder } from '@farad/contract/shop/orders';
import {
  basketLineTotal,
  kopecksFromRoubles,
  neutralCoefficient,
  roublesToUnitPrice,
  type Quantity,
} from '@farad/domain/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { add } from '#testing/calls/basket-calls.ts';
import { insertProducts, type TestProduct } from '#testing/catalogue.ts';
import { addCoupon, courier, giveBonuses, orderAsQuoted, quoteOf } from '#testing/calls/checkout-calls.ts';
import { tryPlace } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await addCoupon(shop.db, { code: 'SEVEN', percent: 7 });
});
afterAll(() => shop.close());

let lastId = 100;

const price = fc.integer({ min: 1, max: 20_000_000 });
const tier = fc.integer({ min: 2, max: 5000 });

/** A product with two price breaks, and a quantity at most one away from the second tier. */
const wish = fc
  .record({ first: price, second: price, tier, off: fc.constantFrom(-1, 0, 1), before: fc.option(price) })
  .map(({ first, second, tier: from, off, before }) => ({ first, second, from, quantity: from + off, before }));

const arbitraryLines = fc.array(wish, { minLength: 1, maxLength: 20 });

test('T19: page, basket, quote, order and its lines agree to the kopeck', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryLines,
      fc.integer({ min: 1, max: 20_000 }),
      fc.nat(100_000),
      async (wanted, coefficient, bonuses) => {
        const bought = wanted.map(({ first, second, from, before, quantity }) => {
          lastId += 1;
          const id = lastId as TestProduct['id'];
          const tiers = { 1: first, [from]: second };
          const beforePrice = before === null ? {} : { beforePrice: before };
          return { quantity, product: { id, mpn: `P${id}`, title: 'x', tiers, stock: [10_000], ...beforePrice } };
        });
        await insertProducts(
          shop.db,
          bought.map(({ product }) => product),
        );
        const customer = await shop.signedIn({ coefficient });
        const basket = await add(customer, ...bought.map(({ product, quantity }) => [product, quantity] as const));
        await giveBonuses(shop.db, customer.accountId, 100_000);
        const wishes = { coupon: 'SEVEN', bonuses, delivery: courier.delivery };
        const quote = await quoteOf(customer, wishes);
        const placed = await tryPlace(customer, orderAsQuoted(quote, { ...courier, payment_method: 'card' }));
        expect(placed.statusCode, placed.body).toBe(201);
        const { number, total_price } = placed.json<{ number: string; total_price: number }>();
        const order = (await customer.get(`/orders/${number}`)).json<WireOrder>();

        const onPage = basket.products.map(({ current_price, qty }) => {
          const unitPrice = roublesToUnitPrice(current_price);
          return unitPrice.ok ? basketLineTotal(unitPrice.value, qty as Quantity, neutralCoefficient) : Number.NaN;
        });
        const kopecks = (lines: readonly { total_price: number }[]) =>
          lines.map((line) => kopecksFromRoubles(line.total_price));
        expect(kopecks(basket.products)).toEqual(onPage);
        expect(kopecks(quote.products)).toEqual(onPage);
        expect(kopecks(order.products)).toEqual(onPage);
        const paid = order.products.map(
          (line) => kopecksFromRoubles(line.total_price) - kopecksFromRoubles(line.discount),
        );
        expect(Math.min(...paid)).toBeGreaterThanOrEqual(0);
        const total = paid.reduce((sum, each) => sum + each, kopecksFromRoubles(order.cargo_price));
        expect([quote.total_price, total_price, order.total_price].map(kopecksFromRoubles)).toEqual([
          total,
          total,
          total,
        ]);
        expect([order.goods_price, order.coupon_discount, order.bonuses_discount, order.cargo_price]).toEqual([
          quote.goods_price,
          quote.coupon?.discount,
          quote.bonuses.used,
          quote.cargo_price,
        ]);
        expect(order.total_discount).toBe(basket.total_discount);
      },
    ),
    { numRuns: 30 },
  );
});

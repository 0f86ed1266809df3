import type { OrderFigures } from '@farad/contract/office/orders/orders';
import type { QuoteAnswer } from '@farad/contract/shop/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';

import { add, basketOf, refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderOf, tryPlace } from '#testing/calls/order-calls.ts';
import { setTestSeller } from '#testing/seller.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff } from '#testing/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const asked = { coupon: '', bonuses: 0, delivery: null };

test('a production shop without a seller keeps the basket and accepts no order; staff see why', async () => {
  const buyer = await shop.signedIn();
  const manager = await signedInStaff(shop, 'order_manager');
  const basket = await add(buyer, [products.tiered, 10]);
  const takesOrders = async () => ({
    buyer: (await buyer.post('/checkout/quote', asked)).json<z.infer<typeof QuoteAnswer>>().quote?.takes_orders,
    staff: (await manager.get('/admin/orders/figures')).json<OrderFigures>().takesOrders,
  });
  expect(await takesOrders()).toEqual({ buyer: true, staff: true });

  await shop.pool.query("delete from setting where key = 'seller'");
  expect(await takesOrders()).toEqual({ buyer: false, staff: false });
  expect(refusalOf(await tryPlace(buyer, orderOf(basket)))).toMatchObject({ status: 409, code: 'shop_not_open' });

  // The invented seller of a demonstration does not allow orders either.
  await shop.pool.query("insert into setting (key, value) values ('demonstration', 'true')");
  expect(await takesOrders()).toEqual({ buyer: false, staff: false });
  expect((await tryPlace(buyer, orderOf(basket))).statusCode).toBe(409);
  expect((await basketOf(buyer))?.products).toHaveLength(1);
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([]);

  await setTestSeller(shop);
  expect((await tryPlace(buyer, orderOf(basket))).statusCode).toBe(201);
});

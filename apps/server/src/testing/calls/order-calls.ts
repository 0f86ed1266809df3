import { randomUUID } from 'node:crypto';

import type { WireBasket } from '@farad/contract/shop/basket';
import { PlacedOrder } from '@farad/contract/shop/orders';
import type { LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';

import type { Browser } from '../browser.ts';

/** Returns the body of POST /orders for a basket, like that of the checkout page. */
export const orderOf = (basket: WireBasket) => ({
  basket_id: basket._id,
  contact: { name: 'Анна', surname: 'Иванова', email: '' },
  customer_type: 'personal',
  payment_method: 'cash_on_receipt',
  delivery: { kind: 'own_pickup' },
  comment: '',
  consents: { offer: true, personalData: true },
  expected: {
    total_price: basket.total_price,
    products: basket.products.map(({ product_id, qty, total_price }) => ({ product_id, qty, total_price })),
  },
});

/** Calls POST /orders and returns the answer. The idempotency key is new by default. */
export const tryPlace = (
  browser: Browser,
  body: unknown,
  key: string = randomUUID(),
): Promise<LightMyRequestResponse> => browser.post('/orders', body, { 'idempotency-key': key });

/** Places an order and returns it. Throws if it was refused. */
export async function place(browser: Browser, basket: WireBasket): Promise<z.infer<typeof PlacedOrder>> {
  const answer = await tryPlace(browser, orderOf(basket));
  if (answer.statusCode !== 201) throw new Error(`Not placed: ${answer.body}`);
  return PlacedOrder.parse(answer.json());
}

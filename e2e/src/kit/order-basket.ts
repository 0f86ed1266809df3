import { randomUUID } from 'node:crypto';

import { expect, type APIRequestContext } from '@playwright/test';

export interface Line {
  readonly product_id: string;
  readonly qty: number;
  readonly total_price: number;
}

export interface Basket {
  readonly _id: string;
  readonly total_price: number;
  readonly products: readonly Line[];
}

export const buyer = { name: 'Вера', surname: 'Павлова' };

const paidInOffice = { contact: buyer, customer_type: 'personal', payment_method: 'cash_on_receipt' };

/** Orders the basket by API for pickup at the shop's office. By default, a person orders and pays on receipt. */
export async function orderBasket(
  base: string,
  request: APIRequestContext,
  terms: Readonly<Record<string, unknown>> = paidInOffice,
): Promise<{ readonly number: string; readonly lines: readonly Line[] }> {
  const read = async (): Promise<Basket | null> =>
    ((await (await request.get(`${base}/api/basket`)).json()) as { basket: Basket | null }).basket;
  // The page shows the basket before the server has stored it.
  await expect.poll(async () => (await read())?.products.length ?? 0).toBeGreaterThan(0);
  const basket = await read();
  if (basket === null) throw new Error('expected a current basket, got none');
  const lines = basket.products.map(({ product_id, qty, total_price }) => ({ product_id, qty, total_price }));
  const placed = await request.post(`${base}/api/orders`, {
    headers: { origin: base, 'idempotency-key': randomUUID() },
    data: {
      ...terms,
      basket_id: basket._id,
      delivery: { kind: 'own_pickup' },
      consents: {
        offer: true,
        personalData: true,
      },
      expected: {
        total_price: basket.total_price,
        products: lines,
      },
    },
  });
  expect([placed.status(), await placed.text()]).toEqual([201, expect.anything()]);
  const { number } = (await placed.json()) as { number: string };
  return { number, lines };
}

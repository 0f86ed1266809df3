import type { ProductId } from '@farad/domain/product';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { insertCatalogue, insertProducts } from '#testing/catalogue.ts';

const gone = {
  id: 40 as ProductId,
  mpn: 'GONE-40',
  title: 'Снята',
  tiers: { 1: 5000 },
  beforePrice: 9000,
  stock: [70],
};

let shop: TestApplication;
beforeAll(async () => {
  const fill = async (db: Parameters<typeof insertCatalogue>[0]): Promise<void> => {
    await insertCatalogue(db);
    await insertProducts(db, [{ ...gone, state: 'known' }]);
  };
  shop = await openApplication({ fill });
});
afterAll(() => shop.close());

interface Found {
  readonly count: number;
  readonly inStockCount: number;
  readonly products: readonly unknown[];
}

const find = async (query: string): Promise<Found> => (await shop.get(`/catalog/products?${query}`)).json<Found>();

it('a product that is not sold is found, but neither in stock nor reduced', async () => {
  const found = await find('text=GONE-40');
  expect(found).toMatchObject({ count: 1, inStockCount: 0 });
  expect(found.products).toMatchObject([{ mpn: 'GONE-40', isSold: false, qty: 0, before_price: null }]);
  expect((await find('text=GONE-40&isOnlyInStock=true')).count).toBe(0);
  expect((await find('text=GONE-40&isPromotion=true')).count).toBe(0);
  expect((await find('isPromotion=true')).products).toMatchObject([{ mpn: 'NE555P' }]);
});

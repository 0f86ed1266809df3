import type { ProductId } from '@farad/domain/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { insertCatalogue, insertProducts, type TestProduct } from '#testing/catalogue.ts';

const copies = 20_000;
/** Number of rows inserted by one statement. */
const atOnce = 1000;

let shop: TestApplication;
beforeAll(async () => {
  const fill = async (db: Parameters<typeof insertCatalogue>[0]): Promise<void> => {
    await insertCatalogue(db);
    const all = Array.from({ length: copies }, (_, copy): TestProduct => ({
      id: (1000 + copy) as ProductId,
      mpn: `WALK-${copy}`,
      title: 'Деталь',
      tiers: { 1: 5000 + (copy % 50) },
      stock: [copy % 3],
    }));
    for (let from = 0; from < copies; from += atOnce) await insertProducts(db, all.slice(from, from + atOnce));
  };
  shop = await openApplication({ fill });
});
afterAll(() => shop.close());

interface Page {
  readonly count: number;
  readonly pages: number;
  readonly next: string | null;
  readonly products: readonly { readonly _id: string }[];
}

const page = async (query: string): Promise<Page> => {
  const response = await shop.get(`/catalog/products?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Page>();
};

describe('a list of 20,000', () => {
  it('is read completely by `after`, each product once, in the order of its numbered pages', async () => {
    const list = 'text=WALK&limit=100&withoutFacets=1&sort=-price';
    const walked: string[] = [];
    let next: string | null = null;
    do {
      const found: Page = await page(next === null ? list : `${list}&after=${next}`);
      expect(found.count).toBe(copies);
      walked.push(...found.products.map(({ _id }) => _id));
      next = found.next;
    } while (next !== null && walked.length <= copies);
    expect(walked.length).toBe(copies);
    expect(new Set(walked).size).toBe(copies);
    const far = await page(`${list}&page=200`);
    expect(far).toMatchObject({ pages: 200, next: null });
    expect(far.products.map(({ _id }) => _id)).toEqual(walked.slice(-100));
  });

  it('has an empty page after its last', async () => {
    expect(await page('text=WALK&page=1668')).toMatchObject({ pages: 1667, products: [], next: null });
  });

  it.each([
    ['of another list', (next: string) => `text=NE555&after=${next}`, 'after'],
    ['of another order', (next: string) => `text=WALK&sort=price&after=${next}`, 'after'],
    ['beside a skip', (next: string) => `text=WALK&skip=20&after=${next}`, 'after'],
    ['twice', (next: string) => `text=WALK&after=${next}&after=${next}`, 'after'],
    ['that is none', () => 'text=WALK&after=W10', 'after'],
    ['of odd letters', () => 'text=WALK&after=%00%FF', 'after'],
  ])('refuses a cursor %s', async (_, query, field) => {
    const { next } = await page('text=WALK');
    const refused = await shop.get(`/catalog/products?${query(next ?? '')}`);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ error: { code: 'invalid_input', field } });
  });
});

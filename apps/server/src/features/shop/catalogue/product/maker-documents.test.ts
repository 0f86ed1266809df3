import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { importRows } from '#import/testing/import-rows.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-makers-'));
  shop = await openShop();
  const rows = [
    { mpn: 'OPA99991IDR', maker: 'TEXAS INSTRUMENTS INC', price: '5', stock: 100 },
    { mpn: 'ZQ-7700', maker: 'Nowhere Works', price: '5', stock: 100 },
  ];
  await importRows(shop.url, join(folder, 'list.jsonl'), rows, {
    supplier: { code: 'somebody', title: 'Somebody' },
    fields: { mpn: 'mpn', maker: 'maker', stock: 'stock' },
    prices: { columns: [{ quantity: 1, field: 'price' }], currency: 'RUB' },
  });
  await shop.index.caughtUp();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const wayOf = async (mpn: string): Promise<unknown> => {
  const { rows } = await shop.pool.query<{ seo: string }>('select seo from product where mpn = $1', [mpn]);
  const answer = await shop.guest().get(`/catalog/products/${rows[0]?.seo ?? ''}`);
  return answer.json<{ product: { makerDocuments: unknown } }>().product.makerDocuments;
};

it('links an imported part to its page at the maker, whatever its spelling in the list', async () => {
  expect(await wayOf('OPA99991IDR')).toEqual({
    kind: 'part',
    maker: 'TI',
    url: 'https://www.ti.com/sitesearch/en-us/docs/universalsearch.tsp?langPref=en-US&searchTerm=OPA99991IDR#q=OPA99991IDR',
  });
});

it('links to the site entered by staff if the shop knows no other, and to nothing before', async () => {
  expect(await wayOf('ZQ-7700')).toBeNull();
  await shop.pool.query(
    "update brand set site = 'https://nowhere.example' where id = (select brand_id from product where mpn = 'ZQ-7700')",
  );
  await shop.index.caughtUp();
  expect(await wayOf('ZQ-7700')).toEqual({ kind: 'home', maker: 'Nowhere Works', url: 'https://nowhere.example' });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ProductId } from '@farad/domain/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { importRows } from '#import/testing/import-rows.ts';
import { tryAdd } from '#testing/calls/basket-calls.ts';
import { bomOf, rowsOf, uploaded } from '#testing/calls/bom-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { signedInStaff } from '#testing/staff.ts';

/**
 * Two suppliers with their numbers for the same part: the numbers of `closed` must stay secret, those of `open` are
 * public.
 */
const closed = { code: 'canary-trade', title: 'Канарейка Трейд', number: 'ZQ-100018' };
const open = { code: 'lcsc', title: 'LCSC', number: 'C914663' };
const mpn = 'GRM188R71H104KA93D';

let shop: TestShop;
let folder: string;
let id: ProductId;
let seo: string;

async function importFrom({ code, title, number }: typeof closed): Promise<void> {
  const file = join(folder, `${code}.jsonl`);
  const rows = [
    { number, mpn, maker: 'Murata', body: '0603', price: '5', stock: 100 },
    { number: `${number}-8`, mpn, maker: 'Murata', body: '0603', price: '5', stock: 10 },
    { number: `${number}-9`, mpn: 'ЙЦ', maker: 'Murata', body: '', price: '5', stock: 1 },
    { number: `${number}-7`, mpn, maker: 'Murata', body: '0805', price: '5', stock: 100 },
  ];
  await importRows(shop.url, file, rows, {
    supplier: { code, title },
    fields: { mpn: 'mpn', maker: 'maker', supplierNumber: 'number', package: 'body', stock: 'stock' },
    prices: { columns: [{ quantity: 1, field: 'price' }], currency: 'RUB' },
    numberName: code,
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-numbers-'));
  shop = await openShop();
  await importFrom(closed);
  await importFrom(open);
  await shop.index.caughtUp();
  const { rows } = await shop.pool.query<{ id: number; seo: string }>(
    "select id, seo from product where mpn = $1 and package = '0603'",
    [mpn],
  );
  id = (rows[0]?.id ?? 0) as ProductId;
  seo = rows[0]?.seo ?? '';
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const found = async (browser: Browser, text: string): Promise<readonly string[]> =>
  (await browser.get(`/catalog/products?text=${encodeURIComponent(text)}`))
    .json<{ products: { seo: string }[] }>()
    .products.map((product) => product.seo);

describe('a number of a supplier', () => {
  it.each([open.number, closed.number, 'zq100018', `${closed.number}-8`])('finds the part: %s', async (number) => {
    const guest = shop.guest();
    expect(await found(guest, number)).toEqual([seo]);
    const suggested = await guest.get(`/catalog/suggest?text=${number}`);
    expect(suggested.json<{ products: object[] }>().products).toMatchObject([{ seo }]);
    const help = await guest.get(`/catalog/help?text=${number}`);
    expect(help.json()).toEqual({ nearest: [], widened: [], dropped: [] });
  });

  it('finds nothing if the part is hidden, or the text is only a piece of a number', async () => {
    expect(await found(shop.guest(), closed.number.slice(0, -2))).toEqual([]);
    await shop.pool.query("update product set state = 'draft' where id = $1", [id]);
    expect(await found(shop.guest(), closed.number)).toEqual([]);
    await shop.pool.query("update product set state = 'published' where id = $1", [id]);
    await shop.index.caughtUp();
  });

  it('ranks below a part with this as its own number', async () => {
    const { rows } = await shop.pool.query<{ mpn: string; seo: string }>(
      "select mpn, seo from product where state = 'published' and id <> $1 and mpn ~ '[0-9]' order by id limit 1",
      [id],
    );
    const other = rows[0];
    await shop.pool.query('update supplier_part set number = $1 where number = $2', [other?.mpn, `${open.number}-8`]);
    expect((await found(shop.guest(), other?.mpn ?? ''))[0]).toBe(other?.seo);
  });

  it('finds the part in parts lists, pasted lists and prices, in any column', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, `Ref,MPN,Qty\nC1,${closed.number},1\nC2,${open.number},1\n`);
    const rows = await rowsOf(browser, bom._id);
    expect(rows.flatMap(({ product, sources }) => sources.map(() => product?.seo))).toEqual([seo, seo]);
    const pasted = await browser.post('/basket/list', { text: `${closed.number} 5\n${open.number};7` });
    expect(pasted.json<{ lines: { parts: { seo: string }[] }[] }>().lines.map(({ parts }) => parts[0]?.seo)).toEqual([
      seo,
      seo,
    ]);
  });
});

/** Returns path and body of every response about the part that a buyer can get without typing a supplier's number. */
async function answers(browser: SignedInBrowser): Promise<readonly (readonly [string, string])[]> {
  const bom = await uploaded(browser, `Ref,MPN,Qty\nC1,${mpn},1\n`);
  expect((await tryAdd(browser, [{ id }, 5])).statusCode).toBe(200);
  const key = await browser.post('/account/api-keys', { name: 'x', scopes: ['search', 'boms', 'kicad'] });
  const token = key.json<{ token?: string }>().token ?? '';
  const { rows } = await shop.pool.query<{ category: number }>(
    'select category_id as category from product where id = $1',
    [id],
  );
  const paths = [
    `/catalog/products/${seo}`,
    `/catalog/products/${seo}/analogues`,
    `/catalog/products?text=${mpn}`,
    `/catalog/products?text=${mpn}&debug=true`,
    `/catalog/suggest?text=${mpn.slice(0, 8)}`,
    '/catalog/manufacturers',
    `/catalog/help?text=${mpn}xx`,
    `/catalog/categories`,
    `/tools/parts?text=${mpn}`,
    '/basket',
    `/boms/${bom._id}`,
    `/boms/${bom._id}/rows`,
    ...['kicad', 'part-db', 'inventree', 'packing', 'price'].map((one) => `/boms/${bom._id}/export?columns=${one}`),
    `/boms/${bom._id}/export`,
    `/boms/${bom._id}/rows/1/alternatives`,
    '/baskets',
  ];
  const outputs: (readonly [string, string])[] = [];
  for (const path of paths) outputs.push([path, (await browser.get(encodeURI(decodeURI(path)))).body]);
  for (const path of [
    '/kicad/v1/categories.json',
    `/kicad/v1/parts/category/${rows[0]?.category}.json`,
    `/kicad/v1/parts/${id}.json`,
  ]) {
    outputs.push([path, (await shop.guest().get(path, { authorization: `Token ${token}` })).body]);
  }
  outputs.push(['/prices', (await browser.post('/prices', { lines: [{ number: mpn }] })).body]);
  outputs.push(['in-array', (await browser.post('/productspublic/inarray', { seo: [seo] })).body]);
  for (const url of ['/feeds/yandex.xml', '/sitemap.xml', '/sitemaps/products-0.xml', '/sitemaps/pages.xml']) {
    outputs.push([url, (await shop.server.inject(url)).body]);
  }
  const baskets = (await browser.get('/baskets')).json<{ baskets?: { _id: string }[] }>().baskets ?? [];
  for (const { _id } of baskets)
    outputs.push(['basket file', (await browser.get(`/baskets/${_id}/file?format=csv`)).body]);
  return outputs;
}

describe('what buyers see of suppliers', () => {
  it('contains only numbers of public suppliers, wherever a part is shown', async () => {
    const browser = await shop.signedIn();
    const outputs = await answers(browser);
    const secret = /ZQ-?100018|канарейка|canary/iu;
    for (const [path, body] of outputs) expect(secret.exec(body), path).toBeNull();
    const whole = outputs.map(([, body]) => body).join('\n');
    expect(whole.split(mpn).length).toBeGreaterThan(10);
    expect((await browser.get(`/catalog/products/${seo}`)).json()).toMatchObject({
      product: { otherNumbers: { lcsc: open.number } },
    });
  });

  it('is not found by the supplier’s name', async () => {
    for (const text of [closed.title, closed.code]) {
      expect(await found(shop.guest(), text)).toEqual([]);
      const suggested = await shop.guest().get(`/catalog/suggest?text=${encodeURIComponent(text)}`);
      expect(suggested.json()).toEqual({ products: [], categories: [], brands: [] });
    }
  });

  it('does not reveal whose number a search used', async () => {
    const browser = await shop.signedIn();
    for (const path of [`/catalog/products?text=${closed.number}`, `/catalog/suggest?text=${closed.number}`]) {
      expect(/канарейка|canary/iu.exec((await browser.get(path)).body), path).toBeNull();
    }
    const bom = bomOf(await browser.get(`/boms/${(await uploaded(browser, `Ref,MPN\nC1,${closed.number}\n`))._id}`));
    const file = await browser.get(`/boms/${bom._id}/export`);
    expect(/канарейка|canary/iu.exec(file.body)).toBeNull();
  });

  it('follows the supplier’s switch', async () => {
    const by = await signedInStaff(shop, 'catalogue_manager');
    const { suppliers } = (await by.get('/admin/import-suppliers')).json<{
      suppliers: { id: string; code: string; title: string; prices: object; isPublic: boolean }[];
    }>();
    expect(Object.fromEntries(suppliers.map(({ code, isPublic }) => [code, isPublic]))).toEqual({
      'canary-trade': false,
      lcsc: true,
    });
    const set = async (code: string, isPublic: boolean) => {
      const {
        id: own,
        title,
        prices,
      } = suppliers.find((each) => each.code === code) ?? { id: '', title: '', prices: {} };
      const answer = await by.post(`/admin/import-suppliers/${own}`, { code, title, prices, isPublic });
      expect(answer.statusCode, answer.body).toBe(200);
      shop.passSeconds(5);
    };
    const shown = async () =>
      (await shop.guest().get(`/catalog/products/${seo}`)).json<{ product: { otherNumbers: object } }>().product
        .otherNumbers;
    await set('lcsc', false);
    expect(await shown()).toEqual({});
    await set('canary-trade', true);
    expect(await shown()).toEqual({ 'canary-trade': closed.number });
  });
});

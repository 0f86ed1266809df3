import type { ImportMapping } from '@farad/contract/office/imports/mapping';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { importedProduct, openImportDesk, type ImportDesk } from '#testing/scenes/import-scenes.ts';
import type { TestShop } from '#testing/shop.ts';
import type { StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let by: StaffBrowser;
let desk: ImportDesk;
/** Id of a supplier whose prices are set to dollars at 80 roubles, with a margin of 50 %. */
let supplier: string;

beforeAll(async () => {
  ({ shop, by, desk, supplier } = await openImportDesk());
});
afterAll(() => shop.close());

const proposed = async (text: string, of = supplier) => {
  const { id } = await desk.upload(text);
  return { id, ...(await desk.layout(id, of)) };
};
const pricesOf = ({ prices }: ImportMapping) => [prices.currency, prices.rate, prices.margins[0]?.percent];

describe('a supplier set to dollars', () => {
  it.each([
    ['names roubles in the heading', 'MPN;Производитель;Цена, руб.;Остаток\nCUR-1;Acme;150;10\n'],
    [
      'names roubles above the heading',
      'Прайс-лист, цены в рублях с НДС\nMPN;Производитель;Цена;Остаток\nCUR-1;Acme;150;10\n',
    ],
    ['names roubles in the prices', 'MPN;Производитель;Цена;Остаток\nCUR-1;Acme;150 руб.;10\nCUR-2;Acme;7,5 ₽;1\n'],
    ['names dollars beside roubles', 'MPN;Производитель;Цена USD;Цена RUB;Остаток\nCUR-1;Acme;1,5;150;10\n'],
  ])('whose file %s is read in roubles, which is told', async (_, text) => {
    const { mapping, replacedCurrency } = await proposed(text);
    expect(pricesOf(mapping)).toEqual(['RUB', null, '50']);
    expect(replacedCurrency).toBe('USD');
  });

  it('whose file names no currency, or dollars, or a currency in few prices only, is read in dollars', async () => {
    for (const price of ['Цена;Остаток\nCUR-1;Acme;150', 'Цена, $;Остаток\nCUR-1;Acme;1,5']) {
      const { mapping, replacedCurrency } = await proposed(`MPN;Производитель;${price};10\n`);
      expect([...pricesOf(mapping), replacedCurrency]).toEqual(['USD', '80', '50', null]);
    }
    const few = await proposed('MPN;Производитель;Цена;Склад\nCUR-1;Acme;1,5;1\nCUR-2;Acme;2 руб.;1\n');
    expect(pricesOf(few.mapping)[0]).toBe('USD');
  });

  it('whose file names euros needs a rate', async () => {
    const { id, mapping } = await proposed('MPN;Manufacturer;Price EUR;Stock\nCUR-1;Acme;1.5;10\n');
    expect(pricesOf(mapping)).toEqual(['EUR', null, '50']);
    expect((await desk.save(id, supplier, mapping)).json()).toMatchObject({ error: { field: 'mapping.prices.rate' } });
  });

  it('whose known file names another currency loses the rate, which is told, and keeps the margin', async () => {
    const list = (title: string) => `${title}\nАртикул;Производитель;Цена;Свободно\nCUR-9;Acme;150;10\n`;
    const first = await proposed(list('Цены в USD'));
    await desk.save(first.id, supplier, first.mapping);
    const same = await proposed(list('Цены в USD'));
    expect([same.mappingFrom, same.replacedCurrency, ...pricesOf(same.mapping)]).toEqual([
      'supplier',
      null,
      'USD',
      '80',
      '50',
    ]);
    const other = await proposed(list('Цены в рублях'));
    expect([other.mappingFrom, other.replacedCurrency, ...pricesOf(other.mapping)]).toEqual([
      'supplier',
      'USD',
      'RUB',
      null,
      '50',
    ]);
    await desk.save(other.id, supplier, other.mapping);
    expect(await desk.run(other.id)).toMatchObject({ state: 'done', counts: { new: 1 } });
    expect(await importedProduct(shop, 'CUR-9')).toMatchObject({ tier_prices: [2_250_000], purchase: 1_500_000 });
  });
});

it('a supplier whose prices nobody has set has no currency that the file could contradict', async () => {
  const body = { code: 'undecided', title: 'Undecided', prices: null };
  const { id } = (await by.post('/admin/import-suppliers', body)).json<{ id: string }>();
  for (const [price, currency] of [
    ['Цена, $', 'USD'],
    ['Цена, руб.', 'RUB'],
    ['Цена', 'RUB'],
  ] as const) {
    const text = `MPN;Производитель;${price};Остаток\nCUR-5;Acme;1,5;10\n`;
    const { mapping, replacedCurrency } = await proposed(text, id);
    expect([mapping.prices.currency, replacedCurrency]).toEqual([currency, null]);
  }
});

it('a part that has a price from 100 pieces only is sold from 100, which is told', async () => {
  const roubles = { kind: 'sale', currency: 'RUB', rate: null, rounding: 'kopeck' } as const;
  const prices = { ...roubles, margins: [{ belowRoubles: null, percent: '0' }] };
  const text = (...rows: readonly string[]) =>
    `MPN;Производитель;Цена от 1 шт;Цена от 100 шт;Остаток\n${rows.join('\n')}\n`;
  const own = await desk.addSupplier();
  const first = await desk.mapped(text('LEAST-1;Acme;;4;900', 'LEAST-2;Acme;5;4;900', 'LEAST-3;Acme;;;900'), own, {
    prices,
  });
  const done = await desk.run(first);
  expect(done).toMatchObject({ state: 'done', counts: { new: 3, warnings: 1 }, hasProblems: true });
  const file = await by.get(`/admin/imports/${first}/problems-file`);
  expect(file.body).toContain('Цена от 100 шт;100;Цены есть только от этого количества: оно стало минимумом заказа');
  const leastOf = async (mpn: string) =>
    (await shop.db.selectFrom('product').select('min_quantity').where('mpn', '=', mpn).executeTakeFirst())
      ?.min_quantity;
  expect(await Promise.all(['LEAST-1', 'LEAST-2', 'LEAST-3'].map(leastOf))).toEqual([100, 1, 1]);
  // An import of prices also raises the minimum quantity, here to the next multiple of 30. A row without a first price
  // keeps the minimum.
  await shop.db.updateTable('product').set({ multiple: 30, min_quantity: 60 }).where('mpn', '=', 'LEAST-2').execute();
  const later = await desk.mapped(text('LEAST-2;Acme;;4,5;900', 'LEAST-1;Acme;;;900'), own, { prices });
  expect(await desk.run(later, { mode: 'prices' })).toMatchObject({ state: 'done' });
  expect(await Promise.all(['LEAST-1', 'LEAST-2'].map(leastOf))).toEqual([100, 120]);
});

describe('a price list in roubles without VAT', () => {
  const list = 'MPN;Производитель;Цена без НДС, руб.;Остаток\nVAT-1;Acme;100;10\n';

  it('gets the usual VAT before the margin; check, price and cost have it, and the supplier keeps it', async () => {
    const supplierOf = async (body: object) =>
      (await by.post('/admin/import-suppliers', { title: 'Без НДС', ...body })).json<{ id: string }>().id;
    const own = await supplierOf({ code: 'without-vat', prices: null });
    const { id, mapping } = await proposed(list, own);
    expect([...pricesOf(mapping), mapping.prices.addedVat]).toEqual(['RUB', null, '0', 22]);
    const margins = [{ belowRoubles: null, percent: '50' }];
    expect((await desk.save(id, own, { ...mapping, prices: { ...mapping.prices, margins } })).statusCode).toBe(200);
    expect((await by.get(`/admin/imports/${id}`)).json()).toMatchObject({ addedVat: 22 });
    expect(await desk.run(id)).toMatchObject({ state: 'done', addedVat: 22, counts: { new: 1 } });
    expect(await importedProduct(shop, 'VAT-1')).toMatchObject({ tier_prices: [1_830_000], purchase: 1_220_000 });
    const next = await proposed(list, own);
    expect([next.mappingFrom, next.mapping.prices.addedVat]).toEqual(['supplier', 22]);
  });

  it('may be said to be without any VAT; another rate than those of the law is refused', async () => {
    const { id, mapping } = await proposed(list.replaceAll('VAT-1', 'VAT-2'));
    const { addedVat: _, ...prices } = mapping.prices;
    const roubles = { ...prices, currency: 'RUB', rate: null };
    const wrong = { ...mapping, prices: { ...roubles, addedVat: 21 } } as unknown as ImportMapping;
    expect((await desk.save(id, supplier, wrong)).json()).toMatchObject({
      error: { field: 'mapping.prices.addedVat' },
    });
    await desk.save(id, supplier, { ...mapping, prices: roubles });
    expect(await desk.run(id)).toMatchObject({ state: 'done', addedVat: null });
    expect(await importedProduct(shop, 'VAT-2')).toMatchObject({ tier_prices: [1_500_000], purchase: 1_000_000 });
  });
});

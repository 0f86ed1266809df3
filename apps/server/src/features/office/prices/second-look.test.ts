import type { HeldPrices, PriceChange, PricePreview, SecondLook } from '@farad/contract/office/prices/prices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { products, type TestProduct } from '#testing/catalogue.ts';
import { bulkOf, priceChange, productOf } from '#testing/calls/product-calls.ts';
import { changeOf } from '#testing/scenes/setting-scenes.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let chief: StaffBrowser;

beforeAll(async () => {
  shop = await openShop();
  chief = await signedInStaff(shop, 'administrator');
});
afterAll(() => shop.close());

interface Refusal {
  readonly error: { readonly code: string; readonly secondLook?: SecondLook };
}

const priceOf = async (product: TestProduct) =>
  (await productOf(chief, product)).fields.prices.map(({ price }) => price);
const cost = (product: TestProduct, purchasePrice: number) =>
  chief.post(`/admin/products/${product.id}/purchase-prices`, { purchasePrice, supplier: '' });
async function setPrice(product: TestProduct, price: number, confirmed: object = {}) {
  const { version } = await productOf(chief, product);
  const body = { version, prices: [{ quantity: 1, price }], ...confirmed };
  return chief.post(`/admin/products/${product.id}/prices`, body);
}
const lastLog = async (object: string) =>
  (await chief.get(`/admin/audit?object=${object}`)).json<{ entries: { after: unknown }[] }>().entries[0]?.after;

describe('an edit', () => {
  it('of a price that changes too much or falls below cost needs a confirmation, shows by how much, and is logged', async () => {
    await cost(products.sameTitleA, 5);
    const refused = await setPrice(products.sameTitleA, 4.9);
    expect([refused.statusCode, refused.json<Refusal>().error]).toMatchObject([
      409,
      {
        code: 'price_second_look',
        secondLook: {
          rows: 1,
          products: [
            {
              mpn: products.sameTitleA.mpn,
              prices: [{ quantity: 1, before: 7, after: 4.9, percent: -30, isBelowCost: true }],
            },
          ],
        },
      },
    ]);
    expect(await priceOf(products.sameTitleA)).toEqual([7]);
    expect((await setPrice(products.sameTitleA, 9.1)).statusCode).toBe(200);
    expect(
      (await setPrice(products.sameTitleA, 12)).json<Refusal>().error.secondLook?.products[0]?.prices,
    ).toMatchObject([{ before: 9.1, after: 12, percent: 31.86, isBelowCost: false }]);
    expect((await setPrice(products.sameTitleA, 4.9, { isConfirmed: true })).statusCode).toBe(200);
    expect(await lastLog('product')).toMatchObject({ isPriceConfirmed: expect.anything() });
  });

  it('of a whole product needs it too, but not with unchanged prices, however low', async () => {
    const seen = await productOf(chief, products.sameTitleA);
    const save = (fields: object) =>
      chief.post(`/admin/products/${seen.id}`, { version: seen.version, fields: { ...seen.fields, ...fields } });
    expect((await save({ prices: [{ quantity: 1, price: 1 }] })).json<Refusal>().error.code).toBe('price_second_look');
    expect((await save({ series: 'КТ' })).statusCode).toBe(200);
  });

  it('of several products changes none of them until it is confirmed', async () => {
    const body = await bulkOf(chief, [products.sameTitleB, products.lastPiece], { kind: 'price', factor: 0.5 });
    const refused = await chief.post('/admin/product-changes', body);
    expect([refused.statusCode, refused.json<Refusal>().error.secondLook?.rows]).toEqual([409, 2]);
    expect([await priceOf(products.sameTitleB), await priceOf(products.lastPiece)]).toEqual([[9], [123.45]]);
    expect((await chief.post('/admin/product-changes', { ...body, isConfirmed: true })).json()).toEqual({ count: 2 });
    expect(await priceOf(products.sameTitleB)).toEqual([4.5]);
  });
});

describe('a rule', () => {
  it('holds back prices that need a second look, lists them, and changes them after confirmation', async () => {
    await cost(products.inTwoWarehouses, 14.5);
    await cost(products.reduced, 10);
    const scope = [products.inTwoWarehouses, products.reduced];
    const { rule } = priceChange(...scope);
    const ids = rule.productIds.join(',');
    const preview = await chief.get(`/admin/price-preview?products=${ids}&change=percent&value=-10`);
    const { secondLook, sample } = preview.json<PricePreview>();
    expect([secondLook, sample.map(({ mpn, needsLook }) => [mpn, needsLook])]).toEqual([
      1,
      [
        [products.inTwoWarehouses.mpn, true],
        [products.reduced.mpn, false],
      ],
    ]);
    const body = {
      key: crypto.randomUUID(),
      rule: { ...rule, change: { kind: 'percent', percent: -10 } },
      startsOn: null,
    };
    const made = (await chief.post('/admin/price-changes', body)).json<PriceChange>();
    expect(made).toMatchObject({ state: 'done', changed: 1, held: 1, leftOut: 0, rule: { isConfirmed: false } });
    expect([await priceOf(products.inTwoWarehouses), await priceOf(products.reduced)]).toEqual([[15], [40.5, 35.991]]);
    const held = async () => (await chief.get(`/admin/price-changes/${made.id}/held`)).json<HeldPrices>().products;
    expect(await held()).toMatchObject([
      {
        mpn: products.inTwoWarehouses.mpn,
        prices: [{ quantity: 1, before: 15, after: 13.5, percent: -10, isBelowCost: true }],
      },
    ]);
    const again = {
      key: crypto.randomUUID(),
      startsOn: null,
      isConfirmed: true,
      rule: {
        ...body.rule,
        productIds: (await held()).map(({ id }) => id),
      },
    };
    expect((await chief.post('/admin/price-changes', again)).json()).toMatchObject({ changed: 1, held: 0 });
    expect(await priceOf(products.inTwoWarehouses)).toEqual([13.5]);
    expect(await held()).toEqual([]);
    expect(await lastLog('prices')).toMatchObject({ isPriceConfirmed: expect.anything() });
  });

  it('uses the limits of the setting', async () => {
    const change = await changeOf(chief, { key: 'second_look', value: { changePercent: 4 } });
    const set = await chief.post('/admin/settings', change);
    expect(set.statusCode).toBe(200);
    const made = (await chief.post('/admin/price-changes', priceChange(products.reduced))).json<PriceChange>();
    expect(made).toMatchObject({ changed: 0, held: 1 });
    expect((await chief.get('/admin/price-changes/999999/held')).statusCode).toBe(404);
  });
});

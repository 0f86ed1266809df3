import type { Dashboard } from '@farad/contract/office/operation/reports';
import type { PurchasePrices } from '@farad/contract/office/prices/prices';
import type { ProductId } from '@farad/domain/product';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { rollUpDays } from '#testing/jobs.ts';
import { add } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { importDesk, importedProduct, supplierBody } from '#testing/scenes/import-scenes.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { withoutVat } from '#testing/without-vat.ts';

let shop: TestShop;
let chief: StaffBrowser;
let desk: ReturnType<typeof importDesk>;
let supplier: string;

beforeAll(async () => {
  shop = await openShop();
  chief = await signedInStaff(shop, 'administrator');
  desk = importDesk(shop, chief);
  const body = supplierBody('tiers');
  const made = await chief.post('/admin/import-suppliers', {
    ...body,
    prices: {
      kind: 'purchase',
      currency: 'RUB',
      rate: '1',
      rounding: 'exact',
      margins: [
        {
          belowRoubles: null,
          percent: '60',
        },
      ],
    },
  });
  supplier = made.json<{ id: string }>().id;
});
afterAll(() => shop.close());

const list = (...rows: readonly string[]): string =>
  ['MPN;Manufacturer;Code;Price 1+;Price 100+;Stock', ...rows].join('\n');

const paidFor = async (id: number): Promise<PurchasePrices> =>
  (await chief.get(`/admin/products/${id}/purchase-prices`)).json<PurchasePrices>();

async function orderOf(id: number, quantity: number): Promise<string> {
  await shop.index.caughtUp();
  const buyer = await shop.signedIn();
  const { number } = await place(buyer, await add(buyer, [{ ...products.tiered, id: id as ProductId }, quantity]));
  return number;
}

const costOf = async (number: string): Promise<number | null | undefined> =>
  (
    await shop.db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('purchase_price')
      .where('number', '=', number)
      .executeTakeFirst()
  )?.purchase_price;

it('a markup of 60 % on each tier earns on each tier, also by the hundred', async () => {
  const before = (await chief.get('/admin/dashboard')).json<Dashboard>();
  await desk.run(await desk.mapped(list('COST-1;Acme;C1;10;5;1000'), supplier));
  const made = await importedProduct(shop, 'COST-1');
  expect(made).toMatchObject({ tier_prices: [160_000, 80_000], purchase: 100_000 });
  const id = made?.id ?? 0;
  expect(await paidFor(id)).toMatchObject({
    purchasePrice: 10,
    margin: 37.5,
    tiers: [
      {
        quantity: 1,
        price: 10,
      },
      {
        quantity: 100,
        price: 5,
      },
    ],
  });
  const number = await orderOf(id, 100);
  // A hundred pieces are bought for 500 roubles and sold for 800. At the purchase price of a single piece they would
  // cost 1000.
  expect(await costOf(number)).toBe(50_000);
  expect(await costOf(await orderOf(id, 1))).toBe(100_000);
  await rollUpDays(shop.db, shop.deps.clock());
  const after = (await chief.get('/admin/dashboard')).json<Dashboard>();
  // 800 − 500 roubles and 16 − 10 roubles, without VAT.
  const profit = withoutVat(800) - withoutVat(500) + withoutVat(16) - withoutVat(10);
  expect((after.now.profit ?? 0) - (before.now.profit ?? 0)).toBeCloseTo(profit, 6);
});

it('a rule of margin counts from the cost of each quantity', async () => {
  const id = (await importedProduct(shop, 'COST-1'))?.id ?? 0;
  const preview = await chief.get(`/admin/price-preview?products=${id}&change=margin&value=37.5`);
  expect(preview.json()).toMatchObject({ changed: 0, unchanged: 1, belowPurchase: 0 });
});

it('the cost of an order stays with it, and undoing an import restores all price breaks', async () => {
  const id = (await importedProduct(shop, 'COST-1'))?.id ?? 0;
  const number = await orderOf(id, 100);
  const next = await desk.run(await desk.mapped(list('COST-1;Acme;C1;10;5.5;1000'), supplier));
  expect(next).toMatchObject({ state: 'done', counts: { changed: 1 } });
  expect((await paidFor(id)).tiers).toEqual([
    { quantity: 1, price: 10 },
    { quantity: 100, price: 5.5 },
  ]);
  expect(await costOf(number)).toBe(50_000);
  await desk.undo(next.id);
  expect(await paidFor(id)).toMatchObject({
    margin: 37.5,
    tiers: [
      { quantity: 1, price: 10 },
      { quantity: 100, price: 5 },
    ],
  });
});

const receive = (id: number, quantity: number, price: number | null) =>
  chief.post('/admin/stock/documents', {
    key: crypto.randomUUID(),
    kind: 'receipt',
    warehouseId: 1,
    number: 'N-1',
    reason: '',
    lines: [
      {
        product_id: String(id),
        quantity,
        book: null,
        ...(price === null ? {} : { price }),
      },
    ],
  });

it('a receipt averages old and new costs; the average lasts as long as its pieces', async () => {
  const id = (await importedProduct(shop, 'COST-1'))?.id ?? 0;
  // 1000 pieces in stock cost 5 roubles each, and 500 more arrive at 8 roubles: (5000 + 4000) / 1500 = 6.
  expect((await receive(id, 500, 8)).json()).toMatchObject({ changed: 1 });
  expect(await paidFor(id)).toMatchObject({ average: { price: 6, pieces: 1500 }, purchasePrice: 10, margin: 25 });
  expect(await costOf(await orderOf(id, 1))).toBe(60_000);
  const away = await chief.post('/admin/stock/documents', {
    key: crypto.randomUUID(),
    kind: 'write_off',
    warehouseId: 1,
    number: '',
    reason: 'Испорчены',
    lines: [
      {
        product_id: String(id),
        quantity: 1e3,
        book: null,
      },
    ],
  });
  expect(away.json()).toMatchObject({ changed: 1 });
  expect((await paidFor(id)).average).toEqual({ price: 6, pieces: 500 });
  // A purchase price entered by staff replaces the average.
  await chief.post(`/admin/products/${id}/purchase-prices`, { purchasePrice: 7, supplier: '' });
  expect(await paidFor(id)).toMatchObject({ average: null, purchasePrice: 7, margin: 12.5 });
});

it('a receipt without a price changes no cost, and staff without access to costs cannot enter them', async () => {
  const id = (await importedProduct(shop, 'COST-1'))?.id ?? 0;
  expect((await receive(id, 5, null)).statusCode).toBe(200);
  expect((await paidFor(id)).average).toBeNull();
  const clerk = await signedInStaff(shop, 'order_manager');
  const refused = await clerk.post('/admin/stock/documents', {
    key: crypto.randomUUID(),
    kind: 'receipt',
    warehouseId: 1,
    number: '',
    reason: '',
    lines: [
      {
        product_id: String(id),
        quantity: 1,
        book: null,
        price: 3,
      },
    ],
  });
  expect([refused.statusCode, refused.json<{ error: object }>().error]).toMatchObject([
    403,
    { code: 'forbidden', field: 'lines.0.price' },
  ]);
  const lost = await chief.post('/admin/stock/documents', {
    key: crypto.randomUUID(),
    kind: 'write_off',
    warehouseId: 1,
    number: '',
    reason: 'Испорчены',
    lines: [
      {
        product_id: String(id),
        quantity: 1,
        book: null,
        price: 3,
      },
    ],
  });
  expect([lost.statusCode, lost.json<{ error: object }>().error]).toMatchObject([400, { field: 'lines.0.price' }]);
});

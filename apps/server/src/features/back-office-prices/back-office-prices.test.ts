import { keepPurchasePrices, purchasePriceQueries } from '@farad/database/purchase-price.queries';
import type { UnitPrice } from '@farad/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add } from '../../testing/basket-calls.ts';
import { products } from '../../testing/catalogue.ts';
import { place } from '../../testing/order-calls.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const cost = (product: { id: (typeof products.tiered)['id'] }, unitPrice: number | null, supplier = '') => ({
  productId: product.id,
  unitPrice: unitPrice as UnitPrice | null,
  supplier,
});

const at = new Date('2026-03-01T09:00:00Z');

describe('purchase prices', () => {
  it('are kept with their history; the same one again leaves no line', async () => {
    const queries = purchasePriceQueries(shop.db);
    expect(await queries.set([cost(products.tiered, 617), cost(products.known, 100)], at, null)).toBe(2);
    expect(await queries.set([cost(products.tiered, 617), cost(products.known, null)], at, null)).toBe(1);
    expect(await queries.set([cost(products.tiered, 1000, 'LCSC')], at, null)).toBe(1);
    const [first] = [...(await queries.of([products.tiered.id, products.known.id])).values()];
    // Of the cheapest tier, 0,1234 ₽.
    expect(first).toMatchObject({ productId: products.tiered.id, unitPrice: 1000, supplier: 'LCSC', margin: 1896 });
    expect((await queries.history(products.known.id, 9)).map(({ unitPrice }) => unitPrice)).toEqual([null, 100]);
    expect((await queries.history(products.tiered.id, 1)).map(({ supplier }) => supplier)).toEqual(['LCSC']);
  });

  it('come from a select too, the last row of a product counts; margins follow changed prices', async () => {
    const given = 'select * from (values (3, 200000, null), (3, 100000, $1)) given (product_id, unit_price, supplier)';
    await shop.pool.query(keepPurchasePrices(given), ['A']);
    const margin = async () => (await purchasePriceQueries(shop.db).of([products.reduced.id])).get(products.reduced.id);
    expect(await margin()).toMatchObject({ unitPrice: 100_000, supplier: 'A', margin: 7499 });
    await shop.db
      .updateTable('product')
      .set({ tier_prices: [450_000, 80_000] })
      .where('id', '=', products.reduced.id)
      .execute();
    expect((await margin())?.margin).toBe(-2500);
    await shop.db
      .updateTable('product')
      .set({ tier_prices: [450_000, 399_900] })
      .where('id', '=', products.reduced.id)
      .execute();
  });

  it('stay with the line of an order as they were when it was placed', async () => {
    const buyer = await shop.signedIn();
    const { number } = await place(buyer, await add(buyer, [products.reduced, 1], [products.sameTitleA, 1]));
    await purchasePriceQueries(shop.db).set([cost(products.reduced, 5)], at, null);
    const lines = await shop.db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('purchase_price')
      .where('number', '=', number)
      .orderBy('position')
      .execute();
    expect(lines.map(({ purchase_price }) => purchase_price)).toEqual([100_000, null]);
  });
});

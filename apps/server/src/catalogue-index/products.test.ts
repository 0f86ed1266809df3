import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import { connect } from '@farad/database/connection/connect';
import type { ProductId } from '@farad/domain/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { productRows } from './products.ts';
import { openApplication, type TestApplication } from '../testing/application.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await openApplication({ parts: 60 });
});
afterAll(() => shop.close());

const id = (number: number): ProductId => number as ProductId;
const ids = [3, 999_999, 1, 2].map(id);
const price = (product: { tiers: readonly { unitPrice: number }[] } | undefined) => product?.tiers[0]?.unitPrice;
const setPrice = (to: number, number: number) =>
  shop.connection.pool.query('update product set tier_prices[1] = $1 where id = $2', [to, number]);

describe('cached product rows', () => {
  it('equal those of the database, in the requested order', async () => {
    const rows = productRows(shop.deps.db, () => true);
    const read = await catalogueQueries(shop.deps.db).byIds(ids);
    expect(await rows.byIds(ids)).toEqual(read);
    expect(await rows.byIds(ids)).toEqual(read);
    expect(await rows.byIds([])).toEqual([]);
  });

  it('are read from the database once, and again after they were dropped', async () => {
    const rows = productRows(shop.deps.db, () => true);
    await rows.byIds([id(5), id(6), id(7)]);
    await Promise.all([5, 6, 7].map((number) => setPrice(77_777, number)));
    const prices = async () => (await rows.byIds([id(5), id(6), id(7)])).map((product) => price(product) === 77_777);
    expect(await prices()).toEqual([false, false, false]);
    rows.forget([id(6)]);
    expect(await prices()).toEqual([false, true, false]);
    rows.forgetAll();
    expect(await prices()).toEqual([true, true, true]);
  });

  it('are dropped in the order of their last use', async () => {
    const rows = productRows(shop.deps.db, () => true, { keptMax: 2 });
    await rows.byIds([id(12), id(13)]);
    await rows.byIds([id(12)]);
    await rows.byIds([id(14)]);
    await Promise.all([12, 13, 14].map((number) => setPrice(55_555, number)));
    const isRead = async (number: number) => price((await rows.byIds([id(number)]))[0]) === 55_555;
    expect([await isRead(12), await isRead(14), await isRead(13)]).toEqual([false, false, true]);
  });

  it('are not cached if they changed while they were read', async () => {
    const rows = productRows(shop.deps.db, () => true);
    for (const [number, forget] of [
      [8, () => rows.forget([id(8)])],
      [9, () => rows.forgetAll()],
    ] as const) {
      const reading = rows.byIds([id(number)]);
      forget();
      await reading;
      await setPrice(88_888, number);
      expect(price((await rows.byIds([id(number)]))[0])).toBe(88_888);
    }
  });

  it('are found by address too, until their product changes or moves to another address', async () => {
    const rows = productRows(shop.deps.db, () => true);
    const [product] = await rows.byIds([id(11)]);
    const seo = product?.seo ?? '';
    await setPrice(66_666, 11);
    expect(await rows.bySeo(seo)).toBe(product);
    rows.forget([id(11)]);
    expect(price(await rows.bySeo(seo))).toBe(66_666);
    await shop.connection.pool.query('update product set seo = $1 where id = $2', [`${seo}-moved`, 11]);
    rows.forget([id(11)]);
    expect(await rows.bySeo(seo)).toBeUndefined();
    expect((await rows.bySeo(`${seo}-moved`))?.id).toBe(id(11));
  });

  it('are not used while changes may be unknown', async () => {
    let isCurrent = true;
    const rows = productRows(shop.deps.db, () => isCurrent);
    await rows.byIds([id(10)]);
    await setPrice(99_999, 10);
    isCurrent = false;
    expect(price((await rows.byIds([id(10)]))[0])).toBe(99_999);
  });

  it('are used if the database does not answer, even if changes may be unknown', async () => {
    const own = connect(shop.url, { size: 1 });
    let isCurrent = true;
    const rows = productRows(own.db, () => isCurrent);
    const read = await rows.byIds([id(11), id(12)]);
    await own.close();
    isCurrent = false;
    expect(await rows.byIds([id(12), id(11)])).toEqual(read.toReversed());
    await expect(rows.byIds([id(11), id(13)])).rejects.toThrow('after calling end on the pool');
  });
});

import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import type { BrandId, CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import { emptyFilter } from '@farad/domain/search-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openCatalogueIndex, type OpenCatalogueIndex } from './catalogue-index.ts';
import { openApplication, type TestApplication } from '../testing/application.ts';

const part = 'RC0603FR-0710KL';
describe.each([0, 1])('with %i search threads', (threads) => {
  let partId = 0;
  let shop: TestApplication;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'farad-index-'));
    shop = await openApplication({ parts: 300, dataDir, searchThreads: threads });
    partId = (await found(shop.index)).ids[0] ?? 0;
  });
  afterAll(async () => {
    await shop.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const query = (text: string, values: readonly unknown[] = []) => shop.connection.pool.query(text, [...values]);

  const found = (index: OpenCatalogueIndex, text = part) => index.search({ ...emptyFilter, text }, { facets: false });

  const open = (folder = dataDir) =>
    openCatalogueIndex({
      db: shop.deps.db,
      url: shop.url,
      place: { dataDir: folder, s3: null },
      savesSnapshot: true,
      log: shop.deps.log,
      threads,
    });

  describe('the index follows the database', () => {
    it('finds a change of stock without a request', async () => {
      expect((await found(shop.index)).inStockCount).toBe(1);
      await query('update stock set reserved = on_hand where product_id = $1', [partId]);
      await expect.poll(async () => (await found(shop.index)).inStockCount).toBe(0);
      await query('update stock set reserved = 0 where product_id = $1', [partId]);
      await expect.poll(async () => (await found(shop.index)).inStockCount).toBe(1);
    });

    it('shows a change of price in the order', async () => {
      const cheapest = () =>
        shop.index.search({ ...emptyFilter, sort: { kind: 'price', direction: 'ascending' } }, { facets: false });
      await query(
        'update product set tier_prices = array_fill(1::bigint, array[cardinality(tier_prices)]) where id = $1',
        [partId],
      );
      await shop.index.caughtUp();
      expect((await cheapest()).ids[0]).toBe(partId);
    });

    it('ranks discontinued parts below equally exact ones in stock, but not below less exact ones', async () => {
      const inStock = { ...emptyFilter, text: 'резистор', isOnlyInStock: true, limit: 300 };
      const order = async () => (await shop.index.search(inStock, { facets: false })).ids;
      const [first = 0, ...others] = await order();
      await query(`update product set lifecycle = 'obsolete' where id = $1`, [first]);
      await shop.index.caughtUp();
      const after = await order();
      const shown = await catalogueQueries(shop.deps.db).byIds(after);
      const ended = shown.filter(({ lifecycle }) => lifecycle === 'obsolete' || lifecycle === 'end_of_life');
      expect(ended.map(({ id }) => id)).toContain(first);
      expect(others.length).toBeGreaterThan(ended.length);
      expect(shown.slice(-ended.length)).toEqual(ended);
      const mpn = ended.find(({ id }) => id === first)?.mpn;
      expect((await found(shop.index, mpn)).ids[0]).toBe(first);
      await query(`update product set lifecycle = 'active' where id = $1`, [first]);
      await shop.index.caughtUp();
      expect((await order())[0]).toBe(first);
    });

    it('finds a change that was written before another but committed after it', async () => {
      const slow = await shop.connection.pool.connect();
      await slow.query('begin');
      await slow.query('update stock set reserved = on_hand where product_id = $1', [partId]);
      await query('update stock set on_hand = on_hand + 1 where product_id = $1', [partId + 1]);
      await shop.index.caughtUp();
      expect((await found(shop.index)).inStockCount).toBe(1);
      await slow.query('commit');
      slow.release();
      await shop.index.caughtUp();
      expect((await found(shop.index)).inStockCount).toBe(0);
      await query('update stock set reserved = 0 where product_id = $1', [partId]);
      await shop.index.caughtUp();
    });

    it('finds a new product, and not an unpublished one', async () => {
      await query(`insert into product (seo, mpn, brand_id, category_id, title, description, tier_quantities, tier_prices, state)
      select 'test-xyz-1', 'XYZ-1', brand_id, category_id, title, description, '{1}', '{100}', 'published' from product where id = ${partId}`);
      await shop.index.caughtUp();
      expect((await found(shop.index, 'XYZ-1')).count).toBe(1);
      await query("update product set state = 'archived' where mpn = 'XYZ-1'");
      await shop.index.caughtUp();
      expect((await found(shop.index, 'XYZ-1')).count).toBe(0);
    });

    it('takes over thousands of products together: new, changed, repriced, unpublished', async () => {
      const bulk = 'BULK-1234';
      const numberOf = async (text: string) => (await found(shop.index, text)).count;
      const all = async () => (await shop.index.search(emptyFilter, { facets: false })).count;
      const before = await all();
      await query(`insert into product (seo, mpn, brand_id, category_id, title, description, tier_quantities, tier_prices, state)
        select 'bulk-' || n, 'BULK-' || n, brand_id, category_id, title, description, '{1}', '{100}', 'published'
        from product, generate_series(1, 1500) n where id = ${partId}`);
      await shop.index.caughtUp();
      expect(await all()).toBe(before + 1500);
      expect(await numberOf(bulk)).toBe(1);
      await query("update product set mpn = 'ALTERED-' || id where mpn = $1", [bulk]);
      await query("update product set tier_prices = '{1}' where mpn = 'BULK-77'");
      await shop.index.caughtUp();
      expect(await numberOf(bulk)).toBe(0);
      expect(await numberOf('ALTERED')).toBe(1);
      const [cheapest] = (
        await shop.index.search(
          { ...emptyFilter, text: 'BULK', sort: { kind: 'price', direction: 'ascending' } },
          { facets: false },
        )
      ).ids;
      expect((await found(shop.index, 'BULK-77')).ids[0]).toBe(cheapest);
      await query('update product set title = title || \'{"en": "Changed at once"}\' where seo like \'bulk-%\'');
      await shop.index.caughtUp();
      expect(await numberOf('changed at once')).toBe(1500);
      expect(await all()).toBe(before + 1500);
      await query("update product set state = 'archived' where seo like 'bulk-%'");
      await shop.index.caughtUp();
      expect(await all()).toBe(before);
      expect(await numberOf('BULK')).toBe(0);
    });

    it('learns of a new category with its first product', async () => {
      await query(`insert into category (id, parent_id, slug, title, description, part_title, sort_order)
      select 9999, null, 'brand-new', title, description, part_title, 99 from category where id = 1`);
      await query('update product set category_id = 9999 where id = 5');
      await shop.index.caughtUp();
      expect(shop.index.categoryBySlug('brand-new')?.id).toBe(9999);
      const inIt = await shop.index.search({ ...emptyFilter, categories: ['brand-new'] }, { facets: false });
      expect(inIt.ids).toEqual([5]);
    });

    it('learns of a brand with its first product, and of its new name', async () => {
      await query("insert into brand (id, slug, name) values (9999, 'voltaire', 'Voltaire')");
      await query('update product set brand_id = 9999 where id = 6');
      await shop.index.caughtUp();
      expect((await found(shop.index, 'voltaire')).ids).toEqual([6]);
      await query("update brand set name = 'Rousseau' where id = 9999");
      await shop.index.caughtUp();
      expect(shop.index.brandById(9999 as BrandId)?.name).toBe('Rousseau');
      expect((await found(shop.index, 'rousseau')).ids).toEqual([6]);
      expect((await found(shop.index, 'voltaire')).ids).not.toContain(6);
    });

    it('learns of the new title and table of a category, with no product changed', async () => {
      const { rows } = await shop.connection.pool.query<{ category_id: CategoryId }>(
        'select category_id from product where id = $1',
        [partId],
      );
      const category = rows[0]?.category_id ?? (0 as CategoryId);
      await query(`update category set title = '{"ru":"Фиговины","en":"Gizmos","tr":"Gizmolar"}' where id = $1`, [
        category,
      ]);
      await shop.index.caughtUp();
      const { count } = await found(shop.index, 'фиговины');
      expect(count).toBeGreaterThan(0);
      expect(count).toBe(shop.index.countOf(category).count);
      await query("update category set attributes = '[]' where id = $1", [category]);
      await shop.index.caughtUp();
      expect(shop.index.categoryById(category)?.attributes).toEqual([]);
    });

    it('counts every category as a search does', async () => {
      await query('update stock set reserved = on_hand where product_id in (7, 8, 9)');
      await query("update product set state = 'archived' where id = 10");
      await shop.index.caughtUp();
      for (const { id, slug } of shop.index.frame().categories) {
        const { count, inStockCount } = await shop.index.search(
          { ...emptyFilter, categories: [slug] },
          { facets: false },
        );
        expect(shop.index.countOf(id), slug).toEqual({ count, inStock: inStockCount });
      }
    });

    it('caches product rows only while they are current', async () => {
      const id = 11 as ProductId;
      const available = async () => (await shop.index.products([id]))[0]?.available;
      const before = await available();
      expect(before).toBeGreaterThan(0);
      await query('update stock set reserved = on_hand where product_id = $1', [id]);
      await shop.index.caughtUp();
      expect(await available()).toBe(0);
      await query("update product set state = 'archived' where id = $1", [id]);
      await shop.index.caughtUp();
      expect(await available()).toBeUndefined();
    });

    it('continues after its listening connection was cut', async () => {
      await query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'farad listener' and datname = current_database()",
      );
      await query('update stock set reserved = on_hand where product_id = $1', [partId]);
      await expect.poll(async () => (await found(shop.index)).inStockCount).toBe(0);
      await query('update stock set reserved = 0 where product_id = $1', [partId]);
      await shop.index.caughtUp();
    });
  });

  describe('the snapshot', () => {
    it('is read at the next start and brought up to date', async () => {
      const first = await open();
      await first.stop();
      await query('update stock set reserved = on_hand where product_id = $1', [partId]);
      const second = await open();
      expect((await found(second)).inStockCount).toBe(0);
      await query('update stock set reserved = 0 where product_id = $1', [partId]);
      await second.stop();
    });

    it('has the last rebuild, even if the frame changed just before the stop', async () => {
      const own = await mkdtemp(join(tmpdir(), 'farad-index-'));
      const file = join(own, 'catalogue.index');
      const first = await open(own);
      await query("update brand set name = name || ' Group' where id = (select brand_id from product where id = 1)");
      await first.caughtUp();
      await first.stop();
      const { mtimeMs } = await stat(file);
      const second = await open(own);
      await second.stop();
      expect((await stat(file)).mtimeMs).toBe(mtimeMs);
      await rm(own, { recursive: true });
    });

    it('is not used when it is damaged, and is written again', async () => {
      const path = join(dataDir, 'catalogue.index');
      const bytes = await readFile(path);
      await writeFile(path, bytes.subarray(0, bytes.length / 2));
      const index = await open();
      expect((await found(index)).count).toBe(1);
      await index.stop();
      expect((await stat(path)).size).toBeGreaterThan(bytes.length / 2);
    });

    it('is not used for another database', async () => {
      await query(`update setting set value = '"another"' where key = 'database_id'`);
      const index = await open();
      expect((await found(index)).count).toBe(1);
      await index.stop();
    });

    it('is not used when changes after it were pruned', async () => {
      const before = await open();
      await before.stop();
      await query('update stock set reserved = on_hand where product_id = $1', [partId]);
      await query(
        "insert into setting values ('product_change_pruned', '1000000') on conflict (key) do update set value = excluded.value",
      );
      const index = await open();
      expect((await found(index)).inStockCount).toBe(0);
      await index.stop();
    });
  });
});

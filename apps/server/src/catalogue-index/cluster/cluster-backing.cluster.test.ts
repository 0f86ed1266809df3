import { randomBytes } from 'node:crypto';

import { emptyFilter, readQuery } from '@farad/domain/search-query';
import { openOpenSearch, type SearchClusterPort } from '@farad/integrations/search-cluster';
import { differenceOf } from '@farad/search/testing/contract';
import { vocabularyFor } from '@farad/search/words/frame-vocabulary';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { openCatalogueIndex, type OpenCatalogueIndex } from '../catalogue-index.ts';
import { namesOf, openNotes } from './notes.ts';

const urls = (process.env['FARAD_CLUSTER_URL'] ?? 'http://127.0.0.1:9200').split(',');
const part = 'RC0603FR-0710KL';

describe('the catalogue in a search cluster', () => {
  let shop: TestApplication;
  let port: SearchClusterPort;
  let partId = 0;
  const alias = `test-${randomBytes(4).toString('hex')}`;
  const opened: OpenCatalogueIndex[] = [];

  const query = (text: string, values: readonly unknown[] = []) => shop.connection.pool.query(text, [...values]);

  const open = async (): Promise<OpenCatalogueIndex> => {
    const index = await openCatalogueIndex({
      db: shop.deps.db,
      url: shop.url,
      place: null,
      savesSnapshot: false,
      log: shop.deps.log,
      threads: 0,
      cluster: { port, alias },
    });
    opened.push(index);
    return index;
  };

  const found = (index: OpenCatalogueIndex, text = part) => index.search({ ...emptyFilter, text }, { facets: false });

  const aliased = () => port.aliased(alias);

  beforeAll(async () => {
    shop = await openApplication({ parts: 300 });
    port = await openOpenSearch({ urls });
    partId = (await found(shop.index)).ids[0] ?? 0;
  });
  afterEach(async () => {
    for (const index of opened.splice(0)) await index.stop();
  });
  afterAll(async () => {
    for (const name of await port.indices(alias)) await port.deleteIndex(name);
    await port.close();
    await shop.close();
  });

  it('follows changes of stock and price, new and archived products', async () => {
    const index = await open();
    expect((await found(index)).inStockCount).toBe(1);
    await query('update stock set reserved = on_hand where product_id = $1', [partId]);
    await index.caughtUp();
    expect((await found(index)).inStockCount).toBe(0);
    await query('update stock set reserved = 0 where product_id = $1', [partId]);
    await expect.poll(async () => (await found(index)).inStockCount).toBe(1);
    await query(`insert into product (seo, mpn, brand_id, category_id, title, description, tier_quantities, tier_prices, state)
      select 'test-xyz-1', 'XYZ-1', brand_id, category_id, title, description, '{1}', '{100}', 'published' from product where id = ${partId}`);
    await index.caughtUp();
    expect((await found(index, 'XYZ-1')).count).toBe(1);
    await query("update product set state = 'archived' where mpn = 'XYZ-1'");
    await index.caughtUp();
    expect((await found(index, 'XYZ-1')).count).toBe(0);
  });

  it('finds a change that was written before another but committed after it', async () => {
    const index = await open();
    const slow = await shop.connection.pool.connect();
    await slow.query('begin');
    await slow.query('update stock set reserved = on_hand where product_id = $1', [partId]);
    await query('update stock set on_hand = on_hand + 1 where product_id = $1', [partId + 1]);
    await index.caughtUp();
    expect((await found(index)).inStockCount).toBe(1);
    await slow.query('commit');
    slow.release();
    await index.caughtUp();
    expect((await found(index)).inStockCount).toBe(0);
    await query('update stock set reserved = 0 where product_id = $1', [partId]);
    await index.caughtUp();
  });

  it('answers as the index in memory does', async () => {
    const index = await open();
    await shop.index.caughtUp();
    const vocabulary = vocabularyFor(index.frame());
    for (const text of ['', part, 'резистор 10 кОм', 'RC0603', 'xyzzy-999', 'htpbcnjh']) {
      const options = { facets: true, reading: text === '' ? null : readQuery(text, vocabulary) };
      const [ours, theirs] = [
        await shop.index.search({ ...emptyFilter, text }, options),
        await index.search({ ...emptyFilter, text }, options),
      ];
      expect(differenceOf(ours, theirs), text).toBeNull();
    }
    const [category] = index.frame().categories;
    expect(index.countOf(category!.id)).toEqual(shop.index.countOf(category!.id));
  });

  it('continues the index after a restart, and misses no change', async () => {
    const first = await open();
    const name = await aliased();
    await first.stop();
    await query('update stock set reserved = on_hand where product_id = $1', [partId]);
    const second = await open();
    expect(await aliased()).toBe(name);
    expect((await found(second)).inStockCount).toBe(0);
    await query('update stock set reserved = 0 where product_id = $1', [partId]);
    await second.caughtUp();
  });

  it('lets one process feed the cluster, and another take over', async () => {
    const first = await open();
    const second = await open();
    await query('update stock set reserved = on_hand where product_id = $1', [partId]);
    await Promise.all([first.caughtUp(), second.caughtUp()]);
    expect((await found(second)).inStockCount).toBe(0);
    await first.stop();
    await query('update stock set reserved = 0 where product_id = $1', [partId]);
    await second.caughtUp();
    expect((await found(second)).inStockCount).toBe(1);
  });

  it('builds the index anew beside the old one, when it is asked to', async () => {
    const index = await open();
    const before = await aliased();
    await openNotes(port, namesOf(alias)).askRebuild(Date.now());
    await expect.poll(aliased, { timeout: 90_000 }).not.toBe(before);
    expect((await found(index)).count).toBe(1);
    await expect.poll(async () => (await port.indices(namesOf(alias).parts)).length).toBe(1);
  });

  it('says what the nodes and the index are, and that a new index was asked for until it is in use', async () => {
    const index = await open();
    const name = await aliased();
    const ready = await index.engine();
    expect(ready).toMatchObject({
      kind: 'opensearch',
      building: null,
      cluster: { index: { name }, floodStage: '95%' },
    });
    expect(ready.cluster?.index?.products).toBe(index.told().products);
    expect(ready.cluster?.nodes.every(({ heapUsed, heapMax }) => heapUsed > 0 && heapUsed < heapMax)).toBe(true);
    await index.askRebuild();
    expect((await index.engine()).building).not.toBeNull();
    await expect.poll(aliased, { timeout: 90_000 }).not.toBe(name);
    await expect.poll(async () => (await index.engine()).building).toBeNull();
    expect((await index.engine()).builtAt).toBeGreaterThan(ready.builtAt ?? Infinity);
  });

  it('builds the index anew when a category is renamed', async () => {
    const index = await open();
    const before = await aliased();
    const title = { ru: 'Фиговины', en: 'Gizmos', tr: 'Gizmolar' };
    await query('update category set title = $1 where id = (select category_id from product where id = $2)', [
      JSON.stringify(title),
      partId,
    ]);
    await index.caughtUp();
    expect(await aliased()).not.toBe(before);
    expect((await found(index, 'фиговины')).ids).toContain(partId);
  });

  it('builds anew if the database was restored from an older state', async () => {
    await (await open()).stop();
    const before = (await aliased())!;
    const notes = openNotes(port, namesOf(alias));
    const note = (await notes.feed(before))!;
    await notes.writeFeed(before, { ...note, version: note.version + 1_000_000 });
    const index = await open();
    const restored = (await aliased())!;
    expect(restored).not.toBe(before);
    expect((await found(index)).count).toBe(1);
    await index.stop();
    // A replica that was promoted has another timeline.
    await notes.writeFeed(restored, { ...(await notes.feed(restored))!, timeline: 'another' });
    await open();
    expect(await aliased()).not.toBe(restored);
  });
});

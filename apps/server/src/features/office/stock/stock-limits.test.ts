import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Drawable, Drawing } from '#core/documents/open-drawing.ts';
import { readNumbers } from './read-numbers.ts';
import { findReorder } from './reorder.ts';
import { stockFile } from './stock-files.ts';
import { addParts } from '#testing/scenes/part-rows.ts';

// These tests are in a separate file, because they add thousands of parts.
const shop = openShopRows([`update product set state = 'published'`]);
const now = new Date('2026-11-30T21:30:00Z');
const drawn: Drawable[] = [];
const drawing: Drawing = {
  draw: async (data) => new Uint8Array([drawn.push(data)]),
  stop: async () => undefined,
};
const everything = { text: '', filter: undefined, warehouseId: undefined, cell: '' } as const;

beforeEach(() =>
  // Foreign keys are off, because dozens of tables refer to a product.
  shop.run(`begin; set local session_replication_role = replica; delete from product where id > 5; commit`),
);

describe('the file of the stock', () => {
  it('ends at 50,000 products', async () => {
    const rows = async () => {
      drawn.length = 0;
      await stockFile(shop.db, drawing, everything, { format: 'csv', locale: 'ru', now });
      const [data] = drawn;
      return data?.kind === 'table' ? data.table.rows.map(([id]) => id) : [];
    };
    await addParts(shop, 101, 5095, `'N' || n`);
    expect(await rows()).toHaveLength(5000);
    await addParts(shop, 5096, 5096, `'N' || n`);
    expect((await rows()).slice(-2)).toEqual(['5095', '5096']);
    await addParts(shop, 10_001, 55_000, `'N' || n`);
    const ids = await rows();
    expect([ids.length, new Set(ids).size, ids.at(-1)]).toEqual([50_000, 50_000, '54999']);
  });
});

describe('what to order', () => {
  const reorder = (days: number, lead: number, cover: number) => findReorder(shop.db, { days, lead, cover }, 'ru', now);

  it.each([
    [500, false],
    [501, true],
  ])('is a list of %i, cut: %s', async (count, isCut) => {
    await shop.run('update order_line set quantity = 1');
    await addParts(shop, 101, 100 + count - 2, `'N' || n`);
    await shop.run(`update product set state = 'published' where id > 100`);
    await shop.run(`insert into order_line (order_id, position, product_id, seo, title, mpn, brand, unit, category_slug,
        vat_class, quantity, unit_price, total_kopecks)
      select 1, id, id, seo, title, mpn, 'Yageo', 'piece', 'parts', 'standard', 5, 1, 1 from product where id > 100`);
    const found = await reorder(40, 10, 20);
    expect([found.products.length, found.isCut]).toEqual([Math.min(count, 500), isCut]);
    await shop.run('delete from order_line where product_id > 100');
  });
});

describe('a pasted list of numbers', () => {
  const read = async (text: string) =>
    (await readNumbers(shop.db, text, 'ru')).lines.map(({ row, text: line, quantity, parts }) => [
      row,
      line,
      quantity,
      ...parts.map(({ product_id }) => product_id),
    ]);

  it('is looked up among 5,000 parts', async () => {
    await addParts(shop, 101, 5099, `'X' || translate(n::text, '0123456789', '-_./:;,+#!')`);
    await addParts(shop, 9000, 9000, `'LAST'`);
    expect((await read('X 5\nLAST 1'))[1]).toEqual([2, 'LAST 1', 1, '9000']);
    await addParts(shop, 5100, 5100, `'X' || translate(n::text, '0123456789', '-_./:;,+#!')`);
    expect((await read('X 5\nLAST 1'))[1]).toEqual([2, 'LAST 1', 1]);
  });
});

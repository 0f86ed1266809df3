import { analoguePairs } from '@farad/demo-catalogue/analogue-pairs';
import { generateParts } from '@farad/demo-catalogue/generate';
import type { ProductId } from '@farad/domain/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { catalogueQueries } from '../catalogue/catalogue.queries.ts';
import { productAroundQueries } from '../catalogue/product-around.queries.ts';
import { connect, type Connection } from '../connection/connect.ts';
import { settingQueries } from '../operation/setting.queries.ts';
import { createTestDatabase } from '../connection/test-database.ts';
import { seedDemo } from './seed-demo.ts';

const count = 700;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

describe('the demonstration catalogue', () => {
  it('leaves a shop empty for 0 parts', async () => {
    expect(await seedDemo(database.url, 0)).toBe(false);
    expect((await catalogueQueries(connection.db).frame()).categories).toEqual([]);
  });

  it('fills an empty shop once, even from two processes', async () => {
    const progress: number[] = [];
    const filled = await Promise.all([
      seedDemo(database.url, count, ({ done }) => progress.push(done)),
      seedDemo(database.url, count),
    ]);
    expect(filled.sort()).toEqual([false, true]);
    expect(await settingQueries(connection.db).isDemonstration()).toBe(true);
  });

  it('reads back what the generator created', async () => {
    const parts = [...generateParts(count)];
    const products = await catalogueQueries(connection.db).byIds(parts.map(({ id }) => id));
    expect(products).toHaveLength(count);
    const [first] = parts;
    const { stock, ...product } = first ?? { stock: [] };
    const available = stock.reduce((sum, { onHand }) => sum + onHand, 0);
    expect(products[0]).toEqual({ ...product, available });
  });

  it('finds pairs of existing parts from either side', async () => {
    const idOf = new Map([...generateParts(count)].map(({ mpn, id }) => [mpn, id]));
    const pairs = analoguePairs.flatMap(({ mpn, otherMpn }) => {
      const [one, other] = [idOf.get(mpn), idOf.get(otherMpn)];
      return one === undefined || other === undefined ? [] : [[one, other] as const];
    });
    expect(pairs.length).toBeGreaterThan(0);
    const around = productAroundQueries(connection.db);
    for (const [one, other] of pairs) {
      expect((await around.of(one)).listed.map(({ id }) => id)).toContain(other);
      expect((await around.of(other)).listed.map(({ id }) => id)).toContain(one);
    }
  });

  it('adds pairs to a demonstration filled before pairs existed', async () => {
    const { rows } = await connection.pool.query('delete from listed_analogue returning product_id');
    expect(await seedDemo(database.url, count)).toBe(false);
    expect((await connection.pool.query('select from listed_analogue')).rowCount).toBe(rows.length);
  });

  it('streams all parts to the index', async () => {
    const ids: ProductId[] = [];
    for await (const batch of catalogueQueries(connection.db).indexedBatches()) ids.push(...batch.map(({ id }) => id));
    expect(ids).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it('leaves no change for the index to follow, and continues with new ids', async () => {
    const { rows } = await connection.pool.query(
      'select (select count(*) from product_change where product_id is not null) as changes',
    );
    expect(rows).toEqual([{ changes: 0 }]);
    const next = await connection.pool.query("select nextval(pg_get_serial_sequence('product', 'id')) as id");
    expect(next.rows).toEqual([{ id: count + 1 }]);
  });
});

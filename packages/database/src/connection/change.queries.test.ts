import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { advanceCursor } from './change-cursor.ts';
import { changeQueries } from './change.queries.ts';
import { connect, type Connection } from './connect.ts';
import { createTestDatabase } from './test-database.ts';
import { inTransaction } from './transaction.ts';

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

/** Returns true if the statement is recorded as a change of a category, an attribute or a brand, and of no product. */
async function isNoted(statement: string): Promise<boolean> {
  const queries = changeQueries(connection.db);
  const before = await queries.position();
  await connection.pool.query(statement);
  const { isFrameChanged, products } = await queries.since(before);
  expect(products).toEqual([]);
  return isFrameChanged;
}

const title = `'{"ru":"a","en":"a","tr":"a"}'`;
const category = (id: number) =>
  `insert into category (id, slug, title, description, part_title, sort_order)
   values (${id}, 'category-${id}', ${title}, ${title}, ${title}, 1)`;

test.each([
  ['a new category', category(70_001), true],
  ['its new table', `update category set attributes = '[{"key":"x"}]' where id = 70001`, true],
  ['the same written again', `update category set slug = slug where id = 70001`, false],
  ['an import that finds it there', `${category(70_001)} on conflict do nothing`, false],
  ['an import that writes it again', `${category(70_001)} on conflict (id) do update set slug = excluded.slug`, false],
  ['its end', 'delete from category where id = 70001', true],
  ['an end of nothing', 'delete from category where id = 70001', false],
  ['a new brand', `insert into brand (id, slug, name) values (70001, 'one', 'One')`, true],
  ['its new name', `update brand set name = 'Two' where id = 70001`, true],
  ['a new attribute', `insert into attribute (key, kind, title, sort_order) values ('x', 'enum', ${title}, 1)`, true],
  ['its new titles', `update attribute set value_titles = '{"a":{"ru":"a"}}' where key = 'x'`, true],
])('%s', async (_what, statement, isExpected) => {
  expect(await isNoted(statement)).toBe(isExpected);
});

test('small readings return each change once, even those that become visible late', async () => {
  const queries = changeQueries(connection.db);
  let cursor = await queries.position();
  const write = 'insert into product_change (product_id, is_whole) values ($1, true)';
  const read: number[] = [];
  const readOn = async (): Promise<void> => {
    for (;;) {
      const changes = await queries.since(cursor, 2);
      cursor = advanceCursor(cursor, changes);
      expect(changes.ids.length).toBeLessThanOrEqual(2);
      read.push(...changes.products.map(({ id }) => id));
      if (!changes.isMore) return;
    }
  };
  const late = await connection.pool.connect();
  try {
    await late.query('begin');
    for (const id of [1, 2, 3]) await late.query(write, [id]);
    for (const id of [4, 5, 6, 7, 8]) await connection.pool.query(write, [id]);
    await readOn();
    expect(read).toEqual([4, 5, 6, 7, 8]);
    await connection.pool.query(write, [9]);
    await late.query('commit');
  } finally {
    late.release();
  }
  await readOn();
  expect(read.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(cursor.gaps).toEqual([]);
});

test('a gap is read alone, without the changes after it', async () => {
  const { pool, db } = connection;
  await pool.query(
    'insert into product_change (product_id, is_whole) select n, false from generate_series(1, 20000) n',
  );
  const { rows } = await pool.query<{ last: number }>('select max(id) as last from product_change');
  const last = rows[0]?.last ?? 0;
  await pool.query('analyze product_change');
  const at = { from: last - 5000, to: last - 4991, until: 0 };
  await inTransaction(db, async (tx) => {
    const readRows = async (): Promise<number> => {
      const { rows: read } = await sql<{ rows: number }>`
        select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint as rows
        from pg_stat_xact_user_tables where relname like 'product\\_change%'`.execute(tx);
      return read[0]?.rows ?? 0;
    };
    // After some executions, PostgreSQL may use one plan for all values. The query runs ten times, so that this plan is
    // checked too.
    for (let run = 0; run < 10; run += 1) {
      const before = await readRows();
      expect((await changeQueries(tx).since({ last, gaps: [at] })).ids).toHaveLength(10);
      expect((await readRows()) - before).toBeLessThan(20);
    }
  });
});

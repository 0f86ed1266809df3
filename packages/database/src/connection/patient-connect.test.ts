import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';

import { connect } from './connect.ts';
import { createTestDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** URL of the database for a role that may open two connections. */
let limitedUrl: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const role = new URL(database.url).pathname.slice(1);
  const { db, close } = connect(database.url, { size: 1 });
  await sql`create role ${sql.ref(role)} login password 'secret' connection limit 2`.execute(db);
  await close();
  const url = new URL(database.url);
  url.username = role;
  url.password = 'secret';
  limitedUrl = url.href;
});
afterAll(async () => {
  const { db, close } = connect(database.url, { size: 1 });
  await sql`drop role ${sql.ref(new URL(limitedUrl).username)}`.execute(db);
  await close();
  await database.drop();
});

const openLimited = (options: Parameters<typeof connect>[1]) => {
  const connection = connect(limitedUrl, options);
  onTestFinished(() => connection.close());
  return connection;
};

it('serves all queries with the connections that PostgreSQL grants', async () => {
  const onRefused = vi.fn<(open: number) => void>();
  const { db, pool } = openLimited({ size: 20, waitMs: 5000, onRefused });
  const numbers = Array.from({ length: 60 }, (_, index) => index);
  const rows = await Promise.all(
    numbers.map(async (number) => {
      const found = await sql<{ number: number }>`select ${number}::int as number from pg_sleep(0.01)`.execute(db);
      return found.rows[0]?.number;
    }),
  );
  expect(rows).toEqual(numbers);
  expect(pool.totalCount).toBe(2);
  expect(onRefused).toHaveBeenCalledTimes(1);
});

it('waits for another pool to return a connection', async () => {
  const first = openLimited({ size: 2 });
  const held = await Promise.all([first.pool.connect(), first.pool.connect()]);
  const second = openLimited({ size: 1, waitMs: 5000 });
  const query = sql<{ one: number }>`select 1 as one`.execute(second.db);
  await vi.waitFor(() => expect(second.pool.totalCount).toBe(0));
  for (const client of held) client.release(true);
  expect((await query).rows).toEqual([{ one: 1 }]);
});

it('throws the refusal after the timeout', async () => {
  const first = openLimited({ size: 2 });
  const held = await Promise.all([first.pool.connect(), first.pool.connect()]);
  const second = openLimited({ size: 1, waitMs: 300 });
  await expect(sql`select 1`.execute(second.db)).rejects.toMatchObject({ code: '53300' });
  for (const client of held) client.release();
});

it('grows to its full size again after ten seconds', async () => {
  const first = openLimited({ size: 1 });
  const held = await first.pool.connect();
  const second = openLimited({ size: 2, waitMs: 5000 });
  const both = () => Promise.all([1, 2].map(() => sql`select pg_sleep(0.05)`.execute(second.db)));
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await both();
  expect(second.pool.totalCount).toBe(1);
  held.release(true);
  await both();
  expect(second.pool.totalCount).toBe(1);
  vi.setSystemTime(Date.now() + 10_001);
  await both();
  expect(second.pool.totalCount).toBe(2);
});

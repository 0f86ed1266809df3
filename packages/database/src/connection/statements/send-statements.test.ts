import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { connect, type Connection, type Tx } from '../connect.ts';
import { createTestDatabase } from '../test-database.ts';
import { decideInTransaction, inTransaction } from '../transaction.ts';
import { sentLater, sideBySide } from './side-by-side.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The pool has one connection, because statements are prepared per connection. */
beforeEach(async () => {
  connection = connect(database.url, { size: 1 });
  await sql`drop table if exists noted`.execute(connection.db);
  await sql`create table noted (n integer primary key, text text)`.execute(connection.db);
  return () => connection.close();
});

const add = (n: number) => sql`insert into noted (n, text) values (${n}, ${'x'})`;
const counted = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from noted`.execute(connection.db);
  return rows[0]?.n ?? -1;
};
const preparedTexts = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    connection.db,
  );
  return rows.map(({ statement }) => statement);
};

it('prepares a statement that returns often, and not one that came once', async () => {
  for (let n = 0; n < 12; n += 1) {
    const { rows } = await sql<{ twice: number }>`select ${n}::integer * 2 as twice`.execute(connection.db);
    expect(rows).toEqual([{ twice: n * 2 }]);
  }
  await sql`select ${1}::integer as once`.execute(connection.db);
  expect(await preparedTexts()).toEqual(['select $1::integer * 2 as twice']);
});

it('prepares anew after a migration changed what a statement returns', async () => {
  const { db } = connection;
  const all = (n: number) => sql<{ n: number }>`select * from noted where n = ${n}`;
  for (let n = 0; n < 12; n += 1) await all(n).execute(db);
  await sql`alter table noted add column more integer`.execute(db);
  await add(1).execute(db);
  expect((await all(1).execute(db)).rows).toEqual([{ n: 1, text: 'x', more: null }]);
  await sql`alter table noted drop column more`.execute(db);
  for (let n = 0; n < 12; n += 1) await inTransaction(db, (tx) => all(n).execute(tx));
  await sql`alter table noted add column more integer`.execute(db);
  const inside = await inTransaction(db, (tx) => all(1).execute(tx));
  expect(inside.rows).toEqual([{ n: 1, text: 'x', more: null }]);
});

it('runs a transaction as a whole or not at all', async () => {
  const { db } = connection;
  await inTransaction(db, async (tx) => void (await add(1).execute(tx)));
  await expect(
    inTransaction(db, async (tx) => {
      await add(2).execute(tx);
      await add(1).execute(tx);
    }),
  ).rejects.toThrow('duplicate key');
  await decideInTransaction(db, async (tx) => {
    await add(3).execute(tx);
    return { ok: false, error: 'refused' };
  });
  await decideInTransaction(db, async () => ({ ok: false, error: 'refused before anything was asked' }));
  await inTransaction(db, async () => undefined);
  expect(await counted()).toBe(1);
});

it('sends a later statement before the next one, or with the commit', async () => {
  const { db } = connection;
  const seen = await inTransaction(db, async (tx) => {
    const after = await sentLater(tx);
    await add(1).execute(after);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from noted`.execute(tx);
    await add(2).execute(after);
    return rows[0]?.n;
  });
  expect(seen).toBe(1);
  expect(await counted()).toBe(2);
});

it('writes nothing if a later statement fails with the commit', async () => {
  const { db } = connection;
  const work = inTransaction(db, async (tx) => {
    const after = await sentLater(tx);
    await add(1).execute(after);
    await add(1).execute(after);
    await add(2).execute(after);
  });
  await expect(work).rejects.toThrow('duplicate key');
  expect(await counted()).toBe(0);
});

it('sends statements side by side in one round trip, in their order', async () => {
  const { db } = connection;
  const twice = async (handle: Tx, n: number) =>
    (await sql<{ twice: number }>`select ${n}::integer * 2 as twice, count(*) as "rows" from noted`.execute(handle))
      .rows;
  for (let n = 0; n < 12; n += 1) {
    const found = await inTransaction(db, async (tx) => {
      const beside = await sideBySide(tx);
      return Promise.all([twice(beside, n), add(n).execute(beside), twice(beside, n + 1), twice(tx, n + 2)]);
    });
    expect(found[0]).toEqual([{ twice: n * 2, rows: n }]);
    expect(found[2]).toEqual([{ twice: n * 2 + 2, rows: n + 1 }]);
  }
  expect(await counted()).toBe(12);
});

it('fails the statements after the one that failed, also prepared ones', async () => {
  const { db } = connection;
  for (let n = 0; n < 14; n += 1) {
    const failed = inTransaction(db, async (tx) => {
      const beside = await sideBySide(tx);
      const broken = sql`select 1 / (${n}::integer - ${n})`.execute(beside);
      const after = add(n).execute(beside);
      await expect(after).rejects.toThrow('division by zero');
      await broken;
    });
    await expect(failed).rejects.toThrow('division by zero');
  }
  expect(await counted()).toBe(0);
  for (let n = 0; n < 14; n += 1) await inTransaction(db, async (tx) => void (await add(n).execute(tx)));
  expect(await counted()).toBe(14);
});

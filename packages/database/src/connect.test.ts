import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { connect } from './connect.ts';
import { createTestDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('cuts a connection that is not answered, and goes on with another', async () => {
  const { db, close } = connect(database.url, { size: 1, cutOffMs: 100 });
  try {
    await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow('the database did not answer');
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
  } finally {
    await close();
  }
});

it('ends a statement that takes longer than it may', async () => {
  const { db, close } = connect(database.url, { size: 1, statementMs: 50 });
  try {
    await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow('statement timeout');
  } finally {
    await close();
  }
});

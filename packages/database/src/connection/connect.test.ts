import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { connect, diskFullAt, poolState } from './connect.ts';
import { createTestDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('cuts a connection without an answer and continues with another', async () => {
  const { db, close } = connect(database.url, { size: 1, cutOffMs: 100 });
  try {
    await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow('the database did not answer');
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
  } finally {
    await close();
  }
});

it('keeps the idle number of connections open, and closes the others', async () => {
  const { db, pool, open, close } = connect(database.url, { size: 3, idle: 2 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await open();
    expect(poolState(db)).toMatchObject({ open: 2, used: 0 });
    const clients = await Promise.all([1, 2, 3].map(() => pool.connect()));
    for (const client of clients) client.release();
    expect(poolState(db)).toMatchObject({ open: 3, used: 0 });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(poolState(db)).toMatchObject({ open: 2, used: 0 });
  } finally {
    vi.useRealTimers();
    await close();
  }
});

it('ends a statement after the statement timeout', async () => {
  const { db, close } = connect(database.url, { size: 1, statementMs: 50 });
  try {
    await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow('statement timeout');
  } finally {
    await close();
  }
});

it('does not cut off a transaction that lifted its timeout, but cuts off the next one', async () => {
  const { db, close } = connect(database.url, { size: 1, statementMs: 20_000, cutOffMs: 200 });
  try {
    const slept = db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select pg_sleep(0.5)`.execute(tx);
      return 'slept';
    });
    expect(await slept).toBe('slept');
    await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow('the database did not answer');
  } finally {
    await close();
  }
});

it('records that the disk of the server was full', async () => {
  const { db, close } = connect(database.url, { size: 1 });
  try {
    await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero');
    expect(diskFullAt(db)).toBeNull();
    const full = sql`do $$ begin raise exception 'no space' using errcode = '53100'; end $$`;
    await expect(full.execute(db)).rejects.toThrow('no space');
    expect(diskFullAt(db)?.getTime()).toBeGreaterThan(Date.now() - 10_000);
  } finally {
    await close();
  }
});

it.runIf(process.platform === 'linux')('lowers the priority of the database process if its work can wait', async () => {
  const { db, close } = connect(database.url, { size: 1, isYielding: true });
  const usual = connect(database.url, { size: 1 });
  const pidOf = async (handle: typeof db): Promise<number> => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(handle);
    return rows[0]!.pid;
  };
  /** Returns the priority of the session's autogroup, e.g. `nice 10`. '' if the system has no autogroups. */
  const sessionOf = async (pid: number): Promise<string> =>
    (await readFile(`/proc/${pid}/autogroup`, 'utf8').catch(() => '')).replace(/^\S+ /, '').trim();
  try {
    const [lowered, other] = [await pidOf(db), await pidOf(usual.db)];
    expect(getPriority(lowered)).toBe(Math.max(getPriority(other), 10));
    const usually = await sessionOf(other);
    expect(await sessionOf(lowered)).toBe(usually === '' ? '' : 'nice 10');
    expect(usually).not.toBe('nice 10');
  } finally {
    await close();
    await usual.close();
  }
});

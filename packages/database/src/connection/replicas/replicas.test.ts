import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';

import { connect, type Connection, type Handle } from '../connect.ts';
import { createTestDatabase } from '../test-database.ts';
import { inTransaction } from '../transaction.ts';
import { openReplicas, type ReplicaState } from './replicas.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { readsReplicas: true });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** Stands in for a replica: connections to the same database that can only read. */
const readOnly = (): string => `${database.url}?options=-c%20default_transaction_read_only%3Don`;

async function open(url: string) {
  const changes: ReplicaState[] = [];
  const replicas = openReplicas({
    url,
    primaryUrl: database.url,
    everyMs: 20,
    onChange: (state) => void changes.push(state),
  });
  onTestFinished(() => replicas.close());
  await expect.poll(() => replicas.states().some(({ isUsed }) => isUsed)).toBe(true);
  return { replicas, changes };
}

/** Returns whether the connection of the query takes writes. */
async function takesWrites(handle: Handle = connection.db): Promise<boolean> {
  const { rows } = await sql<{ value: string }>`select current_setting('transaction_read_only') as value`.execute(
    handle,
  );
  return rows[0]?.value === 'off';
}

it('reads from a replica inside `read`, and from the primary outside', async () => {
  const { replicas, changes } = await open(readOnly());
  const position = await replicas.position();
  expect(await replicas.read(position, () => takesWrites())).toBe(false);
  const inOwn = () => inTransaction(connection.db, (tx) => takesWrites(tx));
  expect(await replicas.read(position, inOwn)).toBe(false);
  expect(await takesWrites()).toBe(true);
  expect(changes).toMatchObject([{ isUsed: true, lagSeconds: 0 }]);
});

it('reads from the primary what no replica has yet', async () => {
  const { replicas } = await open(readOnly());
  expect(await replicas.read(null, () => takesWrites())).toBe(true);
  expect(await replicas.read((await replicas.position()) + 1e9, () => takesWrites())).toBe(true);
  expect(replicas.counts()).toEqual({ replica: 0, primary: 2 });
});

it('repeats on the primary what fails on a replica, such as a write', async () => {
  const { replicas } = await open(readOnly());
  const work = vi.fn<() => Promise<unknown>>(() =>
    sql`insert into setting (key, value) values ('tried', 'true'::jsonb)`.execute(connection.db),
  );
  await replicas.read(0, work);
  expect(work).toHaveBeenCalledTimes(2);
  await expect(replicas.read(0, () => Promise.reject(new Error('own fault')))).rejects.toThrow('own fault');
  expect(replicas.counts()).toEqual({ replica: 0, primary: 2 });
});

it('work that goes on after `read` belongs to the primary', async () => {
  const { replicas } = await open(readOnly());
  const go = Promise.withResolvers<void>();
  let later: Promise<boolean> | undefined;
  await replicas.read(0, async () => {
    later = go.promise.then(() => takesWrites());
  });
  go.resolve();
  expect(await later).toBe(true);
});

it('uses the other replica while one is away', async () => {
  const { replicas } = await open(readOnly().replace('@', '@127.0.0.1:1,'));
  for (let read = 0; read < 4; read += 1) expect(await replicas.read(0, () => takesWrites())).toBe(false);
  expect(replicas.states()).toMatchObject([
    { name: '127.0.0.1:1', isUsed: false, lagSeconds: null },
    { isUsed: true, lagSeconds: 0 },
  ]);
});

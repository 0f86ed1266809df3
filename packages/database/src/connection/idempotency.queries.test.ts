import { fail } from '@farad/domain/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect, type Connection, type Tx } from './connect.ts';
import { idempotencyQueries } from './idempotency.queries.ts';
import { createTestDatabase } from './test-database.ts';
import { decideInTransaction, inTransaction } from './transaction.ts';

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

const key = { actor: 'account 1', route: '/orders', key: 'one', bodySha256: Buffer.alloc(32, 1) };

test('a repeat that waits too long for the first request gets in_progress', async () => {
  const states = await inTransaction(connection.db, async (first) => {
    const state = await idempotencyQueries(first).claim(key);
    const repeat = decideInTransaction(connection.db, async (second) =>
      fail(await idempotencyQueries(second).claim(key, 50)),
    );
    return [state, await repeat];
  });
  expect(states).toEqual([{ kind: 'first' }, { ok: false, error: { kind: 'in_progress' } }]);
});

test('a timeout on another lock is not reported as in_progress', async () => {
  const { db } = connection;
  await db.insertInto('setting').values({ key: 'row', value: '1' }).execute();
  const lockRow = (tx: Tx) => tx.selectFrom('setting').select('key').where('key', '=', 'row').forUpdate().execute();
  await inTransaction(db, async (holder) => {
    await lockRow(holder);
    const waiting = inTransaction(db, async (tx) => {
      await idempotencyQueries(tx).claim({ ...key, key: 'two' }, 50);
      return lockRow(tx);
    });
    await expect(waiting).rejects.toMatchObject({ code: '55P03' });
  });
});

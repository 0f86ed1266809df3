import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { connect } from '../connect.ts';
import { listen } from '../listen.ts';
import { migrate } from '../migrate.ts';
import { createTestDatabase } from '../test-database.ts';
import { clientFor } from './client.ts';
import { noPrimaryMessage } from './find-primary.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** URL of two servers, of which the first does not exist. */
let url: string;
beforeAll(async () => {
  database = await createTestDatabase();
  url = database.url.replace('@', '@127.0.0.1:1,');
});
afterAll(() => database.drop());

const readOnly = 'options=-c%20default_transaction_read_only%3Don';

it('pools, migrations and single connections lead to the server that takes writes', async () => {
  expect(await migrate(url)).toEqual([]);
  const client = clientFor(url);
  await client.connect();
  expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  const { db, close } = connect(url, { size: 2 });
  try {
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
  } finally {
    await close();
  }
});

it('a listener reconnects after its connection broke', async () => {
  const [onNotice, onConnected, onTrouble] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const listening = listen({ url, channel: 'chat', onNotice, onConnected, onTrouble });
  const { db, close } = connect(url, { size: 1 });
  try {
    await expect.poll(() => onConnected.mock.calls.length).toBe(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'farad listener'
      and datname = current_database()`.execute(db);
    await expect.poll(() => onConnected.mock.calls.length).toBe(2);
    expect(onTrouble).toHaveBeenCalled();
    onNotice.mockClear();
    await sql`notify chat, 'news'`.execute(db);
    await expect.poll(() => onNotice.mock.calls).toEqual([['news']]);
  } finally {
    await listening.stop();
    await close();
  }
});

it('refuses servers that only read', async () => {
  const { db, close } = connect(`${url}?${readOnly}`, { size: 1 });
  try {
    await expect(sql`select 1`.execute(db)).rejects.toThrow(noPrimaryMessage);
  } finally {
    await close();
  }
});

import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { connect } from '@farad/database/connection/connect';
import { startReplication, type Replication } from '@farad/database/testing/replication';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { plentiful } from './kill-rounds.ts';
import { openLiveBrowser, startLiveServer, type LiveBrowser, type LiveServer } from './live-server.ts';
import { steadyPort } from './steady-port.ts';

let folder: string;
let database: Replication;
let shop: LiveServer;
let staff: LiveBrowser;
let visitor: LiveBrowser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-replicas-'));
  await chmod(folder, 0o711); // as root: the account that runs PostgreSQL must enter it
  database = await startReplication(folder, [await steadyPort(), await steadyPort()]);
  const [replicas = ''] = database.url.split('?');
  const environment = { DATABASE_URL: database.url, DATABASE_REPLICA_URL: replicas, LOG_LEVEL: 'silent' };
  shop = await startLiveServer(join(folder, 'shop'), { environment });
  staff = openLiveBrowser(shop.origin, '127.0.0.41', new Map([['__Host-staff', await openStaffSession()]]));
  visitor = openLiveBrowser(shop.origin, '127.0.0.42');
});
afterAll(async () => {
  await shop.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a statement on the server at `url`, by default on the one that takes writes. */
async function run<T extends object>(
  text: string,
  values: readonly unknown[] = [],
  url = database.url,
): Promise<readonly T[]> {
  const { pool, close } = connect(url, { size: 1 });
  try {
    return (await pool.query<T>(text, [...values])).rows;
  } finally {
    await close();
  }
}

const onReplica = (text: string) => run(text, [], database.replica().url);

async function openStaffSession(): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await run(
    `with made as (insert into staff (email, name, locale, created_at) values ('boss@farad.example', 'Boss', 'ru', now())
       returning id), roles as (insert into staff_role (staff_id, role) select id, 'administrator' from made)
     insert into staff_session (token_sha256, staff_id, step, user_agent, ip, created_at, last_seen_at, turned_at,
       expires_at)
     select $1, id, 'done', 'test', '127.0.0.1', now(), now(), now(), now() + interval '8 hours' from made`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}

const isReady = async (): Promise<unknown> => {
  const { status, json } = await visitor.get('/api/readyz');
  return { status, replicas: (json as { replicas?: boolean }).replicas };
};

/** Returns how many reads that may be old were answered by a replica and by the primary. */
async function reads(from: 'replica' | 'primary'): Promise<number> {
  const text = String((await visitor.get('/api/metrics')).json);
  return Number(new RegExp(`^farad_replica_reads\\{from="${from}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
}

async function brandsFound(name: string): Promise<readonly string[]> {
  const { json } = await staff.get(`/api/admin/brands?text=${name}`);
  return (json as { brands: readonly { name: string }[] }).brands.map((brand) => brand.name);
}

test('staff find what they saved, also while the replica stands still', async () => {
  await expect.poll(isReady).toEqual({ status: 200, replicas: true });
  await onReplica('select pg_wal_replay_pause()');
  const before = { replica: await reads('replica'), primary: await reads('primary') };
  expect((await staff.post('/api/admin/brands', { name: 'Stillstand', slug: 'stillstand' })).status).toBe(200);
  // The hosts are read in turn. One of them is the primary, which has everything.
  for (let turn = 0; turn < 4; turn += 1) expect(await brandsFound('Stillstand')).toEqual(['Stillstand']);
  expect(await reads('primary')).toBe(before.primary + 2);
  expect(await reads('replica')).toBe(before.replica + 2);
  await onReplica('select pg_wal_replay_resume()');
  await expect
    .poll(async () => {
      const primary = await reads('primary');
      await brandsFound('Stillstand');
      await brandsFound('Stillstand');
      return (await reads('primary')) - primary;
    })
    .toBe(0);
});

test('a replica that lags is not used until it has caught up', async () => {
  await onReplica('select pg_wal_replay_pause()');
  await run(`insert into setting (key, value) values ('lag_of_the_test', '1')`);
  const begunAt = performance.now();
  await expect.poll(isReady).toEqual({ status: 200, replicas: false });
  expect(performance.now() - begunAt).toBeGreaterThan(9000);
  const primary = await reads('primary');
  for (let turn = 0; turn < 4; turn += 1) await brandsFound('Stillstand');
  // The host of the primary is still read like a replica.
  expect(await reads('primary')).toBe(primary);
  await onReplica('select pg_wal_replay_resume()');
  await expect.poll(isReady).toEqual({ status: 200, replicas: true });
});

test('product rows are read from the replica while the primary is away', async () => {
  const paths = ['resistors', 'capacitors', 'diodes', 'NE555', '0805'].map(
    (text) => `/api/catalog/products?text=${text}`,
  );
  await database.killPrimary();
  for (const path of paths) expect((await visitor.get(path)).status, path).toBe(200);
  await pause(1000);
  await database.promote();
  await database.rebuild();
  await expect.poll(isReady).toEqual({ status: 200, replicas: true });
});

test('a change that the promoted replica lacks leaves pages and searches again', async () => {
  const { seo } = await plentiful(visitor);
  const shown = async (): Promise<string> => {
    const { status, json } = await visitor.get(`/api/catalog/products/${seo}`);
    return status === 200 ? JSON.stringify(json) : `status ${status}`;
  };
  // A visitor may not ask more often.
  const rarely = { interval: 1000 };
  const [before] = await run<{ ru: string }>(`select title->>'ru' as ru from product where seo = $1`, [seo]);
  await run('alter system reset synchronous_standby_names');
  await run('select pg_reload_conf()');
  await onReplica(`alter system set primary_conninfo = ''`);
  await onReplica('select pg_reload_conf()');
  await expect.poll(() => run('select from pg_stat_replication')).toEqual([]);
  const title = JSON.stringify({ ru: 'Потерянное имя', en: 'A lost name', tr: 'Kayıp ad' });
  await run('update product set title = $1 where seo = $2', [title, seo]);
  await expect.poll(shown, rarely).toContain('Потерянное имя');
  await database.killPrimary();
  await database.promote();
  await expect.poll(shown, rarely).toContain(before?.ru);
  await database.rebuild();
  await expect.poll(isReady).toEqual({ status: 200, replicas: true });
});

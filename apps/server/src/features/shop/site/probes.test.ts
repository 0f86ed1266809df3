import { runIn } from '@farad/database/connection/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildApp } from '#app.ts';
import { readConfig } from '#config/config.ts';
import { httpsEnvironment } from '#testing/environment.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const probe = async (path: string, more: Partial<TestShop['deps']> = {}) => {
  const { server } = await buildApp({ ...shop.deps, ...more });
  const answer = await server.inject({ url: `/api${path}` });
  await server.close();
  return [answer.statusCode, answer.json<Record<string, unknown>>()] as const;
};

it('health reports the end of the database server that this process runs', async () => {
  const running = await probe('/healthz', { embedded: { isRunning: () => true } });
  expect(running).toMatchObject([200, { status: 'ok' }]);
  const down = await probe('/healthz', { embedded: { isRunning: () => false } });
  expect(down).toMatchObject([503, { status: 'database_down' }]);
});

it('readiness needs free space on the disk of the data folder', async () => {
  expect(await probe('/readyz')).toMatchObject([200, { status: 'ready', disk: true }]);
  const config = readConfig({ ...httpsEnvironment, DATA_DIR: shop.deps.config.dataDir, DISK_FREE_MIN_MB: '999999999' });
  expect(await probe('/readyz', { config })).toMatchObject([503, { status: 'not_ready', database: true, disk: false }]);
});

it('readiness and metrics report a full disk of the database', async () => {
  const fresh = await openShop();
  const full = "do $$ begin raise exception 'no space' using errcode = '53100'; end $$";
  await expect(runIn(fresh.db, full)).rejects.toThrow('no space');
  const answer = await fresh.guest().get('/readyz');
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { disk: false, database: true }]);
  const { body } = await fresh.server.inject({ url: '/api/metrics' });
  expect(body).toMatch(/^farad_disk_room 0$/m);
  expect(body).toMatch(/^farad_disk_free_bytes [1-9]/m);
  await fresh.close();
});

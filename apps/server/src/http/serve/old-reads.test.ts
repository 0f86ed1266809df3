import { calls } from '@farad/contract/calls';
import { connect, type Connection } from '@farad/database/connection/connect';
import { openReplicas, type Replicas } from '@farad/database/connection/replicas/replicas';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { buildApp } from '#app.ts';
import { openBrowser, type Browser } from '#testing/browser.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { oldReads } from './old-reads.ts';

let shop: TestShop;
let connection: Connection;
let replicas: Replicas;
let server: TestShop['server'];
let staff: StaffBrowser;
let browser: Browser;

/** Stands in for a replica: connections to the same database that can only read. */
const readOnly = (url: string): string => `${url}?options=-c%20default_transaction_read_only%3Don`;

beforeAll(async () => {
  shop = await openShop();
  replicas = openReplicas({ url: readOnly(shop.url), primaryUrl: shop.url, everyMs: 50, onChange: () => undefined });
  connection = connect(shop.url, { readsReplicas: true });
  ({ server } = await buildApp({ ...shop.deps, db: connection.db, replicas }));
  staff = await signedInStaff(shop, 'administrator');
  browser = openBrowser(server, undefined, shop.deps.config.apiPrefix);
  for (const [name, value] of staff.cookies) browser.cookies.set(name, value);
  await vi.waitUntil(() => replicas.states()[0]?.isUsed);
});
afterAll(async () => {
  await server.close();
  await connection.close();
  await replicas.close();
  await shop.close();
});

const writtenTo = async (): Promise<number> => {
  const { rows } = await shop.pool.query<{ position: number }>(
    'select written_to as position from staff_session where staff_id = $1',
    [staff.staffId],
  );
  return rows[0]?.position ?? 0;
};
const setWrittenTo = (position: number) =>
  shop.pool.query('update staff_session set written_to = $1 where staff_id = $2', [position, staff.staffId]);

/** Returns how many reads a replica and the primary answered for `work`. */
async function readsOf(work: () => Promise<unknown>) {
  const before = { ...replicas.counts() };
  await work();
  const after = replicas.counts();
  return { replica: after.replica - before.replica, primary: after.primary - before.primary };
}

beforeEach(async () => {
  await setWrittenTo(0);
});

it.each([...oldReads].map(({ path }) => [path]))('%s is read from a replica and writes nothing', async (path) => {
  let status = 0;
  const reads = await readsOf(async () => {
    status = (await browser.get(path.endsWith('-file') ? `${path}?format=csv` : path)).statusCode;
  });
  expect({ status, ...reads }).toEqual({ status: 200, replica: 1, primary: 0 });
});

it('a call that shows one thing, and every call of customers, is read from the primary', async () => {
  const reads = await readsOf(async () => {
    await browser.get('/admin/me');
    await browser.get('/basket');
  });
  expect(reads).toEqual({ replica: 0, primary: 0 });
});

it('what staff wrote is read from a replica that has it, or from the primary', async () => {
  const added = await browser.post(calls.staffSignOut.path, {}, { 'sec-fetch-site': 'cross-site' });
  expect(added.statusCode).toBe(403);
  expect(await writtenTo()).toBe(0);
  const saved = await browser.post(calls.saveStaffMe.path, { name: 'Мария', locale: 'ru' });
  expect(saved.statusCode).toBe(200);
  const position = await writtenTo();
  expect(position).toBeGreaterThan(0);
  // The stand-in always has everything.
  expect(await readsOf(() => browser.get(calls.staffOrders.path))).toEqual({ replica: 1, primary: 0 });
  await setWrittenTo(position + 1e12);
  expect(await readsOf(() => browser.get(calls.staffOrders.path))).toEqual({ replica: 0, primary: 1 });
});

it('probes and metrics name the replica', async () => {
  const ready = await browser.get('/readyz');
  expect([ready.statusCode, ready.json()]).toMatchObject([200, { status: 'ready', replicas: true }]);
  expect((await shop.guest().get('/readyz')).json()).not.toHaveProperty('replicas');
  const { body } = await server.inject({ url: '/api/metrics' });
  expect(body).toMatch(/^farad_replica_used\{replica="127\.0\.0\.1:\d+"\} 1$/m);
  expect(body).toMatch(/^farad_replica_lag_seconds\{replica="127\.0\.0\.1:\d+"\} \d/m);
  expect(body).toMatch(/^farad_replica_reads\{from="replica"\} [1-9]/m);
});

it('a replica that is away leaves the shop ready, and the primary is read', async () => {
  const away = openReplicas({
    url: 'postgres://farad@127.0.0.1:1/farad',
    primaryUrl: shop.url,
    everyMs: 50,
    onChange: () => undefined,
  });
  const app = await buildApp({ ...shop.deps, db: connection.db, replicas: away });
  const other = openBrowser(app.server, undefined, shop.deps.config.apiPrefix);
  for (const [name, value] of staff.cookies) other.cookies.set(name, value);
  expect((await other.get(calls.staffOrders.path)).statusCode).toBe(200);
  expect(away.counts()).toEqual({ replica: 0, primary: 1 });
  expect((await other.get('/readyz')).json()).toMatchObject({ status: 'ready', replicas: false });
  expect((await app.server.inject({ url: '/api/metrics' })).body).toMatch(
    /^farad_replica_used\{replica="127\.0\.0\.1:1"\} 0$/m,
  );
  await app.server.close();
  await away.close();
});

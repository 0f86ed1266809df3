import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { migrate, readMigrations } from '@farad/database/connection/migrate';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '../testing/application.ts';
import { ledgerFaults, noFaults } from '../testing/ledger-faults.ts';
import type { Manifest } from './manifest.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';

/**
 * A backup that an earlier program wrote: file paths mapped to content in base64. It has migrations up to 0047 and rows
 * in nearly every table. Orders are in every state: paid, refunded, returned, in delivery, by company and by bank;
 * there are also imports and staff. So every later migration runs against rows, as in a real upgrade.
 */
const formerShop = new URL('../testing/former-shop.json.gz', import.meta.url);
const lastMigration = 47;
const config = { secretKey: '1'.repeat(64) };

let root: string;
let manifest: Manifest;
let shop: TestApplication;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'farad-former-'));
  const folder = join(root, 'backup');
  const files = JSON.parse(gunzipSync(await readFile(formerShop)).toString()) as Readonly<Record<string, string>>;
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), Buffer.from(content, 'base64'));
  }
  shop = await openApplication({
    fill: async (_, url) => {
      const dataDir = join(root, 'data');
      const place = { config: { ...config, dataDir }, folder, isWithoutKey: false, passphrase: null };
      const checked = await checkBackup(place);
      manifest = checked.manifest;
      // The restore compares rows and sums with the manifest before it migrates.
      await restoreBackup(checked, url, pino({ enabled: false }), () => undefined);
    },
  });
});
afterAll(async () => {
  await shop.close();
  await rm(root, { recursive: true });
});

const numberOf = async (query: string): Promise<number> =>
  (await shop.connection.pool.query<{ value: number }>(`select (${query})::integer as value`)).rows[0]?.value ?? -1;

it('is brought to this schema with all its rows', async () => {
  expect(manifest.database.migrations.at(-1)?.number).toBe(lastMigration);
  const later = (await readMigrations()).filter(({ number }) => number > lastMigration);
  expect(later.length).toBeGreaterThan(0);
  const { rows } = await shop.connection.pool.query<{ number: number }>('select number from schema_migration');
  expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(later.map(({ number }) => number)));
  expect(await migrate(shop.url)).toEqual([]);
  // The index deletes rows of product_change that are older than a day.
  const notKept = ['schema_migration', 'product_change'];
  const filled = manifest.database.tables.filter(({ name, rows: kept }) => kept > 0 && !notKept.includes(name));
  expect(filled.length).toBeGreaterThan(90);
  // The index stores in a setting up to where it deleted those rows.
  const rowsOf = (name: string) => (name === 'setting' ? `setting where key <> 'product_change_pruned'` : name);
  for (const { name, rows: kept } of filled)
    expect([name, await numberOf(`select count(*) from ${rowsOf(name)}`)]).toEqual([name, kept]);
});

it('its ledgers are right, and checks of newer migrations pass on old rows', async () => {
  expect(await ledgerQueries(shop.connection.db).differences()).toEqual([]);
  // Orders in delivery have no delivery promise any more, so the check of the lines' promises is skipped.
  const { lines: _, ...faults } = noFaults;
  expect(await ledgerFaults(shop.connection.pool)).toMatchObject(faults);
  // Since migration 0051 the database counts the orders of each account.
  expect(await numberOf('select sum(order_count) from account')).toBe(await numberOf('select count(*) from orders'));
});

it('the shop serves catalogue, product and basket', async () => {
  const listed = await shop.get('/catalog/products');
  expect(listed.statusCode, listed.body).toBe(200);
  const [first] = listed.json<{ products: { _id: string; seo: string; minQuantity: number }[] }>().products;
  expect((await shop.get(`/catalog/products/${first?.seo}`)).statusCode).toBe(200);
  const products = [{ product_id: first?._id, qty: first?.minQuantity }];
  expect((await shop.post('/basket/add', { products }, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
});

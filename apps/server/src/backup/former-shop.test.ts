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
 * A backup that an earlier program made of a shop in use: its folder by path, each file in base64. A row in nearly every
 * table that it had: orders in every state, paid, refunded, returned, on the way, by company and bank; imports, staff.
 * Migrations up to 0047 are in it, so every later one meets rows here, as it does in a shop that is upgraded.
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
      // Its rows and sums are compared with those of the backup before it is migrated.
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
  // The index drops changes of products that are older than a day.
  const notKept = ['schema_migration', 'product_change'];
  const filled = manifest.database.tables.filter(({ name, rows: kept }) => kept > 0 && !notKept.includes(name));
  expect(filled.length).toBeGreaterThan(90);
  // The index keeps in a setting how far it dropped them.
  const rowsOf = (name: string) => (name === 'setting' ? `setting where key <> 'product_change_pruned'` : name);
  for (const { name, rows: kept } of filled)
    expect([name, await numberOf(`select count(*) from ${rowsOf(name)}`)]).toEqual([name, kept]);
});

it('has ledgers that are right, and what is new is true of what was there', async () => {
  expect(await ledgerQueries(shop.connection.db).differences()).toEqual([]);
  // Nothing is promised any more for orders on their way, so of their lines no promise is asked.
  const { lines: _, ...faults } = noFaults;
  expect(await ledgerFaults(shop.connection.pool)).toMatchObject(faults);
  // 0051: how many orders somebody placed is counted by the database.
  expect(await numberOf('select sum(order_count) from account')).toBe(await numberOf('select count(*) from orders'));
});

it('serves: catalogue, product, basket', async () => {
  const listed = await shop.get('/catalog/products');
  expect(listed.statusCode, listed.body).toBe(200);
  const [first] = listed.json<{ products: { _id: string; seo: string; minQuantity: number }[] }>().products;
  expect((await shop.get(`/catalog/products/${first?.seo}`)).statusCode).toBe(200);
  const products = [{ product_id: first?._id, qty: first?.minQuantity }];
  expect((await shop.post('/basket/add', { products }, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
});

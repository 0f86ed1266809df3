import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { migrate, readMigrations } from '@farad/database/connection/migrate';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { TestApplication } from '../testing/application.ts';
import { lastFormerMigration, openFormerShop } from '../testing/former-shop.ts';
import { ledgerFaults, noFaults } from '../testing/ledger-faults.ts';
import type { Manifest } from './manifest.ts';

let shop: TestApplication;
let manifest: Manifest;
beforeAll(async () => {
  ({ shop, manifest } = await openFormerShop());
});
afterAll(() => shop.close());

const numberOf = async (query: string): Promise<number> =>
  (await shop.connection.pool.query<{ value: number }>(`select (${query})::integer as value`)).rows[0]?.value ?? -1;

it('a former shop is migrated to this schema with all its rows', async () => {
  expect(manifest.database.migrations.at(-1)?.number).toBe(lastFormerMigration);
  const later = (await readMigrations()).filter(({ number }) => number > lastFormerMigration);
  expect(later.length).toBeGreaterThan(0);
  const { rows } = await shop.connection.pool.query<{ number: number }>('select number from schema_migration');
  expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(later.map(({ number }) => number)));
  expect(await migrate(shop.url)).toEqual([]);
  // A job deletes rows of product_change that are older than a day.
  const notKept = ['schema_migration', 'product_change'];
  const filled = manifest.database.tables.filter(({ name, rows: kept }) => kept > 0 && !notKept.includes(name));
  expect(filled.length).toBeGreaterThan(90);
  // Two rows of `setting` may be new. The index writes one after it deletes old changes; migration 0099 writes the
  // other, which says that the shop is open.
  const rowsOf = (name: string) =>
    name === 'setting' ? `setting where key not in ('product_change_pruned', 'opening')` : name;
  for (const { name, rows: kept } of filled)
    expect([name, await numberOf(`select count(*) from ${rowsOf(name)}`)]).toEqual([name, kept]);
});

it('its ledgers are right, and checks of newer migrations pass on old rows', async () => {
  expect(await ledgerQueries(shop.connection.db).differences()).toEqual([]);
  // Delivery promises of lines are not checked, because old orders in delivery do not have them.
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

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { connect, type Connection } from '@farad/database/connection/connect';
import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { createTestDatabase } from '@farad/database/connection/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { MortalShop } from '../testing/processes/kill-lives.ts';
import { cardLife, invoiceLife, lapsingLife, openPeople, type Begun } from '../testing/processes/kill-scenes.ts';
import { openLiveBrowser, startLiveServer } from '../testing/processes/live-server.ts';
import { readManifest } from './manifest.ts';

const run = promisify(execFile);
const backups = 3;
/** Number of new orders between two backups, so that the backups differ. */
const ordersBetween = 4;

let shop: MortalShop;
let root: string;
beforeAll(async () => {
  [shop, root] = [await MortalShop.open([]), await mkdtemp(join(tmpdir(), 'farad-live-backup-'))];
  await shop.server();
}, 300_000);
afterAll(async () => {
  await shop.close();
  await rm(root, { recursive: true, force: true });
});

/** Runs `npm run backup` or `npm run restore` in its own process. */
async function command(name: 'backup' | 'restore', words: readonly string[], place: { url: string; dataDir: string }) {
  const { PATH = '', HOME = '' } = process.env;
  const file = new URL(`../commands/${name}.ts`, import.meta.url).pathname;
  const env = { PATH, HOME, DATABASE_URL: place.url, DATA_DIR: place.dataDir };
  return (await run(process.execPath, [file, ...words], { env })).stdout;
}

const orderCount = async (): Promise<number> =>
  (await shop.rows<{ count: number }>('select count(*)::integer as count from orders'))[0]?.count ?? 0;

/** Places orders until `load.isOver`: they are paid by card or bank, packed, handed over, returned, or expire. */
async function keepOrdering(load: { isOver: boolean }): Promise<Begun> {
  const begun: Begun = { card: [], invoice: [], lapsed: [] };
  const people = await openPeople(shop);
  // A buyer places one order after another. Two orders at the same time would share the buyer's basket.
  const ofBuyer = async (): Promise<void> => {
    while (!load.isOver) {
      await cardLife(shop, people, begun);
      await lapsingLife(shop, people, begun);
    }
  };
  const ofCompany = async (): Promise<void> => {
    while (!load.isOver) await invoiceLife(shop, people, begun);
  };
  await Promise.all([ofBuyer(), ofCompany()]);
  return begun;
}

interface Taken {
  readonly folder: string;
  /** Number of orders just before the backup began and just after it ended. */
  readonly orders: { readonly before: number; readonly after: number };
}

async function backUpUnderLoad(load: { isOver: boolean }): Promise<readonly Taken[]> {
  const taken: Taken[] = [];
  try {
    for (let wanted = ordersBetween; taken.length < backups; wanted = (await orderCount()) + ordersBetween) {
      await shop.until('more orders', 'select 1 from orders having count(*) >= $1', [wanted]);
      const folder = join(root, `backup-${taken.length}`);
      const before = await orderCount();
      await command('backup', [folder, '--with-secret-key'], shop);
      taken.push({ folder, orders: { before, after: await orderCount() } });
    }
    return taken;
  } finally {
    load.isOver = true;
  }
}

/** Tables whose rows never change, each with the column whose values are compared in both shops. */
const lasting = [
  ['orders', 'total_kopecks'],
  ['payment', 'amount_kopecks'],
  ['refund', 'amount_kopecks'],
  ['stock_movement', 'quantity'],
] as const;

async function compare(restored: Connection): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, sum] of lasting) {
    const { rows } = await restored.pool.query<{ id: string; sum: string }>(`select id, ${sum} as sum from ${table}`);
    const there = await shop.rows<{ id: string; sum: string }>(
      `select id, ${sum} as sum from ${table} where id = any($1::bigint[])`,
      [rows.map(({ id }) => id)],
    );
    const pairs = (list: readonly { id: string; sum: string }[]) => new Map(list.map((row) => [row.id, row.sum]));
    expect(pairs(rows)).toEqual(pairs(there));
    counts[table] = rows.length;
  }
  return counts;
}

test('backups of a running shop each show one moment and restore the sums of that moment', async () => {
  const load = { isOver: false };
  const [taken, begun] = await Promise.all([backUpUnderLoad(load), keepOrdering(load)]);
  expect(begun.card.length).toBeGreaterThan(0);
  for (const { folder, orders } of taken) {
    const elsewhere = await createTestDatabase();
    const place = { url: elsewhere.url, dataDir: `${folder}-restored` };
    const output = await command('restore', [folder], place);
    expect(output).not.toContain('its ledger says');
    const { sums } = (await readManifest(folder, null)).manifest.database;
    const restored = connect(elsewhere.url);
    expect(await ledgerQueries(restored.db).differences()).toEqual([]);
    const counts = await compare(restored);
    await restored.close();
    expect(String(counts['orders'])).toBe(sums['orders']);
    // The backup contains all orders that were placed before it began.
    expect(counts['orders']).toBeGreaterThanOrEqual(orders.before);
    expect(counts['orders']).toBeLessThanOrEqual(orders.after);
    if (folder === taken.at(-1)?.folder) await lookIntoRestored(place);
    await elsewhere.drop();
  }
  expect(taken.some(({ orders }) => orders.after > orders.before)).toBe(true);
});

/** Starts a shop on a restored backup and checks that it answers. */
async function lookIntoRestored({ url, dataDir }: { url: string; dataDir: string }): Promise<void> {
  const server = await startLiveServer(dataDir, { environment: { DATABASE_URL: url } });
  try {
    const answer = await openLiveBrowser(server.origin, '127.0.0.50').get('/api/catalog/products');
    expect(answer).toMatchObject({ status: 200, json: { products: expect.any(Array) as unknown } });
  } finally {
    expect(await server.stop()).toBe(0);
  }
}

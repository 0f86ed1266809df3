import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { connect } from '@farad/database/connection/connect';
import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { createTestDatabase } from '@farad/database/connection/test-database';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { add } from '../testing/calls/basket-calls.ts';
import { products } from '../testing/catalogue.ts';
import { ledgerFaults, noFaults } from '../testing/ledger-faults.ts';
import { orderOf, tryPlace } from '../testing/calls/order-calls.ts';
import { openShop, type TestShop } from '../testing/shop.ts';
import { backupName } from '../core/opening/known-backups.ts';
import { readManifest } from './manifest.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { removeOldBackups, writeBackup } from './write-backup.ts';

const silent = pino({ enabled: false });
const say = (): void => undefined;
const photo = `images/ab/${'ab'.repeat(16)}-640.webp`;
const buyers = 24;

let shop: TestShop;
let root: string;
let backup: string;
let answers: readonly number[];
let place: { readonly dataDir: string; readonly s3: null; readonly secretKey: string };

beforeAll(async () => {
  shop = await openShop();
  root = await mkdtemp(join(tmpdir(), 'farad-backup-'));
  place = { dataDir: join(root, 'data'), s3: null, secretKey: randomBytes(32).toString('hex') };
  await mkdir(join(place.dataDir, photo, '..'), { recursive: true });
  await writeFile(join(place.dataDir, photo), 'a photo');
  backup = join(root, backupName(new Date()));

  const ready = await Promise.all(
    Array.from({ length: buyers }, async () => {
      const customer = await shop.signedIn();
      return { customer, basket: await add(customer, [products.tiered, 100], [products.cheapest, 7]) };
    }),
  );
  const order = ({ customer, basket }: (typeof ready)[number]) => tryPlace(customer, orderOf(basket));
  await Promise.all(ready.slice(0, buyers / 2).map(order));
  const target = { config: place, url: shop.url, folder: backup, hasSecretKey: false, passphrase: null };
  const [, ...placed] = await Promise.all([writeBackup(target, say), ...ready.slice(buyers / 2).map(order)]);
  answers = placed.map(({ statusCode }) => statusCode);
});

afterAll(async () => {
  await shop.close();
  await rm(root, { recursive: true });
});

const broken = async (name: string, harm: (folder: string) => Promise<void>): Promise<string> => {
  const folder = join(root, name);
  await cp(backup, folder, { recursive: true });
  await harm(folder);
  return folder;
};

const check = (folder: string, over: Partial<typeof place> = {}, isWithoutKey = false) =>
  checkBackup({ config: { ...place, ...over }, folder, isWithoutKey, passphrase: null });

it('a backup taken while people order shows one moment and restores completely', async () => {
  const elsewhere = await createTestDatabase();
  const dataDir = join(root, 'elsewhere');
  try {
    const checked = await check(backup, { dataDir });
    const { sums } = checked.manifest.database;
    expect(answers).toEqual(answers.map(() => 201));
    expect(Number(sums['orders'])).toBeGreaterThanOrEqual(buyers / 2);
    expect(sums['orders, kopecks']).toBe(sums['lines of orders, kopecks']);
    await restoreBackup(checked, elsewhere.url, silent, say);

    expect(await readFile(join(dataDir, photo), 'utf8')).toBe('a photo');
    const connection = connect(elsewhere.url);
    expect(await ledgerQueries(connection.db).differences()).toEqual([]);
    expect(await ledgerFaults(connection.pool)).toEqual(noFaults);
    await connection.close();

    const again = join(root, 'again');
    const target = { config: place, url: elsewhere.url, folder: again, hasSecretKey: false, passphrase: null };
    await writeBackup(target, say);
    const { manifest: second } = await readManifest(again, null);
    expect(second.files).toEqual(checked.manifest.files);
    expect({ ...second.database, at: '' }).toEqual({ ...checked.manifest.database, at: '' });
  } finally {
    await elsewhere.drop();
  }
});

it('a restore is refused into a shop with data', async () => {
  const checked = await check(backup);
  await expect(restoreBackup(checked, shop.url, silent, say)).rejects.toThrow('shop_there');
});

it.each([
  ['a file that was cut', 'file_changed', 'database/orders.copy.gz'],
  ['a photo that was changed', 'file_changed', `files/${photo}`],
])('%s is named in the refusal, and nothing is changed', async (name, words, path) => {
  const folder = await broken(name, (at) => writeFile(join(at, path), 'x'));
  await expect(check(folder)).rejects.toThrow(words);
  await expect(check(folder)).rejects.toThrow(path);
});

it('a missing file, a missing manifest and one with a path outside are refused', async () => {
  const missing = await broken('missing', (at) => rm(join(at, 'database/account.copy.gz')));
  await expect(check(missing)).rejects.toThrow('file_missing {"path":"database/account.copy.gz"}');
  const unfinished = await broken('unfinished', (at) => rm(join(at, 'manifest.json')));
  await expect(check(unfinished)).rejects.toThrow('not_finished');
  const pointing = await broken('pointing', async (at) => {
    const { manifest } = await readManifest(at, null);
    const files = [{ ...manifest.files[0], path: '../../etc/passwd' }];
    await writeFile(join(at, 'manifest.json'), JSON.stringify({ ...manifest, files }));
  });
  await expect(check(pointing)).rejects.toThrow('files.0.path');
});

it('a backup of a newer program is refused with an explanation', async () => {
  const newer = await broken('newer', async (at) => {
    const { manifest } = await readManifest(at, null);
    const migrations = [...manifest.database.migrations, { number: 9999, name: '9999-x.sql', sha256: '0'.repeat(64) }];
    const database = { ...manifest.database, migrations };
    await writeFile(join(at, 'manifest.json'), JSON.stringify({ ...manifest, database }));
  });
  await expect(check(newer)).rejects.toThrow('newer than this program');
});

it('a restore needs the secret key of the backup, or the option to go on without it', async () => {
  const secretKey = randomBytes(32).toString('hex');
  await expect(check(backup, { secretKey })).rejects.toThrow('other_key');
  await expect(check(backup, { secretKey }, true)).resolves.toMatchObject({ place: { folder: backup } });
});

it('keeps the newest of the backups named by their time', async () => {
  const shelf = join(root, 'shelf');
  const names = [1, 2, 3].map((day) => backupName(new Date(Date.UTC(2026, 0, day))));
  for (const name of [...names, 'mine']) await mkdir(join(shelf, name), { recursive: true });
  expect(await removeOldBackups(shelf, 2)).toEqual(names.slice(0, 1));
  expect(await removeOldBackups(shelf, 2)).toEqual([]);
});

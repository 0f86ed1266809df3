import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { createTestDatabase } from '@farad/database/connection/test-database';
import { startS3Twin, type S3Twin } from '@farad/twins/s3/s3-twin';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { openFiles } from '../files/open-files.ts';
import { openShop, type TestShop } from '../testing/shop.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const silent = pino({ enabled: false });
const say = (): void => undefined;
const photo = `images/ab/${'ab'.repeat(16)}-640.webp`;
const list = 'imports/7/source.csv';
const account = { bucket: 'farad', region: 'eu-central-1', keyId: 'key', secret: 'secret' };
const secretKey = randomBytes(32).toString('hex');

let twin: S3Twin;
let shop: TestShop;
let root: string;
beforeAll(async () => {
  twin = await startS3Twin(account);
  shop = await openShop();
  root = await mkdtemp(join(tmpdir(), 'farad-bucket-backup-'));
});
afterAll(async () => {
  await shop.close();
  await twin.stop();
  await rm(root, { recursive: true });
});

const placeIn = (prefix: string, folder: string) => ({
  dataDir: join(root, folder),
  s3: { endpoint: twin.url, ...account, isPathStyle: true, prefix },
  secretKey,
});

const inBucket = async (place: ReturnType<typeof placeIn>, name: string): Promise<string | null> => {
  const opened = await openFiles(place).store.open(name);
  return opened === null ? null : text(opened.content);
};

async function backedUp(name: string, place: ReturnType<typeof placeIn>, passphrase: string | null = null) {
  const { store } = openFiles(place);
  await store.put(photo, Buffer.from('a photo'));
  await store.put(list, Buffer.from('mpn;price'));
  // Copies of files, the snapshot and what 1C sends are made again.
  await store.put('catalogue.index', Buffer.from('not saved'));
  await mkdir(join(place.dataDir, 'images'), { recursive: true });
  await writeFile(join(place.dataDir, 'images', 'left-behind.webp'), 'of the folder');
  const folder = join(root, `${name}-backup`);
  const manifest = await writeBackup({ config: place, url: shop.url, folder, hasSecretKey: false, passphrase }, say);
  return { folder, files: manifest.files.filter(({ path }) => path.startsWith('files/')).map(({ path }) => path) };
}

async function restored(
  config: Parameters<typeof checkBackup>[0]['config'],
  folder: string,
  passphrase: string | null,
) {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const checked = await checkBackup({ config, folder, isWithoutKey: false, passphrase });
  await restoreBackup(checked, database.url, silent, say);
}

it.each([
  ['plain', null],
  ['encrypted', 'a passphrase of twenty signs'],
])('a %s backup contains the files of the bucket and restores them into another one', async (name, passphrase) => {
  const { folder, files } = await backedUp(name, placeIn(`${name}/`, name), passphrase);
  const ending = passphrase === null ? '' : '.enc';
  expect(files.toSorted()).toEqual([`files/${photo}${ending}`, `files/${list}${ending}`]);
  const target = placeIn(`${name}-restored/`, `${name}-restored`);
  await restored(target, folder, passphrase);
  expect([await inBucket(target, photo), await inBucket(target, list)]).toEqual(['a photo', 'mpn;price']);
  expect(await inBucket(target, 'catalogue.index')).toBeNull();
});

it('a shop that leaves its bucket gets the files into its data folder', async () => {
  const { folder } = await backedUp('leaving', placeIn('leaving/', 'leaving'));
  const target = { ...placeIn('', 'left'), s3: null };
  await restored(target, folder, null);
  expect(await readFile(join(target.dataDir, photo), 'utf8')).toBe('a photo');
});

it('a backup ends with an error if the bucket does not answer, and is not taken for a complete one', async () => {
  const place = { ...placeIn('away/', 'away'), s3: { ...placeIn('', '').s3, endpoint: 'http://127.0.0.1:1' } };
  const folder = join(root, 'away-backup');
  const target = { config: place, url: shop.url, folder, hasSecretKey: false, passphrase: null };
  await expect(writeBackup(target, say)).rejects.toMatchObject({ trouble: 'unreachable' });
  await expect(checkBackup({ config: place, folder, isWithoutKey: false, passphrase: null })).rejects.toThrow(
    'not_finished',
  );
});

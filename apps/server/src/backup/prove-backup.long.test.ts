import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { add } from '../testing/calls/basket-calls.ts';
import { place as placeOrder } from '../testing/calls/order-calls.ts';
import { products } from '../testing/catalogue.ts';
import { openShop, type TestShop } from '../testing/shop.ts';
import { proveBackup } from './prove-backup.ts';
import { writeBackup } from './write-backup.ts';

const silent = pino({ enabled: false });
const say = (): void => undefined;
const passphrase = 'не угадать: correct horse battery';
const limitMs = 300_000;

let shop: TestShop;
let root: string;
let config: { readonly dataDir: string; readonly s3: null; readonly secretKey: string };

const write = async (name: string, encryptedBy: string | null): Promise<string> => {
  const folder = join(root, name);
  await writeBackup({ config, url: shop.url, folder, hasSecretKey: false, passphrase: encryptedBy }, say);
  return folder;
};
const prove = (folder: string, encryptedBy: string | null) =>
  proveBackup({ config, folder, passphrase: encryptedBy }, silent);

beforeAll(async () => {
  shop = await openShop();
  root = await mkdtemp(join(tmpdir(), 'farad-proof-'));
  config = { dataDir: join(root, 'data'), s3: null, secretKey: randomBytes(32).toString('hex') };
  await mkdir(join(config.dataDir, 'images'), { recursive: true });
  await writeFile(join(config.dataDir, 'images/photo.webp'), 'a photo');
  const customer = await shop.signedIn();
  await placeOrder(customer, await add(customer, [products.tiered, 10]));
}, limitMs);

afterAll(async () => {
  await shop.close();
  await rm(root, { recursive: true });
});

it(
  'an encrypted backup is proven by a restore beside the shop, which leaves nothing behind',
  async () => {
    const { manifest, differences } = await prove(await write('whole', passphrase), passphrase);
    expect(manifest.database.sums['orders']).toBe('1');
    expect(differences).toEqual([]);
    expect(await readdir(config.dataDir)).toEqual(['images']);
  },
  limitMs,
);

it(
  'a backup that lost rows is not proven, and the attempt leaves nothing behind',
  async () => {
    const folder = join(root, 'lost');
    await cp(await write('unharmed', null), folder, { recursive: true });
    const path = join(folder, 'manifest.json');
    const manifest = await readFile(path, 'utf8');
    expect(manifest).toMatch(/"rows": 1\b/);
    await writeFile(path, manifest.replaceAll(/"rows": 1\b/g, '"rows": 2'));
    await expect(prove(folder, null)).rejects.toThrow(/other_rows .*"expected":"2","found":"1"/);
    expect(await readdir(config.dataDir)).toEqual(['images']);
  },
  limitMs,
);

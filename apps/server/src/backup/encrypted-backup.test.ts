import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { createTestDatabase } from '@farad/database/connection/test-database';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { add } from '../testing/calls/basket-calls.ts';
import { products } from '../testing/catalogue.ts';
import { place as placeOrder } from '../testing/calls/order-calls.ts';
import { openShop, type TestShop } from '../testing/shop.ts';
import { readPassphrase } from './backup-cipher.ts';
import { readManifest } from './manifest.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const silent = pino({ enabled: false });
const say = (): void => undefined;
const passphrase = 'не угадать: correct horse battery';
const photo = `images/ab/${'ab'.repeat(16)}-640.webp`;
/** Larger than one chunk of a file stream. */
const photoBytes = Buffer.alloc(300_000, 'a photo of nobody ');
const canary = 'Канарейкина';

let shop: TestShop;
let root: string;
let backup: string;
let config: { readonly dataDir: string; readonly s3: null; readonly secretKey: string };

beforeAll(async () => {
  shop = await openShop();
  root = await mkdtemp(join(tmpdir(), 'farad-encrypted-'));
  config = { dataDir: join(root, 'data'), s3: null, secretKey: randomBytes(32).toString('hex') };
  await mkdir(join(config.dataDir, photo, '..'), { recursive: true });
  await writeFile(join(config.dataDir, photo), photoBytes);
  await writeFile(join(config.dataDir, 'images/empty'), '');
  const customer = await shop.signedIn({ name: canary });
  await placeOrder(customer, await add(customer, [products.tiered, 10]));
  backup = join(root, 'backup');
  await writeBackup({ config, url: shop.url, folder: backup, hasSecretKey: true, passphrase }, say);
});

afterAll(async () => {
  await shop.close();
  await rm(root, { recursive: true });
});

const filesOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const check = (folder: string, given: string | null, dataDir = join(root, 'nowhere')) =>
  checkBackup({ config: { ...config, dataDir }, folder, isWithoutKey: false, passphrase: given });

const copyOf = async (name: string, harm: (folder: string) => Promise<void>): Promise<string> => {
  const folder = join(root, name);
  await cp(backup, folder, { recursive: true });
  await harm(folder);
  return folder;
};

async function flipByte(file: string, at: number): Promise<void> {
  const bytes = await readFile(file);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

it('every file is encrypted: no personal data, sums or keys are readable', async () => {
  const files = await filesOf(backup);
  expect(files.filter((file) => !/\.(enc|hmac)$/.test(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const bytes = await readFile(file);
    for (const words of [canary, 'kopecks', config.secretKey, 'a photo'])
      expect(bytes.includes(words), file).toBe(false);
    expect(() => gunzipSync(bytes), file).toThrow('incorrect header');
  }
});

it('restores completely with its passphrase, including the secret key', async () => {
  const elsewhere = await createTestDatabase();
  const dataDir = join(root, 'elsewhere');
  try {
    const keyless = { dataDir, s3: null, secretKey: null };
    const checked = await checkBackup({ config: keyless, folder: backup, isWithoutKey: false, passphrase });
    await restoreBackup(checked, elsewhere.url, silent, say);
    expect(await readFile(join(dataDir, photo))).toEqual(photoBytes);
    expect(await readFile(join(dataDir, 'images/empty'), 'utf8')).toBe('');
    expect((await readFile(join(dataDir, 'secret.key'), 'utf8')).trim()).toBe(config.secretKey);
    const again = join(root, 'again');
    const target = { config, url: elsewhere.url, folder: again, hasSecretKey: false, passphrase: null };
    const second = await writeBackup(target, say);
    expect({ ...second.database, at: '' }).toEqual({ ...checked.manifest.database, at: '' });
  } finally {
    await elsewhere.drop();
  }
});

it.each([
  ['another passphrase', `${passphrase}!`, 'other_passphrase'],
  ['no passphrase', null, 'encrypted {'],
])('%s is named in the refusal, and nothing is written', async (_, given, words) => {
  await expect(check(backup, given)).rejects.toThrow(words);
  await expect(readdir(join(root, 'nowhere'))).rejects.toThrow('ENOENT');
});

it.each([
  ['a table', 'database/orders.copy.gz.enc', 'file_changed {"path":"database/orders.copy.gz.enc"}'],
  ['a photo', `files/${photo}.enc`, 'file_changed'],
  ['the manifest', 'manifest.json.enc', 'file_changed {"path":"manifest.json"}'],
  ['the proof of the manifest', 'manifest.json.hmac', 'file_changed {"path":"manifest.json"}'],
  ['the key', 'key.enc', 'other_passphrase'],
])('%s with one flipped bit is refused', async (name, path, words) => {
  const folder = await copyOf(name, (at) => flipByte(join(at, path), 20));
  await expect(check(folder, passphrase)).rejects.toThrow(words);
});

it('a manifest from another backup, or one removed with its key, is refused', async () => {
  const other = join(root, 'other');
  await writeBackup({ config, url: shop.url, folder: other, hasSecretKey: false, passphrase }, say);
  const mixed = await copyOf('mixed', async (at) => {
    for (const name of ['manifest.json.enc', 'manifest.json.hmac']) await cp(join(other, name), join(at, name));
  });
  await expect(check(mixed, passphrase)).rejects.toThrow('file_changed {"path":"manifest.json"}');
  const plain = join(root, 'plain');
  await writeBackup({ config, url: shop.url, folder: plain, hasSecretKey: false, passphrase: null }, say);
  await expect(check(plain, passphrase)).rejects.toThrow('not_encrypted');
  const keyless = await copyOf('keyless', (at) => rm(join(at, 'key.enc')));
  await expect(check(keyless, passphrase)).rejects.toThrow('not_finished');
});

const hasOpenssl = ((): boolean => {
  try {
    execFileSync('openssl', ['version']);
    return true;
  } catch {
    return false;
  }
})();

it.skipIf(!hasOpenssl)('can be opened by openssl alone, as the guide says', async () => {
  const [passphraseFile, key] = [join(root, 'passphrase'), join(root, 'key')];
  await writeFile(passphraseFile, `${passphrase}\n`);
  const enc = ['enc', '-d', '-aes-256-cbc', '-md', 'sha256', '-pbkdf2'];
  const open = (file: string, pass: string, iterations: number): Buffer =>
    execFileSync('openssl', [...enc, '-iter', String(iterations), '-pass', `file:${pass}`, '-in', join(backup, file)], {
      maxBuffer: 2 ** 26,
    });
  await writeFile(key, open('key.enc', passphraseFile, 600_000));
  expect(open(`files/${photo}.enc`, key, 1)).toEqual(photoBytes);
  expect(gunzipSync(open('database/account.copy.gz.enc', key, 1)).toString()).toContain(canary);
  expect(JSON.parse(open('manifest.json.enc', key, 1).toString())).toEqual(
    (await readManifest(backup, passphrase)).manifest,
  );
  const proof = (await readFile(key, 'utf8')).split('\n')[1] ?? '';
  const mac = ['dgst', '-sha256', '-mac', 'HMAC', '-macopt', `hexkey:${proof}`, join(backup, 'manifest.json.enc')];
  const output = execFileSync('openssl', mac).toString();
  expect(output.trim().split(' ').at(-1)).toBe((await readFile(join(backup, 'manifest.json.hmac'), 'utf8')).trim());
});

it('a short passphrase or a missing passphrase file is refused before anything is done', async () => {
  expect(await readPassphrase(null)).toBeNull();
  const file = join(root, 'short');
  await writeFile(file, 'too short\n');
  await expect(readPassphrase(file)).rejects.toThrow('BACKUP_PASSPHRASE_FILE: the first line of');
  await expect(readPassphrase(join(root, 'missing'))).rejects.toThrow(
    'BACKUP_PASSPHRASE_FILE: the file cannot be read',
  );
  await writeFile(file, `${passphrase}\r\nanother line`);
  expect(await readPassphrase(file)).toBe(passphrase);
});

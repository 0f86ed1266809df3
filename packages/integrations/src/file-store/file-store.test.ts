import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';

import { startS3Twin, type S3Twin } from '@farad/twins/s3/s3-twin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createFolderStore, createS3Store, FileStoreError, type FileStorePort, type S3Settings } from './index.ts';
import { urlOf } from './s3/s3-request.ts';
import { storeContract } from './test-store-contract.ts';

const account = { bucket: 'farad', region: 'ru-central1', keyId: 'key-of-the-shop', secret: 'a secret / with + signs' };
const patience = { silenceMs: 20_000, triesMax: 3, pauseMs: 5 };
/** For answers that never come. */
const hasty = { ...patience, silenceMs: 1000 };

let folder: string;
let twin: S3Twin;
const settings = (change: Partial<S3Settings> = {}): S3Settings => ({
  ...account,
  endpoint: twin.url,
  isPathStyle: true,
  prefix: 'shop/',
  ...change,
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-store-'));
  twin = await startS3Twin(account);
});
afterAll(async () => {
  await twin.stop();
  await rm(folder, { recursive: true, force: true });
});

storeContract('a folder', async () => createFolderStore(join(folder, 'files')));
storeContract('a bucket of the twin', async () => createS3Store(settings()));

describe('a bucket', () => {
  let store: FileStorePort;
  beforeEach(() => {
    twin.requests.length = 0;
    store = createS3Store(settings(), patience);
  });
  const trouble = async (work: Promise<unknown>): Promise<string> => {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    return error instanceof FileStoreError ? error.trouble : String(error);
  };

  it('gets content types, and only names with the prefix', async () => {
    await store.put('images/ab/two.avif', Buffer.from('x'));
    await store.put('imports/1/problems.jsonl', Buffer.from('x'));
    await store.put('imports/1/source', Buffer.from('x'));
    const types = [...twin.bucket.objects].map(([key, { type }]) => [key, type]);
    expect(Object.fromEntries(types)).toMatchObject({
      'shop/images/ab/two.avif': 'image/avif',
      'shop/imports/1/problems.jsonl': 'application/x-ndjson',
      'shop/imports/1/source': 'application/octet-stream',
    });
    expect([...twin.bucket.objects.keys()].every((key) => key.startsWith('shop/'))).toBe(true);
  });

  it('with more than a thousand objects is listed completely', async () => {
    for (let at = 0; at < 1205; at += 1) twin.bucket.put(`shop/many/${at}`, Buffer.from('x'), 'text/plain');
    const names = new Set<string>();
    for await (const { name } of store.list('many/')) names.add(name);
    expect(names.size).toBe(1205);
    await store.removeBelow('many/');
    expect([...twin.bucket.objects.keys()].filter((key) => key.startsWith('shop/many/'))).toEqual([]);
  });

  it('repeats what failed in passing', async () => {
    twin.fail('SlowDown', 'InternalError');
    await store.put('again', Buffer.from('x'));
    expect(twin.requests.filter((line) => line === 'PUT /farad/shop/again')).toHaveLength(3);
    twin.fail('silent');
    expect(await createS3Store(settings(), hasty).stat('again')).toMatchObject({ size: 1 });
  });

  it('gives up after several tries, and says so', async () => {
    twin.fail('SlowDown', 'SlowDown', 'SlowDown');
    const error = await store.put('again', Buffer.from('x')).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: 'FARAD_FILES',
      trouble: 'unreachable',
      message: 'file store: PUT: 503 SlowDown Please reduce your request rate.',
    });
    twin.fail('silent', 'silent', 'silent');
    expect(await trouble(createS3Store(settings(), hasty).stat('again'))).toBe('unreachable');
  });

  it('continues a download that breaks off', async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
    twin.bucket.put('shop/downloads/a', content, 'text/plain');
    const file = await store.open('downloads/a');
    twin.fail('broken', 'broken');
    expect((await buffer(file!.content)).equals(content)).toBe(true);
    expect(twin.requests.filter((line) => line === 'GET /farad/shop/downloads/a')).toHaveLength(3);
  });

  it('never mixes two contents of a file', async () => {
    twin.bucket.put('shop/downloads/b', Buffer.alloc(300_000, 'a'), 'text/plain');
    const file = await store.open('downloads/b');
    twin.bucket.put('shop/downloads/b', Buffer.alloc(300_000, 'b'), 'text/plain');
    await expect(text(file!.content)).rejects.toThrow('412 PreconditionFailed');
  });

  it('leaves no unfinished upload behind', async () => {
    async function* breaking(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(9 * 1024 ** 2);
      throw new Error('the sender left');
    }
    await expect(store.put('broken', breaking())).rejects.toThrow('the sender left');
    expect(twin.bucket.uploads.size).toBe(0);
  });

  it('names what is wrong', async () => {
    expect(await trouble(createS3Store(settings({ keyId: 'unknown' }), patience).stat('a'))).toBe('key');
    expect(await trouble(createS3Store(settings({ secret: 'wrong' }), patience).stat('a'))).toBe('key');
    expect(await trouble(createS3Store(settings({ bucket: 'other' }), patience).stat('a'))).toBe('no_bucket');
    expect(await trouble(createS3Store(settings({ region: 'us-east-1' }), patience).stat('a'))).toBe('address');
    const nowhere = createS3Store(settings({ endpoint: 'http://127.0.0.1:9' }), patience);
    expect(await trouble(nowhere.stat('a'))).toBe('unreachable');
    twin.fail('AccessDenied');
    expect(await trouble(store.put('a', Buffer.from('x')))).toBe('forbidden');
    const late = await startS3Twin(account, () => new Date(Date.now() + 3_600_000));
    expect(await trouble(createS3Store(settings({ endpoint: late.url }), patience).stat('a'))).toBe('clock');
    await late.stop();
  });

  it('a message of an error has no secret', async () => {
    const error = await createS3Store(settings({ secret: 'wrong-secret' }), patience)
      .stat('a')
      .catch((reason: unknown) => reason);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('wrong-secret');
  });

  it('has its name in the path, or in the host', () => {
    const request = { method: 'GET', key: 'a b/ö+1', query: { prefix: 'x y+z' } } as const;
    expect(urlOf(settings({ endpoint: 'https://s3.example/base/' }), request).href).toBe(
      'https://s3.example/base/farad/shop/a%20b/%C3%B6%2B1?prefix=x%20y%2Bz',
    );
    expect(urlOf(settings({ endpoint: 'https://s3.example', isPathStyle: false }), request).href).toBe(
      'https://farad.s3.example/shop/a%20b/%C3%B6%2B1?prefix=x%20y%2Bz',
    );
  });
});

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { createFolderStore, createS3Store, FileStoreError, type FileStorePort } from '@farad/integrations/file-store';
import { startS3Twin, type S3Twin } from '@farad/twins/s3/s3-twin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checkStore } from './check-store.ts';
import { localCopies } from './local-copies.ts';
import { compareFolder, copyFolder, removeMoved } from './move-files.ts';

const account = { bucket: 'farad', region: 'eu-central-1', keyId: 'key', secret: 'secret' };
let folder: string;
let twin: S3Twin;
let here: FileStorePort;
let there: FileStorePort;
const s3 = () => ({ ...account, endpoint: twin.url, isPathStyle: true, prefix: 'shop/' });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-move-'));
  twin = await startS3Twin(account);
  here = createFolderStore(join(folder, 'data'));
  there = createS3Store(s3(), { silenceMs: 20_000, triesMax: 1, pauseMs: 1 });
});
afterAll(async () => {
  await twin.stop();
  await rm(folder, { recursive: true, force: true });
});

const contentOf = async (store: FileStorePort, name: string): Promise<string | null> => {
  const file = await store.open(name);
  return file === null ? null : text(file.content);
};

describe('moving files', () => {
  it('goes on after a failure, compares both sides and removes what arrived', async () => {
    for (let at = 0; at < 20; at += 1) await here.put(`images/${at}/a.webp`, Buffer.from(`photo ${at}`));
    await here.put('imports/fetch-1/source', Buffer.from('being fetched'));
    twin.fail('AccessDenied');
    await expect(copyFolder(here, there, 'images/')).rejects.toThrow('AccessDenied');
    for (let at = 0; at < 4; at += 1) await there.put(`images/${at}/a.webp`, Buffer.from(`photo ${at}`));
    await there.put('images/5/a.webp', Buffer.from('half'));
    expect((await compareFolder(here, there, 'images/')).different).toContain('images/5/a.webp');
    expect(await removeMoved(here, there, 'images/')).toBe(4);
    for (let at = 0; at < 4; at += 1) await here.put(`images/${at}/a.webp`, Buffer.from(`photo ${at}`));
    const steps: number[] = [];
    const bytes = 10 * 7 + 10 * 8;
    const copied = await copyFolder(here, there, 'images/', (done) => void steps.push(done));
    expect(copied).toEqual({ files: 20, bytes, copied: 16 });
    expect(steps).toHaveLength(16);
    expect(await compareFolder(here, there, 'images/')).toEqual({ files: 20, bytes, different: [] });
    expect(await copyFolder(here, there, 'imports/')).toEqual({ files: 0, bytes: 0, copied: 0 });
    expect(await removeMoved(here, there, 'images/')).toBe(20);
    expect(await here.stat('images/7/a.webp')).toBeNull();
    expect(await contentOf(there, 'images/7/a.webp')).toBe('photo 7');
  });

  it('joins the pieces of a file on the way back', async () => {
    await there.append('exchange/1/run-1', 0, Buffer.from('one '));
    await there.append('exchange/1/run-1', 4, Buffer.from('two'));
    expect(await copyFolder(there, here, 'exchange/')).toEqual({ files: 1, bytes: 7, copied: 1 });
    expect(await readFile(join(folder, 'data/exchange/1/run-1'), 'utf8')).toBe('one two');
    expect(await removeMoved(there, here, 'exchange/')).toBe(1);
    expect(await there.stat('exchange/1/run-1')).toBeNull();
  });
});

describe('copies on this machine', () => {
  it('are used while they are trusted or equal, and are deleted after days without use', async () => {
    let nowMs = Date.now();
    const copies = localCopies({ store: there, folder: join(folder, 'copies'), now: () => nowMs });
    await there.put('images/x', Buffer.from('first'));
    const path = (await copies.bring('images/x')) ?? '';
    const asked = twin.requests.length;
    expect(await copies.bring('images/x', { trustedMs: 60_000 })).toBe(path);
    expect(twin.requests.length).toBe(asked);
    await there.put('images/x', Buffer.from('another'));
    nowMs += 61_000;
    expect(await copies.bring('images/x', { trustedMs: 60_000 })).toBe(path);
    expect(await readFile(path, 'utf8')).toBe('another');
    nowMs += 61_000;
    twin.fail('InternalError');
    expect(await copies.bring('images/x', { trustedMs: 60_000 })).toBe(path);
    twin.fail('InternalError');
    await expect(copies.bring('images/x')).rejects.toBeInstanceOf(FileStoreError);
    nowMs += 2 * 86_400_000;
    await copies.sweep();
    expect(existsSync(path)).toBe(true);
    nowMs += 2 * 86_400_000;
    await copies.sweep();
    expect(existsSync(path)).toBe(false);
  });

  it('have room for some bytes: the least used go first', async () => {
    let nowMs = Date.now();
    const copies = localCopies({ store: there, folder: join(folder, 'few'), bytesMax: 10, now: () => nowMs });
    const paths: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      await there.put(`few/${name}`, Buffer.from('12345'));
      paths.push((await copies.bring(`few/${name}`)) ?? '');
      nowMs += 60_000;
    }
    nowMs += 2 * 3_600_000;
    const [first = '', second = ''] = paths;
    await utimes(second, new Date(nowMs - 4 * 3_600_000), new Date());
    await copies.sweep();
    expect(paths.map((path) => existsSync(path))).toEqual([true, false, true]);
    expect(first).not.toBe(second);
  });
});

it('the check before opening names what is wrong with the bucket', async () => {
  const place = { dataDir: folder, s3: s3() };
  expect(await checkStore({ ...place, s3: null })).toBe('folder');
  expect(await checkStore(place)).toBe('works');
  expect([...twin.bucket.objects.keys()].filter((key) => key.includes('checks/'))).toEqual([]);
  expect(await checkStore({ ...place, s3: { ...s3(), secret: 'wrong' } })).toBe('key');
  expect(await checkStore({ ...place, s3: { ...s3(), bucket: 'other' } })).toBe('no_bucket');
});

import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { FileStorePort, StoredFile } from './port.ts';

const mebibyte = 1024 ** 2;
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function read(store: FileStorePort, name: string, first?: number, last = Infinity): Promise<Buffer | null> {
  const file = await store.open(name, first === undefined ? undefined : { first, last });
  return file === null ? null : buffer(file.content);
}

async function listed(store: FileStorePort, prefix: string): Promise<readonly (readonly [string, number])[]> {
  const found: StoredFile[] = [];
  for await (const file of store.list(prefix)) found.push(file);
  return found.map(({ name, size }) => [name, size] as const).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** What every store of files must do. `open` returns an empty one. */
export function storeContract(title: string, open: () => Promise<FileStorePort>): void {
  describe(`files in ${title}`, () => {
    let store: FileStorePort;
    let scratch: string;
    beforeAll(async () => {
      store = await open();
      scratch = await mkdtemp(join(tmpdir(), 'farad-store-'));
    });
    afterAll(() => rm(scratch, { recursive: true, force: true }));

    it('returns what was stored, whole and in parts', async () => {
      const bytes = randomBytes(100_000);
      await store.put('images/ab/one.webp', bytes);
      expect(await store.stat('images/ab/one.webp')).toMatchObject({ name: 'images/ab/one.webp', size: 100_000 });
      expect(await read(store, 'images/ab/one.webp')).toEqual(bytes);
      expect(await read(store, 'images/ab/one.webp', 0, 9)).toEqual(bytes.subarray(0, 10));
      expect(await read(store, 'images/ab/one.webp', 99_990, 200_000)).toEqual(bytes.subarray(99_990));
      expect(await read(store, 'images/ab/one.webp', 100_000, 100_010)).toEqual(Buffer.alloc(0));
      const part = await store.open('images/ab/one.webp', { first: 1, last: 2 });
      expect(part?.size).toBe(100_000);
      part?.content.destroy();
    });

    it('a time of change is that of the last one, within seconds', async () => {
      const begun = Date.now();
      await store.put('times/a', Buffer.from('a'));
      const at = (await store.stat('times/a'))?.changedAt.getTime() ?? 0;
      expect(Math.abs(at - begun)).toBeLessThan(60_000);
    });

    it('a file that was not stored, or was removed, is null', async () => {
      await store.put('gone/a', Buffer.from('a'));
      await store.remove('gone/a');
      await store.remove('gone/a');
      for (const name of ['gone/a', 'gone', 'nowhere/at/all']) {
        expect(await store.stat(name)).toBeNull();
        expect(await store.open(name)).toBeNull();
      }
    });

    it('replaces a file as a whole', async () => {
      await store.put('twice', Buffer.from('a long first content'));
      await store.put('twice', Buffer.from('short'));
      expect((await read(store, 'twice'))?.toString()).toBe('short');
    });

    it('an empty file is a file', async () => {
      await store.put('empty', Buffer.alloc(0));
      expect(await store.stat('empty')).toMatchObject({ size: 0 });
      expect(await read(store, 'empty')).toEqual(Buffer.alloc(0));
    });

    it('takes a stream of any length', async () => {
      for (const size of [0, 1, 8 * mebibyte - 1, 8 * mebibyte, 8 * mebibyte + 1, 20 * mebibyte + 7]) {
        const bytes = randomBytes(size);
        await store.put('streams/large', inChunks(bytes, 700_001));
        const back = await read(store, 'streams/large');
        expect([size, back === null ? null : sha256(back)]).toEqual([size, sha256(bytes)]);
      }
    }, 300_000);

    it('a stream that breaks off leaves the file as it was', async () => {
      await store.put('broken/a', Buffer.from('before'));
      async function* breaking(): AsyncGenerator<Uint8Array> {
        yield randomBytes(9 * mebibyte);
        throw new Error('the sender left');
      }
      await expect(store.put('broken/a', breaking())).rejects.toThrow('the sender left');
      expect((await read(store, 'broken/a'))?.toString()).toBe('before');
      expect(await listed(store, 'broken/')).toEqual([['broken/a', 6]]);
    });

    it('takes a file of this machine, which is gone then', async () => {
      const path = join(scratch, 'source');
      const bytes = randomBytes(9 * mebibyte);
      await writeFile(path, bytes);
      await store.take('imports/3/source', path);
      expect(existsSync(path)).toBe(false);
      expect(sha256((await read(store, 'imports/3/source')) ?? Buffer.alloc(0))).toBe(sha256(bytes));
    });

    it('a file that came in pieces is one file', async () => {
      const bytes = randomBytes(2_500_000);
      for (let at = 0; at < bytes.length; at += 1_000_000)
        await store.append('imports/7/source', at, bytes.subarray(at, at + 1_000_000));
      // A repeated piece, because its answer was lost.
      await store.append('imports/7/source', 1_000_000, bytes.subarray(1_000_000, 2_000_000));
      await store.append('imports/70/source', 0, Buffer.from('another'));
      expect(await store.stat('imports/7/source')).toMatchObject({ size: 2_500_000 });
      expect(sha256((await read(store, 'imports/7/source')) ?? Buffer.alloc(0))).toBe(sha256(bytes));
      expect(await read(store, 'imports/7/source', 999_990, 2_000_009)).toEqual(bytes.subarray(999_990, 2_000_010));
      expect(await listed(store, 'imports/7/')).toEqual([['imports/7/source', 2_500_000]]);
      await store.append('imports/7/source', 2_500_000, Buffer.from('end'));
      expect((await read(store, 'imports/7/source', 2_499_999, 2_500_010))?.subarray(1).toString()).toBe('end');
      await store.remove('imports/7/source');
      expect(await store.stat('imports/7/source')).toBeNull();
      expect(await listed(store, 'imports/7/')).toEqual([]);
    });

    it('a piece may follow a file that was stored whole', async () => {
      await store.put('exchange/1/run-1', Buffer.from('whole '));
      await store.append('exchange/1/run-1', 6, Buffer.from('and more'));
      await store.put('exchange/1/run-10', Buffer.from('x'));
      expect((await read(store, 'exchange/1/run-1'))?.toString()).toBe('whole and more');
      expect(await listed(store, 'exchange/1/')).toEqual([
        ['exchange/1/run-1', 14],
        ['exchange/1/run-10', 1],
      ]);
      await store.put('exchange/1/run-1', Buffer.from('new'));
      expect((await read(store, 'exchange/1/run-1'))?.toString()).toBe('new');
    });

    it('names have letters of any script, spaces and signs', async () => {
      const names = ['Фото резистора.jpg', 'a+b & c.jpg', "it's (50%) #1!*~.png", 'a=b?c.gif', 'ширина ö.jpg'];
      for (const name of names) await store.put(`signs/${name}`, Buffer.from(name));
      for (const name of names) expect((await read(store, `signs/${name}`))?.toString()).toBe(name);
      expect((await listed(store, 'signs/')).map(([name]) => name.slice(6)).toSorted()).toEqual(names.toSorted());
    });

    it.each(['', '/a', 'a//b', '../a', 'a/../b', 'a/.', 'a\\b', 'a\nb'])('the name %j is refused', async (name) => {
      await expect((async () => store.put(name, Buffer.from('a')))()).rejects.toThrow('name of a stored file');
      await expect((async () => store.stat(name))()).rejects.toThrow('name of a stored file');
    });

    it('lists and removes the files of a folder', async () => {
      for (const name of ['9/a', '9/b/c', '90/d']) await store.put(`below/${name}`, Buffer.from(name));
      expect(await listed(store, 'below/9/')).toEqual([
        ['below/9/a', 3],
        ['below/9/b/c', 5],
      ]);
      await store.removeBelow('below/9/');
      expect(await listed(store, 'below/')).toEqual([['below/90/d', 4]]);
      await store.removeBelow('below/9/');
      expect(await listed(store, 'nowhere/')).toEqual([]);
    });
  });
}

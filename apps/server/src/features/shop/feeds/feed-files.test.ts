import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { unpacked } from './feed-files.ts';

describe('a feed as text', () => {
  it('equals the compressed text', async () => {
    expect(await text(unpacked(Readable.from([gzipSync('<a/>')])))).toBe('<a/>');
  });

  it('fails its reader, not the process, if the file is unreadable', async () => {
    await expect(text(unpacked(createReadStream('/nowhere/feed.gz')))).rejects.toThrow('ENOENT');
    await expect(text(unpacked(Readable.from(['no gzip'])))).rejects.toThrow('incorrect header');
  });

  it('closes the file when its reader leaves', async () => {
    const file = Readable.from([gzipSync(randomBytes(100_000)), new Promise<never>(() => undefined)]);
    const stream = unpacked(file);
    await once(stream, 'readable');
    expect(file.destroyed).toBe(false);
    stream.destroy();
    await expect.poll(() => file.destroyed).toBe(true);
  });
});

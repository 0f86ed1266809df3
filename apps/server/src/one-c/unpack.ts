import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat, writeFile } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';

import { exchangeLimits, isExchangeFileName } from '@farad/domain/one-c';
import { BrokenOneCFile } from '@farad/importers/commerceml/broken-one-c-file';

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const endSize = 22;
const commentMax = 65_535;
const [endSign, entrySign, headSign] = [0x06054b50, 0x02014b50, 0x04034b50];

const damaged = (cause?: unknown): BrokenOneCFile => new BrokenOneCFile('damaged_zip', null, cause);

async function readAt(path: string, from: number, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    if (bytesRead < length) throw damaged();
    return buffer;
  } finally {
    await file.close();
  }
}

function* entriesOf(contents: Buffer, count: number): Generator<Entry> {
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > contents.length || contents.readUInt32LE(at) !== entrySign) throw damaged();
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => contents.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const isEncrypted = (contents.readUInt16LE(at + 8) & 1) !== 0;
    const method = contents.readUInt16LE(at + 10);
    if (isEncrypted || (method !== 0 && method !== 8)) throw damaged();
    yield {
      // Archives made in Windows separate folders with a backslash.
      name: contents.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/'),
      method,
      checksum: contents.readUInt32LE(at + 16),
      packed: contents.readUInt32LE(at + 20),
      size: contents.readUInt32LE(at + 24),
      offset: contents.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + extra + comment;
  }
}

/**
 * Returns the list of files in an archive. Fails if a file is an archive or has a name that 1C may not send. Fails too
 * if the limits of number and size are exceeded.
 */
async function contentsOf(path: string, size: number, filesMax: number): Promise<readonly Entry[]> {
  if (size < endSize) throw damaged();
  const tail = await readAt(path, Math.max(0, size - endSize - commentMax), Math.min(size, endSize + commentMax));
  let end = tail.length - endSize;
  while (end >= 0 && tail.readUInt32LE(end) !== endSign) end -= 1;
  if (end < 0) throw damaged();
  const [count, length, from] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (count > filesMax) throw new BrokenOneCFile('zip_too_large');
  if (from + length > size) throw damaged();
  const entries = [...entriesOf(await readAt(path, from, length), count)].filter(({ name }) => !name.endsWith('/'));
  for (const { name } of entries) {
    if (!isExchangeFileName(name) || name.endsWith('.zip')) throw new BrokenOneCFile('zip_name');
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  const max = Math.min(exchangeLimits.unpackedBytes, size * exchangeLimits.unpackedRatio);
  if (unpacked > max) throw new BrokenOneCFile('zip_too_large');
  return entries;
}

/** Returns a stream that checks the size and the checksum of an unpacked file. */
function checked({ size, checksum }: Entry): Transform {
  let [length, sum] = [0, 0];
  return new Transform({
    transform: (bytes: Buffer, _, done) => {
      length += bytes.length;
      sum = crc32(bytes, sum);
      if (length > size) done(new BrokenOneCFile('zip_too_large'));
      else done(null, bytes);
    },
    flush: (done) => {
      done(length === size && sum === checksum ? null : damaged());
    },
  });
}

async function unpackEntry(path: string, entry: Entry, to: string): Promise<void> {
  const head = await readAt(path, entry.offset, 30);
  if (head.readUInt32LE(0) !== headSign) throw damaged();
  const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const source = createReadStream(path, { start, end: Math.max(start, start + entry.packed - 1) });
  if (entry.packed === 0) {
    source.destroy();
    await writeFile(to, '');
    if (entry.size !== 0) throw damaged();
    return;
  }
  const target = createWriteStream(to);
  try {
    if (entry.method === 0) await pipeline(source, checked(entry), target);
    else await pipeline(source, createInflateRaw(), checked(entry), target);
  } catch (error) {
    if (error instanceof BrokenOneCFile) throw error;
    const code: unknown = error instanceof Error && 'code' in error ? error.code : null;
    if (typeof code === 'string' && code.startsWith('Z_')) throw damaged(error);
    throw error;
  }
}

/** What to do with the files of an archive. */
export interface UnpackTo {
  /** Returns the path of a new file. */
  readonly scratch: () => Promise<string>;
  /** Takes an unpacked file away from its path. */
  readonly keep: (name: string, path: string) => Promise<void>;
}

/**
 * Unpacks the files of an archive and passes each to `keep`. The list of files is checked before anything is written.
 * Then each file is checked against the list, so no archive can exceed the limits.
 */
export async function unpackExchange(
  path: string,
  filesMax: number,
  { scratch, keep }: UnpackTo,
): Promise<readonly { readonly name: string; readonly size: number }[]> {
  const entries = await contentsOf(path, (await stat(path)).size, filesMax);
  for (const entry of entries) {
    const to = await scratch();
    try {
      await unpackEntry(path, entry, to);
      await keep(entry.name, to);
    } finally {
      await rm(to, { force: true });
    }
  }
  return entries;
}

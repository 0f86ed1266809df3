import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { importLimits } from '@farad/domain/import';
import { isGzip } from '@farad/importers/recognise';
import { readSource } from '@farad/importers/read-source';
import { UnreadableFile, type LayoutHints, type SourceBatch } from '@farad/importers/record';

import { constantFiller } from './constants.ts';
import type { Mapping } from './mapping.ts';

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Yields the bytes of a file, unpacked if it is a gzip. Throws UnreadableFile if the gzip is damaged or cut off. */
export async function* unpacked(path: string): AsyncGenerator<Uint8Array> {
  const source = createReadStream(path, { highWaterMark: 1024 * 1024 });
  if (!isGzip(await firstBytes(path))) {
    yield* source as AsyncIterable<Uint8Array>;
    return;
  }
  const gunzip = createGunzip({ chunkSize: 1024 * 1024 });
  // The loop below throws the errors of both streams.
  pipeline(source, gunzip, () => undefined);
  let length = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > importLimits.unpackedBytesMax) {
        throw new UnreadableFile('The gzip file unpacks to more than 8 GB.', 'unpacks_too_large');
      }
      yield chunk;
    }
  } catch (error) {
    const code = codeOf(error);
    if (typeof code !== 'string' || !code.startsWith('Z_')) throw error;
    throw code === 'Z_BUF_ERROR'
      ? new UnreadableFile('The gzip file is cut off: load it again.', 'cut_gzip')
      : new UnreadableFile('The gzip file is damaged.', 'damaged_gzip');
  }
}

/** Yields the rows of a supplier's file. Throws UnreadableFile if the file cannot be read. */
export async function* readFileRows(
  path: string,
  mapping: Mapping,
  onLayout?: LayoutHints['onLayout'],
): AsyncGenerator<SourceBatch> {
  const fill = constantFiller(mapping);
  const hints = onLayout === undefined ? {} : { onLayout };
  for await (const batch of readRows(path, mapping, hints)) yield fill(batch);
}

/** Same as `readFileRows`, but without the constants of the mapping. */
export async function* readRows(
  path: string,
  { format }: Pick<Mapping, 'format'>,
  { onLayout, lastRow }: Pick<LayoutHints, 'onLayout' | 'lastRow'> = {},
): AsyncGenerator<SourceBatch> {
  try {
    yield* readSource(unpacked(path), {
      ...(format.encoding === undefined ? {} : { encoding: format.encoding }),
      ...(format.delimiter === undefined ? {} : { delimiter: format.delimiter }),
      ...(format.sheet === undefined ? {} : { sheet: format.sheet }),
      ...(format.headerRow === undefined ? {} : { headerRow: format.headerRow }),
      ...(onLayout === undefined ? {} : { onLayout }),
      ...(lastRow === undefined ? {} : { lastRow }),
    });
  } catch (error) {
    if (error instanceof RangeError && codeOf(error) === 'ERR_ENCODING_NOT_SUPPORTED')
      throw new UnreadableFile(`format.encoding: ${format.encoding} is not known.`, 'unknown_encoding');
    throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as pipelineDone } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import { dayMs, hourMs } from '@farad/domain/shared';
import type { Logger } from 'pino';

import { changedAt, dropLeftParts, partOf } from '#kit/left-parts.ts';

/** A younger file is served as it is. */
const freshMs = hourMs;
/** An older file is not served while a new one is written (Yandex requires feeds of the day). */
const staleMs = dayMs;

export interface FeedFileRules {
  readonly dir: string;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Returns the ids of products that were hidden after about this moment. */
  readonly hiddenSince: (writtenAt: Date) => Promise<readonly number[]>;
}

/** A compressed feed on disk. */
export interface FeedFile {
  readonly path: string;
  readonly writtenAt: Date;
}

/** Returns the decompressed text of a feed. A read error fails the stream, and closing the stream closes the file. */
export const unpacked = (file: Readable): Readable =>
  // The stream passes every error to its reader.
  pipeline(file, createGunzip(), () => undefined);

/**
 * Stores long answers on disk that many clients may request but nobody should recompute at will. A file is written at
 * most once an hour, completely or not at all.
 */
export function feedFiles({ dir, clock, log, hiddenSince }: FeedFileRules) {
  const writing = new Map<string, Promise<void>>();
  /** Products that were hidden when the writing of a file began, by file. */
  const leftOut = new Map<string, ReadonlySet<number>>();
  let isSwept = false;

  const isRevoked = async (path: string, writtenAt: Date): Promise<boolean> => {
    const known = leftOut.get(path);
    return (await hiddenSince(writtenAt)).some((id) => known?.has(id) !== true);
  };

  async function write(path: string, chunks: AsyncIterable<string>): Promise<void> {
    await mkdir(dir, { recursive: true });
    if (!isSwept) await dropLeftParts(dir, clock());
    isSwept = true;
    const part = partOf(path, randomUUID());
    const begunAt = clock();
    leftOut.set(path, new Set(await hiddenSince(begunAt)));
    try {
      await pipelineDone(Readable.from(chunks), createGzip({ level: 5 }), createWriteStream(part));
      // The file gets the time when its writing began: later changes may be missing in it.
      await utimes(part, begunAt, begunAt);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  function renew(path: string, chunks: () => AsyncIterable<string>): Promise<void> {
    const running = writing.get(path);
    if (running !== undefined) return running;
    const started = write(path, chunks()).finally(() => writing.delete(path));
    writing.set(path, started);
    return started;
  }

  return {
    /** Opens a file, and writes it first if there is no valid one. */
    open: async (name: string, chunks: () => AsyncIterable<string>): Promise<FeedFile> => {
      const path = join(dir, `${name}.gz`);
      const writtenAt = await changedAt(path);
      const age = writtenAt === null ? Number.POSITIVE_INFINITY : clock().getTime() - writtenAt.getTime();
      if (writtenAt === null || age > staleMs || (await isRevoked(path, writtenAt))) await renew(path, chunks);
      else if (age > freshMs) {
        renew(path, chunks).catch((error: unknown) => log.error({ err: error, name }, 'feed: renewal failed'));
      }
      return { path, writtenAt: (await changedAt(path)) ?? clock() };
    },
  };
}

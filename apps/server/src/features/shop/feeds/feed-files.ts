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

/** Age in milliseconds up to which a file is fresh. An older file is served too, but renewed in the background. */
const freshMs = hourMs;
/**
 * Maximum age of a file in milliseconds. Yandex requires a feed of the same day, so an older file is renewed before it
 * is served.
 */
const staleMs = dayMs;

export interface FeedFileRules {
  readonly dir: string;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Returns the ids of products that were hidden since `writtenAt` or shortly before. */
  readonly hiddenSince: (writtenAt: Date) => Promise<readonly number[]>;
}

/** A feed stored as a gzip file. */
export interface FeedFile {
  readonly path: string;
  readonly writtenAt: Date;
}

/**
 * Returns the decompressed content of a feed. A read error ends the stream with this error; closing the stream closes
 * the file.
 */
export const unpacked = (file: Readable): Readable =>
  // The callback is empty, since the reader of the stream gets every error.
  pipeline(file, createGunzip(), () => undefined);

/**
 * Stores feeds as files. Many clients may request them, but each request must not compute them anew. A file is renewed
 * if it is older than an hour or contains a product that was hidden since. It is written completely or not at all.
 */
export function feedFiles({ dir, clock, log, hiddenSince }: FeedFileRules) {
  const writing = new Map<string, Promise<void>>();
  /** Ids of products that were already hidden when the writing of a file started, by the file's path. */
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
      // The file gets the time at which its writing started, since it may lack later changes.
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
    /**
     * Returns a feed's file. If the file is missing, too old or contains a hidden product, it is written first. If it
     * is only somewhat old, it is renewed in the background.
     */
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

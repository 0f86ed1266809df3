import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as pipelineDone } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import type { Logger } from 'pino';

import { changedAt, dropLeftParts, partOf } from '#kit/left-parts.ts';

/** Within this a file is given as it is. */
const freshMs = 3_600_000;
/** Older than this it is not given while a new one is written (Yandex wants feeds of the day). */
const staleMs = 24 * 3_600_000;

export interface FeedFileRules {
  readonly dir: string;
  readonly clock: () => Date;
  readonly log: Logger;
  /** What was taken out of the feeds after about that moment: numbers of products. */
  readonly hiddenSince: (writtenAt: Date) => Promise<readonly number[]>;
}

/** A feed on the disk, compressed. */
export interface FeedFile {
  readonly path: string;
  readonly writtenAt: Date;
}

/** The text of a packed feed. It fails where the file does, and whoever leaves before its end lets go of the file too. */
export const unpacked = (file: Readable): Readable =>
  // The stream itself tells its reader of every error.
  pipeline(file, createGunzip(), () => undefined);

/**
 * Long answers that many may ask for and nobody may make the shop compute again and again: written to the disk once
 * an hour at most, whole or not at all.
 */
export function feedFiles({ dir, clock, log, hiddenSince }: FeedFileRules) {
  const writing = new Map<string, Promise<void>>();
  /** By file: what was hidden already when it was begun. */
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
      // What changed while it was written may be missing in it.
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
    /** The file of this name, written first where there is none that may be given. */
    open: async (name: string, chunks: () => AsyncIterable<string>): Promise<FeedFile> => {
      const path = join(dir, `${name}.gz`);
      const writtenAt = await changedAt(path);
      const age = writtenAt === null ? Number.POSITIVE_INFINITY : clock().getTime() - writtenAt.getTime();
      if (writtenAt === null || age > staleMs || (await isRevoked(path, writtenAt))) await renew(path, chunks);
      else if (age > freshMs) {
        renew(path, chunks).catch((error: unknown) => log.error({ err: error, name }, 'a feed could not be renewed'));
      }
      return { path, writtenAt: (await changedAt(path)) ?? clock() };
    },
  };
}

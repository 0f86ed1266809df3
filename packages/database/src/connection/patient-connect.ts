import { setTimeout as sleep } from 'node:timers/promises';

import type pg from 'pg';

import { codeOf, tooManyConnections } from './error-code.ts';

/** After a refusal the pool opens no further connections for this time, in ms. */
const smallerForMs = 10_000;

/** Pause before the next attempt of a pool that has no connection at all, in ms. */
const pauseMs = 100;

export interface PatientOptions {
  /** Maximum number of the pool's connections. */
  readonly size: number;
  /** Maximum time to wait after the first refusal, in ms. */
  readonly waitMs: number;
  /** Called at a refusal, at most every ten seconds. `open` = number of connections that the pool has then. */
  readonly onRefused: (open: number) => void;
}

/**
 * Returns a function that gets a client of the pool. If PostgreSQL has no more connections, it waits until the pool has
 * a free one or PostgreSQL accepts another. Throws the refusal after `waitMs`, or pg's error for a full pool.
 */
export function patientConnect(
  pool: pg.Pool,
  { size, waitMs, onRefused }: PatientOptions,
): () => Promise<pg.PoolClient> {
  let smallerUntil = 0;
  return async () => {
    const until = Date.now() + waitMs;
    for (;;) {
      if (Date.now() >= smallerUntil) pool.options.max = size;
      try {
        return await pool.connect();
      } catch (error) {
        if (codeOf(error) !== tooManyConnections || Date.now() >= until) throw error;
        if (Date.now() >= smallerUntil) onRefused(pool.totalCount);
        smallerUntil = Date.now() + smallerForMs;
        // The next attempt waits for one of the pool's own connections, if it has any.
        pool.options.max = Math.max(1, pool.totalCount);
        if (pool.totalCount === 0) await sleep(pauseMs);
      }
    }
  };
}

import { fail, ok, type Result } from '@farad/domain/shared';
import { sql, type Kysely } from 'kysely';

import { turnsOf, type Tx } from './connect.ts';
import { isStalePlan } from './statements/stale-plan.ts';
import type { Schema } from '../schema.ts';

const retriedCodes: readonly unknown[] = ['40001', '40P01']; // serialization failure, deadlock
const triesMax = 5;
const pauseBaseMs = 10;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries `work` from the start after a deadlock or serialization failure, at most five attempts in all. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isRetried = retriedCodes.includes(codeOf(error)) || isStalePlan(error);
      if (attempt >= triesMax || !isRetried) throw error;
      await pause(Math.random() * pauseBaseMs * 2 ** attempt);
    }
  }
}

/**
 * Runs `work` in one transaction. Retries from the start after a deadlock or serialization failure. At most five
 * attempts, with a growing random pause. So `work` must have no effect outside the transaction.
 */
export const inTransaction = <T>(db: Kysely<Schema>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  // The only place that opens a transaction gives it its brand.
  retried(() => turnsOf(db)(() => db.transaction().execute((tx) => work(tx as Tx))));

class RolledBack<E> extends Error {
  readonly failure: E;

  constructor(failure: E) {
    super('rolled back by a failure');
    this.failure = failure;
  }
}

/** Like `inTransaction`, but a returned failure also rolls back everything, so that a refusal changes nothing. */
export async function decideInTransaction<T, E>(
  db: Kysely<Schema>,
  work: (tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  try {
    const value = await inTransaction(db, async (tx) => {
      const outcome = await work(tx);
      if (!outcome.ok) throw new RolledBack(outcome.error);
      return outcome.value;
    });
    return ok(value);
  } catch (error) {
    if (error instanceof RolledBack) return fail((error as RolledBack<E>).failure);
    throw error;
  }
}

/**
 * Runs `work` in a savepoint and rolls back that part alone if it returns false. Do not run two at once in one
 * transaction.
 */
export async function savepoint(tx: Tx, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint part`.execute(tx);
  const isDone = await work();
  await (isDone ? sql`release savepoint part` : sql`rollback to savepoint part`).execute(tx);
  return isDone;
}

/** Returns whether a statement gave up waiting for a lock (`lock_timeout`). */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** Returns whether a row would duplicate a unique value. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** Returns whether a row was deleted that another one still names. */
export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503';

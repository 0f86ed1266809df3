import { fail, ok, type Result } from '@farad/domain/shared';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { Handle } from './connect.ts';
import type { Schema } from '../schema.ts';

const retriedCodes: readonly unknown[] = ['40001', '40P01']; // serialization failure, deadlock
const triesMax = 5;
const pauseBaseMs = 10;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries `work` again from the start after a deadlock or a serialization failure, at most five times in all. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= triesMax || !retriedCodes.includes(codeOf(error))) throw error;
      await pause(Math.random() * pauseBaseMs * 2 ** attempt);
    }
  }
}

/**
 * Runs `work` in one transaction. A deadlock or a serialization failure is tried again from the start, at most five
 * times in all with a growing random pause, so `work` must do nothing outside the transaction.
 */
export const inTransaction = <T>(db: Kysely<Schema>, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> =>
  retried(() => db.transaction().execute(work));

class RolledBack<E> extends Error {
  readonly failure: E;

  constructor(failure: E) {
    super('rolled back by a failure');
    this.failure = failure;
  }
}

/** As `inTransaction`, but a returned failure rolls everything back too, so that a refusal changes nothing. */
export async function decideInTransaction<T, E>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result<T, E>>,
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
 * A part of a transaction that is undone alone where it answers false; not to be begun twice at once in one transaction.
 */
export async function savepoint(tx: Handle, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint part`.execute(tx);
  const isDone = await work();
  await (isDone ? sql`release savepoint part` : sql`rollback to savepoint part`).execute(tx);
  return isDone;
}

/** Whether a statement gave up waiting for a lock (`lock_timeout`). */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** Whether a row would be the second with a value that only one may have. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

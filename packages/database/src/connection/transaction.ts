import { fail, ok, type Result } from '@farad/domain/shared';
import { sql, type Kysely } from 'kysely';

import { turnsOf, type Tx } from './connect.ts';
import { codeOf } from './error-code.ts';
import { isStalePlan } from './statements/stale-plan.ts';
import type { Schema } from '../schema.ts';

const retriedCodes: readonly unknown[] = ['40001', '40P01']; // serialization failure, deadlock
const triesMax = 5;
const pauseBaseMs = 10;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs `work`, and runs it again after a deadlock, a serialization failure or a stale prepared statement. Makes at most
 * five attempts.
 */
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
 * Runs `work` in one transaction. After a deadlock, a serialization failure or a stale prepared statement `work` runs
 * again in a new transaction, after a growing random pause. It makes at most five attempts, so `work` must have no
 * effect outside the transaction.
 */
export const inTransaction = <T>(db: Kysely<Schema>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  // Only this function opens transactions, so only here a handle gets the brand `Tx`.
  retried(() => turnsOf(db)(() => db.transaction().execute((tx) => work(tx as Tx))));

class RolledBack<E> extends Error {
  readonly failure: E;

  constructor(failure: E) {
    super('rolled back by a failure');
    this.failure = failure;
  }
}

/** Like `inTransaction`, but also rolls back everything if `work` returns a failure. The failure is returned. */
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
 * Runs `work` in a savepoint and returns its result. If `work` returns false, only its changes are rolled back. A
 * transaction must not have two such savepoints at the same time.
 */
export async function savepoint(tx: Tx, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint part`.execute(tx);
  const isDone = await work();
  await (isDone ? sql`release savepoint part` : sql`rollback to savepoint part`).execute(tx);
  return isDone;
}

/** True if a statement did not get a lock within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** True if a row was refused because a unique value exists already. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** True if a statement broke a foreign key, e.g. deleted a row that other rows refer to. */
export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503';

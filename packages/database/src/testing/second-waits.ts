import { setTimeout as sleep } from 'node:timers/promises';

import type { Tx } from '../connection/connect.ts';
import { inTransaction } from '../connection/transaction.ts';
import type { ShopRows } from './shop-rows.ts';

interface Race<First, Second> {
  readonly first: (tx: Tx) => Promise<First>;
  readonly second: (tx: Tx) => Promise<Second>;
  /** Called while `second` waits for the lock. */
  readonly meanwhile?: () => Promise<void>;
}

/** Returns true when a connection of the test's database waits for a lock. */
const isWaiting = async ({ pool }: ShopRows): Promise<boolean> => {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

/** Waits until `work` waits for a lock or has ended. Returns true if it waits for a lock. */
export async function waitsForLock(shop: ShopRows, work: Promise<unknown>): Promise<boolean> {
  const state = { isOver: false };
  const end = (): void => void (state.isOver = true);
  work.then(end, end);
  while (!state.isOver && !(await isWaiting(shop))) await sleep(5);
  return !state.isOver;
}

/**
 * Runs `second` while the transaction of `first` is still open, and expects it to wait for a lock. Returns both
 * results. Throws if `second` does not wait.
 */
export async function secondWaits<First, Second>(
  shop: ShopRows,
  { first, second, meanwhile }: Race<First, Second>,
): Promise<{ readonly first: First; readonly second: Second }> {
  let other: Promise<Second> | undefined;
  const own = await inTransaction(shop.db, async (tx) => {
    const value = await first(tx);
    other = inTransaction(shop.db, second);
    if (!(await waitsForLock(shop, other))) throw new Error('expected the second transaction to wait for the first');
    await meanwhile?.();
    return value;
  });
  return { first: own, second: await (other as Promise<Second>) };
}

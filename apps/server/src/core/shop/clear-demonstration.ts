import type { DemonstrationAnswer } from '@farad/contract/office/operation/opening';
import type { Connection, Tx } from '@farad/database/connection/connect';
import { inTransaction, isForeignKeyViolation } from '@farad/database/connection/transaction';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { demonstrationQueries } from '@farad/database/seed/demonstration.queries';
import { ordersToRemove } from '@farad/domain/opening';

import type { Config } from '#config/config.ts';

type Db = Connection['db'];

const numbersOf = (orders: readonly { readonly number: string }[]): string[] => orders.map(({ number }) => number);

interface Money {
  /** True if the orders that do not belong to a trial were paid with real money. */
  readonly isMoneyReal: boolean;
}

/**
 * Returns whether the orders that do not belong to a trial were paid with real money. Twins never take real money.
 * During a trial, twins take only the payments of the trial's orders.
 */
export const isMoneyReal = ({ hasTwins, isTrial }: Pick<Config, 'hasTwins' | 'isTrial'>): boolean =>
  !hasTwins || isTrial;

/**
 * Returns the data that clearing would delete: the demonstration, and what a trial left. In development the points of a
 * twin do not count, because the twin stays.
 */
export async function readDemonstration(db: Db, money: Money): Promise<DemonstrationAnswer> {
  const queries = demonstrationQueries(db);
  const { trial, examples, kept } = ordersToRemove(await queries.orders(), money);
  const counts = await queries.counts();
  return {
    isThere: await settingQueries(db).isDemonstration(),
    isTrialThere:
      trial.length + counts.trialRequests > 0 ||
      kept.some(({ isTrial }) => isTrial) ||
      (money.isMoneyReal && counts.trialPoints > 0),
    clearingFrom: await queries.clearingFrom(),
    counts,
    orders: numbersOf(examples),
    trialOrders: numbersOf(trial),
    keptOrders: numbersOf(kept),
  };
}

/**
 * Number of parts deleted in one transaction. Such a transaction takes a few seconds, and buyers may have to wait for
 * its locks until it ends.
 */
const partsAtOnce = 2000;
const ordersAtOnce = 100;
/** Number of attempts. If a buyer orders or collects an example part meanwhile, the clearing starts again. */
const triesMax = 5;
/**
 * Delay in milliseconds before stored parts lists are matched again. By then the deleted parts have left the search
 * index.
 */
const matchAgainMs = 30_000;

export interface Clearing extends Money {
  readonly clock: () => Date;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/**
 * Deletes the demonstration: example parts with stock and prices, orders with such parts, everything that refers to
 * them, coupons and example texts. Deletes orders, requests and invented pickup points of a trial too. Each step is
 * committed, so a clearing that was killed can be continued by calling it again. In a shop without a demonstration or a
 * trial nothing changes.
 */
export async function clearDemonstration(db: Db, clearing: Clearing): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await clearOnce(db, clearing);
    } catch (error) {
      if (attempt >= triesMax || !isForeignKeyViolation(error)) throw error;
    }
  }
}

/**
 * Deletes at most `ordersAtOnce` orders, those of a trial first, and returns their number. Invoices and УПД of a trial
 * were never valid. So their numbers are used again once the last order of the trial is deleted.
 */
async function removeOrders(tx: Tx, money: Money): Promise<number> {
  const queries = demonstrationQueries(tx);
  await queries.lockOrders();
  const { trial, examples } = ordersToRemove(await queries.orders(), money);
  const all = trial.length > 0 ? trial : examples;
  // The newest orders are deleted first, because an order refers to the older order that it was split from.
  const ids = all.slice(-ordersAtOnce).map(({ id }) => id);
  if (ids.length > 0) await queries.removeOrders(ids);
  if (trial.length > 0 && ids.length === trial.length) await queries.takeNumbersBack();
  return ids.length;
}

async function clearOnce(db: Db, { clock, onProgress = () => undefined, ...money }: Clearing): Promise<void> {
  const total = await demonstrationQueries(db).parts();
  while ((await inTransaction(db, (tx) => removeOrders(tx, money))) > 0);
  await inTransaction(db, (tx) => demonstrationQueries(tx).endTrial());
  if (money.isMoneyReal) await inTransaction(db, (tx) => demonstrationQueries(tx).forgetTwinPoints());
  let done = await inTransaction(db, (tx) => demonstrationQueries(tx).archiveSold());
  for (let removed = done; ; done += removed) {
    onProgress({ done, total });
    removed = await inTransaction(db, (tx) => demonstrationQueries(tx).removeParts(partsAtOnce));
    if (removed === 0) break;
  }
  const matchAgainAt = new Date(clock().getTime() + matchAgainMs);
  await inTransaction(db, (tx) => demonstrationQueries(tx).finish(matchAgainAt));
}

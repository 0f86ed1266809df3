import type { DemonstrationAnswer } from '@farad/contract/office/operation/opening';
import type { Connection, Tx } from '@farad/database/connection/connect';
import { inTransaction, isForeignKeyViolation } from '@farad/database/connection/transaction';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { demonstrationQueries } from '@farad/database/seed/demonstration.queries';
import { ordersToRemove } from '@farad/domain/opening';

type Db = Connection['db'];

const numbersOf = (orders: readonly { readonly number: string }[]): string[] => orders.map(({ number }) => number);

/**
 * Returns what clearing the demonstration would delete. `hasTwins` = the payment providers are simulated, so no payment
 * is real money.
 */
export async function readDemonstration(
  db: Db,
  { hasTwins }: { readonly hasTwins: boolean },
): Promise<DemonstrationAnswer> {
  const queries = demonstrationQueries(db);
  const { removed, kept } = ordersToRemove(await queries.orders(), { isMoneyReal: !hasTwins });
  return {
    isThere: await settingQueries(db).isDemonstration(),
    clearingFrom: await queries.clearingFrom(),
    counts: await queries.counts(),
    orders: numbersOf(removed),
    keptOrders: numbersOf(kept),
  };
}

/**
 * Number of parts deleted in one transaction. Such a transaction takes a few seconds, so buyers wait no longer for its
 * locks.
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

export interface Clearing {
  readonly hasTwins: boolean;
  readonly clock: () => Date;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/**
 * Deletes the demonstration: example parts with stock and prices, orders with such parts, everything that refers to
 * them, coupons and example texts. Each step is committed, so a clearing that was killed can be continued by calling it
 * again. In a shop without a demonstration nothing changes.
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

/** Deletes at most `ordersAtOnce` orders of the demonstration. Returns how many were deleted. */
async function removeOrders(tx: Tx, hasTwins: boolean): Promise<number> {
  const queries = demonstrationQueries(tx);
  await queries.lockOrders();
  const { removed } = ordersToRemove(await queries.orders(), { isMoneyReal: !hasTwins });
  const ids = removed.slice(0, ordersAtOnce).map(({ id }) => id);
  if (ids.length > 0) await queries.removeOrders(ids);
  return ids.length;
}

async function clearOnce(db: Db, { hasTwins, clock, onProgress = () => undefined }: Clearing): Promise<void> {
  const total = await demonstrationQueries(db).parts();
  while ((await inTransaction(db, (tx) => removeOrders(tx, hasTwins))) > 0);
  let done = await inTransaction(db, (tx) => demonstrationQueries(tx).archiveSold());
  for (let removed = done; ; done += removed) {
    onProgress({ done, total });
    removed = await inTransaction(db, (tx) => demonstrationQueries(tx).removeParts(partsAtOnce));
    if (removed === 0) break;
  }
  const matchAgainAt = new Date(clock().getTime() + matchAgainMs);
  await inTransaction(db, (tx) => demonstrationQueries(tx).finish(matchAgainAt));
}

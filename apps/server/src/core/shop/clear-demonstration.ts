import type { DemonstrationAnswer } from '@farad/contract/office/opening';
import type { Connection, Tx } from '@farad/database/connection/connect';
import { inTransaction, isForeignKeyViolation } from '@farad/database/connection/transaction';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { demonstrationQueries } from '@farad/database/seed/demonstration.queries';
import { ordersToRemove } from '@farad/domain/opening';

type Db = Connection['db'];

const numbersOf = (orders: readonly { readonly number: string }[]): string[] => orders.map(({ number }) => number);

/** Reads what clearing the demonstration would take out. `hasTwins`: the providers are local twins, no money is real. */
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

/** Parts of one transaction: it takes a few seconds, and buyers wait for none of its locks longer. */
const partsAtOnce = 2000;
const ordersAtOnce = 100;
/** Buyers may order or collect example parts meanwhile; then the work begins anew. */
const triesMax = 5;
/** Until then the search index has forgotten the parts, so that parts lists do not find them again. */
const matchAgainMs = 30_000;

export interface Clearing {
  readonly hasTwins: boolean;
  readonly clock: () => Date;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/**
 * Takes the demonstration out: its parts with stock and prices, orders with such parts, what names them, coupons and
 * examples. Work is committed in steps, so a killed clearing is continued by the next one. Without a demonstration it
 * changes nothing.
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

/** Deletes some of the orders. Returns their number. */
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

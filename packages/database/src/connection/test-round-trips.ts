import { AsyncLocalStorage } from 'node:async_hooks';

import pg from 'pg';

interface Counted {
  roundTrips: number;
}

type Query = (this: pg.Client, ...asked: unknown[]) => unknown;

const counting = new AsyncLocalStorage<Counted>();

/**
 * Makes {@link roundTripsOf} count the round trips of connections that are opened later. Call it before the shop opens.
 */
export function watchRoundTrips(): void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function counted(...requested) {
    const counts = counting.getStore();
    if (counts !== undefined) counts.roundTrips += 1;
    return query.apply(this, requested);
  };
}

/** Returns the number of round trips to the database that `work` makes. Statements sent together count once. */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<number> {
  const counts: Counted = { roundTrips: 0 };
  await counting.run(counts, work);
  return counts.roundTrips;
}

import type { Lease } from '@farad/database/connection/shared-limit.queries';

/** Takes a share of a limit that several processes count together. A period lasts `windowMs`. */
export type TakeShare = (name: string, share: number, windowMs: number) => Promise<Lease>;

/** A call for `@fastify/rate-limit`: its number within the period, and milliseconds until the next period. */
interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/** A process takes a limit in this many shares. One share is the largest error of the count. */
const sharesOfLimit = 20;

/** Part of a limit that this process may use alone. */
interface Holding {
  /** Total taken by all processes, including this part. */
  readonly last: number;
  readonly endsAt: number;
  left: number;
}

interface Entry {
  holding: Holding | null;
  /** The next part while it is being requested. */
  taking: Promise<Holding> | null;
}

export interface SharedCountsOptions {
  readonly take: TakeShare;
  /** Largest number of names counted; beyond it the least recently used is dropped. */
  readonly namesMax: number;
  /** In milliseconds. */
  readonly now: () => number;
  /** Called if the database does not answer; this process then counts alone. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Counts calls together with other processes. Each takes shares of a limit from the database and uses them locally, so
 * that most calls need no query. A limit is never exceeded. Small limits (sign-in) are exact; large ones may be short
 * by a twentieth.
 */
export function sharedCounts({ take, namesMax, now, onTrouble }: SharedCountsOptions) {
  const entries = new Map<string, Entry>();

  const entryOf = (name: string): Entry => {
    const entry = entries.get(name) ?? { holding: null, taking: null };
    entries.delete(name);
    entries.set(name, entry);
    const [oldest] = entries.keys();
    if (entries.size > namesMax && oldest !== undefined) entries.delete(oldest);
    return entry;
  };

  async function takeMore(entry: Entry, name: string, windowMs: number, max: number): Promise<Holding> {
    const share = Math.max(1, Math.floor(max / sharesOfLimit));
    try {
      const { taken, millisecondsLeft } = await take(name, share, windowMs);
      return { last: taken, endsAt: now() + millisecondsLeft, left: share };
    } catch (error) {
      onTrouble(error);
      const before = entry.holding !== null && entry.holding.endsAt > now() ? entry.holding : null;
      return { last: (before?.last ?? 0) + share, endsAt: before?.endsAt ?? now() + windowMs, left: share };
    }
  }

  async function count(name: string, windowMs: number, max: number): Promise<Counted> {
    const entry = entryOf(name);
    for (;;) {
      const { holding } = entry;
      if (holding !== null && holding.endsAt > now()) {
        const ttl = holding.endsAt - now();
        // Nothing of the limit is left, so no query is needed until its end.
        if (holding.last - holding.left >= max) return { current: max + 1, ttl };
        if (holding.left > 0) {
          holding.left -= 1;
          return { current: holding.last - holding.left, ttl };
        }
      }
      entry.taking ??= takeMore(entry, name, windowMs, max).finally(() => {
        entry.taking = null;
      });
      entry.holding = await entry.taking;
    }
  }

  return { count };
}

export type SharedCounts = ReturnType<typeof sharedCounts>;

/** Returns the counts as a store for `@fastify/rate-limit`, which creates one for each limit. */
export function storeOf(counts: SharedCounts) {
  return class Store {
    incr(name: string, done: (error: Error | null, counted?: Counted) => void, windowMs: number, max: number): void {
      counts.count(name, windowMs, max).then(
        (counted) => done(null, counted),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): Store {
      return new Store();
    }
  };
}

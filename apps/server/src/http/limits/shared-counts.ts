import type { Lease } from '@farad/database/connection/shared-limit.queries';

/**
 * Takes a share of a limit from the database, where several processes share one count. The count restarts after
 * `windowMs`.
 */
export type TakeShare = (name: string, share: number, windowMs: number) => Promise<Lease>;

/**
 * Answer that `@fastify/rate-limit` expects: the number of the call in the current period, and milliseconds until the
 * next period.
 */
interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/** Number of shares into which a limit is divided. The count may be wrong by one share. */
const sharesOfLimit = 20;

/** The share of a limit that this process may use without the database. */
interface Holding {
  /** How many calls all processes have taken, this share included. */
  readonly last: number;
  readonly endsAt: number;
  left: number;
}

interface Entry {
  holding: Holding | null;
  /** The next share while it is being requested; null = none is requested. */
  taking: Promise<Holding> | null;
}

export interface SharedCountsOptions {
  readonly take: TakeShare;
  /** Maximum number of counters, one per name (an address, a key). A new one replaces the least recently used. */
  readonly namesMax: number;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** Called if the database does not answer. This process then applies the limit to its own requests only. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Counts calls together with other processes. Each process takes shares of a limit from the database, so most calls
 * need no query. More calls than the limit are never allowed. Small limits, as for sign-in, are exact. Large limits may
 * allow fewer calls, because each process may leave a part of its share unused. A share is a twentieth of the limit.
 */
export function sharedCounts({ take, namesMax, now, onTrouble }: SharedCountsOptions) {
  const entries = new Map<string, Entry>();

  const entryOf = (name: string): Entry => {
    const entry = entries.get(name) ?? { holding: null, taking: null };
    entries.delete(name);
    entries.set(name, entry);
    if (entries.size > namesMax) {
      const [oldest] = entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
    }
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
        // The limit is used up, so no query is needed until the period ends.
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

/** Returns a class of stores that use these counts. `@fastify/rate-limit` makes one store for each limit. */
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

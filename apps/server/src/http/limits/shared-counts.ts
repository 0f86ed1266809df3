import type { Lease } from '@farad/database/connection/shared-limit.queries';

/** Takes a share of a limit that several processes count together; counting lasts for `windowMs`. */
export type TakeShare = (name: string, share: number, windowMs: number) => Promise<Lease>;

/** A call as `@fastify/rate-limit` wants it told: the how manieth it is, and milliseconds until counting begins anew. */
interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/** A process takes a limit in so many shares: that much of it the others may be wrong about. */
const sharesOfLimit = 20;

/** Part of a limit that this process may use up by itself. */
interface Holding {
  /** What all had taken when this part was: its last place. */
  readonly last: number;
  readonly endsAt: number;
  left: number;
}

interface Entry {
  holding: Holding | null;
  /** The next part, while it is asked for. */
  taking: Promise<Holding> | null;
}

export interface SharedCountsOptions {
  readonly take: TakeShare;
  /** Names that are counted at once; the longest unused is forgotten beyond. */
  readonly namesMax: number;
  /** Milliseconds. */
  readonly now: () => number;
  /** The database did not answer: this process counts alone meanwhile. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Counts calls with the other processes of the shop: each takes shares of a limit from the database and uses them up
 * by itself, so that most calls ask nobody. A limit is never gone beyond; a small one (sign-in) is counted to the call,
 * a large one to a twentieth.
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
        // Nothing is left of the limit: nobody has to be asked until its end.
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

/** The counts as a store of `@fastify/rate-limit`, which makes one for each limit. */
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

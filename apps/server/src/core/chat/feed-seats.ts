import { randomUUID } from 'node:crypto';

import { feedSeatQueries } from '@farad/database/connection/feed-seat.queries';

import type { Deps } from '#deps.ts';
import { keyedHash } from '#kit/keyed-hash.ts';

/** Names under which a connection is counted, such as an account, each with its limit. */
export type WantedSeats = readonly (readonly [name: string, most: number])[];

/** Limits the number of open connections. A seat is one open connection counted under a name. */
export interface FeedSeats {
  /**
   * Counts a connection under each of the names, unless one of them has reached its limit. Returns a function that
   * frees the seats; null = a limit is reached.
   */
  readonly take: (wanted: WantedSeats) => Promise<(() => void) | null>;
  /** Frees all seats of this process. */
  readonly stop: () => Promise<void>;
}

/** Counts the connections of this process. */
function seatsHere() {
  const taken = new Map<string, number>();
  const giveBack = (name: string): void => {
    const left = (taken.get(name) ?? 1) - 1;
    if (left === 0) taken.delete(name);
    else taken.set(name, left);
  };
  return {
    isEmpty: () => taken.size === 0,
    take: (wanted: WantedSeats): (() => void) | null => {
      if (wanted.some(([name, most]) => (taken.get(name) ?? 0) >= most)) return null;
      for (const [name] of wanted) taken.set(name, (taken.get(name) ?? 0) + 1);
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        for (const [name] of wanted) giveBack(name);
      };
    },
  };
}

/** How long the seats of a process count without being renewed, and how often it renews them. */
const keptSeconds = 60;
const renewedEveryMs = 20_000;

/**
 * Counts open connections together with the other processes of the shop. A single process counts in memory. While the
 * database does not answer, each process counts its own connections.
 */
export function openFeedSeats({
  config,
  db,
  log,
  secretKey,
}: Pick<Deps, 'config' | 'db' | 'log' | 'secretKey'>): FeedSeats {
  const here = seatsHere();
  if (config.role === 'all') return { take: async (wanted) => here.take(wanted), stop: async () => undefined };
  const queries = feedSeatQueries(db, randomUUID());
  const onTrouble = (error: unknown): void =>
    log.warn({ err: error }, 'chats: the database did not answer, open connections are counted by each process alone');
  const timer = setInterval(() => {
    if (!here.isEmpty()) queries.keep(keptSeconds).catch(onTrouble);
  }, renewedEveryMs);
  timer.unref();

  return {
    take: async (wanted) => {
      const leave = here.take(wanted);
      if (leave === null) return null;
      const hashed = wanted.map(([name, most]) => ({ counted: keyedHash(secretKey, 'seat', name), most }));
      const ids = await queries.take(hashed, keptSeconds).catch((error: unknown) => {
        onTrouble(error);
        return [];
      });
      if (ids === null) {
        leave();
        return null;
      }
      let isGiven = false;
      return () => {
        leave();
        if (isGiven || ids.length === 0) return;
        isGiven = true;
        queries.free(ids).catch(onTrouble);
      };
    },
    stop: async () => {
      clearInterval(timer);
      await queries.freeAll().catch(onTrouble);
    },
  };
}

/** Calls `leave` when the signal aborts, or immediately if it is aborted already because the client has left. */
export function leaveAfter(signal: AbortSignal, leave: () => void): void {
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
}

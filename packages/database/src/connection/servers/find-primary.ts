import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { codeOf, tooManyConnections } from '../error-code.ts';
import { timelineSql } from './timeline.ts';

/** Message of the error if no server takes writes now, such as during a failover. */
export const noPrimaryMessage = 'no database server takes writes now';

/** PostgreSQL error: the server cannot be used now. Callers treat it like a database that is starting. */
const cannotConnectNow = '57P03';

export class NoPrimary extends Error {
  override readonly name = 'NoPrimary';
  readonly code = cannotConnectNow;

  constructor() {
    super(noPrimaryMessage);
  }
}

/** A server that takes writes. */
export interface Primary {
  readonly url: string;
  /** Number of promotions in the history of its data, plus one; 0 = unknown. */
  readonly timeline: number;
}

/** Finds, among several database servers, the one that takes writes. All connections of a thread share it. */
export interface PrimaryFinder {
  /**
   * Returns the primary, which is searched unless a connection to it is open. Throws NoPrimary if there is none, and the
   * error of PostgreSQL if a server has no free connection.
   */
  readonly find: () => Promise<Primary>;
  /** Says that the primary may have changed, so that the next `find` asks all servers. */
  readonly doubt: () => void;
  /**
   * Registers a connection to a primary. `cut` is called when the primary is found elsewhere. Returns a function that
   * ends the registration.
   */
  readonly use: (url: string, cut: () => void) => () => void;
}

/** Timeout in ms of a server that is asked. */
const askMs = 2000;
/** When one primary is known, the others have this time in ms to say that they are of a later timeline. */
const graceMs = 300;
/** After a search without success, the next search begins after this pause in ms. */
const searchPauseMs = 200;

const isReadOnlySql = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`;
const timelineNumberSql = `select ('x' || ${timelineSql})::bit(32)::integer as timeline`;

/** Returns the timeline of a primary; 0 = unknown, because the provider hides it. */
async function timelineOf(client: pg.Client): Promise<number> {
  try {
    const { rows } = await client.query<{ timeline: number }>(timelineNumberSql);
    return rows[0]?.timeline ?? 0;
  } catch {
    return 0;
  }
}

/**
 * Returns the server if it takes writes; null = it does not, or does not answer. Throws if it has no free connection:
 * then it may be the primary.
 */
async function ask(url: string): Promise<Primary | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: askMs,
    query_timeout: askMs,
    application_name: 'farad finder',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isReadOnly: boolean }>(isReadOnlySql);
    return rows[0]?.isReadOnly === false ? { url, timeline: await timelineOf(client) } : null;
  } catch (error) {
    if (codeOf(error) === tooManyConnections) throw error;
    return null;
  } finally {
    // A server that hangs does not answer this either, so nobody waits for it.
    client.end().catch(() => undefined);
  }
}

/**
 * Asks all servers at once. Of several primaries the one of the latest timeline counts: it was promoted last. Throws if
 * no server said that it is a primary, and one had no free connection.
 */
async function search(urls: readonly string[], askOne: typeof ask): Promise<Primary | null> {
  const found: Primary[] = [];
  const refusals: unknown[] = [];
  const asked = urls.map(async (url) => {
    const primary = await askOne(url).catch((error: unknown) => {
      refusals.push(error);
      return null;
    });
    if (primary === null) throw new NoPrimary();
    found.push(primary);
  });
  const isFound = Promise.any(asked).then(
    () => pause(graceMs),
    () => undefined,
  );
  await Promise.race([Promise.allSettled(asked), isFound]);
  if (found.length === 0 && refusals.length > 0) throw refusals[0];
  return found.sort((a, b) => b.timeline - a.timeline)[0] ?? null;
}

/** Returns the finder of these servers. */
export function openPrimaryFinder(urls: readonly string[], askOne: typeof ask = ask): PrimaryFinder {
  const uses = new Map<() => void, string>();
  let known: Primary | null = null;
  let running: Promise<Primary> | null = null;
  let latestTimeline = 0;
  let failedAt = -Infinity;

  async function searchNow(): Promise<Primary> {
    const primary = await search(urls, askOne);
    // A former primary that comes back as such must not be written to: it lacks what the promoted one has.
    if (primary === null || (primary.timeline !== 0 && primary.timeline < latestTimeline)) {
      failedAt = performance.now();
      throw new NoPrimary();
    }
    latestTimeline = Math.max(latestTimeline, primary.timeline);
    known = primary;
    for (const [cut, url] of uses) if (url !== primary.url) cut();
    return primary;
  }

  return {
    find: async () => {
      // Without an open connection nobody would have noticed its end.
      if (known !== null && [...uses.values()].includes(known.url)) return known;
      if (performance.now() - failedAt < searchPauseMs) throw new NoPrimary();
      running ??= searchNow().finally(() => {
        running = null;
      });
      return running;
    },
    doubt: () => {
      known = null;
    },
    use: (url, cut) => {
      uses.set(cut, url);
      return () => void uses.delete(cut);
    },
  };
}

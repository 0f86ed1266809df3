import type pg from 'pg';

import { connect, type Connection } from '../connect.ts';
import { replayedBy } from './position.ts';
import { lagMs, type LogPosition, type Sample } from './replica-lag.ts';

/** Timeouts are short, because the primary answers instead. */
const poolOptions = { size: 12, idle: 2, waitMs: 1000, statementMs: 10_000, cutOffMs: 12_000 } as const;
/** Of the connection that only asks for positions. */
export const watchOptions = { size: 1, idle: 1, waitMs: 1000, statementMs: 1000, cutOffMs: 1500 } as const;

/** One host of the replicas' URL. */
export class Replica {
  readonly name: string;
  private readonly reading: Connection;
  private readonly watching: Connection;
  /** Positions that the servers of single connections had replayed when they were last asked. They only grow. */
  private readonly replayed = new WeakMap<pg.PoolClient, LogPosition>();
  /** Position when the replica was last asked; null = it did not answer. */
  private seen: LogPosition | null = null;

  constructor(url: string) {
    this.name = new URL(url).host;
    this.reading = connect(url, poolOptions);
    this.watching = connect(url, watchOptions);
  }

  /** Asks the replica how far it is. */
  async look(): Promise<void> {
    let client: pg.PoolClient | undefined;
    try {
      client = await this.watching.pool.connect();
      this.seen = await replayedBy(client);
      client.release();
    } catch {
      this.seen = null;
      client?.release(true);
    }
  }

  /** Returns for how long the replica has lacked something, in ms; null = it does not answer. */
  lagMs(samples: readonly Sample[]): number | null {
    return this.seen === null ? null : lagMs(samples, this.seen, performance.now());
  }

  /** Returns how many bytes of the primary's log the replica lacks; null = it does not answer. */
  lagBytes(samples: readonly Sample[]): number | null {
    return this.seen === null ? null : Math.max(0, (samples.at(-1)?.position ?? 0) - this.seen);
  }

  /**
   * Returns a connection whose server has replayed `position`; null = it has not. If this fails, the replica is not used
   * until it answers again.
   */
  async acquire(position: LogPosition): Promise<pg.PoolClient | null> {
    let client: pg.PoolClient | undefined;
    try {
      client = await this.reading.pool.connect();
      const known = this.replayed.get(client) ?? 0;
      const replayed = known >= position ? known : await replayedBy(client);
      this.replayed.set(client, replayed);
      if (replayed >= position) return client;
      client.release();
      return null;
    } catch (error) {
      this.seen = null;
      client?.release(true);
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.reading.close(), this.watching.close()]);
  }
}

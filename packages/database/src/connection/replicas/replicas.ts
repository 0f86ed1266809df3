import { setTimeout as pause } from 'node:timers/promises';

import type pg from 'pg';

import { connect } from '../connect.ts';
import { serverUrls } from '../servers/server-urls.ts';
import { positionNow } from './position.ts';
import { Replica, watchOptions } from './replica.ts';
import { withSample, type LogPosition, type Sample } from './replica-lag.ts';
import { replicaScope, type ReplicaScope } from './replica-scope.ts';

export type { LogPosition } from './replica-lag.ts';

/** State of a replica, for metrics. */
export interface ReplicaState {
  /** Host and port. */
  readonly name: string;
  /** True if reads go to it now. */
  readonly isUsed: boolean;
  /** Seconds for which it has lacked something that the primary had; null = it does not answer. */
  readonly lagSeconds: number | null;
  /** Bytes of the primary's log that it had not replayed when both were last asked; null = it does not answer. */
  readonly lagBytes: number | null;
}

/** Replicas of the database, for reads that may be a little old. */
export interface Replicas {
  /**
   * Runs `work`. Its reads on pools with `readsReplicas` go to a replica that has replayed `position`. They go to the
   * primary if no replica has, or if `position` is null. If `work` fails with a replica, it runs again with the next one,
   * at last with the primary. So it must change nothing.
   */
  readonly read: <T>(position: LogPosition | null, work: () => Promise<T>) => Promise<T>;
  /** Returns the position that a replica must have replayed to have every commit that has ended until now. */
  readonly position: () => Promise<LogPosition>;
  readonly states: () => readonly ReplicaState[];
  /** Numbers of pieces of work that a replica and that the primary answered. */
  readonly counts: () => { readonly replica: number; readonly primary: number };
  readonly close: () => Promise<void>;
}

export interface ReplicasOptions {
  /** Connection URL with the hosts of the replicas. A host may be a name that several replicas share. */
  readonly url: string;
  readonly primaryUrl: string;
  /** Interval in ms at which positions are compared. Default: 1 s. */
  readonly everyMs?: number;
  /** Called when reads begin to go to a replica, and when they cease to. */
  readonly onChange: (state: ReplicaState) => void;
}

/** A replica that has lacked something for longer is not used; in ms. */
const lagMaxMs = 10_000;
const usualEveryMs = 1000;
const fromPrimary: ReplicaScope = { acquire: async () => null };

/** Repeats `look` until the signal is aborted. A failure is repeated like a success. */
async function repeat(look: () => Promise<void>, everyMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await look().catch(() => undefined);
    await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Returns what `work` reads from a replica, and whether the replica had all that was asked of it. */
async function readFrom<T>(replica: Replica, position: LogPosition, work: () => Promise<T>) {
  let isOver = false;
  let isBehind = false;
  const acquire = async (): Promise<pg.PoolClient | null> => {
    if (isOver || isBehind) return null;
    const client = await replica.acquire(position);
    isBehind = client === null;
    return client;
  };
  try {
    const value = await replicaScope.run({ acquire }, work);
    return { value, isBehind };
  } finally {
    // What `work` left running, such as a cache that fills itself, belongs to the primary.
    isOver = true;
  }
}

/** Opens the replicas of `url`. They are used as soon as they have told how far they are. */
export function openReplicas(options: ReplicasOptions): Replicas {
  const { url, primaryUrl, everyMs = usualEveryMs, onChange } = options;
  const replicas = serverUrls(url).urls.map((each) => new Replica(each));
  const primary = connect(primaryUrl, watchOptions);
  const counts = { replica: 0, primary: 0 };
  const used = new Set<Replica>();
  const ending = new AbortController();
  let samples: readonly Sample[] = [];
  let turn = 0;

  const isUsable = (replica: Replica): boolean => {
    const lag = replica.lagMs(samples);
    return lag !== null && lag <= lagMaxMs;
  };
  const stateOf = (replica: Replica): ReplicaState => {
    const lag = replica.lagMs(samples);
    return {
      name: replica.name,
      isUsed: isUsable(replica),
      lagSeconds: lag === null ? null : lag / 1000,
      lagBytes: replica.lagBytes(samples),
    };
  };
  const noteUse = (replica: Replica): void => {
    if (isUsable(replica) === used.has(replica)) return;
    if (used.has(replica)) used.delete(replica);
    else used.add(replica);
    onChange(stateOf(replica));
  };

  const repeated = (look: () => Promise<void>): Promise<void> => repeat(look, everyMs, ending.signal);
  // Each server has its own loop, so that one that hangs delays no other.
  const loops = [
    repeated(async () => {
      samples = withSample(samples, { position: await positionNow(primary.db), atMs: performance.now() });
    }),
    ...replicas.map((replica) =>
      repeated(async () => {
        await replica.look();
        noteUse(replica);
      }),
    ),
  ];

  /** Returns the usable replicas. Each call begins with another one, so that all get the same share of the reads. */
  function inTurn(): readonly Replica[] {
    const usable = replicas.filter(isUsable);
    turn = (turn + 1) % Math.max(1, usable.length);
    return [...usable.slice(turn), ...usable.slice(0, turn)];
  }

  return {
    read: async (position, work) => {
      for (const replica of position === null ? [] : inTurn()) {
        try {
          const { value, isBehind } = await readFrom(replica, position ?? 0, work);
          counts[isBehind ? 'primary' : 'replica'] += 1;
          return value;
        } catch {
          // If the fault is not the replica's, the same error comes again below.
          noteUse(replica);
        }
      }
      counts.primary += 1;
      return replicaScope.run(fromPrimary, work);
    },
    position: () => positionNow(primary.db),
    states: () => replicas.map(stateOf),
    counts: () => counts,
    close: async () => {
      ending.abort();
      await Promise.all([primary.close(), ...replicas.map((replica) => replica.close())]);
      await Promise.all(loops);
    },
  };
}

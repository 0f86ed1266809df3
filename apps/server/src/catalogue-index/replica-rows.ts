import type { LogPosition, Replicas } from '@farad/database/connection/replicas/replicas';

/** Reads product rows from replicas that have every change that the index has. */
export interface ReplicaRows {
  /** Runs a reading of rows. Throws what it throws. */
  readonly read: <T>(reading: () => Promise<T>) => Promise<T>;
  /** Says that the index has changes that a replica may lack. */
  readonly moved: () => void;
}

export interface ReplicaRowsOptions {
  /** True if `moved` was called for every change of the index so far. */
  readonly isCurrent: () => boolean;
  /** Called when rows were read that may be older than the index, because the primary is away. */
  readonly onDoubt: () => void;
}

/** `replicas` undefined = all rows are read from the primary. */
export function replicaRows(replicas: Replicas | undefined, { isCurrent, onDoubt }: ReplicaRowsOptions): ReplicaRows {
  if (replicas === undefined) return { read: (reading) => reading(), moved: () => undefined };
  /** Position that a replica must have replayed; null = unknown, so the primary is read. */
  let position: LogPosition | null = null;
  let moves = 0;
  let isAsking = false;

  async function ask(): Promise<void> {
    if (isAsking || replicas === undefined) return;
    isAsking = true;
    const asked = moves;
    // If the primary does not answer, the next reading asks again.
    const now = await replicas.position().catch(() => null);
    isAsking = false;
    if (asked === moves) position = now;
    else await ask();
  }

  return {
    read: async (reading) => {
      if (position === null) void ask();
      const needed = isCurrent() ? position : null;
      try {
        return await replicas.read(needed, reading);
      } catch (error) {
        if (needed !== null || replicas.states().every(({ isUsed }) => !isUsed)) throw error;
        // Old rows are better than none.
        const rows = await replicas.read(0, reading);
        onDoubt();
        return rows;
      }
    },
    moved: () => {
      moves += 1;
      position = null;
      void ask();
    },
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';

import type pg from 'pg';

/** Where the reads of a piece of work go. */
export interface ReplicaScope {
  /** Returns a connection to a replica; null = the work reads from the primary. */
  readonly acquire: () => Promise<pg.PoolClient | null>;
}

/** The scope of the running work. Pools that were opened with `readsReplicas` follow it. */
export const replicaScope = new AsyncLocalStorage<ReplicaScope>();

import type { Result } from '@farad/domain/shared';

/** A search, in the query language of OpenSearch. */
export interface ClusterBody {
  readonly [part: string]: unknown;
}

/** A document to write, or `null` to delete it. A write with an older version than the stored one changes nothing. */
export interface ClusterWrite {
  readonly id: number;
  readonly version: number;
  readonly document: ClusterBody | null;
}

/** What became of writes. */
export interface WriteOutcome {
  readonly written: number;
  /** Number of writes that were too old. */
  readonly outdated: number;
  /** Documents that the cluster refused, with its reason. */
  readonly refused: readonly { readonly id: number; readonly reason: string }[];
}

/** State of the cluster and its nodes. */
export interface ClusterHealth {
  readonly version: string;
  readonly status: 'green' | 'yellow' | 'red';
  readonly nodes: number;
}

/** Memory and disk of a node, in bytes. */
export interface ClusterNode {
  readonly name: string;
  readonly heapUsed: number;
  readonly heapMax: number;
  /** Space that is left for the data, and the whole of that disk. */
  readonly diskFree: number;
  readonly diskTotal: number;
}

/** Figures of the cluster, and of the index that an alias stands for. */
export interface ClusterFigures {
  readonly nodes: readonly ClusterNode[];
  /** From where on the cluster refuses writes, as its settings say it: `95%` or `0.95` used, or `500mb` free. */
  readonly floodStage: string;
  /** null = the alias stands for no index. */
  readonly index: { readonly name: string; readonly products: number; readonly bytes: number } | null;
}

/**
 * A search cluster beside the shop. Every function but `searchEach` throws {@link ClusterFailure} if the cluster does not
 * answer or refuses.
 */
export interface SearchClusterPort {
  readonly health: () => Promise<ClusterHealth>;
  readonly figures: (alias: string) => Promise<ClusterFigures>;
  /**
   * Lets a query have this many clauses at least. It is a setting of the whole cluster: a long text with several needs
   * has more than the usual 1,024.
   */
  readonly allowClauses: (count: number) => Promise<void>;
  /** Answers several searches of one index or alias, in their order. */
  readonly search: (index: string, bodies: readonly ClusterBody[]) => Promise<readonly unknown[]>;
  /**
   * As `search`, for many searches that nobody needs all of: each fails for itself, and nothing is thrown. A search that
   * the cluster was too busy for is sent once more.
   */
  readonly searchEach: (
    index: string,
    bodies: readonly ClusterBody[],
  ) => Promise<readonly Result<unknown, ClusterFailure>[]>;
  /** Writes documents at once. They are found after `refresh`, or about a second later. */
  readonly write: (index: string, writes: readonly ClusterWrite[]) => Promise<WriteOutcome>;
  readonly refresh: (index: string) => Promise<void>;
  readonly createIndex: (name: string, body: ClusterBody) => Promise<void>;
  readonly deleteIndex: (name: string) => Promise<void>;
  /** Returns the names of the indices that begin with the prefix. */
  readonly indices: (prefix: string) => Promise<readonly string[]>;
  /** Returns the index that the alias stands for; null = none. */
  readonly aliased: (alias: string) => Promise<string | null>;
  /** Lets the alias stand for this index instead of any other, in one step. */
  readonly pointAlias: (alias: string, index: string) => Promise<void>;
  /** Returns the data that were stored beside an index; null = none. */
  readonly readNote: (store: string, name: string) => Promise<unknown>;
  readonly writeNote: (store: string, name: string, note: ClusterBody) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The cluster did not answer, or refused. The message names the call and the reason, and no secret. */
export class ClusterFailure extends Error {
  override readonly name = 'ClusterFailure';
  /** Status of the answer; null = there was none. */
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

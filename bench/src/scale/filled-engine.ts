import type { ContractQuery } from '@farad/search/testing/contract';

/** A search engine filled with the catalogue. */
export interface FilledEngine {
  readonly name: string;
  readonly buildSeconds: number;
  /** Size of the index, in memory or on the disks of all nodes. */
  readonly bytes: number;
  readonly ask: (query: ContractQuery) => unknown;
  readonly stop: () => Promise<void>;
}

import type { LineQuestion } from '@farad/search/lists/match-lines';
import type { ContractQuery } from '@farad/search/testing/contract';

/** A search engine filled with the catalogue. */
export interface FilledEngine {
  readonly name: string;
  readonly buildSeconds: number;
  /** Size of the index, in memory or on the disks of all nodes. */
  readonly bytes: number;
  readonly ask: (query: ContractQuery) => unknown;
  /** Matches a whole parts list. */
  readonly matchList: (lines: readonly LineQuestion[]) => unknown;
  readonly stop: () => Promise<void>;
}

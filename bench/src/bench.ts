import type { SearchEngine } from '@farad/search/engine';
import type { BenchDatabase } from './postgres.ts';

/** One row of the table. null = there is nothing to compare with. */
export interface Measured {
  /** Name in budgets.json. */
  readonly id: string;
  readonly what: string;
  readonly milliseconds: number;
  /** Own time / time of the physical limit; smaller is better. */
  readonly toLimit: number | null;
  /** Time of the alternative / own time; larger is better. */
  readonly toAlternative: number | null;
  readonly bytesPerPart?: number;
  /** Peak memory of a process. */
  readonly bytes?: number;
  /** What was compared, or what replaces a missing comparison. */
  readonly note: string;
}

/** Resources shared by the rows of one size, created on first use. */
export interface BenchContext {
  readonly size: number;
  readonly folder: string;
  /** True if the row was requested by name, so it may take long. */
  readonly isNamed: boolean;
  /** True in tests: run once with little data, to check the answers only. */
  readonly isTrial: boolean;
  /** Folder of another checkout, built and installed, that is measured in turn; null = none. */
  readonly against: string | null;
  /** Only rows of `wire` whose id contains this; empty = all. */
  readonly row: string;
  readonly engine: () => SearchEngine;
  readonly database: () => Promise<BenchDatabase>;
  readonly say: (text: string) => void;
}

export interface Bench {
  readonly id: string;
  /** Rows that come one by one are calibrated one by one. */
  readonly run: (context: BenchContext) => Promise<readonly Measured[]> | AsyncIterable<Measured>;
}

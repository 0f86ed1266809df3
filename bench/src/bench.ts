import type { SearchEngine } from '@farad/search/engine';
import type { BenchDatabase } from './kit/postgres.ts';
import type { OpenDatabase } from './kit/shop-databases.ts';

/** One row of the table. A ratio is null if there is nothing to compare with. */
export interface Measured {
  /** Name in budgets.json. */
  readonly id: string;
  readonly what: string;
  readonly milliseconds: number;
  /** Own time divided by the time of the physical limit; smaller is better. */
  readonly toLimit: number | null;
  /** Time of the alternative divided by the own time; larger is better. */
  readonly toAlternative: number | null;
  readonly bytesPerPart?: number;
  /** Peak memory of a process. */
  readonly bytes?: number;
  /** Program that the row was compared with, or the reason why a comparison is missing. */
  readonly note: string;
}

/**
 * Options of a run, and resources that the rows of one catalogue size share. `engine` and `database` are created on
 * first use.
 */
export interface BenchContext {
  readonly size: number;
  readonly folder: string;
  /** True if the row was requested by name, so it may take long. */
  readonly isNamed: boolean;
  /** True in tests: each bench runs with little data, only to check that its answers are correct. */
  readonly isTrial: boolean;
  /** Folder of another checkout, already built, that the `wire` bench measures in turn with this one; null = none. */
  readonly against: string | null;
  /** Only rows of `wire` whose id contains this; empty = all. */
  readonly row: string;
  readonly engine: () => SearchEngine;
  readonly database: () => Promise<BenchDatabase>;
  /** Opens a database for a shop: empty on a server of its own, in tests migrated on a shared server. */
  readonly openDatabase: OpenDatabase;
  readonly say: (text: string) => void;
}

export interface Bench {
  readonly id: string;
  /**
   * The speed of the machine is calibrated before and after each returned row. A bench of several long rows should
   * yield them one at a time, so that each gets its own calibration.
   */
  readonly run: (context: BenchContext) => Promise<readonly Measured[]> | AsyncIterable<Measured>;
}

import type { SearchEngine } from '@farad/search/engine';
import type { BenchDatabase } from './postgres.ts';

/** One line of the table. Ratios are null where there is nothing to compare with. */
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
  /** Most memory of a process. */
  readonly bytes?: number;
  /** What was compared, or what stands in for something that is missing. */
  readonly note: string;
}

/** What the rows of one size share; made when first asked for. */
export interface BenchContext {
  readonly size: number;
  readonly folder: string;
  /** Whether the person asked for this row alone: then it may take its time. */
  readonly isNamed: boolean;
  /** Whether the row is only tried for its answers, as tests do it: once, with little, whatever the size. */
  readonly isTrial: boolean;
  readonly engine: () => SearchEngine;
  readonly database: () => Promise<BenchDatabase>;
  readonly say: (text: string) => void;
}

export interface Bench {
  readonly id: string;
  readonly run: (context: BenchContext) => Promise<readonly Measured[]>;
}

import { readFileSync } from 'node:fs';
import type { NumberedMutant } from './instrument.ts';

/**
 * The work of one process: the mutants of some files, and the tests to run. It is stored as JSON, because several
 * processes read it.
 */
export interface Job {
  /** Vitest project to which the tests belong. */
  readonly project: string;
  readonly seed: number;
  /** All test files of the job, as paths from the root. */
  readonly tests: readonly string[];
  readonly mutants: readonly (NumberedMutant & {
    /** Test files that may reach the mutant. Those that most likely detect it come first. */
    readonly tests: readonly string[];
  })[];
  /** Path of the file to which the test process appends one JSON line for each result. */
  readonly results: string;
}

export type Verdict = 'killed' | 'survived' | 'timeout' | 'unreached';

/**
 * How one run of a test file ended. `waited`: it failed, but so late that a wait for a condition may have timed out.
 * `endless`: loops made too many iterations. `hung`: it was still running at the time limit.
 */
export type RunEnd = 'passed' | 'failed' | 'waited' | 'endless' | 'hung';

export type ResultLine =
  /**
   * A test file was run without a mutant. `atImport` are the mutants that it reached while it imported modules, `later`
   * those that it reached afterwards.
   */
  | {
      readonly kind: 'reached';
      readonly test: string;
      readonly passed: boolean;
      readonly ms: number;
      readonly turns: number;
      readonly atImport: readonly number[];
      readonly later: readonly number[];
      /**
       * Ids of the tests that reach a mutant, by the mutant's number. Absent = it was also reached outside of a test.
       */
      readonly cases: Readonly<Record<number, readonly string[]>>;
    }
  | {
      readonly kind: 'begun';
      readonly number: number;
      readonly test: string;
      readonly pid: number;
      readonly limitMs: number;
    }
  | { readonly kind: 'ran'; readonly number: number; readonly test: string; readonly end: RunEnd }
  | { readonly kind: 'ended'; readonly number: number; readonly verdict: Verdict; readonly by: string | null };

/** Name of the environment variable with the path of the job file. */
export const jobVariable = 'FARAD_MUTATION_JOB';

export function readJob(): Job {
  const path = process.env[jobVariable];
  if (path === undefined) throw new Error(`${jobVariable}: expected the path of a job, got nothing`);
  return JSON.parse(readFileSync(path, 'utf8')) as Job;
}

/**
 * Reads the results written so far. The last line is left out if it is incomplete, because its process may have ended.
 */
export function readResults(path: string): readonly ResultLine[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as ResultLine);
}

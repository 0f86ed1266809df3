import { readFileSync } from 'node:fs';
import type { NumberedMutant } from './instrument.ts';

/** Work of one process: mutants of some files, and their tests. Written as JSON and read by all processes involved. */
export interface Job {
  /** Vitest project of the tests. */
  readonly project: string;
  readonly seed: number;
  /** All test files of the job, as paths from the root. */
  readonly tests: readonly string[];
  readonly mutants: readonly (NumberedMutant & {
    /** Tests that may reach the mutant, most likely first. */
    readonly tests: readonly string[];
  })[];
  /** File to which the test process writes one line per result. */
  readonly results: string;
}

export type Verdict = 'killed' | 'survived' | 'timeout' | 'unreached';

/**
 * Result of one run of a test file. `waited` = it failed, but only after its longest wait for a condition could have run
 * out. `hung` = it is still running after the time limit.
 */
export type RunEnd = 'passed' | 'failed' | 'waited' | 'endless' | 'hung';

export type ResultLine =
  /** A test file run without a mutant: the mutants it reached, and those it reached during import. */
  | {
      readonly kind: 'reached';
      readonly test: string;
      readonly passed: boolean;
      readonly ms: number;
      readonly turns: number;
      readonly atImport: readonly number[];
      readonly later: readonly number[];
      /** Ids of the tests that reach a mutant. Absent: one of its uses was outside of a test. */
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

/** Environment variable with the path of the job file. */
export const jobVariable = 'FARAD_MUTATION_JOB';

export function readJob(): Job {
  const path = process.env[jobVariable];
  if (path === undefined) throw new Error(`${jobVariable}: expected the path of a job, got nothing`);
  return JSON.parse(readFileSync(path, 'utf8')) as Job;
}

/** Reads the lines written so far, without one cut off by the end of its process. */
export function readResults(path: string): readonly ResultLine[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as ResultLine);
}

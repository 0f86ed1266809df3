import { readFileSync } from 'node:fs';
import type { NumberedMutant } from './instrument.ts';

/** What one process does: mutants of some files, tried by their tests. Written as JSON, read by all that take part. */
export interface Job {
  /** The Vitest project that the tests are of. */
  readonly project: string;
  readonly seed: number;
  /** Paths from the root, all of the job. */
  readonly tests: readonly string[];
  readonly mutants: readonly (NumberedMutant & {
    /** Tests that may reach it, the likeliest first. */
    readonly tests: readonly string[];
  })[];
  /** Where the process that runs the tests writes, a line each. */
  readonly results: string;
}

export type Verdict = 'killed' | 'survived' | 'timeout' | 'unreached';

export type ResultLine =
  /** A test file without any mutant: what it reached, and what while it was imported. */
  | {
      readonly kind: 'reached';
      readonly test: string;
      readonly passed: boolean;
      readonly ms: number;
      readonly turns: number;
      readonly atImport: readonly number[];
      readonly later: readonly number[];
    }
  | { readonly kind: 'begun'; readonly number: number; readonly pid: number; readonly limitMs: number }
  | { readonly kind: 'ended'; readonly number: number; readonly verdict: Verdict; readonly by: string | null };

/** The environment variable that names the job's file. */
export const jobVariable = 'FARAD_MUTATION_JOB';

export function readJob(): Job {
  const path = process.env[jobVariable];
  if (path === undefined) throw new Error(`${jobVariable}: expected the path of a job, got nothing`);
  return JSON.parse(readFileSync(path, 'utf8')) as Job;
}

/** Lines written so far; one that was cut off by the end of its process is left out. */
export function readResults(path: string): readonly ResultLine[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as ResultLine);
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './find-mutants.ts';
import { readResults, type Job, type ResultLine } from './job-file.ts';
import type { Tried } from './score.ts';

/** A mutant to try, with the tests that may detect it. */
export interface Candidate {
  readonly mutant: Mutant;
  readonly tests: readonly string[];
}

export interface Outcome extends Tried {
  /**
   * True if one of the tests fails even without a mutant. The mutant may have survived only because that test was left
   * out.
   */
  readonly isUnsure: boolean;
}

/**
 * Returns the verdicts that may be stored for later runs. A detected mutant counts in any case; a survivor only if all
 * its tests could run.
 */
export const sureOf = (outcomes: readonly Outcome[]): readonly Tried[] =>
  outcomes.filter(({ verdict, isUnsure }) => !isUnsure || verdict === 'killed' || verdict === 'timeout');

/**
 * Splits mutants into `count` shares of similar size. The mutants of one file stay together, because they have the same
 * tests.
 */
export function splitByFile(candidates: readonly Candidate[], count: number): readonly (readonly Candidate[])[] {
  const shares: Candidate[][] = Array.from({ length: count }, () => []);
  const groups = [...Map.groupBy(candidates, ({ mutant }) => mutant.file).values()];
  for (const group of groups.toSorted((one, other) => other.length - one.length))
    shares.toSorted((one, other) => one.length - other.length)[0]?.push(...group);
  return shares.filter((share) => share.length > 0);
}

function endOf(jobFile: string): Promise<number | null> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'job.ts'), jobFile], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

interface Options {
  readonly project: string;
  readonly seed: number;
  /** Called every few seconds with all outcomes so far, so that a run that is stopped early does not lose them. */
  readonly onOutcomes?: (outcomes: readonly Outcome[]) => void;
}

/** Returns the outcomes of the mutants that already have a verdict. */
function outcomesOf(share: readonly Candidate[], lines: readonly ResultLine[]): readonly Outcome[] {
  const broken = brokenTests(lines);
  return lines.flatMap((line) => {
    const candidate = line.kind === 'ended' ? share[line.number] : undefined;
    if (line.kind !== 'ended' || candidate === undefined) return [];
    const isUnsure = candidate.tests.some((test) => broken.has(test));
    return [{ mutant: candidate.mutant, verdict: line.verdict, isUnsure }];
  });
}

const brokenTests = (lines: readonly ResultLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => (line.kind === 'reached' && !line.passed ? [line.test] : [])));

const lookMs = 5_000;

/**
 * Tries one share of the mutants in a separate process. A test that fails without a mutant is printed and left out.
 * Throws if a mutant gets no verdict.
 */
async function runShare(
  share: readonly Candidate[],
  { project, seed, folder, onOutcomes }: Options & { folder: string },
): Promise<readonly Outcome[]> {
  const tests = [...new Set(share.flatMap((candidate) => candidate.tests))];
  const mutants = share.map((candidate, number) => ({ number, ...candidate }));
  const place = mkdtempSync(join(folder, 'job-'));
  const results = join(place, 'results.jsonl');
  writeFileSync(results, '');
  const job: Job = { project, seed, tests, mutants, results };
  writeFileSync(join(place, 'job.json'), JSON.stringify(job));
  const looking = setInterval(() => onOutcomes?.(outcomesOf(share, readResults(results))), lookMs);
  const code = await endOf(join(place, 'job.json'));
  clearInterval(looking);

  const lines = readResults(results);
  for (const test of brokenTests(lines)) process.stdout.write(`left out, as it fails without any mutant: ${test}\n`);
  const outcomes = outcomesOf(share, lines);
  if (outcomes.length < share.length)
    throw new Error(`${share.length - outcomes.length} mutants have no verdict; their process ended with ${code}`);
  onOutcomes?.(outcomes);
  return outcomes;
}

/** Tries all mutants, in `workers` processes at a time. */
export async function runJobs(
  candidates: readonly Candidate[],
  options: Options & { readonly workers: number },
): Promise<readonly Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'farad-mutation-'));
  try {
    const shares = splitByFile(candidates, options.workers);
    return (await Promise.all(shares.map((share) => runShare(share, { ...options, folder })))).flat();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

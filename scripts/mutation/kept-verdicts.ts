import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Verdict } from './job-file.ts';
import type { Candidate } from './run-jobs.ts';
import type { Tried } from './score.ts';

/**
 * Stored verdicts of earlier runs, by file and by the mutant's id. `hash` is the hash of the file and its tests at that
 * time.
 */
export type Kept = Readonly<
  Record<string, Readonly<Record<string, { readonly hash: string; readonly verdict: Verdict }>>>
>;

export function readKept(path: string): Kept {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Kept;
  } catch {
    return {}; // none yet, or written by another version
  }
}

/** Returns a hash of a file and of its tests. It changes when one of them changes. */
export function hashOf(file: string, tests: readonly string[], read: (file: string) => string): string {
  const hash = createHash('sha256');
  for (const path of [file, ...tests]) hash.update(path).update('\0').update(read(path)).update('\0');
  return hash.digest('hex');
}

/** Returns true if a test has detected the mutant, by a failure or by a time limit. */
export const isKill = (verdict: Verdict): boolean => verdict === 'killed' || verdict === 'timeout';

/**
 * Splits mutants into those with a stored verdict (`known`) and those to try again. A verdict is valid while the file
 * and its tests are unchanged. With `keepsKills` a detected mutant stays valid in any case, so that only survivors are
 * tried.
 */
export function reuse(
  candidates: readonly Candidate[],
  kept: Kept,
  hash: (candidate: Candidate) => string,
  keepsKills = false,
) {
  const known: Tried[] = [];
  const toTry: Candidate[] = [];
  for (const candidate of candidates) {
    const { mutant } = candidate;
    const stored = kept[mutant.file]?.[mutant.id];
    if (stored !== undefined && (stored.hash === hash(candidate) || (keepsKills && isKill(stored.verdict))))
      known.push({ mutant, verdict: stored.verdict });
    else toTry.push(candidate);
  }
  return { known, toTry };
}

/** Adds verdicts to the stored ones. It reads the file again first, because another run may have written it. */
export function keep(path: string, tried: readonly Tried[], hash: (file: string) => string): void {
  const kept: Record<string, Kept[string]> = { ...readKept(path) };
  for (const [file, mutants] of Map.groupBy(tried, ({ mutant }) => mutant.file)) {
    const at = hash(file);
    const verdicts = mutants.map(({ mutant, verdict }) => [mutant.id, { hash: at, verdict }] as const);
    kept[file] = { ...kept[file], ...Object.fromEntries(verdicts) };
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(kept));
}

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Verdict } from './job-file.ts';
import type { Candidate } from './run-jobs.ts';
import type { Tried } from './score.ts';

/** Verdicts of earlier runs: by file, then by mutant, each with the hash of its inputs. */
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

/** Returns a hash of a file and its tests. */
export function hashOf(file: string, tests: readonly string[], read: (file: string) => string): string {
  const hash = createHash('sha256');
  for (const path of [file, ...tests]) hash.update(path).update('\0').update(read(path)).update('\0');
  return hash.digest('hex');
}

/** Returns true if a test detected the mutant. */
export const isKill = (verdict: Verdict): boolean => verdict === 'killed' || verdict === 'timeout';

/**
 * Splits the candidates into those with a stored verdict and those to try. `keepsKills`: stored kills count although
 * tests changed since, so that only survivors are tried.
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

/** Adds verdicts to the stored ones. It reads these again, because another run may have written meanwhile. */
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

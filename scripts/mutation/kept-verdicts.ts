import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Verdict } from './job-file.ts';
import type { Candidate } from './run-jobs.ts';
import type { Tried } from './score.ts';

/** Verdicts of an earlier run: by file with the hash of its inputs, then by mutant. */
export type Kept = Readonly<
  Record<string, { readonly hash: string; readonly verdicts: Readonly<Record<string, Verdict>> }>
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

/** Splits the candidates into those with a stored verdict and those to try. */
export function reuse(candidates: readonly Candidate[], kept: Kept, hash: (candidate: Candidate) => string) {
  const known: Tried[] = [];
  const toTry: Candidate[] = [];
  for (const candidate of candidates) {
    const { mutant } = candidate;
    const before = kept[mutant.file];
    const verdict = before?.hash === hash(candidate) ? before.verdicts[mutant.id] : undefined;
    if (verdict === undefined) toTry.push(candidate);
    else known.push({ mutant, verdict });
  }
  return { known, toTry };
}

/** Adds verdicts to the stored ones. It reads these again, because another run may have written meanwhile. */
export function keep(path: string, tried: readonly Tried[], hash: (file: string) => string): void {
  const before = readKept(path);
  const kept = { ...before };
  for (const [file, mutants] of Map.groupBy(tried, ({ mutant }) => mutant.file)) {
    const earlier = before[file]?.hash === hash(file) ? before[file].verdicts : {};
    const verdicts = Object.fromEntries(mutants.map(({ mutant, verdict }) => [mutant.id, verdict]));
    kept[file] = { hash: hash(file), verdicts: { ...earlier, ...verdicts } };
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(kept));
}

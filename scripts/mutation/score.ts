import type { Mutant } from './find-mutants.ts';
import type { Verdict } from './job-file.ts';

export interface Tried {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

/**
 * A mutant that behaves as the original, so that no test can detect it, with a proof in words. It is identified by the
 * text of its line, because line numbers change.
 */
export interface Equivalent {
  readonly file: string;
  /** The source line, without spaces at its ends. */
  readonly line: string;
  readonly original: string;
  readonly replacement: string;
  readonly proof: string;
}

export interface Score {
  readonly mutants: number;
  readonly killed: number;
  readonly timedOut: number;
  readonly equivalent: number;
  readonly survived: number;
  /** Detected mutants as a share of all mutants that are not equivalent. */
  readonly share: number;
  readonly isGood: boolean;
}

const leastShare = 0.9;
const equivalentMax = 0.03;

/**
 * Returns the score of one area. At most 3 % of the mutants may count as equivalent; further ones count as survivors.
 */
export function scoreOf(tried: readonly Tried[], isEquivalent: (mutant: Mutant) => boolean): Score {
  const count = (verdict: Verdict): number => tried.filter((one) => one.verdict === verdict).length;
  const [killed, timedOut] = [count('killed'), count('timeout')];
  const alive = tried.filter(({ verdict }) => verdict === 'survived' || verdict === 'unreached');
  const proved = alive.filter(({ mutant }) => isEquivalent(mutant)).length;
  const equivalent = Math.min(proved, Math.floor(equivalentMax * tried.length));
  const share = tried.length === equivalent ? 1 : (killed + timedOut) / (tried.length - equivalent);
  const survived = alive.length - equivalent;
  return { mutants: tried.length, killed, timedOut, equivalent, survived, share, isGood: share >= leastShare };
}

/**
 * Returns a function that returns true if a mutant is in the list of equivalent ones. `lineText` must return a line of
 * a file.
 */
export const equivalence =
  (list: readonly Equivalent[], lineText: (file: string, line: number) => string) =>
  (mutant: Mutant): boolean =>
    list.some(
      ({ file, line, original, replacement, proof }) =>
        file === mutant.file &&
        original === mutant.original &&
        replacement === mutant.replacement &&
        proof.length > 0 &&
        line === lineText(mutant.file, mutant.line).trim(),
    );

import type { BonusException } from './cashback.ts';

const union = (ids: readonly number[], more: readonly number[]): number[] => [...new Set([...ids, ...more])];

/** What was merged, into what, and what is at or below that now. */
interface Merge {
  readonly kind: BonusException['kind'];
  readonly from: number;
  readonly into: number;
  readonly idsOfInto: readonly number[];
}

/**
 * Exceptions after a merge: what was said of the one that is gone is said of the kept one, which keeps its own where it
 * has one. The brand that is gone stays among the ids, by which {@link unfollowMerge} knows it.
 */
export function followMerge(
  exceptions: readonly BonusException[],
  { kind, from, into, idsOfInto }: Merge,
): readonly BonusException[] {
  const isOf = (id: number) => (each: BonusException) => each.kind === kind && each.id === id;
  if (!exceptions.some(isOf(from))) return exceptions;
  const hasOwn = exceptions.some(isOf(into));
  return exceptions.flatMap((each) => {
    if (isOf(into)(each)) return [{ ...each, ids: union(each.ids, idsOfInto) }];
    if (!isOf(from)(each)) return [each];
    if (!hasOwn) return [{ ...each, id: into, ids: union(each.ids, idsOfInto) }];
    // Nothing is of the brand that is gone; it waits for the merge to be undone.
    return kind === 'brand' ? [each] : [];
  });
}

/** Exceptions after the merge of a brand was undone. */
export const unfollowMerge = (exceptions: readonly BonusException[], from: number): readonly BonusException[] =>
  exceptions.map((each) =>
    each.kind === 'brand' && each.id !== from && each.ids.includes(from) ? { ...each, id: from, ids: [from] } : each,
  );

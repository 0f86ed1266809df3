import type { BonusException } from './cashback.ts';

const union = (ids: readonly number[], more: readonly number[]): number[] => [...new Set([...ids, ...more])];

/** The merged id, the id it was merged into, and all ids at or below the latter now. */
interface Merge {
  readonly kind: BonusException['kind'];
  readonly from: number;
  readonly into: number;
  readonly idsOfInto: readonly number[];
}

/**
 * Returns the exceptions after a merge. The exception of the removed id moves to the kept one, unless the kept one has
 * its own. The id of a removed brand stays in the list, so that {@link unfollowMerge} can undo it.
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
    // No goods have the removed brand any more. The rule waits in case the merge is undone.
    return kind === 'brand' ? [each] : [];
  });
}

/** Returns the exceptions after the merge of a brand was undone. */
export const unfollowMerge = (exceptions: readonly BonusException[], from: number): readonly BonusException[] =>
  exceptions.map((each) =>
    each.kind === 'brand' && each.id !== from && each.ids.includes(from) ? { ...each, id: from, ids: [from] } : each,
  );

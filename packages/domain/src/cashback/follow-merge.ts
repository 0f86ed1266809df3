import type { BonusException } from './cashback.ts';

const union = (ids: readonly number[], more: readonly number[]): number[] => [...new Set([...ids, ...more])];

/**
 * A merge of two categories or two brands: `from` was merged into `into`. `idsOfInto`: ids of `into` and its
 * subcategories.
 */
interface Merge {
  readonly kind: BonusException['kind'];
  readonly from: number;
  readonly into: number;
  readonly idsOfInto: readonly number[];
}

/**
 * Returns the cashback exceptions after two categories or brands were merged. The exception of `from` moves to `into`,
 * unless `into` has its own. The id of a merged brand stays in `ids`, so that {@link unfollowMerge} can undo the move.
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
    // `into` has its own exception. The exception of a merged brand stays, although no goods have that brand, in case
    // the merge is undone.
    return kind === 'brand' ? [each] : [];
  });
}

/** Returns the cashback exceptions after the merge of the brand `from` was undone. */
export const unfollowMerge = (exceptions: readonly BonusException[], from: number): readonly BonusException[] =>
  exceptions.map((each) =>
    each.kind === 'brand' && each.id !== from && each.ids.includes(from) ? { ...each, id: from, ids: [from] } : each,
  );

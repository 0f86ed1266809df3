/**
 * Divides things that make at most one row each into the fewest groups of at most `rowsMax` rows, as equal as can be, in
 * their order. One that makes no row stays with its neighbours. At least one group.
 */
export function groupRows<T>(things: readonly T[], rowsOf: (thing: T) => 0 | 1, rowsMax: number): T[][] {
  const rows = Math.max(
    1,
    things.reduce((sum, thing) => sum + rowsOf(thing), 0),
  );
  const groupCount = Math.ceil(rows / rowsMax);
  const groups = Array.from({ length: groupCount }, (): T[] => []);
  let row = 0;
  for (const thing of things) {
    groups[Math.min(groupCount - 1, Math.floor((row * groupCount) / rows))]?.push(thing);
    row += rowsOf(thing);
  }
  return groups;
}

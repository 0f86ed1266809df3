/**
 * Splits things, in order, into the fewest groups with at most `rowsMax` rows. The groups are as equal as possible. A
 * thing takes one row or none. There is at least one group.
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

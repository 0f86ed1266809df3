/**
 * Splits things, in order, into the fewest groups of at most `rowsMax` rows, as equal as possible. A thing makes at
 * most one row; one without a row stays with its neighbours. Returns at least one group.
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

/**
 * Groups things by their rarest key, or by the first of equally rare keys. To find the things that have only wanted
 * keys, a search then reads only small groups.
 */
export function byRarestKey<Thing>(
  things: readonly Thing[],
  keysOf: (thing: Thing) => readonly string[],
): ReadonlyMap<string, readonly Thing[]> {
  const counts = new Map<string, number>();
  const countOf = (key: string): number => counts.get(key) ?? 0;
  for (const thing of things) for (const key of keysOf(thing)) counts.set(key, countOf(key) + 1);
  return Map.groupBy(things, (thing) => keysOf(thing).reduce((a, b) => (countOf(b) < countOf(a) ? b : a)));
}

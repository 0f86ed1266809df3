/**
 * Number of parts of one maker whose numbers begin like those of another maker (`shared`), and number of the maker's
 * parts (`of`).
 */
export interface SharedNumbers {
  readonly shared: number;
  readonly of: number;
}

export interface NumberEvidence {
  readonly add: (owner: string, mpn: string) => void;
  /**
   * Compares the part numbers of two makers, each given by its spellings. The counts are those of the maker that has
   * fewer parts.
   */
  readonly between: (one: readonly string[], other: readonly string[]) => SharedNumbers;
  /** Returns the share of a maker's parts whose numbers begin with any of these prefixes. Prefixes are in capitals. */
  readonly startingWith: (owner: string, starts: readonly string[]) => number;
}

const stemLength = 6;
/**
 * Maximum number of makers that share a prefix. A prefix of more makers is used by the whole industry ("BAT54C",
 * "1N4148") and proves nothing.
 */
const ownersMax = 4;
const stemsOfOwnerMax = 2000;
const stemsMax = 500_000;

const stemOf = (mpn: string): string | null => {
  const stem = mpn
    .slice(0, 40)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, stemLength);
  return stem.length === stemLength && /[A-Z]/.test(stem) && /\d/.test(stem) ? stem : null;
};

/**
 * Collects the prefixes of each maker's part numbers. Each maker has its own numbering. So two spellings whose numbers
 * begin alike probably mean one company. A shared short code is weaker evidence. The number of stored prefixes is
 * limited.
 */
export function numberEvidence(): NumberEvidence {
  const byOwner = new Map<string, Map<string, number>>();
  const owners = new Map<string, number>();
  let kept = 0;

  const add = (owner: string, mpn: string): void => {
    const stem = stemOf(mpn);
    if (stem === null) return;
    let own = byOwner.get(owner);
    if (own === undefined) byOwner.set(owner, (own = new Map<string, number>()));
    const count = own.get(stem);
    if (count !== undefined) own.set(stem, count + 1);
    else if (own.size < stemsOfOwnerMax && kept < stemsMax) {
      own.set(stem, 1);
      owners.set(stem, (owners.get(stem) ?? 0) + 1);
      kept += 1;
    }
  };

  const joined = (names: readonly string[]): ReadonlyMap<string, number> => {
    const all = new Map<string, number>();
    for (const name of new Set(names))
      for (const [stem, count] of byOwner.get(name) ?? []) all.set(stem, (all.get(stem) ?? 0) + count);
    return all;
  };
  const total = (stems: ReadonlyMap<string, number>): number =>
    [...stems.values()].reduce((sum, each) => sum + each, 0);

  const between = (one: readonly string[], other: readonly string[]): SharedNumbers => {
    const sides = [joined(one), joined(other)].sort((a, b) => total(a) - total(b));
    const [fewer = new Map<string, number>(), more = new Map<string, number>()] = sides;
    // Several spellings of one maker count as one maker, so the limit is raised by their number.
    const most = ownersMax + new Set([...one, ...other]).size - 2;
    let shared = 0;
    for (const [stem, count] of fewer) if (more.has(stem) && (owners.get(stem) ?? 0) <= most) shared += count;
    return { shared, of: total(fewer) };
  };

  const startingWith = (owner: string, starts: readonly string[]): number => {
    const own = joined([owner]);
    let count = 0;
    for (const [stem, parts] of own) if (starts.some((start) => stem.startsWith(start))) count += parts;
    return own.size === 0 ? 0 : count / total(own);
  };

  return { add, between, startingWith };
}

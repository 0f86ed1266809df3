import type { BomLine } from '../row/bom-line.ts';
import { toLatinLetters } from '../../shared/look-alikes.ts';

export type ComparableLine = Pick<
  BomLine,
  | 'designators'
  | 'quantity'
  | 'isDnp'
  | 'mpn'
  | 'maker'
  | 'value'
  | 'package'
  | 'description'
  | 'shopNumber'
  | 'customerNumber'
>;

export const lineChanges = ['part', 'value', 'package', 'quantity', 'designators', 'fitted'] as const;

/** Changed field of a line: its part (or the maker), value, package, quantity, designators, or whether it is fitted. */
export type LineChange = (typeof lineChanges)[number];

export interface ChangedLine {
  /** Indexes in the two lists, from 0. */
  readonly before: number;
  readonly after: number;
  readonly changes: readonly LineChange[];
  readonly addedDesignators: readonly string[];
  readonly removedDesignators: readonly string[];
}

/** Difference of two revisions of a list, as indexes of lines, from 0. Every line is in exactly one group. */
export interface RevisionDifference {
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly changed: readonly ChangedLine[];
  readonly same: readonly (readonly [before: number, after: number])[];
}

const plain = (text: string | null): string => toLatinLetters((text ?? '').toUpperCase()).replace(/[\s\-_]/gu, '');

/** Returns the identity of the part: its number and maker, else its value (or description) and package. */
const partOf = (line: ComparableLine): string => {
  const number = line.shopNumber ?? line.mpn ?? line.customerNumber;
  if (number !== null) return `${plain(number)}|${plain(line.maker)}`;
  return `${plain(line.value ?? line.description)}|${plain(line.package)}`;
};

interface Pair {
  readonly before: number;
  readonly after: number;
  readonly shared: number;
  readonly isSamePart: boolean;
}

/** Maximum number of lines per designator. A designator on several lines is an error and hardly helps to pair lines. */
const ownersMax = 3;

/**
 * Returns pairs of lines that share designators. Pairs that share more designators come first; among equal ones, pairs
 * with the same part.
 */
function pairsByPlaces(before: readonly ComparableLine[], after: readonly ComparableLine[]): readonly Pair[] {
  const owners = new Map<string, number[]>();
  before.forEach(({ designators }, index) => {
    for (const one of new Set(designators.map((each) => each.toUpperCase()))) {
      const known = owners.get(one);
      if (known === undefined) owners.set(one, [index]);
      else if (known.length < ownersMax) known.push(index);
    }
  });
  const pairs = after.flatMap((line, index) => {
    const shared = new Map<number, number>();
    for (const one of new Set(line.designators)) {
      for (const owner of owners.get(one.toUpperCase()) ?? []) shared.set(owner, (shared.get(owner) ?? 0) + 1);
    }
    return Array.from(shared, ([owner, count]): Pair => {
      const other = before[owner];
      return {
        before: owner,
        after: index,
        shared: count,
        isSamePart: other !== undefined && partOf(other) === partOf(line),
      };
    });
  });
  return pairs.toSorted(
    (a, b) => b.shared - a.shared || Number(b.isSamePart) - Number(a.isSamePart) || a.after - b.after,
  );
}

/** Pairs the remaining lines that have the same part, in the order of the list. */
function pairsByPart(before: readonly ComparableLine[], after: readonly ComparableLine[], taken: Taken): void {
  const waiting = new Map<string, number[]>();
  before.forEach((line, index) => {
    if (!taken.before.has(index)) waiting.set(partOf(line), [...(waiting.get(partOf(line)) ?? []), index]);
  });
  after.forEach((line, index) => {
    const other = taken.after.has(index) ? undefined : waiting.get(partOf(line))?.shift();
    if (other !== undefined) take(taken, other, index);
  });
}

/** Lines that are already paired, in both lists. */
interface Taken {
  readonly before: Map<number, number>;
  readonly after: Map<number, number>;
}

function take(taken: Taken, before: number, after: number): void {
  taken.before.set(before, after);
  taken.after.set(after, before);
}

const without = (all: readonly string[], others: readonly string[]): readonly string[] => {
  const known = new Set(others.map((one) => one.toUpperCase()));
  return all.filter((one) => !known.has(one.toUpperCase()));
};

function changeOf(before: number, after: number, old: ComparableLine, now: ComparableLine): ChangedLine {
  const addedDesignators = without(now.designators, old.designators);
  const removedDesignators = without(old.designators, now.designators);
  const hasNumber = [old, now].some(
    ({ mpn, shopNumber, customerNumber }) => (mpn ?? shopNumber ?? customerNumber) !== null,
  );
  const tests: Readonly<Record<LineChange, boolean>> = {
    part: hasNumber && partOf(old) !== partOf(now),
    value: plain(old.value) !== plain(now.value),
    package: plain(old.package) !== plain(now.package),
    quantity: old.quantity !== now.quantity,
    designators: addedDesignators.length + removedDesignators.length > 0,
    fitted: old.isDnp !== now.isDnp,
  };
  const changes = lineChanges.filter((change) => tests[change]);
  return { before, after, changes, addedDesignators, removedDesignators };
}

/** Returns added, removed and changed lines between two revisions. Lines are paired by designators, then by part. */
export function compareRevisions(
  before: readonly ComparableLine[],
  after: readonly ComparableLine[],
): RevisionDifference {
  const taken: Taken = { before: new Map(), after: new Map() };
  for (const pair of pairsByPlaces(before, after)) {
    if (!taken.before.has(pair.before) && !taken.after.has(pair.after)) take(taken, pair.before, pair.after);
  }
  pairsByPart(before, after, taken);
  const pairs = Array.from(taken.after, ([now, old]) => ({ old, now })).toSorted((a, b) => a.now - b.now);
  const compared = pairs.flatMap(({ old, now }) => {
    const [one, other] = [before[old], after[now]];
    return one && other ? [changeOf(old, now, one, other)] : [];
  });
  return {
    added: after.flatMap((_, index) => (taken.after.has(index) ? [] : [index])),
    removed: before.flatMap((_, index) => (taken.before.has(index) ? [] : [index])),
    changed: compared.filter(({ changes }) => changes.length > 0),
    same: compared.flatMap(({ changes, before: old, after: now }) => (changes.length > 0 ? [] : [[old, now] as const])),
  };
}

import {
  acrossSorts,
  areOtherPackages,
  contradicts,
  exchangeKinds,
  gradeOf,
  sureSorts,
  type Described,
  type ExchangeKind,
} from './exchanges.ts';
import type { Sort } from './raw-facts.ts';
import type { KnownPart } from './raw-parts.ts';
import type { PlantedKind } from './report.ts';
import { withNominal, type StatedFacts } from './stated-facts.ts';

/** A part whose number replaces the number of a line. */
export interface Planting {
  readonly kind: Exclude<PlantedKind, 'unchanged'>;
  readonly part: KnownPart;
}

/** Kinds of value that a line and a part are compared by, apart from the sort of component. */
type Compared = Exclude<ExchangeKind, 'designator' | 'kind'>;

const compared: readonly Compared[] = exchangeKinds.filter(
  (kind): kind is Compared => kind !== 'designator' && kind !== 'kind',
);

/** Whether a part has what the line states; null = the line or the supplier's file does not state it. */
type Meets = (part: Described, line: Described) => boolean | null;

const both = <T>(one: T | null, other: T | null, isMet: (one: T, other: T) => boolean): boolean | null =>
  one === null || other === null ? null : isMet(one, other);

const meets: Readonly<Record<Compared, Meets>> = {
  value: ({ facts: own }, { facts: said }) =>
    both(own.nominal, said.nominal, (a, b) => Math.abs(a - b) <= Math.max(a, b) / 1000),
  package: (own, said) => {
    if (said.package === '') return null;
    if (areOtherPackages(own.package, said.package)) return false;
    return own.package === said.package ? true : null;
  },
  tolerance: ({ facts: own }, { facts: said }) => both(own.tolerancePercent, said.tolerancePercent, (a, b) => a <= b),
  voltage: ({ facts: own }, { facts: said }) => both(own.volts, said.volts, (a, b) => a >= b),
  power: ({ facts: own }, { facts: said }) => both(own.watts, said.watts, (a, b) => a >= b * 0.99),
  dielectric: ({ facts: own }, { facts: said }) =>
    both(own.dielectric, said.dielectric, (a, b) => gradeOf(a) >= gradeOf(b)),
  polarity: ({ facts: own }, { facts: said }) => both(own.polarity, said.polarity, (a, b) => a === b),
  pins: ({ facts: own }, { facts: said }) => both(own.pins, said.pins, (a, b) => a === b),
};

/** Returns true if the part has everything that the line states, as far as it is known. */
export const mayFit = (part: Described, line: Described): boolean =>
  compared.every((kind) => meets[kind](part, line) !== false);

/** Returns the kinds of value that the line states and a part of its sort could contradict. */
const statedKinds = ({ facts, package: name }: Described): readonly Compared[] => {
  const is: Readonly<Record<Compared, boolean>> = {
    value: facts.nominal !== null,
    package: name !== '',
    tolerance: facts.tolerancePercent !== null,
    voltage: facts.volts !== null,
    power: facts.watts !== null,
    dielectric: facts.dielectric !== null,
    polarity: facts.polarity !== null,
    pins: facts.pins !== null,
  };
  return compared.filter((kind) => is[kind]);
};

/** Returns true if the number of this part contradicts the line in one kind of value, and in no other. */
function contradictsOnly(kind: ExchangeKind, part: KnownPart, line: StatedFacts): boolean {
  const { letter, word, facts } = line;
  if (!acrossSorts.has(kind)) {
    // The nominal value has to be the same, because most other values are only comparable then.
    if (kind !== 'value' && facts.nominal !== null && meets.value(part, line) !== true) return false;
    return (
      compared.every((other) => other === kind || meets[other](part, line) !== false) && contradicts[kind](part, line)
    );
  }
  if (kind === 'kind') return sureSorts.has(facts.sort) && contradicts.kind(part, line);
  // Only the letter contradicts the part if the line has neither words nor a value.
  if (word !== null || facts.nominal !== null || !sureSorts.has(letter)) return false;
  return contradicts.designator(part, line) && meets.package(part, line) !== false;
}

/** Returns true if the line states the kind, so that a contradiction may be planted. */
const isStated = (kind: ExchangeKind, { letter, word, facts }: StatedFacts, stated: readonly Compared[]): boolean => {
  if (kind === 'designator') return letter !== null;
  return kind === 'kind' ? word !== null || facts.nominal !== null : stated.includes(kind);
};

/** Step from one tried part to the next. It is large, so that the chosen parts come from the whole catalogue. */
const stride = 1_000_003;

/** Parts of a catalogue by sort of component. */
export class PartsBySort {
  private readonly sure: readonly KnownPart[];
  private readonly bySort: ReadonlyMap<Sort | null, readonly KnownPart[]>;

  /** Numbers with spaces are left out, because a reader cannot tell where they end. */
  constructor(parts: readonly KnownPart[]) {
    const usual = parts.filter(({ mpn }) => !/\s/u.test(mpn));
    this.sure = usual.filter(({ facts }) => sureSorts.has(facts.sort));
    this.bySort = Map.groupBy(usual, ({ facts }) => facts.sort);
  }

  /** Returns the parts whose numbers may contradict a line of this sort in this kind. */
  for(kind: Planting['kind'], sort: Sort | null): readonly KnownPart[] {
    if (kind === 'designator' || kind === 'kind') return this.sure;
    return sort === null ? [] : (this.bySort.get(sort) ?? []);
  }
}

function take(
  parts: readonly KnownPart[],
  from: number,
  count: number,
  isRight: (part: KnownPart) => boolean,
): readonly KnownPart[] {
  const taken: KnownPart[] = [];
  for (let step = 0; step < parts.length && taken.length < count; step++) {
    const part = parts[(from + step * stride) % parts.length];
    if (part !== undefined && isRight(part)) taken.push(part);
  }
  return taken;
}

/**
 * Returns parts whose numbers are written into a line: `count` for each kind of value that the line states, and `count`
 * that fit it.
 *
 * @param seed number that differs between the lines of a set, so that they get different parts
 */
export function plantingsFor(line: StatedFacts, parts: PartsBySort, seed: number, count: number): readonly Planting[] {
  const stated = statedKinds(line);
  const { sort, nominal } = line.facts;
  // A value that the bench cannot read could contradict the part as well.
  if (withNominal.has(sort) && nominal === null && !line.isRead) return [];
  const planted = (kind: Planting['kind'], isRight: (part: KnownPart) => boolean): readonly Planting[] =>
    take(parts.for(kind, sort), seed, count, isRight).map((part) => ({ kind, part }));
  const wrong = exchangeKinds.flatMap((kind) =>
    isStated(kind, line, stated) ? planted(kind, (part) => contradictsOnly(kind, part, line)) : [],
  );
  // `truth.json` may leave out a value or package that the file states elsewhere, so the line must state both there.
  const hasBoth = stated.includes('package') && (nominal !== null || !withNominal.has(sort));
  const isComparable = line.isComplete && sort !== 'ic' && hasBoth;
  const right = isComparable
    ? planted('fitting', (part) => stated.every((kind) => meets[kind](part, line) === true))
    : [];
  return [...wrong, ...right];
}

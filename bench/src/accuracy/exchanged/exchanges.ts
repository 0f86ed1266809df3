import type { KnownPart } from './raw-parts.ts';
import type { Sort } from './raw-facts.ts';
import { letterOf, statedLine, type StatedLine } from './stated-line.ts';

export const exchangeKinds = [
  'value',
  'package',
  'tolerance',
  'voltage',
  'power',
  'dielectric',
  'polarity',
  'pins',
  'designator',
  'kind',
] as const;

export type ExchangeKind = (typeof exchangeKinds)[number];

/** Values of a part, or values that a line states. */
export type Described = Pick<KnownPart, 'facts' | 'package'>;

/** True if a line for the part `own` becomes wrong when one of its values is replaced by the value of `donor`. */
type Contradicts = (own: Described, donor: Described) => boolean;

const isTwice = (a: number | null, b: number | null): boolean => a !== null && b !== null && a >= b * 1.2;

const grades = ['Z5U', 'Y5V', 'X5R', 'X7R', 'C0G'];
/** Returns the place of a dielectric among `grades`; -1 = unknown. */
export const gradeOf = (name: string | null): number => grades.indexOf(name === 'NP0' ? 'C0G' : (name ?? ''));

const chipSize = (name: string): string | null =>
  /^(?:01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)(?!\d)/.exec(name)?.[0] ?? null;
/**
 * Returns the pin count in a package name: 20 for `TSSOP-20(…)`. Returns null for transistor packages such as SOT-23,
 * because their number is a type and not a pin count.
 */
const leadsOf = (name: string): number | null => {
  const [, family = '', count = ''] = /^([A-Z]+)-(\d+)(?!\d|-)/.exec(name) ?? [];
  return count === '' || /^(?:SOT|TO|SOD|DO|SC)$/.test(family) ? null : Number(count);
};
/** Packages whose names mean one shape each. */
export const small: ReadonlySet<string> = new Set(
  'SOT-23 SOT-223 SOT-323 SOT-89 SOD-123 SOD-323 SOD-523 SMA SMB SMC TO-220 TO-252 TO-263 TO-92 DO-41'.split(' '),
);

/**
 * Returns true if two packages certainly differ: different chip sizes, pin counts at least 2 apart, or two different
 * packages of `small`.
 */
export function areOtherPackages(one: string, other: string): boolean {
  const [a, b] = [chipSize(one), chipSize(other)];
  if (a !== null && b !== null) return a !== b;
  const [c, d] = [leadsOf(one), leadsOf(other)];
  if (c !== null && d !== null) return Math.abs(c - d) >= 2;
  return small.has(one) && small.has(other) && one !== other;
}

/**
 * Returns true if the donor's designator letter is also usual for the line's own part. Such a line is no contradiction.
 * D also marks ICs (GOST); Q also marks crystals (Germany) and regulators.
 */
const isUsual = (own: Sort | null, donor: Sort | null): boolean =>
  (own === 'ic' && (donor === 'diode' || donor === 'transistor')) || (own === 'crystal' && donor === 'transistor');

/** For each kind of value, whether it certainly contradicts the part. */
export const contradicts: Readonly<Record<ExchangeKind, Contradicts>> = {
  value: ({ facts: own }, { facts: donor }) =>
    isTwice(own.nominal, donor.nominal) || isTwice(donor.nominal, own.nominal),
  package: (own, donor) => areOtherPackages(own.package, donor.package),
  tolerance: ({ facts: own }, { facts: donor }) => isTwice(own.tolerancePercent, donor.tolerancePercent),
  voltage: ({ facts: own }, { facts: donor }) => isTwice(donor.volts, own.volts),
  power: ({ facts: own }, { facts: donor }) => isTwice(donor.watts, own.watts),
  dielectric: ({ facts: own }, { facts: donor }) =>
    gradeOf(own.dielectric) >= 0 && gradeOf(donor.dielectric) > gradeOf(own.dielectric),
  polarity: ({ facts: own }, { facts: donor }) =>
    own.polarity !== null && donor.polarity !== null && own.polarity !== donor.polarity,
  pins: ({ facts: own }, { facts: donor }) => own.pins !== null && donor.pins !== null && own.pins !== donor.pins,
  designator: ({ facts: own }, { facts: donor }) => own.sort !== donor.sort && !isUsual(own.sort, donor.sort),
  kind: ({ facts: own }, { facts: donor }) => own.sort !== donor.sort,
};

/**
 * Exchanges in the harmless direction: the line asks for less than the part offers, for example 16 V for a part of 50
 * V. Such a line is no contradiction.
 */
const harmless: Readonly<Partial<Record<ExchangeKind, Contradicts>>> = {
  tolerance: (own, donor) => contradicts.tolerance(donor, own),
  voltage: (own, donor) => contradicts.voltage(donor, own),
  power: (own, donor) => contradicts.power(donor, own),
  dielectric: (own, donor) => contradicts.dielectric(donor, own),
};

/** Returns a line for the part `own` in which the values of one kind come from the part `donor`. */
function exchanged(kind: ExchangeKind, own: KnownPart, donor: KnownPart, place: number): StatedLine {
  const line = statedLine(own, letterOf[own.facts.sort ?? 'ic'], place);
  const { facts } = donor;
  const withFacts = (changed: Partial<KnownPart['facts']>): StatedLine => ({
    ...line,
    facts: { ...line.facts, ...changed },
  });
  switch (kind) {
    case 'value':
      return withFacts({ nominal: facts.nominal });
    case 'package':
      return { ...line, package: donor.package };
    case 'tolerance':
      return withFacts({ tolerancePercent: facts.tolerancePercent });
    case 'voltage':
      return withFacts({ volts: facts.volts });
    case 'power':
      return withFacts({ watts: facts.watts });
    case 'dielectric':
      return withFacts({ dielectric: facts.dielectric });
    case 'polarity':
      return withFacts({ polarity: facts.polarity });
    case 'pins':
      return withFacts({ pins: facts.pins });
    case 'designator':
      return statedLine(own, letterOf[facts.sort ?? 'ic'], place);
    case 'kind':
      // The whole description comes from the donor.
      return { ...line, facts, package: donor.package };
  }
}

export interface Exchange {
  readonly line: StatedLine;
  readonly own: KnownPart;
  readonly donor: KnownPart | null;
}

/**
 * Kinds of exchange for which the donor must be another sort of component than the line's part, for example a diode for
 * a resistor.
 */
export const acrossSorts: ReadonlySet<ExchangeKind> = new Set(['designator', 'kind']);

/**
 * Sorts of components from which such donors are taken. Their designator letters and words mean the same in every
 * country.
 */
export const sureSorts: ReadonlySet<Sort | null> = new Set<Sort>([
  'resistor',
  'capacitor',
  'inductor',
  'diode',
  'transistor',
]);

function donorFor(
  kind: ExchangeKind,
  own: KnownPart,
  parts: readonly KnownPart[],
  from: number,
  does: Contradicts,
): KnownPart | null {
  for (let step = 0; step < parts.length && step < 4000; step++) {
    const donor = parts[(from + step * 7) % parts.length]!;
    if (donor.facts.sort === null) continue;
    const isSort = acrossSorts.has(kind) ? sureSorts.has(donor.facts.sort) : donor.facts.sort === own.facts.sort;
    if (isSort && does(own, donor)) return donor;
  }
  return null;
}

/** Step from one tried part to the next. It is large, so that the chosen parts come from the whole catalogue. */
const stride = 1_000_003;

function exchangesBy(
  kind: ExchangeKind,
  does: Contradicts,
  parts: readonly KnownPart[],
  count: number,
): readonly Exchange[] {
  const made: Exchange[] = [];
  const bySort = new Map<string, number>();
  for (let at = 0; at < parts.length && made.length < count; at++) {
    const place = (at * stride) % parts.length;
    const own = parts[place]!;
    const { sort } = own.facts;
    // At most half of the generated lines may be for one sort of component, because half of a catalogue is resistors.
    if (sort === null || (bySort.get(sort) ?? 0) >= count / 2) continue;
    const donor = donorFor(kind, own, parts, place + at, does);
    if (donor === null) continue;
    bySort.set(sort, (bySort.get(sort) ?? 0) + 1);
    made.push({ line: exchanged(kind, own, donor, made.length), own, donor });
  }
  return made;
}

/** Returns lines that contradict their own part in one kind of value. */
export const contradictoryLines = (kind: ExchangeKind, parts: readonly KnownPart[], count: number) =>
  exchangesBy(kind, contradicts[kind], parts, count);

/**
 * Returns lines that ask for less than their part offers. Empty for kinds where no value is better than another, such
 * as packages.
 */
export function modestLines(kind: ExchangeKind, parts: readonly KnownPart[], count: number): readonly Exchange[] {
  const does = harmless[kind];
  return does === undefined ? [] : exchangesBy(kind, does, parts, count);
}

/** Returns lines that describe their parts correctly. */
export function cleanLines(parts: readonly KnownPart[], count: number): readonly Exchange[] {
  const made: Exchange[] = [];
  const bySort = new Map<string, number>();
  for (let at = 0; at < parts.length && made.length < count; at++) {
    const own = parts[(at * stride + 13) % parts.length]!;
    const { sort } = own.facts;
    if (sort === null || (bySort.get(sort) ?? 0) >= count / 3) continue;
    bySort.set(sort, (bySort.get(sort) ?? 0) + 1);
    made.push({ line: statedLine(own, letterOf[sort], made.length), own, donor: null });
  }
  return made;
}

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

/** Whether the part that is asked for by a donor's datum is surely not the one of the line. */
type Contradicts = (own: KnownPart, donor: KnownPart) => boolean;

const isTwice = (a: number | null, b: number | null): boolean => a !== null && b !== null && a >= b * 1.2;

const grades = ['Z5U', 'Y5V', 'X5R', 'X7R', 'C0G'];
const gradeOf = (name: string | null): number => grades.indexOf(name === 'NP0' ? 'C0G' : (name ?? ''));

const chipSize = (name: string): string | null =>
  /^(?:01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)(?!\d)/.exec(name)?.[0] ?? null;
/** `TSSOP-20(…)` → 20; names of transistors number their types and not their pins. */
const leadsOf = (name: string): number | null => {
  const [, family = '', count = ''] = /^([A-Z]+)-(\d+)(?!\d|-)/.exec(name) ?? [];
  return count === '' || /^(?:SOT|TO|SOD|DO|SC)$/.test(family) ? null : Number(count);
};
const small = new Set(
  'SOT-23 SOT-223 SOT-323 SOT-89 SOD-123 SOD-323 SOD-523 SMA SMB SMC TO-220 TO-252 TO-263 TO-92 DO-41'.split(' '),
);

/** Two packages of which nobody would say that they are one. */
function areOtherPackages(one: string, other: string): boolean {
  const [a, b] = [chipSize(one), chipSize(other)];
  if (a !== null && b !== null) return a !== b;
  const [c, d] = [leadsOf(one), leadsOf(other)];
  if (c !== null && d !== null) return Math.abs(c - d) >= 2;
  return small.has(one) && small.has(other) && one !== other;
}

/** D is a microcircuit by GOST, Q a crystal in Germany, and regulators stand at Q. */
const isUsual = (own: Sort | null, donor: Sort | null): boolean =>
  (own === 'ic' && (donor === 'diode' || donor === 'transistor')) || (own === 'crystal' && donor === 'transistor');

const contradicts: Readonly<Record<ExchangeKind, Contradicts>> = {
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

/** Demands that a part more than meets: a line that makes them is right. */
const harmless: Readonly<Partial<Record<ExchangeKind, Contradicts>>> = {
  tolerance: (own, donor) => contradicts.tolerance(donor, own),
  voltage: (own, donor) => contradicts.voltage(donor, own),
  power: (own, donor) => contradicts.power(donor, own),
  dielectric: (own, donor) => contradicts.dielectric(donor, own),
};

/** The line of a part with one datum of another part. */
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
      // The whole description is the donor's.
      return { ...line, facts, package: donor.package };
  }
}

export interface Exchange {
  readonly line: StatedLine;
  readonly own: KnownPart;
  readonly donor: KnownPart | null;
}

/** Kinds for which the donor is of another sort. */
const acrossSorts: ReadonlySet<ExchangeKind> = new Set(['designator', 'kind']);

/** Letters and words of these sorts mean one thing wherever lists are written. */
const sureSorts = new Set(['resistor', 'capacitor', 'inductor', 'diode', 'transistor']);

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

/** Spread over the catalogue and not its beginning alone. */
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
    // Resistors are half of a catalogue; no sort may be more than half of the lines of a kind.
    if (sort === null || (bySort.get(sort) ?? 0) >= count / 2) continue;
    const donor = donorFor(kind, own, parts, place + at, does);
    if (donor === null) continue;
    bySort.set(sort, (bySort.get(sort) ?? 0) + 1);
    made.push({ line: exchanged(kind, own, donor, made.length), own, donor });
  }
  return made;
}

/** Lines that a part contradicts by one datum of another part. */
export const contradictoryLines = (kind: ExchangeKind, parts: readonly KnownPart[], count: number) =>
  exchangesBy(kind, contradicts[kind], parts, count);

/** Lines that ask for less than the part has; none for kinds in which nothing is less. */
export function modestLines(kind: ExchangeKind, parts: readonly KnownPart[], count: number): readonly Exchange[] {
  const does = harmless[kind];
  return does === undefined ? [] : exchangesBy(kind, does, parts, count);
}

/** Lines that state what their parts are. */
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

import type { KnownPart } from './raw-parts.ts';
import type { RawFacts, Sort } from './raw-facts.ts';

/** Facts that a generated line states about its part. One of the values may come from another part. */
export interface StatedLine {
  readonly designator: string;
  readonly mpn: string;
  readonly maker: string;
  readonly package: string;
  readonly facts: RawFacts;
}

export const letterOf: Readonly<Record<Sort, string>> = {
  resistor: 'R',
  capacitor: 'C',
  inductor: 'L',
  diode: 'D',
  transistor: 'Q',
  crystal: 'Y',
  connector: 'J',
  ic: 'U',
};

export function statedLine(part: KnownPart, letter: string, place: number): StatedLine {
  return {
    designator: `${letter}${place + 1}`,
    mpn: part.mpn,
    maker: part.manufacturer,
    package: part.package,
    facts: part.facts,
  };
}

const units: Readonly<Partial<Record<Sort, readonly [string, string]>>> = {
  resistor: ['', 'Ом'],
  capacitor: ['F', 'Ф'],
  inductor: ['H', 'Гн'],
};

const latinSteps = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
  [1e-6, 'u'],
  [1e-9, 'n'],
  [1e-12, 'p'],
] as const;

const russianSteps: Readonly<Record<string, string>> = {
  G: 'Г',
  M: 'М',
  k: 'к',
  '': '',
  m: 'м',
  u: 'мк',
  n: 'н',
  p: 'п',
};

/**
 * Splits a value into a number and an SI prefix: 4700 becomes `4.7` and `k`. Capacitances never get the prefix milli.
 */
function stepped(value: number, sort: Sort): readonly [string, string] {
  const own = latinSteps.filter(([, step]) => sort !== 'capacitor' || step !== 'm');
  const [size, step] = own.find(([each]) => value >= each * 0.9999) ?? own.at(-1)!;
  return [String(Number((value / size).toPrecision(4))), step];
}

const plainFigure = (value: number): string => String(Number(value.toPrecision(4)));

/** Texts of a line's parameters as a list writes them; empty = not stated. */
export interface StatedTexts {
  readonly nominal: string;
  readonly tolerance: string;
  readonly volts: string;
  readonly watts: string;
  readonly dielectric: string;
  readonly polarity: string;
  readonly pins: string;
}

const wattTexts: Readonly<Record<string, string>> = {
  '0.0625': '1/16W',
  '0.1': '1/10W',
  '0.125': '1/8W',
  '0.25': '1/4W',
  '0.5': '1/2W',
};

/** Returns a resistance as schematics write it: `4k7`, and `10R` for ohms without a prefix. */
const ofSchematic = (figure: string, step: string): string =>
  figure.includes('.') ? figure.replace('.', step || 'R') : `${figure}${step || 'R'}`;

function latinNominal({ sort, nominal }: RawFacts, place: number): string {
  if (nominal === null || sort === null) return '';
  const [figure, step] = stepped(nominal, sort);
  // Milliohms are written without a prefix, because some layouts write capitals and `M` means mega.
  if (sort === 'resistor' && step === 'm') return `${plainFigure(nominal)}Ω`;
  if (sort === 'resistor' && place % 2 === 0) return ofSchematic(figure, step);
  return `${figure}${step}${units[sort]?.[0] || 'Ω'}`;
}

const wattText = (watts: number): string => wattTexts[plainFigure(watts)] ?? `${plainFigure(watts)}W`;
const pinsText = (pins: number, place: number): string =>
  place % 2 === 0 ? `${pins} pin` : `1x${String(pins).padStart(2, '0')}`;

export function latinTexts({ facts }: StatedLine, place: number): StatedTexts {
  const { volts, watts, tolerancePercent, pins } = facts;
  return {
    nominal: latinNominal(facts, place),
    tolerance: tolerancePercent === null ? '' : `${plainFigure(tolerancePercent)}%`,
    volts: volts === null ? '' : `${plainFigure(volts)}V`,
    watts: watts === null ? '' : wattText(watts),
    dielectric: facts.dielectric ?? '',
    polarity: facts.polarity ?? '',
    pins: pins === null ? '' : pinsText(pins, place),
  };
}

export function russianTexts(line: StatedLine, place: number): StatedTexts {
  const { sort, nominal, volts, watts, tolerancePercent, pins } = line.facts;
  const [figure, step] = nominal === null || sort === null ? ['', ''] : stepped(nominal, sort);
  const unit = (sort && units[sort]?.[1]) ?? '';
  const decimal = (text: string): string => text.replace('.', ',');
  return {
    ...latinTexts(line, place),
    nominal: nominal === null ? '' : `${decimal(figure)} ${russianSteps[step]}${unit}`,
    tolerance: tolerancePercent === null ? '' : `±${decimal(plainFigure(tolerancePercent))}%`,
    volts: volts === null ? '' : `${decimal(plainFigure(volts))} В`,
    watts: watts === null ? '' : `${decimal(plainFigure(watts))} Вт`,
    pins: pins === null ? '' : `${pins} конт.`,
  };
}

/** A row of a supplier's file, unchanged. */
export interface RawPart {
  readonly mpn: string;
  readonly manufacturer: string;
  readonly package: string;
  readonly category: string;
  readonly subcategory: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export const sorts = [
  'resistor',
  'capacitor',
  'inductor',
  'diode',
  'transistor',
  'crystal',
  'connector',
  'ic',
] as const;

/** Sort of a part, such as resistor or diode, recognised by the words of its category. */
export type Sort = (typeof sorts)[number];

/**
 * Values of a part in a supplier's file, in base units. The bench parses the file itself and not with the shop's
 * importer, because the importer is judged here.
 */
export interface RawFacts {
  /** Sort of the part; null = the category matches no sort, or several. */
  readonly sort: Sort | null;
  /** Ohms, farads or henries. */
  readonly nominal: number | null;
  readonly tolerancePercent: number | null;
  /** Rated voltage of capacitors, reverse voltage of diodes, blocking voltage of transistors. */
  readonly volts: number | null;
  readonly watts: number | null;
  readonly dielectric: string | null;
  readonly polarity: 'NPN' | 'PNP' | 'N-Channel' | 'P-Channel' | null;
  readonly pins: number | null;
}

const sortWords: readonly (readonly [Sort, RegExp])[] = [
  ['resistor', /chip resistor|thick film|thin film|metal film resistor/i],
  ['capacitor', /capacitor/i],
  ['inductor', /power inductor|chip inductor|smd inductor|^inductors/i],
  ['diode', /schottky|switching diode|zener|general purpose diode|rectifier|diodes - /i],
  ['transistor', /mosfet|bipolar|bjt/i],
  ['crystal', /^crystals?(?: |$)/i],
  ['connector', /header|wire to board|rectangular connector/i],
  ['ic', /microcontroller|operational amplifier|\bldo\b|logic|memory|eeprom|flash|voltage regulator/i],
];

const notThese =
  /pre-ordered|feed through|transformer|array|network|bridge|tvs|trimmer|variable|accessor|housing|contact|thyristor|driver|oscillator|ferrite|bead/i;

function sortOf({ category, subcategory }: RawPart): Sort | null {
  if (notThese.test(subcategory)) return null;
  const own = sortWords.filter(([, words]) => words.test(subcategory) || words.test(category.trim()));
  return own.length === 1 ? own[0]![0] : null;
}

const steps: Readonly<Record<string, number>> = { p: 1e-12, n: 1e-9, u: 1e-6, m: 1e-3, k: 1e3, M: 1e6, G: 1e9 };

/**
 * Parses a number with its unit: `10kΩ`, `62.5mW`, `1/16W`, `±1%`, `9.99e-05`. Returns null if the text is not one
 * number.
 */
function figure(text: string | undefined, unit: string): number | null {
  const found = new RegExp(`^[±+]?([0-9.]+(?:e-?[0-9]+)?)(?:/([0-9]+))?\\s*([pnumkMG]?)(?:${unit})?$`).exec(
    (text ?? '').trim().replaceAll(/[μµ]/gu, 'u'),
  );
  if (found === null) return null;
  const [, top = '', bottom = '1', step = ''] = found;
  const number = (Number(top) / Number(bottom)) * (steps[step] ?? 1);
  return Number.isFinite(number) && number > 0 ? number : null;
}

/** Returns the number in the first attribute of `names` that contains a number; null if there is no such attribute. */
const figureOf = ({ attributes }: RawPart, names: readonly string[], unit: string): number | null =>
  names.map((name) => figure(attributes[name], unit)).find((found) => found !== null) ?? null;

const percentOf = ({ attributes }: RawPart): number | null => {
  const text = attributes['Tolerance'] ?? '';
  return text.endsWith('%') ? figure(text, '%') : null;
};

const nominalNames: Readonly<Partial<Record<Sort, readonly [string, string]>>> = {
  resistor: ['Resistance', 'Ω'],
  capacitor: ['Capacitance', 'F'],
  inductor: ['Inductance', 'H'],
};

const voltNames: Readonly<Partial<Record<Sort, readonly string[]>>> = {
  capacitor: ['Allowable voltage', 'Voltage rating', 'Rated voltage'],
  diode: ['Reverse voltage (vr)', 'Voltage - dc reverse (vr) (max)'],
  transistor: ['Drain to source voltage', 'Drain source voltage (vdss)', 'Collector - emitter voltage (vceo)'],
};

const dielectricNames = new Set(['C0G', 'NP0', 'X7R', 'X5R', 'Y5V', 'Z5U']);

function polarityOf({ attributes }: RawPart): RawFacts['polarity'] {
  const texts = ['Type', 'Number', 'Transistor type'].map((name) => attributes[name] ?? '');
  const found = new Set(
    texts.flatMap((text): RawFacts['polarity'][] => {
      const [, , name] = /^(1 )?((?:[NP]-Channel)|NPN|PNP)$/i.exec(text.trim()) ?? [];
      if (name === undefined) return [];
      const own = name.toUpperCase();
      return [own === 'NPN' || own === 'PNP' ? own : own.startsWith('N') ? 'N-Channel' : 'P-Channel'];
    }),
  );
  return found.size === 1 ? [...found][0]! : null;
}

function pinsOf({ attributes }: RawPart): number | null {
  const names = ['Pin structure', 'Holes structure', 'Number of positions or pins'];
  const grids = names.flatMap((name) => /^(\d+)x(\d+)P$/.exec(attributes[name] ?? '') ?? []);
  if (grids.length > 0) return grids.length === 3 ? Number(grids[1]) * Number(grids[2]) : null;
  const rows = attributes['Number of rows'];
  const plain = /^\d{1,3}$/.exec(attributes['Number of pins'] ?? '')?.[0];
  return rows === '1' && plain !== undefined && Number(plain) > 0 ? Number(plain) : null;
}

/** Returns the values of a part from the attribute texts of a supplier's file. */
export function factsOf(part: RawPart): RawFacts {
  const sort = sortOf(part);
  const [nominalName, unit] = (sort && nominalNames[sort]) ?? ['', ''];
  const dielectric = part.attributes['Temperature coefficient'] ?? '';
  return {
    sort,
    nominal: nominalName === '' ? null : figureOf(part, [nominalName], unit),
    tolerancePercent: nominalName === '' ? null : percentOf(part),
    volts: figureOf(part, (sort && voltNames[sort]) ?? [], 'V'),
    watts: sort === 'resistor' ? figureOf(part, ['Power'], 'W') : null,
    dielectric: sort === 'capacitor' && dielectricNames.has(dielectric) ? dielectric : null,
    polarity: sort === 'transistor' ? polarityOf(part) : null,
    pins: sort === 'connector' ? pinsOf(part) : null,
  };
}

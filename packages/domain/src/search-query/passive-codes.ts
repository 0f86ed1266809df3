import { valueAtLetter } from '../quantities/index.ts';

/** A series of passive parts whose part numbers encode all parameters. */
interface PassiveSeries {
  readonly kind: 'resistor' | 'capacitor';
  /** Named groups: size, value and, if the number encodes them, tolerance, dielectric, voltage. */
  readonly pattern: RegExp;
  /** The series' size codes → inch sizes. Not set = the codes are inch sizes. */
  readonly sizes?: Readonly<Record<string, string>>;
  readonly dielectrics?: Readonly<Record<string, string>>;
  readonly voltages?: Readonly<Record<string, number>>;
}

/** Parameters encoded in a passive part's number. */
export interface PassiveCode {
  readonly kind: 'resistor' | 'capacitor';
  readonly size: string;
  /** Value in ohms or farads. */
  readonly value: number;
  readonly tolerance: number | null;
  readonly dielectric: string | null;
  readonly voltage: number | null;
}

const inch = '(?<size>01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)';
const resistance = String.raw`(?<value>\d{1,3}[RKM]\d{0,3}|[R]\d{2,3}|\d{3,4})`;
const picofarads = String.raw`(?<value>\d{3}|\d?R\d{1,2}|\d{1,2}R\d?)`;

/** EIA code of a voltage (a digit for the power of ten and a letter) → volts. */
const eiaVoltages = {
  '0J': 6.3,
  '1A': 10,
  '1C': 16,
  '1E': 25,
  '1V': 35,
  YA: 35,
  '1H': 50,
  '1J': 63,
  '2A': 100,
  '2E': 250,
  '2W': 450,
  '2J': 630,
  '3A': 1000,
  '0G': 4,
  '0E': 2.5,
};
const murataSizes = {
  '02': '01005',
  '03': '0201',
  '15': '0402',
  '18': '0603',
  '21': '0805',
  '31': '1206',
  '32': '1210',
};
const murataDielectrics = { R7: 'X7R', R6: 'X5R', C7: 'X7S', C8: 'X6S', '5C': 'C0G', F5: 'Y5V', R1: 'X7R' };
const metricSizes = { '0603': '0201', '1005': '0402', '1608': '0603', '2012': '0805', '3216': '1206', '3225': '1210' };
const samsungSizes = { '03': '0201', '05': '0402', '10': '0603', '21': '0805', '31': '1206', '32': '1210' };
const panasonicSizes = {
  '1G': '0201',
  '2': '0402',
  '3': '0603',
  '6': '0805',
  '8': '1206',
  '14': '1210',
  P03: '0603',
  P06: '0805',
  P08: '1206',
};
const koaSizes = { '1E': '0402', '1J': '0603', '2A': '0805', '2B': '1206', '2E': '1210', '2H': '2010', '3A': '2512' };
const shortSizes = {
  '01': '0201',
  '02': '0402',
  '03': '0603',
  '04': '0402',
  '05': '0805',
  '06': '1206',
  '08': '0805',
  '12': '1206',
};
const walsinSizes = { '04': '0402', '06': '0603', '08': '0805', '12': '1206' };
const codedVoltages = {
  '6R3': 6.3,
  '100': 10,
  '160': 16,
  '250': 25,
  '350': 35,
  '500': 50,
  '101': 100,
  '201': 200,
  '251': 250,
};

/**
 * The series whose part numbers can be read. Before matching, dashes, dots and spaces are removed from a part number.
 */
const series: readonly PassiveSeries[] = [
  {
    kind: 'resistor',
    pattern: new RegExp(
      `^(?:RC|AC|RT|AF|SR)${inch}(?<tolerance>[BCDFGJ])[RKS][A-F]?(?:07|10|13|7W|7D|7T)${resistance}L?$`,
      'u',
    ),
  },
  { kind: 'resistor', pattern: new RegExp(`^CRCW${inch}${resistance}(?<tolerance>[DFJ])[A-Z]*$`, 'u') },
  { kind: 'resistor', pattern: new RegExp(`^RMCF${inch}(?<tolerance>[DFJ])T${resistance}$`, 'u') },
  {
    kind: 'resistor',
    pattern: new RegExp(
      `^${inch}(?:W[A-Z0-9]|S[A-Z0-9])(?<tolerance>[FJD])(?<figures>\\d{3}[\\dJKL])[A-Z][A-Z0-9]{1,2}$`,
      'u',
    ),
  },
  {
    kind: 'resistor',
    pattern: new RegExp(
      `^ERJ(?<size>1G|2|3|6|8|14|P03|P06|P08)(?:[GERBQ][A-Z]?)?[NYE]?(?<tolerance>[DFJ])${resistance}[VXU]$`,
      'u',
    ),
    sizes: panasonicSizes,
  },
  {
    kind: 'resistor',
    pattern: new RegExp(`^RK73[BHG](?<size>1E|1J|2A|2B|2E|2H|3A)[A-Z]{2,4}?${resistance}(?<tolerance>[DFJ])$`, 'u'),
    sizes: koaSizes,
  },
  {
    kind: 'resistor',
    pattern: new RegExp(`^WR(?<size>04|06|08|12)X${resistance}(?<tolerance>[FJ])TL$`, 'u'),
    sizes: walsinSizes,
  },
  {
    kind: 'resistor',
    pattern: new RegExp(`^(?:RTT|RC|RS)(?<size>0[12356])K?${resistance}(?<tolerance>[FJ])TP?$`, 'u'),
    sizes: shortSizes,
  },
  {
    kind: 'capacitor',
    pattern: new RegExp(
      `^G[RCJ]M(?<size>\\d\\d)[0-9A-Z](?<dielectric>R7|R6|C7|C8|5C|F5|R1)(?<voltage>\\d[A-Z]|YA)${picofarads}(?<tolerance>[BCDFGJKM])`,
      'u',
    ),
    sizes: murataSizes,
    dielectrics: murataDielectrics,
    voltages: eiaVoltages,
  },
  {
    kind: 'capacitor',
    pattern: new RegExp(
      `^CL(?<size>\\d\\d)(?<dielectric>[ABCFX])${picofarads}(?<tolerance>[BCDFGJKMZ])(?<voltage>[RQPOALBCDE])[A-Z0-9]{3,6}$`,
      'u',
    ),
    sizes: samsungSizes,
    dielectrics: { A: 'X5R', B: 'X7R', C: 'C0G', F: 'Y5V', X: 'X6S' },
    voltages: { R: 4, Q: 6.3, P: 10, O: 16, A: 25, L: 35, B: 50, C: 100, D: 200, E: 250 },
  },
  {
    kind: 'capacitor',
    pattern: new RegExp(
      `^[AC]C${inch}(?<tolerance>[BCDFGJKMZ])[RKPX](?<dielectric>X7R|X5R|NPO|NP0|Y5V)(?<voltage>[0-9BY])B?[A-Z]?${picofarads}$`,
      'u',
    ),
    dielectrics: { NPO: 'C0G', NP0: 'C0G' },
    voltages: { 4: 4, 5: 6.3, 6: 10, 7: 16, 8: 25, 9: 50, 0: 100 },
  },
  {
    kind: 'capacitor',
    pattern: new RegExp(
      `^C(?<size>\\d{4})(?<dielectric>X7R|X5R|X7S|X6S|C0G|CH|JB)(?<voltage>\\d[A-Z])${picofarads}(?<tolerance>[BCDFGJKM])`,
      'u',
    ),
    sizes: metricSizes,
    voltages: eiaVoltages,
  },
  {
    kind: 'capacitor',
    pattern: new RegExp(
      `^C${inch}C${picofarads}(?<tolerance>[BCDFGJKM])(?<voltage>[12345689])(?<dielectric>[RPG])AC`,
      'u',
    ),
    dielectrics: { R: 'X7R', P: 'X5R', G: 'C0G' },
    voltages: { 9: 6.3, 8: 10, 4: 16, 3: 25, 6: 35, 5: 50, 1: 100, 2: 200 },
  },
  {
    kind: 'capacitor',
    pattern: new RegExp(
      `^${inch}(?<voltage>[46ZY3D512])(?<dielectric>[ACD])${picofarads}(?<tolerance>[BCDFGJKM])[A-Z0-9]{3,5}$`,
      'u',
    ),
    dielectrics: { A: 'C0G', C: 'X7R', D: 'X5R' },
    voltages: { 4: 4, 6: 6.3, Z: 10, Y: 16, 3: 25, D: 35, 5: 50, 1: 100, 2: 200 },
  },
  {
    kind: 'capacitor',
    pattern: new RegExp(
      `^${inch}(?<dielectric>B|X|CG|N)${picofarads}(?<tolerance>[BCDFGJKM])(?<voltage>6R3|100|160|250|350|500|101|201|251)[A-Z]{1,3}$`,
      'u',
    ),
    dielectrics: { B: 'X7R', X: 'X5R', CG: 'C0G', N: 'C0G' },
    voltages: codedVoltages,
  },
];

const tolerances: Readonly<Record<string, number>> = { B: 0.1, C: 0.25, D: 0.5, F: 1, G: 2, J: 5, K: 10, M: 20 };
const exponents: Readonly<Record<string, number>> = { R: 0, K: 3, M: 6 };
const numberLengthMax = 32;

/**
 * Last characters of a value code that mean a negative power of ten. Other last characters are digits: the power
 * itself.
 */
const powers: Readonly<Record<string, number>> = { J: -1, K: -2, L: -3 };
const powersOfFarads: Readonly<Record<string, number>> = { 9: -1, 8: -2 };

/** Returns the value of a code whose last character is a power of ten: `103` = 10 × 10³, `1002`, `390K`. */
function ofFigures(code: string, special: Readonly<Record<string, number>> = powers): number {
  const last = code.at(-1) ?? '';
  return Number(`${code.slice(0, -1)}e${special[last] ?? last}`);
}

/**
 * Returns the ohms that a code means. A letter is the decimal sign (`4K7`, `R100`); otherwise the last digit is a power
 * of ten (`103`).
 */
function ohmsOf(code: string): number {
  const letter = /[RKM]/u.exec(code)?.[0];
  return letter === undefined ? ofFigures(code) : valueAtLetter(code, letter, exponents[letter]);
}

const faradsOf = (code: string): number =>
  code.includes('R') ? valueAtLetter(code, 'R', -12) : ofFigures(code, powersOfFarads) * 1e-12;

type Said = Readonly<Record<string, string | undefined>>;

/** Returns the parameters from the matched groups; null = the series has no such size, or the value is no number. */
function codeOf({ kind, sizes, dielectrics, voltages }: PassiveSeries, said: Said): PassiveCode | null {
  const { size = '', value: code = '', figures, tolerance = '', dielectric, voltage = '' } = said;
  const inchSize = sizes === undefined ? size : sizes[size];
  const nominal = kind === 'resistor' ? ohmsOf : faradsOf;
  const value = figures === undefined ? nominal(code) : ofFigures(figures);
  if (inchSize === undefined || !Number.isFinite(value)) return null;
  return {
    kind,
    size: inchSize,
    value,
    tolerance: kind === 'resistor' ? (tolerances[tolerance] ?? null) : null,
    dielectric: dielectric === undefined ? null : (dielectrics?.[dielectric] ?? dielectric),
    voltage: voltages?.[voltage] ?? null,
  };
}

/** Returns the parameters that a passive part's number encodes; null = the number is of no known series. */
export function readPassiveCode(number: string): PassiveCode | null {
  if (number.length > numberLengthMax) return null;
  const bare = number.toUpperCase().replace(/[-_. /]/gu, '');
  for (const one of series) {
    const said = one.pattern.exec(bare)?.groups;
    const code = said === undefined ? null : codeOf(one, said);
    if (code !== null) return code;
  }
  return null;
}

const plain = (value: number, digits: number): string => String(Number(value.toPrecision(digits)));

/**
 * Returns a query that finds replacements for a passive part: `chip resistor 10000ohm 0603 1%`. null = the number is of
 * no known series.
 */
export function queryOfPassive(number: string): string | null {
  const code = readPassiveCode(number);
  if (code === null) return null;
  const { kind, size, value, tolerance, dielectric, voltage } = code;
  const nominal =
    kind === 'resistor' ? `chip resistor ${plain(value, 6)}ohm` : `chip capacitor ${plain(value * 1e12, 6)}pF`;
  const others = [tolerance === null ? '' : `${tolerance}%`, dielectric ?? '', voltage === null ? '' : `${voltage}V`];
  return [nominal, size, ...others].filter((piece) => piece !== '').join(' ');
}

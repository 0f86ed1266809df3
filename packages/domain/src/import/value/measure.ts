import type { Unit } from '../../category/category.ts';
import { inEachLocale, localized, type LocalizedText } from '../../shared/index.ts';
import { parseQuantity } from '../../quantities/parse-quantity.ts';

/**
 * Unit of a number: a unit that the shop supports, or `other:` with the name of one that it does not ("V/µs"). The
 * title of an attribute shows the name. null = no unit.
 */
export type Dimension = Unit | `other:${string}` | null;

/** A number read from a supplier's text. */
export interface Measure {
  readonly value: number;
  readonly dimension: Dimension;
}

interface OtherUnit {
  readonly name: string;
  /** Factor from the written number to the number in the base unit. */
  readonly factor: number;
}

/**
 * Units that the shop does not support. Columns: name | Russian | English | Turkish | spellings, each with its factor
 * to the named unit.
 */
const rows = `
V/µs|В/мкс|V/µs|V/µs|v/us 1;v/μs 1;v/ms 0.001;kv/us 1000;kv/μs 1000
nV/√Hz|нВ/√Гц|nV/√Hz|nV/√Hz|nv/√hz 1;uv/√hz 1000;μv/√hz 1000
µV/°C|мкВ/°C|µV/°C|µV/°C|uv/°c 1;μv/°c 1;nv/°c 0.001;mv/°c 1000
nC|нКл|nC|nC|nc 1;pc 0.001;uc 1000;μc 1000
mJ|мДж|mJ|mJ|mj 1;j 1000;uj 0.001;μj 0.001
times|раз|times|kez|times 1;time 1;cycles 1;cycle 1;次 1;万次 10000;千次 1000
h|ч|h|sa|hrs 1;hours 1;hour 1;hr 1;小时 1
years|лет|years|yıl|years 1;year 1;年 1
rpm|об/мин|rpm|dev/dk|rpm 1
ppm|ppm|ppm|ppm|ppm 1;ppb 0.001
dBm|дБм|dBm|dBm|dbm 1
dBi|дБи|dBi|dBi|dbi 1
LSB|МЗР|LSB|LSB|lsb 1
mm²|мм²|mm²|mm²|mm2 1;mm^2 1;мм2 1
N·m|Н·м|N·m|N·m|n·m 1;n.m 1;mn.m 0.001
kPa|кПа|kPa|kPa|kpa 1;pa 0.001;hpa 0.1;mpa 1000;bar 100;psi 6.894757
lx|лк|lx|lx|lx 1;lux 1
%RH|% отн. вл.|%RH|%RH|%rh 1
A²s|А²с|A²s|A²s|a2s 1;a2.s 1;a2·s 1
AWG|AWG|AWG|AWG|awg 1
K|К|K|K|k 1;kelvin 1
`;

const otherUnits = new Map<string, OtherUnit>();
const otherTitles = new Map<string, LocalizedText>();
for (const row of rows.trim().split('\n')) {
  const [name = '', ru = '', en = '', tr = '', spellings = ''] = row.split('|');
  otherTitles.set(name, localized({ ru, en, tr }));
  for (const spelling of spellings.split(';')) {
    const [text = '', factor = '1'] = spelling.split(' ');
    otherUnits.set(text, { name, factor: Number(factor) });
  }
}

/** Returns the title of a unit that the shop does not support. An unknown unit keeps the supplier's spelling. */
export const otherUnitTitle = (name: string): LocalizedText => otherTitles.get(name) ?? inEachLocale(() => name);

/** Matches words after a unit that say how a value was measured: `rms`, `p-p`, `max`. */
const measuredAs = /(?<=[A-Za-zА-яΩ°%])(?:rms|p-p|pp|pk| ?\((?:max|min|typ)\.?\)| ?(?:max|min|typ))\.?$/iu;
const rate = /^(?<number>[\d.,]+) ?(?<prefix>[kKMG]?)(?:SPS|sps|S\/s|samples\/s)$/u;
const bits = /^(?<number>\d{1,3})[- ]?bits?$/iu;
const positions =
  /^(?<number>\d{1,5}) ?(?:P|Pins?|Pos|Positions?|Ways?|pcs|个|channels?|ports?|кан(?:ал\p{L}*)?\.?)$/iu;
const countedInWords = /^(?<word>[a-z]{3,6})(?:[- ](?:channels?|ports?|circuits?|elements?|outputs?|inputs?|pole))?$/iu;
const countWords: Readonly<Record<string, number>> = {
  single: 1,
  dual: 2,
  double: 2,
  triple: 3,
  quad: 4,
  hex: 6,
  octal: 8,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
/** Matches a fraction of a watt or an inch ("1/4W"). With other units, a slash separates two values ("16/32 Bit"). */
const fraction =
  /^(?:(?<whole>\d{1,2})[- ])?(?<above>\d{1,2})\/(?<below>\d{1,3}) ?(?<unit>k?W|Вт|watts?|"|″|in(?:ch)?)$/iu;
const femtofarads = /^(?<number>\d+(?:\.\d+)?) ?fF$/u;
const gramForce = /^(?<number>\d+(?:\.\d+)?) ?(?<kilo>k)?gf$/iu;
const newtonsOfGramForce = 0.00980665;
/**
 * Matches inches, also with the same value in millimetres in brackets, as in American datasheets: `0.022" (0.55mm)`.
 */
const inches = /^(?<number>\d*\.?\d+) ?(?:"|″|in(?:ch(?:es)?)?)(?: ?\((?<metric>\d*\.?\d+ ?mm)\))?$/iu;
const metresOfInch = 0.0254;
const grouped = /^(?<sign>[-+±]?)(?<digits>\d{1,3}(?:,\d{3})+)(?<rest>(?:\.\d+)?(?:\D.*)?)$/u;
const bare = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?$/i;
/** Matches a number with any unit. The unit may contain no digit except the 2 of a square: `mm2`, `A2s`. */
const anything =
  /^(?<number>[±]?[-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d{1,3})?) ?(?<suffix>[^\d\s,;:|/](?:[^\d,;:|]|(?<=\d ?(?:mm\^?|мм|a))2){0,11})$/iu;

/** Removes the error of a binary fraction that a file prints in full: `9.999999999999999e-05` means 0.0001. */
const meant = (value: number): number => Number(value.toPrecision(12));

/**
 * Reads a number with its unit as suppliers write it: `300uA`, `±1%`, `10kΩ`, `1/4W`, `100,000 cycles`, `2V/us`,
 * `16MSPS`, `4P`. Returns null if the text is not a number.
 *
 * @param expected unit to use if the text has none; null = not known
 */
export function readMeasure(text: string, expected: Unit | null = null): Measure | null {
  if (bare.test(text)) return { value: meant(Number(text)), dimension: expected };
  const plain = text
    .replace(/^[<>≤≥≈~]\s*/u, '')
    .replace(measuredAs, '')
    .replace(grouped, (_, sign: string, digits: string, rest: string) => sign + digits.replaceAll(',', '') + rest)
    .trim();
  return (
    readFraction(plain, expected) ?? readSpecial(plain, expected) ?? readQuantity(plain, expected) ?? readOther(plain)
  );
}

function readFraction(text: string, expected: Unit | null): Measure | null {
  const groups = fraction.exec(text)?.groups;
  if (groups === undefined || Number(groups['below']) === 0) return null;
  const unit = readMeasure(`1${groups['unit'] ?? ''}`, expected);
  if (unit === null) return null;
  const parts = Number(groups['whole'] ?? 0) + Number(groups['above']) / Number(groups['below']);
  return { value: meant(parts * unit.value), dimension: unit.dimension };
}

/** Reads spellings that are no usual unit with a prefix: femtofarads, grams of force, inches, counts in words. */
function readUnusual(text: string, expected: Unit | null): Measure | null {
  const femto = femtofarads.exec(text)?.groups;
  if (femto) return { value: meant(Number(`${femto['number']}e-15`)), dimension: 'farad' };
  const force = gramForce.exec(text)?.groups;
  if (force) {
    const grams = Number(force['number']) * (force['kilo'] === undefined ? 1 : 1000);
    return { value: meant(grams * newtonsOfGramForce), dimension: 'newton' };
  }
  const inch = inches.exec(text)?.groups;
  if (inch) {
    if (inch['metric'] !== undefined) return readMeasure(inch['metric'], expected);
    return { value: meant(Number(inch['number']) * metresOfInch), dimension: 'metre' };
  }
  const word = expected === 'count' ? countedInWords.exec(text)?.groups?.['word']?.toLowerCase() : undefined;
  const count = word === undefined || !Object.hasOwn(countWords, word) ? undefined : countWords[word];
  return count === undefined ? null : { value: count, dimension: 'count' };
}

function readSpecial(text: string, expected: Unit | null): Measure | null {
  const unusual = readUnusual(text, expected);
  if (unusual !== null) return unusual;
  const sampled = rate.exec(text)?.groups;
  if (sampled) {
    const factor = { '': 1, k: 1e3, K: 1e3, M: 1e6, G: 1e9 }[sampled['prefix'] ?? ''] ?? 1;
    return { value: meant(Number(sampled['number']) * factor), dimension: 'hertz' };
  }
  const wide = bits.exec(text)?.groups;
  if (wide) return { value: Number(wide['number']), dimension: 'bit' };
  const counted = positions.exec(text)?.groups;
  return counted ? { value: Number(counted['number']), dimension: 'count' } : null;
}

function readQuantity(text: string, expected: Unit | null): Measure | null {
  const other = anything.exec(text)?.groups;
  if (other !== undefined && otherUnits.has((other['suffix'] ?? '').toLowerCase())) {
    const isOurs = expected !== null && parseQuantity(text, expected) !== null;
    if (!isOurs) return null;
  }
  const read = parseQuantity(text.replace(/^\+/, ''), expected);
  if (read === null || (read.unit === null && /[^\d.,e+-]/i.test(text))) return null;
  return { value: meant(read.value), dimension: read.unit };
}

function readOther(text: string): Measure | null {
  const groups = anything.exec(text)?.groups;
  if (groups === undefined) return null;
  const number = Number((groups['number'] ?? '').replace('±', '').replace(',', '.'));
  const suffix = (groups['suffix'] ?? '').trim();
  const known = otherUnits.get(suffix.toLowerCase());
  if (known !== undefined) return { value: meant(number * known.factor), dimension: `other:${known.name}` };
  // An unknown compound unit is stored under its own name. A plain word after a number ("74HC", "1 N-channel") is no
  // unit.
  return /[/√%²³·]/u.test(suffix) ? { value: meant(number), dimension: `other:${suffix}` } : null;
}

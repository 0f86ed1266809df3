import { small } from './exchanges.ts';
import type { RawFacts, Sort } from './raw-facts.ts';
import { fold } from '../../kit/fold.ts';
import type { TrueLine } from '../truth.ts';

/** Facts that the words of a line in a judged list state about its part. A field is null if the line does not state it. */
export interface StatedFacts {
  readonly facts: RawFacts;
  /** Package, named as suppliers do: `0603`, `SOT-23`, `SOIC-8`; empty = not stated. */
  readonly package: string;
  /** Sort of component that the designator letter means. */
  readonly letter: Sort | null;
  /** Sort of component that the words mean. */
  readonly word: Sort | null;
  /** True if the words have no number that was not read as one of these facts. */
  readonly isRead: boolean;
  /** True if the package was read too, and the words name no construction such as tantalum. */
  readonly isComplete: boolean;
}

const letterSorts: Readonly<Record<string, Sort>> = {
  R: 'resistor',
  C: 'capacitor',
  L: 'inductor',
  D: 'diode',
  VD: 'diode',
  Q: 'transistor',
  VT: 'transistor',
  J: 'connector',
  P: 'connector',
  CN: 'connector',
  XP: 'connector',
  XS: 'connector',
  U: 'ic',
  IC: 'ic',
  DA: 'ic',
  DD: 'ic',
};

const wordSorts: readonly (readonly [Sort, RegExp])[] = [
  ['resistor', /(?<!\p{L})(?:res|resistors?|(?:чип-?)?резисторы?)(?!\p{L})/iu],
  ['capacitor', /(?<!\p{L})(?:cap|capacitors?|mlcc|(?:чип-?)?конденсаторы?)(?!\p{L})/iu],
  ['inductor', /(?<!\p{L})(?:inductors?|дроссел[ьи]|индуктивност[ьи])(?!\p{L})/iu],
  ['diode', /(?<!\p{L})(?:diodes?|schottky|zener|диоды?|стабилитроны?)(?!\p{L})/iu],
  ['transistor', /(?<!\p{L})(?:transistors?|mosfet|bjt|транзисторы?)(?!\p{L})/iu],
  ['connector', /(?<!\p{L})(?:headers?|conn|вилка|pin ?strip)(?!\p{L})/iu],
];

/** Words of parts that are none of these sorts, although they contain a word of one. */
const others =
  /array|network|bridge|tvs|esd|transient|suppress|protect|led(?!\p{L})|light|photo|driver|regulator|trimmer|pot(?!\p{L})|variable|thermistor|varistor|ferrite|bead|crystal|filter|relay|darl|сборк|защит|программируем|подстроеч|светодиод|резонатор|матриц/iu;

function wordSortOf(text: string): Sort | 'other' | null {
  if (others.test(text)) return 'other';
  const found = wordSorts.filter(([, words]) => words.test(text)).map(([sort]) => sort);
  return found.length <= 1 ? (found[0] ?? null) : 'other';
}

/** Returns the sort that the designators' common letters mean; null = no such letters, or several. */
function letterSortOf({ refs, desc, mpn }: TrueLine): Sort | null {
  const letters = new Set(refs.map((ref) => /^(\p{L}+)\d+$/u.exec(ref)?.[1]?.toUpperCase() ?? ''));
  const [letter = '', ...more] = letters;
  // In Russian lists D also marks ICs (GOST).
  if (more.length > 0 || (letter === 'D' && /\p{Script=Cyrillic}/u.test(desc + mpn))) return null;
  return letterSorts[letter] ?? null;
}

const latinUnits: Readonly<Record<string, string>> = { Ф: 'F', Гн: 'H', Ом: 'Ω', В: 'V', Вт: 'W' };
const latinPrefixes: Readonly<Record<string, string>> = { мк: 'u', п: 'p', н: 'n', к: 'k', М: 'M' };

/** Writes decimal points, units and prefixes in Latin letters, without spaces: `0,1 мкФ` becomes `0.1uF`. */
const plain = (text: string): string =>
  text
    .replaceAll(/[μµ]/gu, 'u')
    .replaceAll(/(\d),(?=\d)/gu, '$1.')
    .replaceAll(
      /(\d) ?(мк|[пнкМ])?(Ф|Гн|Ом|Вт|В)(?!\p{L})/gu,
      (_, digit: string, step: string | undefined, unit: string) =>
        [digit, step === undefined ? '' : latinPrefixes[step], latinUnits[unit]].join(''),
    )
    .replaceAll(/(\d) +(?=[pnumkKM]?(?:F|H|V|W|Ohms?|Ω|%)(?!\p{L}))/giu, '$1');

/** Splits a text into words. `1/4W` remains one word. */
const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[\s,;|_()[\]:+]+|\/(?!\d+W)/u)
    .map((word) => word.replace(/^[±-]/u, '').replace(/\.$/u, ''))
    .filter((word) => word !== '');

const steps: Readonly<Record<string, number>> = { p: 1e-12, n: 1e-9, u: 1e-6, m: 1e-3, k: 1e3, M: 1e6, R: 1, '': 1 };

const nominalWords: Readonly<Partial<Record<Sort, RegExp>>> = {
  resistor: /^(\d+(?:\.\d+)?)([RkKM]?)(\d*)(Ohms?|Ω)?$/iu,
  capacitor: /^(\d+(?:\.\d+)?)([pnu])(\d*)(F)?$/iu,
  inductor: /^(\d+(?:\.\d+)?)([num])(\d*)(H)?$/iu,
};

/** Parses a word as the nominal value of this sort: `4k7`, `0.1UF`, `240OHM`. A number alone is no value. */
function nominalOf(word: string, sort: Sort | null): number | null {
  const [, whole = '', letter = '', rest = '', unit = ''] = (sort && nominalWords[sort]?.exec(word)) ?? [];
  if (whole === '' || letter + unit === '' || (rest !== '' && whole.includes('.'))) return null;
  // Lists in capitals write `UF` and `KOHM`. In resistances `m` could mean milliohms or megohms, so it is not read.
  if (sort === 'resistor' && letter === 'm') return null;
  const step = sort === 'resistor' ? letter.replace('K', 'k').replace('r', 'R') : letter.toLowerCase();
  const number = Number(rest === '' ? whole : `${whole}.${rest}`) * (steps[step] ?? Number.NaN);
  return number > 0 ? Number(number.toPrecision(6)) : null;
}

const fraction = (text: string): number => {
  const [top = '', bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
};

const voltsOf = (word: string): number | null => Number(/^(\d+(?:\.\d+)?)V(?:DC)?$/iu.exec(word)?.[1] ?? 0) || null;
const percentOf = (word: string): number | null => Number(/^(\d+(?:\.\d+)?)%$/u.exec(word)?.[1] ?? 0) || null;
const wattsOf = (word: string): number | null => {
  const [, figure = '0', step = ''] = /^(\d+(?:\.\d+)?|\d\/\d+)(m?)W$/iu.exec(word) ?? [];
  return fraction(figure) * (step === '' ? 1 : 1e-3) || null;
};
const dielectricOf = (word: string): string | null => /^(?:C0G|NP0|X7R|X5R|Y5V|Z5U)$/u.exec(word)?.[0] ?? null;

const polarities: readonly (readonly [NonNullable<RawFacts['polarity']>, RegExp])[] = [
  ['NPN', /(?<!\p{L})NPN(?!\p{L})/iu],
  ['PNP', /(?<!\p{L})PNP(?!\p{L})/iu],
  ['N-Channel', /(?<!\p{L})(?:N[- ]?CH(?:AN(?:NEL)?)?|N[- ]?MOS(?:FET)?|N-канал\p{L}*)(?!\p{L})/iu],
  ['P-Channel', /(?<!\p{L})(?:P[- ]?CH(?:AN(?:NEL)?)?|P[- ]?MOS(?:FET)?|P-канал\p{L}*)(?!\p{L})/iu],
];

/** Returns the only distinct value; null = none or several. */
function only<T>(found: readonly (T | null)[]): T | null {
  const distinct = [...new Set(found.filter((one) => one !== null))];
  return distinct.length === 1 ? (distinct[0] ?? null) : null;
}

/** Reads pin counts of connectors: `01x04`, `5X2`, `4 pin`. Sizes such as `3x1.00mm` are none. */
const pinsOf = (text: string): number | null =>
  only([
    ...Array.from(
      text.matchAll(/(?<![\d.])(\d{1,2})[xх](\d{1,2})(?![\d.]|mm)/giu),
      ([, a, b]) => Number(a) * Number(b),
    ),
    ...Array.from(text.matchAll(/(?<![\d.])(\d{1,2})[- ]?(?:pins?|pos|way|конт)(?!\p{L})/giu), ([, a]) => Number(a)),
  ]);

const chip = /(?<!\d)(?:01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)(?!\d)/;
const named = [...small].map((name): readonly [string, RegExp] => [
  name,
  new RegExp(`(?<![A-Z0-9])${name.replace('-', '[- ]?')}(?![A-Z0-9])(?!-[4-8])`, 'iu'),
]);
const counted = /(?<![A-Z])(TSSOP|SSOP|MSOP|SOIC|SOP|LQFP|TQFP|QFP|VQFN|QFN|DFN|PDIP|DIP)[- ]?(\d{1,3})(?!\d|\.\d)/iu;

/** Returns the package that a text names, as suppliers write it; empty = none, or several. */
function packageIn(text: string): string {
  const spaced = text.replaceAll('_', ' ');
  const [, family = '', leads = ''] = counted.exec(spaced) ?? [];
  const found = [
    chip.exec(spaced)?.[0],
    ...named.map(([name, pattern]) => (pattern.test(spaced) ? name : undefined)),
    leads === '' ? undefined : `${family.toUpperCase()}-${leads}`,
  ].filter((name) => name !== undefined);
  return found.length === 1 ? (found[0] ?? '') : '';
}

/** Returns true if a word has no digits, or is a value or a package. */
const isUnderstood = (word: string, sort: Sort | null): boolean =>
  !/\d/u.test(word) ||
  [nominalOf(word, sort), voltsOf(word), percentOf(word), wattsOf(word), dielectricOf(word)].some(
    (value) => value !== null,
  ) ||
  packageIn(word) !== '';

/** Constructions that the facts do not tell apart. */
const constructions = /tant|electrolyt|alum|film|polymer|zener|стабилитрон|тантал|электролит|полярн/iu;

const noFacts: RawFacts = {
  sort: null,
  nominal: null,
  tolerancePercent: null,
  volts: null,
  watts: null,
  dielectric: null,
  polarity: null,
  pins: null,
};

/** Sorts of component with a nominal value. */
export const withNominal: ReadonlySet<Sort | null> = new Set<Sort>(['resistor', 'capacitor', 'inductor']);
const withVolts: ReadonlySet<Sort | null> = new Set<Sort>(['capacitor', 'diode', 'transistor']);

/**
 * Reads what the words of a true line state. The bench reads them itself, because the shop's reading is judged here.
 * A fact that could be read in two ways is left out. Returns null if the words and the letter mean different sorts.
 *
 * @param cells cells of the line in the file. They may state ratings, a polarity or a package that the line leaves out.
 */
export function statedFacts(line: TrueLine, cells: readonly string[]): StatedFacts | null {
  const isOwn = (word: string): boolean => fold(word) === fold(line.mpn);
  const text = [line.value, line.desc].join(' ; ');
  const [letter, word] = [letterSortOf(line), wordSortOf(`${text} ; ${line.pkg}`)];
  if (word === 'other' || (word !== null && letter !== null && word !== letter)) return null;
  const sort = word ?? letter;
  const words = [line.value, line.desc].flatMap(wordsOf).filter((each) => !isOwn(each));
  const all = [...words, ...cells.flatMap(wordsOf)];
  const whole = [text, line.pkg, ...cells].join(' ; ');
  const has = <T>(read: (one: string) => T | null): T | null => only(all.map(read));
  const facts: RawFacts = {
    ...noFacts,
    sort,
    nominal: withNominal.has(sort) ? only(words.map((each) => nominalOf(each, sort))) : null,
    tolerancePercent: withNominal.has(sort) ? has(percentOf) : null,
    // A Zener diode states the voltage at which it conducts.
    volts: withVolts.has(sort) && !/zener|стабилитрон/iu.test(whole) ? has(voltsOf) : null,
    watts: sort === 'resistor' ? has(wattsOf) : null,
    dielectric: sort === 'capacitor' ? has(dielectricOf) : null,
    polarity: sort === 'transistor' ? only(polarities.map(([name, own]) => (own.test(whole) ? name : null))) : null,
    pins: sort === 'connector' ? pinsOf(whole) : null,
  };
  const isRead = words.every((each) => isUnderstood(each, sort));
  return {
    facts,
    package: packageIn(line.pkg) || packageIn(line.desc) || packageIn(cells.join(' ; ')),
    letter,
    word,
    isRead,
    isComplete: isRead && !constructions.test(text) && (line.pkg === '' || packageIn(line.pkg) !== ''),
  };
}

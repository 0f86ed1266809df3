import { readOutline, readChipSize } from '../../search-query/dictionary/package-names.ts';
import { valueLexeme } from '../../search-query/reading/words/value-lexeme.ts';
import { saysNotFitted, statesFitting } from './not-fitted.ts';
import { isDrawingNumber, isSupplyDocument } from './supply-document.ts';
import { readDesignators } from './designators.ts';
import { toLatinLetters } from '../../shared/look-alikes.ts';
import { isMakerName } from '../header/maker-names.ts';
import { readBomPackage } from './package.ts';
import { readBomQuantity } from './quantity.ts';

/** What a text looks like. A text can match several kinds. */
export type ValueKind =
  | 'designators'
  | 'integer'
  | 'package'
  | 'electrical'
  | 'mpn'
  | 'maker'
  | 'url'
  | 'dnp'
  | 'words'
  | 'part_kind'
  | 'lcsc'
  | 'digikey'
  | 'mouser'
  | 'farnell'
  | 'rs'
  | 'document'
  | 'drawing';

export interface ColumnValues {
  readonly filled: number;
  /** For each kind, the share of the filled cells that match it, 0…1. */
  readonly share: Readonly<Record<ValueKind, number>>;
  /** The column counts rows: 1, 2, 3 …, at least four of them. */
  readonly isOrdinal: boolean;
  readonly samples: readonly string[];
}

const rowsLooked = 300;

/** A designator with letters in common use: `R12`, `LED3`. Another word with a number may be a part: `ESP32`. */
const boardLetters =
  /^(?:\d{1,3}\.)?(?:[RCLDQUTKFJXPWBHMGEYVASZN]|R[NTPVKU]|C[NEXP]|D[ADSZ]|V[DTSRW]|H[LDAKS]|X[PSTLWN]?|XTAL|Z[QD]|FB|FU|TP|TV|BT|BQ|LED|LD|IC|SW|S[ABWK]|JP|PL|CON|CONN|USB|BUZ|BUZZER|LS|OSC|REL?|KEY|MK|AE|ANT|EM|GB|[VF]R|BZ|U[ZL]?|PCB|HOLE|MH|FID|HDR)\d{1,4}(?:[A-Z]|[-_.]\d{1,3})?$/iu;

/** Whether a text holds only designators. */
export function looksLikeDesignators(text: string): boolean {
  if (text.length > 4000 || /[\u4e00-\u9fff]/u.test(text)) return false;
  const { designators, unreadable } = readDesignators(
    text.slice(0, 400).replace(/[\s,;]+\S{1,6}$/u, (tail) => (text.length > 400 ? '' : tail)),
  );
  return unreadable.length === 0 && designators.length > 0 && designators.every((one) => boardLetters.test(one));
}

/**
 * Whether a text holds values separated by slashes, such as `4.7uF/35V`, `1%/0402` or `100MHz/600/0.2A`. Such a text is
 * not a part number.
 */
export function areSlashedValues(text: string): boolean {
  const pieces = text.split('/');
  const isValue = (piece: string): boolean =>
    valueLexeme(piece) !== null || /^(?:X[567][RST]|C0G|NP0|\d{1,4}(?:[.,]\d+)?%?)$/iu.test(piece);
  return /^\d+(?:[.,]\d+)?[pnuµmkM]?(?:F|H|R|Ω|Hz|ohm)\//u.test(text) || pieces.every(isValue);
}

/**
 * Whether a text is a rating or a size, such as `4-20mA`, `9-36V`, `700mA+` or `40pin`. Such a text is not a part
 * number.
 */
const isRating = (text: string): boolean =>
  areSlashedValues(text) ||
  /^\d{1,3}-?pins?(?!\p{L})/iu.test(text) ||
  // A range of a trimmer, and the names of usual plugs: `5-50pF`, `RJ45`.
  /^\d{1,4}(?:[.,]\d{1,3})?-\d{1,4}(?:[.,]\d{1,3})?[pnuµm]?[FH]$/iu.test(text) ||
  /^RJ-?\d{2}$/iu.test(text) ||
  // Several ratings: `12V-150mA`, `5V/2A`.
  /^\d[\d.,]*m?[VAW](?:[-/x]\d[\d.,]*m?[VAW])+$/iu.test(text) ||
  // Values without a space between them, and contact counts in German: `100uF50V`, `100uFx16V`, `13-pol`.
  /^\d{1,4}(?:[.,]\d{1,3})?[pnuµm]?[FH][x-]?\d{1,4}V$/iu.test(text) ||
  /^\d{2,3}-?pol\.?$/iu.test(text) ||
  /^\d[\d.,]*-\d[\d.,]*m?[AV](?:DC|AC)?$/u.test(text) ||
  (text.endsWith('+') && valueLexeme(text.slice(0, -1)) !== null);

/**
 * Whether a text looks like a maker's part number: `CC0603KRX7R9BB104`, `1N4148`, `К155ЛА3`. False for values, sizes
 * and names.
 */
export function looksLikeMpn(text: string): boolean {
  if (
    text.length < 4 ||
    text.length > 48 ||
    /^\d+(?:[.,]\d+)?[xх*]\d/iu.test(text) ||
    /^\d+(?:[.,]\d+)?e[-+]\d{1,3}$/iu.test(text) ||
    !/^[\p{L}\d][\p{L}\d\-+./#,()]*(?::\p{L}{1,2})?$/u.test(text)
  )
    return false;
  const digits = text.match(/\d/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (digits < 2 || letters < 1 || valueLexeme(text) !== null || saysNotFitted(text) || isRating(text)) return false;
  if (isSupplyDocument(text) || isDrawingNumber(text)) return false;
  return readChipSize(text, null) === null && readOutline(text) === null && !/^(?:https?|www)/iu.test(text);
}

const electrical = (text: string): boolean => {
  const [first = ''] = text.split(/[\s/,]+(?=[^\d]|$)/u, 1);
  return valueLexeme(text) !== null || (valueLexeme(first) !== null && first.length > 1);
};

const partKind =
  /^(?:резистор|конденсатор|микросхема|диод|стабилитрон|термистор|варистор|оптрон|оптореле|вилка|розетка|транзистор|дроссель|соединитель|разъ[её]м|резонатор|генератор|светодиод|трансформатор|реле|кнопка|индуктивность|предохранитель|resistor|capacitor|diode|transistor|inductor|connector|ic|crystal|led|switch|fuse|module|widerstand|kondensator|diode|direnç|kondansatör|电阻|电容|电感|二极管)/iu;

/** Whether a text begins with the name of a kind of part. */
export const looksLikePartKind = (text: string): boolean => partKind.test(text);

const tests: Readonly<Record<ValueKind, (text: string) => boolean>> = {
  designators: looksLikeDesignators,
  // Excludes prices such as `0.24` and chip sizes such as `0402`.
  integer: (text) =>
    text.length < 16 && readBomQuantity(text).kind === 'quantity' && !/^0(?:\d{3}$|[.,]\d*[1-9])/u.test(text),
  // At most two words: a longer text also describes the part. The text is read as written (`СОТ-23`) and with its
  // Cyrillic letters replaced by Latin ones (`С0805`).
  package: (text) =>
    text.length < 80 &&
    !/\s\S+\s/u.test(text) &&
    [text, toLatinLetters(text)].some((written) => readBomPackage(written)?.isKnown ?? false),
  electrical,
  mpn: looksLikeMpn,
  maker: isMakerName,
  url: (text) => /^(?:https?:\/\/|www\.)/iu.test(text) || /\.pdf$/iu.test(text),
  dnp: statesFitting,
  // Three words, or four Chinese characters, because Chinese has no spaces between words.
  words: (text) => (text.split(/\s+/u).length >= 3 && /\p{L}{2}/u.test(text)) || /\p{Script=Han}{4}/u.test(text),
  part_kind: (text) => partKind.test(text),
  lcsc: (text) => /^C\d{3,9}$/u.test(text),
  digikey: (text) => text.endsWith('-ND'),
  // The distributor's prefix followed by the maker's number: `603-RC0402FR-0710KL`.
  mouser: (text) => /^\d{2,3}-(?=[^\s]{0,40}[A-Z])[A-Z\d][A-Z\d./+()#-]{3,40}$/iu.test(text) && !text.endsWith('-ND'),
  farnell: (text) => /^\d{7}(?:RL)?$/u.test(text),
  rs: (text) => /^\d{3}-\d{3,4}P?$/u.test(text),
  document: isSupplyDocument,
  drawing: isDrawingNumber,
};

const kinds = Object.keys(tests) as ValueKind[];

export function valuesOf(texts: readonly string[]): ColumnValues {
  const filled = texts
    .slice(0, rowsLooked * 4)
    .filter((text) => text !== '')
    .slice(0, rowsLooked);
  const share = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      filled.length === 0 ? 0 : filled.filter((text) => tests[kind](toLatin(kind, text))).length / filled.length,
    ]),
  ) as Record<ValueKind, number>;
  return { filled: filled.length, share, isOrdinal: isOrdinal(filled), samples: samplesOf(filled) };
}

const toLatin = (kind: ValueKind, text: string): string => (kind === 'lcsc' ? toLatinLetters(text) : text);

function isOrdinal(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => (/^\d{1,5}[.)]?$/u.test(text) ? Number.parseInt(text, 10) : Number.NaN));
  return numbers.length >= 4 && numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
}

const samplesOf = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.slice(0, 50))].slice(0, 3).map((text) => text.slice(0, 80));

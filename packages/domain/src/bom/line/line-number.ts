import { readChipSize, readOutline } from '../../search-query/dictionary/package-names.ts';
import { looksLikeMpn } from '../cell/column-values.ts';
import { isMakerName } from '../header/maker-names.ts';
import { namedNumber } from '../cell/named-number.ts';
import { isPartKind, readElement, type ElementContext, type ReadElement } from '../cell/element-notation.ts';
import { isLibraryName } from './library-name.ts';
import { valueLexeme } from '../../search-query/reading/words/value-lexeme.ts';
import type { OpenLine } from '../row/open-line.ts';

/** Whether a name is a part number. A name with a nominal value is not: `Резистор 4к7 0805` in a part column. */
const isNumber = (name: string, element: ReadElement | null): boolean => {
  if (element === null || (!/\s/u.test(name) && !isKindAlone(name, element))) return true;
  const hasNumber = name
    .split(/\s+/u)
    .some((word) => looksLikeMpn(word) || /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d-]{5,}$/u.test(word) || /^\d{5,}$/u.test(word));
  // A part number written with spaces: `PVA1 OA H1 1.2N V2`.
  const isSpaced =
    /^(?=.*\d.*\d.*\d)\p{Lu}{2}[\p{Lu}\d./-]*(?: (?=[\p{Lu}\d./-]*\d|\p{Lu}{2} )[\p{Lu}\d./-]+){2,}$/u.test(name);
  if (isSpaced && (element.nominal === null || /\d.* \S*\d.* \S*\d/u.test(name))) return element.kind === null;
  return hasNumber && element.nominal === null && element.kind === null;
};

/** Whether a name is a symbol of a CAD library: `R`, `CAP`, `Res1`, `Header 3`, `XTAL_PASSIVE_4`. */
const isSymbol = (name: string): boolean =>
  /^(?:[RCLDQ]|CC|CP|CAP|RES|IND)$/iu.test(name) || /^(?:\p{L}+|[\p{L}_ -]+[ _-]\d?)\d$/u.test(name);

/** Whether a name is only a kind of part and not a part number: `FERRITE`, `LED`, `POT`. */
const isKindAlone = (name: string, element: ReadElement): boolean =>
  /^\p{L}+$/u.test(name) && (isSymbol(name) || element.kind !== null || isPartKind(name));

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');

/** Whether a name is a symbol joined with its package, as Eagle names devices: `DSOT-23` for a part in `SOT-23`. */
function isNamedByPackage(name: string, body: string): boolean {
  const [own, other] = [plain(name), plain(body)];
  const symbol = /^\p{L}{1,12}/u.exec(own)?.[0] ?? '';
  return [...symbol].some((_, at) => {
    const rest = own.slice(at + 1);
    return rest.length >= 4 && other.startsWith(rest);
  });
}

/** Running numbers of a library: the customer's, or those of Altium's vault (`CMP-2000-07486-1`). */
const ownNumber = /^\d+$|^\d{6,}\p{L}$|^CMP-\d{3,5}-\d{4,6}(?:-\d+)?$/u;

/**
 * Returns the name in the CAD library if it is a part number. Symbols and the customer's own running numbers do not
 * count. A name such as `BZX84Cxx` covers many parts; then a value that begins with `BZX84C` is the number.
 */
function numberInLibrary(
  { texts: { libraryName } }: OpenLine,
  value: string | null,
  context: ElementContext,
): string | null {
  if (libraryName === null || libraryName.length < 4 || !/\d/u.test(libraryName)) return null;
  const read = readElement([libraryName], context);
  // A name of values only: `0.25W 1206 100 kOhm, 1%`.
  const isValues = /\s/u.test(libraryName) && read?.designation === null && read.nominal !== null;
  if (isValues || isMeasure(libraryName)) return null;
  if (isSymbol(libraryName) || ownNumber.test(libraryName) || isLibraryName(libraryName, value)) return null;
  const series = /^(?<start>.*[^x])xx+$/iu.exec(libraryName)?.groups?.['start'];
  if (series === undefined) return libraryName;
  return value !== null && value.length > series.length && value.startsWith(series) ? value : null;
}

/**
 * Returns the part number of a description if it contains only this number and perhaps the maker or the value; null =
 * it has other words. In a line with a supply document, a single word such as `ТИЛ6В` is a part number too.
 */
function soleName({ papers }: OpenLine, described: string | null): string | null {
  if (described === null) return null;
  const isDocumented = papers.length > 0 && /^(?=\S*\d)(?=\S*\p{L})\S{3,60}$/u.test(described);
  if (looksLikeMpn(described) || isDocumented) return described;
  const named = namedNumber(described);
  if (named !== null && isMakerName(named.words)) return named.number;
  const { number, value } = piecesOf(described, dashed, beforeValue);
  return looksLikeMpn(number) && (value === '' || valueLexeme(value) !== null) ? number : null;
}

const beside = /^(?<number>\S+)\s+(?:\([^()]*\)|(?<body>\S+))$/u;
/** A part number followed by a description: `NE555P, Таймер`, `LM7805: regulator`. */
const explained = /^(?<number>[^\s,;:]+)\s?[,;:]\s+(?<words>\p{L}{2}.*|\d\S*\s.*)$/u;
/** A part number before words and their list of properties: `2450AT18B100 Chip antenna, ceramic, 2.45 GHz`. */
const listed = /^(?<number>\S+) \p{L}[\p{L} -]{3,30}, /u;
/** A part number behind its value: `12pF GRM1555C1H120JA01D`. */
const valued = /^(?<value>\S+) (?<number>\S{8,})$/u;
/** A part number before its value: `C1608C0G1H102J - 1 нФ ± 5%`, `RC0603FR-0710KL 10 кОм`. */
const beforeValue =
  /^(?<number>(?=\S*[A-Z]{2})[A-Z\d][A-Z\d/.-]{7,})(?: [-–—])? (?<value>\d[\d.,]* ?(?:мк|[пнмкМpnuµmkM])?(?:Ф|Гн|Ом|F|H|Ω|Ohms?))(?![\p{L}\d])/u;
/** A part number between its maker and words, as Farnell writes: `TE CONNECTIVITY - 5-1634521-1 - SOCKET, BNC`. */
const dashed = /^\p{Lu}[\p{Lu} ().&]{1,40} - (?<number>\S{4,40}) - \p{Lu}/u;
/** A part number before words only: `IRL520NSTRLPBF Power mosfet`. */
const opening = /^(?<number>\S{8,}) \p{L}\p{Ll}{2,}(?: \p{L}+){0,3}$/u;
/** A part number beside the kind of part: `MOC3010M Optocoupler`, `Op Amp LMV321`. */
const kindBehind = /^(?<number>\S+)\s+(?<kind>\p{L}[\p{L} -]{2,30})$/u;
const kindBefore = /^(?<kind>\p{L}[\p{L} -]{2,30})\s+(?<number>\S+)$/u;

/** Returns the named groups of the first pattern that matches a name; a group without a match is empty. */
function piecesOf(
  name: string,
  ...patterns: readonly RegExp[]
): Readonly<Record<'number' | 'value' | 'body' | 'kind', string>> {
  const groups = patterns.map((pattern) => pattern.exec(name)?.groups).find((found) => found !== undefined);
  const piece = (key: string): string => groups?.[key] ?? '';
  return { number: piece('number'), value: piece('value'), body: piece('body'), kind: piece('kind') };
}

/**
 * Returns the number before a remark or a package, or beside words: `SM02B-SRSS-TB (left side)`, `BC847B SOT-23`,
 * `NE555P, timer`; otherwise null.
 */
export function numberBeside(name: string): string | null {
  const behind = piecesOf(name, valued);
  if (looksLikeMpn(behind.number) && valueLexeme(behind.value) !== null) return behind.number;
  const { number, body } = piecesOf(name, beside);
  if (looksLikeMpn(number) && (body === '' || readOutline(body) !== null || isPartKind(body))) return number;
  const before = piecesOf(name, explained, listed, dashed, opening);
  if (isSureNumber(before.number)) return before.number;
  const named = piecesOf(name, kindBehind, kindBefore);
  // The last word is the kind: `MJD122 Darlington transistor`.
  const isKind = [named.kind, named.kind.split(' ').at(-1) ?? ''].some(isPartKind);
  return looksLikeMpn(named.number) && isKind ? named.number : null;
}

/** Whether a name is a CAD library symbol of a passive part: `C-EUC0603`, `R-US_R0402`, `RESISTOR-PTH-0.4`. */
const isPassiveSymbol = (name: string): boolean =>
  /^(?:(?:[RCL]|CPOL)-(?:EU|US)[_A-Z]*\d|(?:RESISTOR|CAPACITOR|INDUCTOR|CRYSTAL|OSC-XTAL|XTAL)[-_])/u.test(name);

/**
 * Whether the value is a part number that the description does not begin with. Eagle's `Device` may be BSS123 where the
 * value is BSS138.
 */
const isOtherNumber = (value: string | null, described: string | null): boolean =>
  value !== null &&
  described !== null &&
  looksLikeMpn(value) &&
  !isLibraryName(value, null) &&
  !plain(described).startsWith(plain(value));

/** Whether a text of the number column looks like a part number: letters and digits, or many digits. */
const isSureNumber = (name: string): boolean => looksLikeMpn(name) || /^\d[\d-]{5,}$/u.test(name);

/** Whether a text is a value or a size and not a part number: `32.768KHz`, `5.5mm`, `0603`. */
const isMeasure = (name: string): boolean =>
  /^\d{1,6}(?:[.,]\d{1,4})?\s?(?:[kMGmµunp]?(?:Hz|V|A|W|F|H|Ohms?|Ω)|mm|cm|%)$/iu.test(name) ||
  readChipSize(name, null) !== null;

/** Russian words, then one part number, then more words: `Колодка клеммная ME09L-500-02P синяя`. */
const amongWords = /^(?:[А-ЯЁа-яё][а-яё-]+ ){1,4}(?<number>(?=\S*[A-Z])\S{6,40}) [^A-Z]*(?:[A-Za-z]+\P{Lu}*)*$/u;

/** Returns the part number among Russian words, unless the text states a nominal value or another number. */
function numberAmongWords(name: string, element: ReadElement | null): string | null {
  const number = amongWords.exec(name)?.groups?.['number'] ?? '';
  const isOne = name.split(/[\s,;]+/u).filter(looksLikeMpn).length === 1;
  return element?.nominal === null && isOne && looksLikeMpn(number) ? number : null;
}

/** Returns the number that a text of the number column states, or null if it is a name, a value or a size. */
function statedNumber(name: string, element: ReadElement | null): string | null {
  if (isMeasure(name)) return null;
  const apart = numberBeside(name) ?? namedNumber(name)?.number ?? numberAmongWords(name, element);
  return apart ?? (isNumber(name, element) ? name : null);
}

/**
 * Returns the part number. It comes from its own column, from a designation within the name, or from a value that can
 * only be a number. The column has priority over the value and the description.
 */
function numberOf(
  name: string | null,
  value: string | null,
  element: ReadElement | null,
  context: ElementContext,
): string | null {
  const own = name === null ? null : readElement([name], context);
  // A symbol's name such as `BZX84Cxx` covers many parts and is the number of none.
  const isNumbered = (text: string | null | undefined): text is string =>
    typeof text === 'string' &&
    /^[\p{L}\d]/u.test(text) &&
    !text.includes('=') &&
    !/[^x]xx+$/u.test(text) &&
    !isLibraryName(text, value);
  if (isNumbered(own?.designation)) return own.designation;
  const stated = name === null ? null : statedNumber(name, own);
  if (stated !== null && isSureNumber(stated)) return stated;
  if (isNumbered(element?.designation)) return element.designation;
  if (stated !== null || value === null) return stated;
  // In names of files, `_` replaces the slash of `LM3671MF-3.3/NOPB`.
  const written = value.replace(/_(?=NOPB$)/u, '/');
  const isValueNumber =
    looksLikeMpn(written) &&
    !written.endsWith('-ND') &&
    !isLibraryName(written, null) &&
    readElement([written], context)?.nominal === null;
  return isValueNumber ? written : numberBeside(value);
}

/** Texts of a line that may contain its part number. */
interface NumberTexts {
  /** Text of the number column. */
  readonly name: string | null;
  readonly described: string | null;
  readonly value: string | null;
  readonly element: ReadElement | null;
}

/** Returns the maker's number that a line states, or null. */
export function lineNumber(
  line: OpenLine,
  { name, described, value, element }: NumberTexts,
  context: ElementContext,
): string | null {
  const sole = name ?? (isOtherNumber(value, described) ? null : soleName(line, described));
  const isOfLibrary =
    sole !== null &&
    (isNamedByPackage(sole, line.texts.of.package ?? '') || isPassiveSymbol(sole) || isLibraryName(sole, value));
  return numberOf(isOfLibrary ? null : sole, value, element, context) ?? numberInLibrary(line, value, context);
}

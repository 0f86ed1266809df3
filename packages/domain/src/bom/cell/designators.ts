import { toLatinLetters } from '../../shared/look-alikes.ts';

/** Maximum length of a range, and maximum number of designators in a text. */
export const designatorsMax = 10_000;
/** Maximum number of digits of a number in a range (`R1-R5`) or of a bare number (`R1,2`). */
const digitsMax = 6;

export interface ReadDesignators {
  readonly designators: readonly string[];
  /** Unrecognised pieces, as written. */
  readonly unreadable: readonly string[];
}

interface Parts {
  readonly prefix: string;
  readonly digits: string;
}

/** Signs and words that mark a range, other than a hyphen: `…`, `→`, `to`, `по`. */
const rangeSigns =
  /\s*(?:\.{2,}|…|-+>|→|⇒|[–—−‐‑‒÷~～至到]|(?<=\d\s+)(?:to|thru|through|bis|ila|до|по)(?=\s+[\p{L}\d]))\s*/giu;
/** A designator, perhaps with the number of its sheet or module before it: `R12`, `0.C1`, `12.MCU`. */
const name =
  /^(?:(?:\d{1,3}\.)?\p{L}{1,8}[-_.$]?\d{1,6}(?:[-_.:]?[\p{L}\d]{1,6}){0,2}|\p{Lu}{1,4}|\d{1,3}\.\p{Lu}{2,8}|\p{L}{1,8}_[\p{L}\d]{1,8})$/u;
/** A designator without a number: `Cboot`, `LCD`. */
const oneWord = /^\p{L}[\p{L}\d_$]{0,11}$/u;
/** Every designator contains spaces: `C  2,C  3,C  1`, `R 1`. */
const areDetached = /^(?:\s*\p{Lu}{1,3}\s{1,4}\d{1,4}\s*(?:[,;]|$))+$/u;
const hyphened = /^(?<from>.*\d)-(?<to>\p{L}*[-_.$]?\d{1,6})$/u;
const numbered = /^(?<prefix>.*?)(?<digits>\d+)$/u;

const partsOf = (text: string): Parts | null => {
  const groups = numbered.exec(text)?.groups;
  return groups ? { prefix: groups['prefix'] ?? '', digits: groups['digits'] ?? '' } : null;
};

/** Returns all designators of a range, or null if it is invalid, runs backwards or is too long. */
function rangeOf(from: Parts, to: Parts, room: number): readonly string[] | null {
  const isSame = to.prefix === '' || to.prefix.toUpperCase() === from.prefix.toUpperCase();
  if (!isSame || from.prefix === '' || from.digits.length > digitsMax || to.digits.length > digitsMax) return null;
  const [first, last] = [Number(from.digits), Number(to.digits)];
  const count = last - first + 1;
  if (count < 2 || count > designatorsMax || count > room) return null;
  const width = from.digits.length;
  return Array.from({ length: count }, (_, step) => from.prefix + String(first + step).padStart(width, '0'));
}

/**
 * Reads a range such as `R1…R5` from its two ends. The caller has already replaced every range sign by `…`. Returns
 * null if the range is invalid.
 */
function readMarked(marked: readonly string[], room: number): readonly string[] | null {
  const [first = '', second = ''] = marked;
  const [from, to] = [partsOf(first), partsOf(second)];
  return marked.length === 2 && from && to && name.test(first) ? rangeOf(from, to, room) : null;
}

/**
 * Reads a text with a hyphen: a range (`R3-R6`, `R1-5`) or one designator (`X5-2`). Returns null for a range that is
 * too long.
 */
function readHyphened(text: string, room: number): readonly string[] | null {
  const { from = '', to = '' } = hyphened.exec(text)?.groups ?? {};
  const [start, end] = [partsOf(from), partsOf(to)];
  if (!start || !end || !name.test(from)) return [text];
  const isSame = end.prefix === '' || end.prefix === start.prefix;
  const isLong = isSame && Number(end.digits) - Number(start.digits) >= Math.min(designatorsMax, room);
  return rangeOf(start, end, room) ?? (isLong ? null : [text]);
}

/** Reads one piece. A bare number continues the previous designator: `R1,2,5-7`. */
function readPiece(piece: string, before: string | null, room: number): readonly string[] | null {
  const isCarried = before !== null && /^\d{1,6}(?:[-…]|$)/u.test(piece);
  const whole = isCarried ? before + piece : piece;
  const marked = whole.split('…');
  if (marked.length > 1) return readMarked(marked, room);
  const read = readHyphened(whole, room);
  const isName = read !== null && (read.length > 1 || name.test(whole));
  return isName && room > 0 ? read : null;
}

/** A position described in words: `Screw terminal block`, `Arduino Mega 2560`; but not `see note`. */
const calledInWords =
  /^(?!(?:see|various|multiple|all|any|none|not|no|as|см|смотри|разные|все|нет|не)(?!\p{L}))\p{L}[\p{L}\d]*(?: [\p{L}\d.]+)*$/iu;
const nameLengthMax = 40;

const prefixOf = (designator: string | undefined): string | null => {
  const parts = designator === undefined ? null : partsOf(designator);
  return parts && parts.prefix !== '' ? parts.prefix : null;
};

/**
 * Reads designators: `R1, R3-R5`, `C3-6,9,11`, `D2..5`, `R5 to R10`, `R1…R3`, `С1 – С4` (Cyrillic), `LED1,2,3`, `IC-3`,
 * `U1A`. Cyrillic letters that look Latin become Latin. Reports as unreadable: an invalid piece, a range that runs
 * backwards or is longer than {@link designatorsMax}. A text of words only, such as `Screw terminal`, becomes one
 * designator and is also reported.
 *
 * @param max maximum number of designators, shared by all texts of a list
 */
export function readDesignators(text: string, max: number = designatorsMax): ReadDesignators {
  const most = Math.min(max, designatorsMax);
  // `C2(0.1UF)`: a note in brackets after a designator.
  const bare = text.replace(/(?<=\d)\([^()]{1,20}\)/gu, '');
  const attached = areDetached.test(bare) ? bare.replace(/(?<=\p{Lu})\s+(?=\d)/gu, '') : bare;
  const marked = attached.replace(rangeSigns, '…').replace(/(?<=\d) +- +(?=[\p{L}\d])/gu, '-');
  const designators: string[] = [];
  const unreadable: string[] = [];
  for (const written of marked.split(/[,;\s/|+&、，；]/u)) {
    const piece = toLatinLetters(written.replace(/[*.:)(\][]+$|^[*([]+/gu, ''));
    // The piece is only a decorative sign: `> C1, C2`.
    if (piece === '' || /^[>•·]+$/u.test(piece)) continue;
    // `R2 (DNP)`: the word is a note, not a designator.
    // `REF**` is a footprint to which nobody gave a designator.
    const isWord = /^(?:DNP|DNF|DNI)$/iu.test(piece) || /^REF\*+$/u.test(written);
    const read = isWord ? null : readPiece(piece, prefixOf(designators.at(-1)), most - designators.length);
    if (read === null) unreadable.push(written);
    else for (const designator of read) designators.push(designator);
  }
  const whole = text.trim();
  const withNumbers = designators.filter((each) => !hasNoNumber(each));
  const isName = withNumbers.length === 0 && whole.length <= nameLengthMax && calledInWords.test(whole) && most > 0;
  if (unreadable.length > 0 && isName) {
    return { designators: [whole], unreadable: oneWord.test(whole) ? [] : [whole] };
  }
  const isProse = unreadable.length > 0 && withNumbers.length < designators.length;
  return isProse ? { designators: withNumbers, unreadable: [whole] } : { designators, unreadable };
}

/**
 * A name in capitals without spaces: `I/O1`, `B/U_LED1`, `AS-ACT`, `OPTO_SPEEDPULSE`, `V=OK`. Or capitals, an
 * underscore and a name that ends with a digit: `D_sch_2`.
 */
const wholeName = /^(?:[+\d]?\p{Lu}[\p{Lu}\d_$./=+-]{0,29}|\p{Lu}{1,4}_[\p{L}\d_]{0,24}\d)$/u;
/** A supply net, or a net with a bar above its name: `+5V`, `3V3`, `+12V/2`, `!RESET!`. */
const netName = /^(?:[+-]?\d{1,2}(?:[.,]\d{1,2})?V(?:\d|[_/]\w{1,6})?|!\p{Lu}[\p{Lu}\d_]{1,20}!)$/u;

/**
 * Reads designators of a row whose number of pieces may be known. If {@link readDesignators} finds a different number
 * of designators, each name that contains a slash, a dash or only letters becomes one designator. `I/O1` is one
 * designator for one piece; `AS-ACT,GPS/RTK` is two for two pieces.
 */
export function readPlaces(text: string, pieces: number | null, max: number = designatorsMax): ReadDesignators {
  const read = readDesignators(text, max);
  const sole = toLatinLetters(text.trim());
  // If the list has no quantities, the whole text is one designator: the name `CS_PULL_UP_RES`, or the net of a test
  // point (`+5V`).
  const isSole = pieces === null && read.designators.length === 0 && max > 0;
  if (isSole && (netName.test(sole) || isJoinedName(sole))) return { designators: [sole], unreadable: [] };
  // A sign at the end belongs to the name: `OE+`, `OE-`.
  const isSigned = /[\p{L}\d][+-](?=[,;\s]|$)/u.test(text);
  const withNumber = read.designators.filter((each) => !hasNoNumber(each));
  // `RAM U2` for one piece: a word for the part precedes its designator.
  const isNamed = withNumber.length === pieces && /^(?:\p{L}{2,} )+\p{Lu}{1,3}\d/u.test(sole);
  if (isNamed && read.unreadable.length === 0) return { designators: withNumber, unreadable: [] };
  const isPlain = read.designators.length === pieces && read.unreadable.length === 0 && !isSigned;
  if (pieces === null || isPlain) return read;
  const names = text.split(/[,;\s、，；]/u).filter((piece) => piece !== '');
  const areNames = names.length === pieces && names.every((one) => wholeName.test(one)) && names.length <= max;
  // For one piece, `R1/R2` or `R1-R4` is not a name: it is several designators, which contradict the quantity.
  const isJoined = names.some(
    (one) => /\.{2}/u.test(one) || (/[/+-]/u.test(one) && one.split(/[/+-]/u).every(isPlainPlace)),
  );
  return areNames && !isJoined ? { designators: names.map(toLatinLetters), unreadable: [] } : read;
}

/** Whether a text is one name of several words: `CS_PULL_UP_RES`, `ARDUINO-ATMEGA328`. */
const isJoinedName = (text: string): boolean => wholeName.test(text) && /[_\d]/u.test(text) && /[_-]/u.test(text);

const isPlainPlace = (text: string): boolean => /^\p{L}+\d+$/u.test(text);

/**
 * True if the name has no digit. `BT` alone can be a designator, but words of a description, such as `USB Type A`, are
 * not.
 */
const hasNoNumber = (designator: string): boolean => !/\d/u.test(designator);

/**
 * Writes designators as ranges: `C3`, `C4`, `C5`, `C6`, `C9`, `C11`, `R1` → `C3-6,9,11, R1`. Reading the result returns
 * the same list in the same order.
 */
export function compressDesignators(designators: readonly string[]): string {
  const pieces: string[] = [];
  let before: string | null = null;
  for (let at = 0; at < designators.length;) {
    const first = designators[at] ?? '';
    const length = runLength(designators, at);
    const parts = partsOf(first);
    const isCarried: boolean = parts !== null && parts.prefix === before && parts.digits.length <= digitsMax;
    const head: string = isCarried ? (parts?.digits ?? '') : first;
    const tail = partsOf(designators[at + length - 1] ?? '')?.digits ?? '';
    pieces.push((pieces.length === 0 ? '' : isCarried ? ',' : ', ') + (length > 2 ? `${head}-${tail}` : head));
    at += length > 2 ? length : 1;
    before = prefixOf(designators[at - 1]);
  }
  return pieces.join('');
}

/** Returns how many designators from this index have consecutive numbers. */
function runLength(designators: readonly string[], from: number): number {
  const first = partsOf(designators[from] ?? '');
  if (first === null || first.prefix === '' || /^0./u.test(first.digits) || first.digits.length > digitsMax) return 1;
  let length = 1;
  while (
    length < designatorsMax &&
    designators[from + length] === first.prefix + String(Number(first.digits) + length)
  ) {
    length += 1;
  }
  return length;
}

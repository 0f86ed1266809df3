import {
  isFiller,
  isJoiningWord,
  meantLayout,
  type MissingNumber,
  type ProductFilter,
  type QueryReading,
  readQuery,
  type TextCorrection,
} from '@farad/domain/search-query';
import { candidatesOf, textDocs } from './candidates.ts';
import { correctNumbers, correctText } from '../text/correct-text.ts';
import { type DocSet, noDocs, shifted, union } from '../index/doc-set.ts';
import { vocabularyFor } from '../words/frame-vocabulary.ts';
import { switchLayout } from '../words/keyboard-layout.ts';
import { Lexicon } from '../index/lexicon.ts';
import { withMargin } from './margin.ts';
import { byInfix, byPrefix, byWord, correctedBelow } from '../index/match-rank.ts';
import { openReading } from './match-reading.ts';
import { isNumberLike, isNumberOf, missingNumber, withoutOtherPoints } from './missing-number.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import { foldPartNumber } from '../words/part-number.ts';
import { readText, type TextQuery } from '../words/read-text.ts';
import { relax, type Relaxed } from './relax.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { removed } from '../index/segment.ts';
import { findSorted } from '../columns/string-table.ts';
import { listAt } from '../columns/text-index.ts';
import { unmetProperties } from './unmet-properties.ts';
import { piecesOf } from '../words/words.ts';

export interface FoundText {
  /** Documents that match the text, for each segment; null = no text. */
  readonly text: readonly DocSet[] | null;
  /**
   * For each segment, the documents that match the text and are among the requested variants; null = no text and no
   * variants.
   */
  readonly candidates: readonly (DocSet | null)[];
  readonly correction: TextCorrection | null;
  readonly dropped: readonly string[];
  readonly atLeast: readonly string[];
  readonly withMargin: readonly string[];
  readonly missing: MissingNumber | null;
}

export interface TextOptions {
  readonly reading?: QueryReading;
  readonly asTyped?: boolean;
}

/** With this many results, the text is not corrected. */
const enough = 5;

/** True if there are fewer than 5 results and none has the match rank `byPrefix` or higher (see match-rank.ts). */
const isMeagre = (segments: readonly OpenSegment[], text: readonly DocSet[]): boolean => {
  let found = 0;
  for (const [index, { docs, ranks }] of text.entries()) {
    const states = segments[index]!.segment.states.codes;
    for (let i = 0; i < docs.length; i++) {
      if (states[docs[i]!] === removed) continue;
      if (ranks[i]! >= byPrefix || ++found === enough) return false;
    }
  }
  return true;
};

const numberDocs = ({ segment, board }: OpenSegment, forms: readonly string[]): DocSet => {
  for (const form of forms) {
    const number = findSorted(segment.text.numbers, form);
    if (number !== -1) board.markAll(listAt(segment.text.numberDocs, number), byWord);
  }
  return board.take();
};

interface Corrected {
  readonly to: string;
  readonly text: readonly DocSet[];
}

/** The correction of the text is uncertain: only similar part numbers were found. `near` has their normalised forms. */
interface NearNumbers {
  readonly near: readonly string[];
}

/**
 * Returns the results for a correction of the text that is beyond doubt, or similar part numbers. null = no correction
 * is likely.
 */
const findCorrected = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  text: string,
  words: string,
): Corrected | NearNumbers | null => {
  const corrected = correctText(new Lexicon(segments), text, words, 2);
  const query = corrected === null ? null : readText(corrected.to);
  if (corrected === null || query === null) return null;
  if (!corrected.isSure) return { near: [...foldPartNumber(corrected.to), ...corrected.others] };
  const reading = readQuery(corrected.to, vocabularyFor(frame.frame));
  const meant = textDocs(segments, query, openReading(frame, reading));
  const others = segments.map((open) => numberDocs(open, corrected.others));
  return { to: corrected.to, text: meant.map((docs, index) => union(docs, others[index]!)) };
};

const sizeOf = (sets: readonly DocSet[]): number => sets.reduce((sum, { docs }) => sum + docs.length, 0);

type Taken = Omit<FoundText, 'candidates'>;

const asIs: Omit<Taken, 'text'> = { correction: null, dropped: [], atLeast: [], withMargin: [], missing: null };

/**
 * Returns the meaning with part numbers and types such as `cortex-m0` before its other words, so that they are applied
 * first. The reason: an ordinary word may also occur within the number of another part.
 */
const numbersFirst = (reading: QueryReading): QueryReading => {
  const pieces = piecesOf(reading.words);
  const rankOf = (piece: string): number => 2 * +isNumberLike(piece) + +/\p{L}\P{L}*\d/u.test(piece);
  return { ...reading, words: pieces.toSorted((a, b) => rankOf(b) - rankOf(a)).join(' ') };
};

/**
 * Returns the results for the text without its dropped words, if that text still has a part number. The product with
 * this number is then the first one. Otherwise returns the given results.
 */
const withoutDropped = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  text: string,
  { docs, dropped }: Relaxed,
): readonly DocSet[] => {
  const pieces = piecesOf(text);
  const rest = pieces.filter((piece) => !dropped.includes(piece) && !isFiller(piece));
  const query = readText(rest.join(' '));
  if (rest.length === pieces.length || query === null || !rest.some(isNumberLike)) return docs;
  const reading = readQuery(rest.join(' '), vocabularyFor(frame.frame));
  const found = textDocs(segments, query, openReading(frame, reading));
  return sizeOf(found) > 0 ? found : docs;
};

/**
 * Corrects mistyped part numbers in a text of several words, and drops words that nothing matches. null = no number to
 * correct, or still no results.
 */
const takeNumbers = (frame: OpenFrame, segments: readonly OpenSegment[], text: string, words: string): Taken | null => {
  const corrected = correctNumbers(new Lexicon(segments), text, words);
  if (corrected === null) return null;
  const relaxed = relax(frame, segments, numbersFirst(readQuery(corrected.to, vocabularyFor(frame.frame))));
  if (relaxed === null || corrected.numbers.some((number) => relaxed.dropped.includes(number))) return null;
  const correction = { from: text.trim(), to: corrected.to, isInstead: true };
  const { dropped, atLeast } = relaxed;
  return { ...asIs, text: withoutDropped(frame, segments, corrected.to, relaxed), correction, dropped, atLeast };
};

/**
 * Returns the results for the part numbers in the text that exist in the catalogue. The other words of the text are
 * dropped. `TL431 стабилитрон` finds TL431. null = no such number, or there are no other words.
 */
const onlyNumbers = (segments: readonly OpenSegment[], text: string): Taken | null => {
  const lexicon = new Lexicon(segments);
  const pieces = piecesOf(text);
  const known = pieces.filter((piece) => isNumberLike(piece) && lexicon.knowsNumber(foldPartNumber(piece), 'prefix'));
  const query = known.length === 0 || known.length === pieces.length ? null : readText(known.join(' '));
  const docs = query === null ? [] : textDocs(segments, query, null);
  if (sizeOf(docs) === 0) return null;
  const dropped = pieces.filter((piece) => !known.includes(piece) && !isFiller(piece));
  return { ...asIs, text: docs, dropped };
};

/**
 * Returns the results after dropping pieces that nothing matches. A part number is never dropped: it is reported as
 * missing, with similar products.
 */
const takeRelaxed = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  text: string,
  reading: QueryReading | null,
  straight: readonly DocSet[],
  near: readonly string[],
): Taken => {
  const read = reading ?? { conditions: [], words: text };
  const said = piecesOf(read.words).filter((piece) => !isNumberLike(piece) || isNumberOf(read, piece));
  const missing = missingNumber(frame, segments, said.join(' '), straight, [], near);
  const relaxed = missing === null ? relax(frame, segments, numbersFirst(read)) : null;
  if (relaxed === null && missing === null) return onlyNumbers(segments, text) ?? { ...asIs, text: straight, missing };
  if (relaxed === null) return { ...asIs, text: straight, missing };
  const { dropped, atLeast } = relaxed;
  const more = withBetter(frame, segments, read, relaxed);
  if (more !== null) return { ...asIs, text: more.docs, dropped, atLeast, withMargin: more.ratings };
  return { ...asIs, text: withoutDropped(frame, segments, text, relaxed), dropped, atLeast };
};

/**
 * Returns the results together with products of better ratings. null = there are no such products, or the search
 * dropped a condition and not only words.
 */
const withBetter = (frame: OpenFrame, segments: readonly OpenSegment[], read: QueryReading, relaxed: Relaxed) => {
  const pieces = piecesOf(read.words);
  const isOfWords = relaxed.dropped.every((one) => pieces.some((piece) => piece.includes(one)));
  const words = pieces.filter((piece) => !relaxed.dropped.some((one) => piece.includes(one))).join(' ');
  return isOfWords ? withMargin(frame, segments, { ...read, words }, relaxed.docs) : null;
};

/**
 * Minimum length of a text that is tried in the other keyboard layout. Shorter texts occur within many part numbers.
 */
const numberLengthMin = 4;

/**
 * Returns products by part number if the text is a single Russian piece that gives a number in the Latin keyboard
 * layout: `рс595`. null = none.
 * @param isBegun true = some number must start with the switched text. It is true if the typed text already has
 * results: `ед431` occurs within some numbers
 */
const numberInOtherLayout = (segments: readonly OpenSegment[], text: string, isBegun: boolean): Taken | null => {
  const typed = text.trim();
  if (typed.length < numberLengthMin || piecesOf(typed).length > 1 || !/^[^a-z]*[а-яё][^a-z]*$/iu.test(typed))
    return null;
  const to = switchLayout(typed);
  const query = to === null ? null : readText(to);
  if (to === null || query === null) return null;
  const docs = textDocs(segments, query, null);
  if (isBegun && !docs.some(({ ranks }) => ranks.some((one) => one >= byPrefix))) return null;
  return sizeOf(docs) === 0 ? null : { ...asIs, text: docs, correction: { from: typed, to, isInstead: true } };
};

/** Returns the results after correcting a text that has few results. */
const takeMeagre = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  text: string,
  reading: QueryReading | null,
  straight: readonly DocSet[],
): Taken => {
  const words = reading?.words ?? text;
  const isWithin = straight.every(({ ranks }) => ranks.every((one) => one <= byInfix));
  const switched = isWithin ? numberInOtherLayout(segments, text, sizeOf(straight) > 0) : null;
  if (switched !== null) return switched;
  const corrected = findCorrected(frame, segments, text, words);
  if (corrected !== null && 'to' in corrected) {
    const both = straight.map((docs, index) => union(shifted(docs, correctedBelow), corrected.text[index]!));
    const correction = { from: text.trim(), to: corrected.to, isInstead: sizeOf(straight) === 0 };
    if (sizeOf(both) > sizeOf(straight)) return { ...asIs, text: both, correction };
  }
  if (sizeOf(straight) > 0) return { ...asIs, text: straight };
  const near = corrected !== null && 'near' in corrected ? corrected.near : [];
  return takeNumbers(frame, segments, text, words) ?? takeRelaxed(frame, segments, text, reading, straight, near);
};

/**
 * Returns the text without words that say nothing about the part, such as `купить` and `datasheet`. null = there are no
 * such words, or no part number remains.
 */
const withoutFillers = (text: string): string | null => {
  const pieces = piecesOf(text);
  const rest = pieces.filter((piece) => isJoiningWord(piece) || !isFiller(piece));
  return rest.length === pieces.length || !rest.some(isNumberLike) ? null : rest.join(' ');
};

/** Returns the results for a text typed in the wrong keyboard layout. `meant` is the text in the other layout. */
const takeMeant = (frame: OpenFrame, segments: readonly OpenSegment[], text: string, meant: string): Taken => {
  const query = readText(meant);
  if (query === null) return { ...asIs, text: segments.map(() => noDocs) };
  const taken = takeText(frame, segments, query, meant, { reading: readQuery(meant, vocabularyFor(frame.frame)) });
  return { ...taken, correction: { from: text.trim(), to: taken.correction?.to ?? meant.trim(), isInstead: true } };
};

const takeText = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  query: TextQuery,
  text: string,
  { reading, asTyped = false }: TextOptions,
): Taken => {
  const found = textDocs(segments, query, openReading(frame, reading ?? null));
  const { docs: straight, others } = withoutOtherPoints(segments, text, found);
  const isEmpty = sizeOf(straight) === 0;
  if (isEmpty && others.length > 0)
    return { ...asIs, text: straight, missing: missingNumber(frame, segments, text, straight, others, []) };
  if (asTyped) return { ...asIs, text: straight };
  const meant = isEmpty ? meantLayout(text, vocabularyFor(frame.frame)) : null;
  if (meant !== null) return takeMeant(frame, segments, text, meant);
  const more = withMargin(frame, segments, reading, straight);
  if (more !== null) {
    const { docs, ratings } = more;
    return { ...asIs, text: docs, atLeast: isEmpty ? ratings : [], withMargin: isEmpty ? [] : ratings };
  }
  if (!isMeagre(segments, straight)) return { ...asIs, text: straight };
  const rest = isEmpty ? withoutFillers(text) : null;
  const restQuery = rest === null ? null : readText(rest);
  if (rest === null || restQuery === null) return takeMeagre(frame, segments, text, reading ?? null, straight);
  const taken = takeText(frame, segments, restQuery, rest, { reading: readQuery(rest, vocabularyFor(frame.frame)) });
  const { correction } = taken;
  return correction === null ? taken : { ...taken, correction: { ...correction, from: text.trim() } };
};

/**
 * Returns the documents that match the text of the filter. Products that have the words are always found, in addition
 * to those that match the meaning of the text (product C7). With few results, a likely typing error is corrected, and
 * results for the correction follow (product C8). Without results, pieces that nothing matches are dropped.
 */
export const findText = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  filter: Pick<ProductFilter, 'text' | 'variants'>,
  options: TextOptions,
): FoundText => {
  const query = readText(filter.text);
  const taken = query === null ? { ...asIs, text: null } : takeText(frame, segments, query, filter.text, options);
  const unmet = taken.text === null ? [] : unmetProperties(frame, segments, options.reading, taken.text);
  const dropped = [...taken.dropped, ...unmet.filter((one) => !taken.dropped.includes(one))];
  return { ...taken, dropped, candidates: candidatesOf(segments, taken.text, filter.variants) };
};

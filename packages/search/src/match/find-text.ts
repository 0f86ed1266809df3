import {
  isFiller,
  isJoiningWord,
  meantLayout,
  type MissingNumber,
  type QueryReading,
  readQuery,
  type TextCorrection,
} from '@farad/domain/search-query';
import { byMargin, byPrefix, byWord, correctedBelow } from '../index/match-rank.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { correctNumbers, correctText } from '../text/correct-text.ts';
import { vocabularyFor } from '../words/frame-vocabulary.ts';
import { switchLayout } from '../words/keyboard-layout.ts';
import { foldPartNumber } from '../words/part-number.ts';
import { readText, type TextQuery } from '../words/read-text.ts';
import { piecesOf } from '../words/words.ts';
import { type WithMargin, withMargin } from './margin.ts';
import { openReading } from './match-reading.ts';
import { missingNumber } from './missing-number.ts';
import { nearAt } from './near-number.ts';
import { isNumberLike, isNumberOf } from './number-like.ts';
import type { ProductSets } from './product-sets.ts';
import { relax, type Relaxed } from './relax.ts';
import { textProducts } from './text-products.ts';
import { unmetProperties } from './unmet-properties.ts';

/** How a text was understood, and the products that match it. */
export interface TakenText<R> {
  readonly found: R;
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

/** Cost of a similar product whose number differs only by its decimal sign. */
const otherPointCost = 0.1;

/** A text with its meaning and the products that match it as typed. */
interface Straight<R> {
  readonly text: string;
  readonly reading: QueryReading | null;
  readonly straight: R;
}

/** True if there are fewer than 5 results and none has the match rank `byPrefix` or higher (see match-rank.ts). */
const isMeagre = <S, R>(sets: ProductSets<S, R>, found: R): boolean =>
  !sets.hasShown(found, enough) && !sets.hasShown(sets.ranked(sets.from(found, byPrefix), byPrefix), 1);

interface Corrected<R> {
  readonly to: string;
  readonly found: R;
}

/** The correction of the text is uncertain: only similar part numbers were found. `near` has their normalised forms. */
interface NearNumbers {
  readonly near: readonly string[];
}

/**
 * Returns the results for a correction of the text that is beyond doubt, or similar part numbers. null = no correction
 * is likely.
 */
const findCorrected = <S, R>(
  frame: OpenFrame,
  sets: ProductSets<S, R>,
  text: string,
  words: string,
): Corrected<R> | NearNumbers | null => {
  const corrected = correctText(sets.known, text, words, 2);
  const query = corrected === null ? null : readText(corrected.to);
  if (corrected === null || query === null) return null;
  if (!corrected.isSure) return { near: [...foldPartNumber(corrected.to), ...corrected.others] };
  const reading = readQuery(corrected.to, vocabularyFor(frame.frame));
  const meant = textProducts(sets, query, openReading(frame, reading));
  if (corrected.others.length === 0) return { to: corrected.to, found: meant };
  const others = sets.ranked(sets.withNumbers(corrected.others), byWord);
  return { to: corrected.to, found: sets.best(meant, others) };
};

const asIs: Omit<TakenText<never>, 'found'> = {
  correction: null,
  dropped: [],
  atLeast: [],
  withMargin: [],
  missing: null,
};

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
const withoutDropped = <S, R>(
  frame: OpenFrame,
  sets: ProductSets<S, R>,
  text: string,
  { found, dropped }: Relaxed<R>,
): R => {
  const pieces = piecesOf(text);
  const rest = pieces.filter((piece) => !dropped.includes(piece) && !isFiller(piece));
  const query = readText(rest.join(' '));
  if (rest.length === pieces.length || query === null || !rest.some(isNumberLike)) return found;
  const reading = readQuery(rest.join(' '), vocabularyFor(frame.frame));
  const ofRest = textProducts(sets, query, openReading(frame, reading));
  return sets.sizeOf(ofRest) > 0 ? ofRest : found;
};

/**
 * Corrects mistyped part numbers in a text of several words, and drops words that nothing matches. null = no number to
 * correct, or still no results.
 */
const takeNumbers = <S, R>(
  frame: OpenFrame,
  sets: ProductSets<S, R>,
  text: string,
  words: string,
): TakenText<R> | null => {
  const corrected = correctNumbers(sets.known, text, words);
  if (corrected === null) return null;
  const relaxed = relax(frame, sets, numbersFirst(readQuery(corrected.to, vocabularyFor(frame.frame))));
  if (relaxed === null || corrected.numbers.some((number) => relaxed.dropped.includes(number))) return null;
  const correction = { from: text.trim(), to: corrected.to, isInstead: true };
  const { dropped, atLeast } = relaxed;
  const found = withoutDropped(frame, sets, corrected.to, relaxed);
  return { ...asIs, found, correction, dropped, atLeast };
};

/**
 * Returns the results for the part numbers in the text that exist in the catalogue. The other words of the text are
 * dropped. `TL431 стабилитрон` finds TL431. null = no such number, or there are no other words.
 */
const onlyNumbers = <S, R>(sets: ProductSets<S, R>, text: string): TakenText<R> | null => {
  const pieces = piecesOf(text);
  const known = pieces.filter(
    (piece) => isNumberLike(piece) && sets.known.knowsNumber(foldPartNumber(piece), 'prefix'),
  );
  const query = known.length === 0 || known.length === pieces.length ? null : readText(known.join(' '));
  if (query === null) return null;
  const found = textProducts(sets, query, null);
  if (sets.sizeOf(found) === 0) return null;
  const dropped = pieces.filter((piece) => !known.includes(piece) && !isFiller(piece));
  return { ...asIs, found, dropped };
};

/**
 * Returns the results after dropping pieces that nothing matches. A part number is never dropped: it is reported as
 * missing, with similar products.
 */
const takeRelaxed = <S, R>(
  frame: OpenFrame,
  sets: ProductSets<S, R>,
  { text, reading, straight }: Straight<R>,
  near: readonly string[],
): TakenText<R> => {
  const read = reading ?? { conditions: [], words: text };
  const said = piecesOf(read.words).filter((piece) => !isNumberLike(piece) || isNumberOf(read, piece));
  const missing = missingNumber(frame, sets, said.join(' '), straight, [], near);
  const relaxed = missing === null ? relax(frame, sets, numbersFirst(read)) : null;
  if (relaxed === null && missing === null) return onlyNumbers(sets, text) ?? { ...asIs, found: straight, missing };
  if (relaxed === null) return { ...asIs, found: straight, missing };
  const { dropped, atLeast } = relaxed;
  const more = withBetter(frame, sets, read, relaxed);
  if (more !== null) return { ...asIs, found: more.found, dropped, atLeast, withMargin: more.ratings };
  return { ...asIs, found: withoutDropped(frame, sets, text, relaxed), dropped, atLeast };
};

/**
 * Returns the results together with products of better ratings. null = there are no such products, or the search
 * dropped a condition and not only words.
 */
const withBetter = <S, R>(
  frame: OpenFrame,
  sets: ProductSets<S, R>,
  read: QueryReading,
  relaxed: Relaxed<R>,
): WithMargin<R> | null => {
  const pieces = piecesOf(read.words);
  const isOfWords = relaxed.dropped.every((one) => pieces.some((piece) => piece.includes(one)));
  const words = pieces.filter((piece) => !relaxed.dropped.some((one) => piece.includes(one))).join(' ');
  return isOfWords ? withMargin(frame, sets, { ...read, words }, relaxed.found) : null;
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
const numberInOtherLayout = <S, R>(sets: ProductSets<S, R>, text: string, isBegun: boolean): TakenText<R> | null => {
  const typed = text.trim();
  if (typed.length < numberLengthMin || piecesOf(typed).length > 1 || !/^[^a-z]*[а-яё][^a-z]*$/iu.test(typed))
    return null;
  const to = switchLayout(typed);
  const query = to === null ? null : readText(to);
  if (to === null || query === null) return null;
  const found = textProducts(sets, query, null);
  if (isBegun && !sets.isAny(sets.from(found, byPrefix))) return null;
  return sets.sizeOf(found) === 0 ? null : { ...asIs, found, correction: { from: typed, to, isInstead: true } };
};

/** Returns the results after correcting a text that has few results. */
const takeMeagre = <S, R>(frame: OpenFrame, sets: ProductSets<S, R>, taken: Straight<R>): TakenText<R> => {
  const { text, reading, straight } = taken;
  const words = reading?.words ?? text;
  const isFound = sets.sizeOf(straight) > 0;
  const isWithin = !isFound || !sets.isAny(sets.from(straight, byMargin));
  const switched = isWithin ? numberInOtherLayout(sets, text, isFound) : null;
  if (switched !== null) return switched;
  const corrected = findCorrected(frame, sets, text, words);
  if (corrected !== null && 'to' in corrected) {
    const both = sets.best(sets.raised(straight, correctedBelow), corrected.found);
    const correction = { from: text.trim(), to: corrected.to, isInstead: !isFound };
    if (sets.sizeOf(both) > sets.sizeOf(straight)) return { ...asIs, found: both, correction };
  }
  if (isFound) return { ...asIs, found: straight };
  const near = corrected !== null && 'near' in corrected ? corrected.near : [];
  return takeNumbers(frame, sets, text, words) ?? takeRelaxed(frame, sets, taken, near);
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
const takeMeant = <S, R>(
  frame: OpenFrame,
  sets: ProductSets<S, R>,
  text: string,
  meant: string,
): TakenText<R> | null => {
  const query = readText(meant);
  if (query === null) return null;
  const taken = takeText(frame, sets, query, meant, { reading: readQuery(meant, vocabularyFor(frame.frame)) });
  return { ...taken, correction: { from: text.trim(), to: taken.correction?.to ?? meant.trim(), isInstead: true } };
};

const takeText = <S, R>(
  frame: OpenFrame,
  sets: ProductSets<S, R>,
  query: TextQuery,
  text: string,
  { reading, asTyped = false }: TextOptions,
): TakenText<R> => {
  const matching = textProducts(sets, query, openReading(frame, reading ?? null));
  const { found: straight, others } = sets.withoutOtherPoints(text, matching);
  if (asTyped && others.length === 0) return { ...asIs, found: straight };
  const isEmpty = sets.sizeOf(straight) === 0;
  if (isEmpty && others.length > 0) {
    const missing = missingNumber(frame, sets, text, straight, nearAt(others, otherPointCost), []);
    return { ...asIs, found: straight, missing };
  }
  if (asTyped) return { ...asIs, found: straight };
  const meant = isEmpty ? meantLayout(text, vocabularyFor(frame.frame)) : null;
  if (meant !== null) return takeMeant(frame, sets, text, meant) ?? { ...asIs, found: straight };
  const more = withMargin(frame, sets, reading, straight);
  if (more !== null) {
    const { found, ratings } = more;
    return { ...asIs, found, atLeast: isEmpty ? ratings : [], withMargin: isEmpty ? [] : ratings };
  }
  if (!isMeagre(sets, straight)) return { ...asIs, found: straight };
  const taken = isEmpty ? takeRest(frame, sets, text) : null;
  return taken ?? takeMeagre(frame, sets, { text, reading: reading ?? null, straight });
};

/** Returns the results for the text without words that say nothing. null = there are no such words. */
const takeRest = <S, R>(frame: OpenFrame, sets: ProductSets<S, R>, text: string): TakenText<R> | null => {
  const rest = withoutFillers(text);
  const query = rest === null ? null : readText(rest);
  if (rest === null || query === null) return null;
  const taken = takeText(frame, sets, query, rest, { reading: readQuery(rest, vocabularyFor(frame.frame)) });
  const { correction } = taken;
  return correction === null ? taken : { ...taken, correction: { ...correction, from: text.trim() } };
};

/**
 * Returns the products that match a text. Products that have the words are always found, in addition to those that
 * match the meaning of the text (product C7). With few results, a likely typing error is corrected, and results for the
 * correction follow (product C8). Without results, pieces that nothing matches are dropped. null = there is no text.
 */
export const findText = <S, R>(
  frame: OpenFrame,
  sets: ProductSets<S, R>,
  text: string,
  options: TextOptions,
): TakenText<R> | null => {
  const query = readText(text);
  if (query === null) return null;
  const taken = takeText(frame, sets, query, text, options);
  const unmet = unmetProperties(frame, sets, options.reading, taken.found);
  return { ...taken, dropped: [...taken.dropped, ...unmet.filter((one) => !taken.dropped.includes(one))] };
};

/** What a text says that nothing was searched for. */
export const noText: Omit<TakenText<never>, 'found'> = asIs;

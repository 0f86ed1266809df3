import type { ProductId } from '@farad/domain/product';
import { analoguesOf, isDomesticType, type MissingNumber, type QueryReading } from '@farad/domain/search-query';
import type { DocSet } from '../index/doc-set.ts';
import { switchLayout } from '../words/keyboard-layout.ts';
import { Lexicon } from '../index/lexicon.ts';
import { byAlike, byExact, byInfix, byPrefix, byReading } from '../index/match-rank.ts';
import { nearByCode } from './near-by-code.ts';
import type { Near } from './near-number.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import { foldPartNumber } from '../words/part-number.ts';
import { isOtherByPoint } from '../words/same-number.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { inStock, removed } from '../index/segment.ts';
import { findSorted, prefixRange, stringAt } from '../columns/string-table.ts';
import { listAt, listsBetween } from '../columns/text-index.ts';
import { piecesOf } from '../words/words.ts';

/** Maximum number of similar products that are shown for a missing number. */
const nearMax = 10;
/** Maximum number of shown products with the same part number. Different makers may use one number. */
const sameNumberMax = 2;
const lookedAtMax = 64;
/**
 * Maximum number of results whose decimal signs are compared with the typed ones. With more results, the text is only a
 * short prefix.
 */
const comparedMax = 2048;
const lengthMin = 5;
/** Maximum number of characters by which a missing number is shortened to find similar ones. */
const leftOutMax = 4;
const piecesMax = 4;
const begunCost = 0.6;

/** Sizes and values that look like part numbers: `5.5x2.1`, `128mbit`. */
const sizeOrValue = /^(?:\d+(?:[.,]\d+)?[xх×*])+\d|^[\d.,]+\p{L}{1,5}$/iu;

/** Names of interfaces and batteries that look like part numbers: `rs232`, `cr2032`. */
const commonName = /^(?:rs-?(?:232|422|485)|usb[\d.]*|cr\d{4}|pt-?100\d?|rj-?\d\d|cortex-[amr]\d+\+?)$/iu;

/** A number joined to a word, which looks like a part number: `3-state`, `2-wire`, `8-канальный`. */
const countedWord = /^\d{1,2}-\p{L}{4,}$/u;

/**
 * True if the piece looks like a part number: 5 to 40 letters and digits, with at least one of each. Sizes, values and
 * common names are excluded.
 */
export const isNumberLike = (piece: string): boolean => {
  if (sizeOrValue.test(piece) || commonName.test(piece) || countedWord.test(piece)) return false;
  const [form = ''] = foldPartNumber(piece);
  return form.length >= lengthMin && form.length <= 40 && /\d/u.test(form) && /[A-Z]/u.test(form);
};

/**
 * Minimum length of a part number in a text that also states a kind and a value. A shorter piece is rather a property:
 * `B3950` of a thermistor.
 */
const sureLengthMin = 6;

/**
 * True if the piece is the part number of the requested part. If the text also states a kind and a value, a short piece
 * only describes the part. If the text states any condition, a Russian type (`К10-17б`) only describes the part.
 */
export const isNumberOf = ({ conditions }: QueryReading, piece: string): boolean => {
  if (!isNumberLike(piece)) return false;
  const isDescribed =
    conditions.some(({ filter }) => filter.kind === 'category') &&
    conditions.some(({ filter }) => filter.kind === 'between' || filter.kind === 'values');
  const [form = ''] = foldPartNumber(piece);
  return !(isDescribed && form.length < sureLengthMin) && !(conditions.length > 0 && isDomesticType(piece));
};

/**
 * Splits the results: `others` match the typed number only because decimal signs are ignored, `docs` are the rest.
 * SMAJ50A does not match SMAJ5.0A.
 */
export const withoutOtherPoints = (
  segments: readonly OpenSegment[],
  text: string,
  found: readonly DocSet[],
): { readonly docs: readonly DocSet[]; readonly others: readonly Near[] } => {
  const typed = text.trim();
  const isCompared = /\p{N}[.,]?\p{N}/u.test(typed) && piecesOf(typed).length === 1;
  const total = found.reduce((sum, { docs }) => sum + docs.length, 0);
  if (!isCompared || total === 0 || total > comparedMax) return { docs: found, others: [] };
  const forms = foldPartNumber(typed);
  const others: Near[] = [];
  const docs = found.map((set, index) => {
    const { mpns } = segments[index]!.segment;
    const isOwn = (doc: number, at: number): boolean => {
      const matchRank = set.ranks[at]!;
      if (matchRank < byPrefix || matchRank === byReading) return true;
      const number = stringAt(mpns, doc);
      // A product may be found by another of its part numbers. Then its maker's number is not compared.
      const isByOwn = foldPartNumber(number).some((form) => forms.some((asked) => form.startsWith(asked)));
      const isOther = isByOwn && isOtherByPoint(typed, number);
      if (isOther) others.push({ open: segments[index]!, doc, cost: 0.1 });
      return !isOther;
    };
    const kept = Array.from(set.docs, isOwn);
    if (!kept.includes(false)) return set;
    return { docs: set.docs.filter((_, at) => kept[at]), ranks: set.ranks.filter((_, at) => kept[at]) };
  });
  return { docs, others };
};

const ofForm = (segments: readonly OpenSegment[], form: string, isWhole: boolean, cost: number): readonly Near[] =>
  segments.flatMap((open) => {
    const { numbers, numberDocs } = open.segment.text;
    const place = findSorted(numbers, form);
    const [first, end] = isWhole ? [place, place + 1] : prefixRange(numbers, form);
    if (first === -1 || end <= first) return [];
    const docs = isWhole
      ? listAt(numberDocs, first)
      : listsBetween(numberDocs, first, Math.min(end, first + lookedAtMax));
    return Array.from(docs.subarray(0, lookedAtMax), (doc) => ({ open, doc, cost }));
  });

/** Returns the products with this number, then those whose number starts with it. */
const ofNumber = (segments: readonly OpenSegment[], form: string, cost: number): readonly Near[] => [
  ...ofForm(segments, form, true, cost),
  ...ofForm(segments, form, false, cost + begunCost),
];

/**
 * Cost added for a variant of a type, so that it ranks below the type itself. A number that continues with a digit is
 * another type, not a variant: CD40175 and CD4017.
 */
const variantCost = 0.05;
const ofType = (segments: readonly OpenSegment[], form: string, cost: number): readonly Near[] => {
  const isOther = ({ open, doc }: Near): boolean => {
    const own = foldPartNumber(stringAt(open.segment.mpns, doc)).find((number) => number.startsWith(form));
    return /\d$/u.test(form) && /^\d/u.test(own?.slice(form.length) ?? '');
  };
  return [
    ...ofForm(segments, form, true, cost),
    ...ofForm(segments, form, false, cost + variantCost).filter((near) => !isOther(near)),
  ];
};

/**
 * Returns the products whose number shares the start of the missing one. The cost is the number of letters that are
 * left out at the end.
 */
const begun = (segments: readonly OpenSegment[], piece: string): readonly Near[] =>
  foldPartNumber(piece).flatMap((form) => {
    const near: Near[] = [];
    const least = Math.max(lengthMin, form.length - leftOutMax);
    for (let length = form.length - 1; length >= least && near.length < lookedAtMax; length--)
      near.push(...ofForm(segments, form.slice(0, length), false, form.length - length));
    return near;
  });

/**
 * Returns products similar to the missing number `piece`. Products with the values that the number encodes come first,
 * then analogues, then similar numbers.
 * @param forms normalised part numbers that are similar to `piece`
 */
const nearOf = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  piece: string,
  forms: readonly string[],
): readonly Near[] => {
  const sameValues = nearByCode(frame, segments, piece);
  if (sameValues.length > 0) return sameValues;
  const analogues = analoguesOf(piece).flatMap((number) => foldPartNumber(number));
  const stated = [
    ...analogues.flatMap((form, place) => ofType(segments, form, place / 10)),
    ...forms.flatMap((form, place) => ofNumber(segments, form, (analogues.length + place) / 100)),
  ];
  return analogues.length > 0 && stated.length > 0 ? stated : [...stated, ...begun(segments, piece)];
};

const rankOf = ({ open, doc, cost }: Near): number => cost - (open.segment.states.codes[doc] === inStock ? 0.05 : 0);

const idsOf = (near: readonly Near[]): readonly ProductId[] => {
  const shown = near.filter(({ open, doc }) => open.segment.states.codes[doc] !== removed);
  const demandOf = ({ open, doc }: Near): number => open.segment.demand[doc]!;
  const ordered = shown.toSorted((a, b) => rankOf(a) - rankOf(b) || demandOf(b) - demandOf(a));
  const ids = new Set<ProductId>();
  const sameNumber = new Map<string, number>();
  for (const { open, doc } of ordered) {
    const number = stringAt(open.segment.mpns, doc);
    const count = sameNumber.get(number) ?? 0;
    if (count < sameNumberMax && ids.size < nearMax) ids.add(open.segment.ids[doc] as ProductId);
    sameNumber.set(number, count + 1);
  }
  return [...ids];
};

const byNumber: ReadonlySet<number> = new Set([byInfix, byPrefix, byAlike, byExact]);

const isIn = (found: readonly DocSet[]): boolean =>
  found.some(({ ranks }) => ranks.some((matchRank) => byNumber.has(matchRank)));

/** Russian letters that no part number has. A piece with them was typed in the wrong keyboard layout. */
const unusual = /[ыьъэюяжхщ]/iu;

/**
 * Returns the piece as typed, and in the other keyboard layout if that looks like a part number. The likelier comes
 * first.
 */
const waysToType = (piece: string): readonly string[] => {
  const switched = /[а-яё]/iu.test(piece) ? switchLayout(piece) : null;
  if (switched === null || !/^[a-z0-9-./]+$/iu.test(switched)) return [piece];
  return unusual.test(piece) ? [switched, piece] : [piece, switched];
};

/**
 * Returns the first part number among the words that no number of the catalogue starts with. A number that is the only
 * word is always returned. null = none.
 */
const missingPiece = (segments: readonly OpenSegment[], words: string): string | null => {
  const pieces = piecesOf(words);
  const [only] = pieces;
  if (only === undefined || pieces.length > piecesMax) return null;
  const lexicon = new Lexicon(segments);
  const isThere = (piece: string): boolean => lexicon.knowsNumber(foldPartNumber(piece), 'prefix');
  const own = pieces.find((piece) => isNumberLike(piece) && !isThere(piece));
  if (own !== undefined) return own;
  return pieces.length === 1 && isNumberLike(only) ? only : null;
};

/**
 * Returns the part number of the text that no product has, with similar products. null = the text has no part number,
 * or products have it.
 * @param words words of the text that no condition was read from
 * @param others products whose number differs only by its decimal sign
 * @param forms normalised part numbers for which the missing one may be a typing error
 */
export const missingNumber = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  words: string,
  found: readonly DocSet[],
  others: readonly Near[],
  forms: readonly string[],
): MissingNumber | null => {
  if (isIn(found)) return null;
  const piece = others.length > 0 ? words.trim() : missingPiece(segments, words);
  if (piece === null) return null;
  const answers = waysToType(piece).map((number) => ({
    number,
    near: idsOf([...others, ...nearOf(frame, segments, number, forms)]),
  }));
  return answers.find(({ near }) => near.length > 0) ?? answers[0] ?? null;
};

import type { ProductId } from '@farad/domain/product';
import { analoguesOf, isDomesticType, type MissingNumber, type QueryReading } from '@farad/domain/search-query';
import type { DocSet } from '../index/doc-set.ts';
import { switchLayout } from '../words/keyboard-layout.ts';
import { Lexicon } from '../index/lexicon.ts';
import { byAlike, byExact, byInfix, byPrefix, byReading } from '../index/match-class.ts';
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

/** Maximum number of products suggested for a missing number. */
const nearMax = 10;
/** Maximum number of products per number, from different makers. */
const sameNumberMax = 2;
const lookedAtMax = 64;
/** Maximum number of products whose decimal signs are compared; with more, the text is just a short prefix. */
const comparedMax = 2048;
const lengthMin = 5;
/** Maximum number of characters to drop at the end of a missing number. */
const leftOutMax = 4;
const piecesMax = 4;
const begunCost = 0.6;

/** `5.5x2.1`, `128mbit`: a size or a value. */
const sizeOrValue = /^(?:\d+(?:[.,]\d+)?[xх×*])+\d|^[\d.,]+\p{L}{1,5}$/iu;

/** Names of interfaces and batteries that look like part numbers: `rs232`, `cr2032`. */
const commonName = /^(?:rs-?(?:232|422|485)|usb[\d.]*|cr\d{4}|pt-?100\d?|rj-?\d\d|cortex-[amr]\d+\+?)$/iu;

/** A count and a word: `3-state`, `2-wire`, `8-канальный`. */
const countedWord = /^\d{1,2}-\p{L}{4,}$/u;

/** Whether a piece can only be a part number: letters and digits, and long enough. */
export const isNumberLike = (piece: string): boolean => {
  if (sizeOrValue.test(piece) || commonName.test(piece) || countedWord.test(piece)) return false;
  const [form = ''] = foldPartNumber(piece);
  return form.length >= lengthMin && form.length <= 40 && /\d/u.test(form) && /[A-Z]/u.test(form);
};

/** Shorter pieces beside a kind and its value are rather properties: `B3950` of a thermistor. */
const sureLengthMin = 6;

/**
 * Whether a piece of a text names the part itself. Beside a kind and a value, a Russian type (`К10-17б`) and a short
 * piece only describe it.
 */
export const isNumberOf = ({ conditions }: QueryReading, piece: string): boolean => {
  if (!isNumberLike(piece)) return false;
  const isDescribed =
    conditions.some(({ filter }) => filter.kind === 'category') &&
    conditions.some(({ filter }) => filter.kind === 'between' || filter.kind === 'values');
  const [form = ''] = foldPartNumber(piece);
  return !(isDescribed && form.length < sureLengthMin) && !(conditions.length > 0 && isDomesticType(piece));
};

/** Removes products that match the typed number only if decimal signs are ignored. */
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
      const matchClass = set.classes[at]!;
      if (matchClass < byPrefix || matchClass === byReading) return true;
      const number = stringAt(mpns, doc);
      // Found by another of its numbers, so its own number does not matter.
      const isByOwn = foldPartNumber(number).some((form) => forms.some((asked) => form.startsWith(asked)));
      const isOther = isByOwn && isOtherByPoint(typed, number);
      if (isOther) others.push({ open: segments[index]!, doc, cost: 0.1 });
      return !isOther;
    };
    const kept = Array.from(set.docs, isOwn);
    if (!kept.includes(false)) return set;
    return { docs: set.docs.filter((_, at) => kept[at]), classes: set.classes.filter((_, at) => kept[at]) };
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

/** Returns products with a number, then those whose number starts with it. */
const ofNumber = (segments: readonly OpenSegment[], form: string, cost: number): readonly Near[] => [
  ...ofForm(segments, form, true, cost),
  ...ofForm(segments, form, false, cost + begunCost),
];

/** Variants of a type follow the type itself; a longer number is another type: CD40175 is no CD4017. */
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

/** Returns products that share the start of the missing number; the shorter the start, the less similar. */
const begun = (segments: readonly OpenSegment[], piece: string): readonly Near[] =>
  foldPartNumber(piece).flatMap((form) => {
    const near: Near[] = [];
    const least = Math.max(lengthMin, form.length - leftOutMax);
    for (let length = form.length - 1; length >= least && near.length < lookedAtMax; length--)
      near.push(...ofForm(segments, form.slice(0, length), false, form.length - length));
    return near;
  });

/** @param forms normalised numbers known to be similar */
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
  found.some(({ classes }) => classes.some((matchClass) => byNumber.has(matchClass)));

/** Russian letters that never occur in part numbers. */
const unusual = /[ыьъэюяжхщ]/iu;

/** Returns the piece as typed and in the other layout if that can be a number; the likelier first. */
const waysToType = (piece: string): readonly string[] => {
  const switched = /[а-яё]/iu.test(piece) ? switchLayout(piece) : null;
  if (switched === null || !/^[a-z0-9-./]+$/iu.test(switched)) return [piece];
  return unusual.test(piece) ? [switched, piece] : [piece, switched];
};

/** Returns the part number in the words that no product in the catalogue contains. */
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
 * Returns a part number in the text that no product has, with similar products. Returns null if the text names none or
 * products have it.
 * @param words words of the text without a meaning
 * @param others products whose number differs only by its decimal sign
 * @param forms normalised numbers that the missing one may be a typing error of
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

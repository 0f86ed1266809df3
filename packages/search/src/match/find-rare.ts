import { firstFrom } from '../index/doc-set.ts';
import { byAlike, byExact, byInfix, byPrefix, byWord } from '../index/match-rank.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import { bareNumber, foldPartNumber } from '../words/part-number.ts';
import type { TextPiece, TextQuery } from '../words/read-text.ts';
import {
  type Begun,
  bytesOf,
  findBegun,
  findSorted,
  includesAt,
  prefixRange,
  stringAt,
} from '../columns/string-table.ts';
import { listAt, trigramsOf } from '../columns/text-index.ts';

/** Maximum numbers per text: part numbers with a prefix, part numbers with a trigram, and documents to examine. */
const numbersMax = 512;
const infixesMax = 2048;
const rareMax = 256;

type Take = (doc: number, matchRank: number) => void;

const isIn = (list: Uint32Array, doc: number): boolean => list[firstFrom(list, 0, doc)] === doc;

/** Range of the segment's part numbers that start with `form`, a normalised form of the typed number. */
interface FormPlaces extends Begun {
  readonly form: string;
}

const placesOf = ({ segment }: OpenSegment, forms: readonly string[]): readonly FormPlaces[] =>
  forms.map((form) => ({ form, ...findBegun(segment.text.numbers, form) }));

/**
 * Passes to `take` the documents whose part number equals a form, starts with it or, with `isDeep`, contains it.
 * Numbers that only start with the form are left out if there are more than 512 of them.
 */
const takeNumbers = (
  open: OpenSegment,
  places: readonly FormPlaces[],
  bare: string,
  isDeep: boolean,
  take: Take,
): void => {
  const { segment } = open;
  const seen = new Set<number>();
  const takeNumber = (number: number, rankOf: (doc: number) => number): void => {
    if (seen.has(number)) return;
    seen.add(number);
    for (const doc of listAt(segment.text.numberDocs, number).subarray(0, rareMax)) take(doc, rankOf(doc));
  };
  for (const { form, first, end, isWhole } of places) {
    if (isWhole) takeNumber(first, (doc) => (bareNumber(stringAt(segment.mpns, doc)) === bare ? byExact : byAlike));
    if (end - first <= numbersMax) for (let number = first; number < end; number++) takeNumber(number, () => byPrefix);
    if (isDeep) for (const number of infixes(open, form)) takeNumber(number, () => byInfix);
  }
};

/** If the text is a complete part number and at most this many numbers start with it, only these numbers are found. */
const directMax = 64;

/**
 * Passes to `take` the documents of a completely typed part number, and of the longer numbers that start with it.
 * Returns false, and passes none, if the text is no complete part number or too many numbers start with it.
 */
export const collectTypedOut = (
  segments: readonly OpenSegment[],
  { pieces: [piece, ...others] }: TextQuery,
  take: (open: OpenSegment, doc: number, matchRank: number) => void,
): boolean => {
  if (piece === undefined || others.length > 0) return false;
  const places = segments.map((open) => placesOf(open, piece.partNumbers));
  const all = places.flat();
  if (!all.some(({ isWhole }) => isWhole)) return false;
  if (all.reduce((sum, { first, end }) => sum + end - first, 0) > directMax) return false;
  for (const [index, open] of segments.entries()) {
    const taken = new Set<number>();
    takeNumbers(open, places[index]!, piece.bare, false, (doc, matchRank) => {
      if (!taken.has(doc)) take(open, doc, matchRank);
      taken.add(doc);
    });
  }
  return true;
};

const infixes = ({ segment }: OpenSegment, form: string): readonly number[] => {
  const wanted = bytesOf(form);
  const lists = trigramsOf(wanted).map((trigram) => listAt(segment.text.trigrams, trigram));
  const [rarest] = lists.sort((a, b) => a.length - b.length);
  if (rarest === undefined || rarest.length > infixesMax) return [];
  return Array.from(rarest).filter((number) => includesAt(segment.text.numbers, number, wanted));
};

/** Returns the documents that may match the piece by part number or word; null = more than 256. */
const fewDocs = ({ segment, blocksOfWord }: OpenSegment, piece: TextPiece): readonly number[] | null => {
  const { numbers, numberDocs, words, wordDocs } = segment.text;
  const docs: number[] = [];
  for (const form of piece.partNumbers) {
    const [first, end] = prefixRange(numbers, form);
    if (numberDocs.starts[end]! - numberDocs.starts[first]! > rareMax) return null;
    docs.push(...numberDocs.numbers.subarray(numberDocs.starts[first], numberDocs.starts[end]));
  }
  const [word, ...others] = piece.words;
  if (word === undefined || others.length > 0) return docs;
  if (blocksOfWord.has(word)) return null;
  const place = findSorted(words, word);
  const [first, end] = piece.isLast ? prefixRange(words, word) : [place, place + 1];
  if (end <= first || place === -1) return docs;
  if (wordDocs.starts[end]! - wordDocs.starts[first]! > rareMax) return null;
  return [...docs, ...wordDocs.numbers.subarray(wordDocs.starts[first], wordDocs.starts[end])];
};

/** Maximum number of words with the typed prefix that are looked up for a document. */
const begunMax = 64;

const hasWord = (open: OpenSegment, doc: number, word: string, isPrefix: boolean): boolean => {
  const { words, wordDocs } = open.segment.text;
  const place = findSorted(words, word);
  const [first, end] = isPrefix ? prefixRange(words, word) : place === -1 ? [0, 0] : [place, place + 1];
  for (let at = first; at < Math.min(end, first + begunMax); at++) if (isIn(listAt(wordDocs, at), doc)) return true;
  const blocks = open.blocksOfWord.get(word) ?? [];
  return blocks.some((block) => open.segment.blocks[block]!.start <= doc && doc < open.segment.blocks[block]!.end);
};

const answers = (open: OpenSegment, doc: number, piece: TextPiece): boolean => {
  const own = foldPartNumber(stringAt(open.segment.mpns, doc));
  if (piece.partNumbers.some((form) => own.some((number) => number.includes(form)))) return true;
  const isOpen = (place: number): boolean => piece.isLast && place === piece.words.length - 1;
  return piece.words.length > 0 && piece.words.every((word, place) => hasWord(open, doc, word, isOpen(place)));
};

/**
 * Passes to `take` the matching documents that are not in `popular`. The search is limited to short lists of the index.
 * The whole text is looked up as a part number. If the text has several pieces, the documents of one rare piece are
 * checked for the other pieces.
 */
export const findRare = (
  open: OpenSegment,
  query: TextQuery,
  popular: Uint32Array,
  isEnough: boolean,
  take: Take,
): void => {
  const taken = new Set<number>();
  const takeRare: Take = (doc, matchRank) => {
    if (taken.has(doc) || isIn(popular, doc)) return;
    taken.add(doc);
    take(doc, matchRank);
  };
  const [first, ...others] = query.pieces;
  if (first === undefined) return;
  const [forms, bare] =
    others.length === 0 ? [first.partNumbers, first.bare] : [query.wholePartNumbers, query.wholeBare];
  takeNumbers(open, placesOf(open, forms), bare, !isEnough, takeRare);
  if (isEnough) return;
  for (const piece of query.pieces) {
    const docs = fewDocs(open, piece);
    if (docs === null || docs.length === 0) continue;
    const rest = query.pieces.filter((other) => other !== piece);
    for (const doc of docs) if (rest.every((other) => answers(open, doc, other))) takeRare(doc, byWord);
    return;
  }
};

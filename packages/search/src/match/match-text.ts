import { categoryTable } from '../index/category-table.ts';
import { type DocSet, noDocs, setOfList, setOfRanges, union, within, withinRanges } from '../index/doc-set.ts';
import { byInfix, byWord } from '../index/match-rank.ts';
import { markNumber, type NumberMatch, wantedNumber, type WantedNumber, withNumber } from './match-number.ts';
import type { OpenPart } from '../index/open-segment.ts';
import type { TextPiece, TextQuery } from '../words/read-text.ts';
import { removed, type Block } from '../index/segment.ts';
import { findSorted, prefixRange, stringAt } from '../columns/string-table.ts';
import { listsBetween } from '../columns/text-index.ts';

/** Where a word or prefix occurs: a range of the segment's words, and the blocks whose category it matches. */
interface WordPlaces {
  /** Range `first` … `end − 1` in the words of the segment. */
  readonly first: number;
  readonly end: number;
  readonly blocks: readonly number[];
  /** Upper limit of the number of documents. */
  readonly size: number;
}

/** Returns the category words that start with a prefix. */
const categoryWordsFrom = (open: OpenPart, beginning: string): readonly string[] => {
  const table = categoryTable(open);
  const [first, end] = prefixRange(table, beginning);
  return Array.from({ length: end - first }, (_, i) => stringAt(table, first + i));
};

const wordPlaces = (open: OpenPart, word: string, isPrefix: boolean): WordPlaces => {
  const { segment, blocksOfWord } = open;
  const { words, wordDocs } = segment.text;
  const place = isPrefix ? -1 : findSorted(words, word);
  const [first, end] = isPrefix ? prefixRange(words, word) : place === -1 ? [0, 0] : [place, place + 1];
  const known = isPrefix ? categoryWordsFrom(open, word) : [word];
  const blocks = [...new Set(known.flatMap((other) => blocksOfWord.get(other) ?? []))].sort((a, b) => a - b);
  const inBlocks = blocks.reduce((sum, block) => sum + segment.blocks[block]!.end - segment.blocks[block]!.start, 0);
  return { first, end, blocks, size: inBlocks + wordDocs.starts[end]! - wordDocs.starts[first]! };
};

/** Returns the documents of the word at `first`; empty if the range is empty. */
const listOfWord = ({ segment }: OpenPart, { first, end }: WordPlaces): Uint32Array =>
  listsBetween(segment.text.wordDocs, first, Math.min(end, first + 1));

const rangesOfWord = ({ segment }: OpenPart, { blocks }: WordPlaces): readonly Block[] =>
  blocks.map((block) => segment.blocks[block]!);

/**
 * If a list is more than this many times as long as the set, each document of the set is looked up in it. A shorter
 * list is read completely.
 */
const leapFrom = 16;

const markWord = ({ segment, board }: OpenPart, places: WordPlaces): void => {
  board.markAll(listsBetween(segment.text.wordDocs, places.first, places.end), byWord);
  for (const block of places.blocks) board.markRange(segment.blocks[block]!.start, segment.blocks[block]!.end, byWord);
};

const coverWord = ({ segment, board }: OpenPart, places: WordPlaces): void => {
  board.cover(listsBetween(segment.text.wordDocs, places.first, places.end));
  for (const block of places.blocks) board.coverRange(segment.blocks[block]!.start, segment.blocks[block]!.end);
};

/** Returns the documents that have the word, in their own words or those of their category. */
const matchWord = (open: OpenPart, places: WordPlaces): DocSet => {
  if (places.end - places.first > 1) {
    markWord(open, places);
    return open.board.take();
  }
  return union(setOfList(listOfWord(open, places), byWord), setOfRanges(rangesOfWord(open, places), byWord));
};

/**
 * Returns the documents of `among` that have the word. If the word has a long list, each document is looked up in it. A
 * shorter list is read completely.
 */
const matchWordAmong = (open: OpenPart, places: WordPlaces, among: DocSet): DocSet => {
  const isOneWord = places.end - places.first <= 1;
  const list = isOneWord ? listOfWord(open, places) : null;
  if (list !== null && (list.length === 0 || list.length > among.docs.length * leapFrom))
    return union(within(among, list), withinRanges(among, rangesOfWord(open, places)));
  coverWord(open, places);
  return open.board.keep(among);
};

/**
 * Returns the documents that have all words. The search starts with the rarest word. With `among`, only documents of
 * this set are returned.
 */
const matchWords = (open: OpenPart, words: readonly WordPlaces[], among: DocSet | null): DocSet => {
  let found = among;
  for (const places of words.toSorted((a, b) => a.size - b.size)) {
    if (found?.docs.length === 0) return noDocs;
    found = found === null ? matchWord(open, places) : matchWordAmong(open, places, found);
  }
  return found ?? noDocs;
};

interface FoundPiece {
  readonly number: WantedNumber;
  readonly words: readonly WordPlaces[];
  /** Approximate upper limit of the number of documents. */
  readonly size: number;
}

const findPiece = (open: OpenPart, piece: TextPiece, how: NumberMatch): FoundPiece => {
  const number = wantedNumber(open, piece.partNumbers, piece.bare, how);
  const words = piece.words.map((word, index) =>
    wordPlaces(open, word, piece.isLast && index === piece.words.length - 1),
  );
  const wordSize = words.length === 0 ? 0 : Math.min(...words.map(({ size }) => size));
  return { number, words, size: number.size + wordSize };
};

/** Returns the documents that match the piece by part number or by all its words. */
const matchPiece = (open: OpenPart, { number, words }: FoundPiece): DocSet => {
  markNumber(open, number);
  const [word, ...otherWords] = words;
  if (word !== undefined && otherWords.length === 0) {
    markWord(open, word);
    return open.board.take();
  }
  return union(open.board.take(), words.length === 0 ? noDocs : matchWords(open, words, null));
};

/** Returns the documents of `among` that match the piece by part number or by all its words. */
const matchPieceAmong = (open: OpenPart, { number, words }: FoundPiece, among: DocSet): DocSet =>
  union(withNumber(open, number, among), words.length === 0 ? noDocs : matchWords(open, words, among));

/** Returns the documents of `among` that match a piece of the text. */
export const withPiece = (open: OpenPart, piece: TextPiece, among: DocSet): DocSet =>
  matchPieceAmong(open, findPiece(open, piece, 'anywhere'), among);

/**
 * Returns the documents of `among` whose part number matches the whole text, as if it were typed without spaces. Empty
 * for a text of one piece.
 */
export const withWhole = (open: OpenPart, { wholePartNumbers, wholeBare }: TextQuery, among: DocSet): DocSet =>
  wholePartNumbers.length === 0
    ? noDocs
    : withNumber(open, wantedNumber(open, wholePartNumbers, wholeBare, 'anywhere'), among);

/** Returns the documents that match a piece of the text. */
export const docsWithPiece = (open: OpenPart, piece: TextPiece): DocSet =>
  matchPiece(open, findPiece(open, piece, 'anywhere'));

/**
 * Lowers the match ranks of documents that match each piece of the text. So they rank below documents whose part
 * number starts with the whole text: `lm 317` finds LM317 first.
 */
const belowWhole = ({ docs, ranks }: DocSet): DocSet => ({
  docs,
  ranks: ranks.map((one) => Math.min(one, byInfix)),
});

/**
 * Documents of a part of the index that match each piece of the text, and those whose part number is the whole text.
 */
interface FoundText {
  readonly everyPiece: DocSet;
  readonly whole: DocSet;
}

const findText = (open: OpenPart, query: TextQuery, how: NumberMatch): FoundText => {
  const [first, ...others] = query.pieces.map((piece) => findPiece(open, piece, how)).sort((a, b) => a.size - b.size);
  if (first === undefined) return { everyPiece: noDocs, whole: noDocs };
  let everyPiece = matchPiece(open, first);
  for (const piece of others) if (everyPiece.docs.length > 0) everyPiece = matchPieceAmong(open, piece, everyPiece);
  if (query.wholePartNumbers.length === 0) return { everyPiece, whole: noDocs };
  markNumber(open, wantedNumber(open, query.wholePartNumbers, query.wholeBare, how));
  return { everyPiece, whole: open.board.take() };
};

/**
 * Returns, by part of the index, the documents that match every piece of the text, or the whole text as a part number.
 * Each has the best match rank of its pieces. A product whose part number is the whole text ranks above all products
 * that match by pieces, also in the other parts.
 *
 * @param how `begun`: a part number must start with the typed text, because the whole text was read as values
 */
export const matchTextIn = (
  parts: readonly OpenPart[],
  query: TextQuery,
  how: NumberMatch = 'anywhere',
): readonly DocSet[] => {
  const found = parts.map((open) => findText(open, query, how));
  const isThere = found.some(({ whole }, index) => {
    const { codes } = parts[index]!.segment.states;
    return whole.docs.some((doc) => codes[doc] !== removed);
  });
  return found.map(({ everyPiece, whole }) => (isThere ? union(belowWhole(everyPiece), whole) : everyPiece));
};

/** Returns the documents of one part of the index that match the text, as {@link matchTextIn}. */
export const matchText = (open: OpenPart, query: TextQuery): DocSet => matchTextIn([open], query)[0]!;

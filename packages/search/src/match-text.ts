import { byExact, byInfix, byPrefix, byWord, type DocSet, intersection, noDocs, union } from './doc-set.ts';
import type { OpenSegment } from './open-segment.ts';
import type { TextPiece, TextQuery } from './read-text.ts';
import { bytesOf, findSorted, includesAt, prefixRange } from './string-table.ts';
import { isExactTrigram, type Lists, listAt, trigramsOf } from './text-index.ts';

/** Lists first … end − 1 lie end to end. */
const listsBetween = (lists: Lists, first: number, end: number): Uint32Array =>
  lists.numbers.subarray(lists.starts[first], lists.starts[end]);

const rarestTrigram = ({ segment }: OpenSegment, wanted: Uint8Array): Uint32Array | null => {
  let rarest: Uint32Array | null = null;
  for (const trigram of trigramsOf(wanted)) {
    const list = listAt(segment.text.trigrams, trigram);
    if (rarest === null || list.length < rarest.length) rarest = list;
  }
  return rarest;
};

const markInfix = (open: OpenSegment, form: string, prefixed: readonly [number, number]): void => {
  const { board } = open;
  const { numbers, numberDocs } = open.segment.text;
  const wanted = bytesOf(form);
  const isSure = isExactTrigram(wanted);
  for (const number of rarestTrigram(open, wanted) ?? []) {
    if (number >= prefixed[0] && number < prefixed[1]) continue;
    if (!isSure && !includesAt(numbers, number, wanted)) continue;
    const end = numberDocs.starts[number + 1]!;
    for (let at = numberDocs.starts[number]!; at < end; at++) board.mark(numberDocs.numbers[at]!, byInfix);
  }
};

const markPartNumbers = (open: OpenSegment, forms: readonly string[]): void => {
  const { numbers, numberDocs } = open.segment.text;
  for (const form of forms) {
    const prefixed = prefixRange(numbers, form);
    open.board.markAll(listsBetween(numberDocs, ...prefixed), byPrefix);
    const exact = findSorted(numbers, form);
    if (exact !== -1) open.board.markAll(listAt(numberDocs, exact), byExact);
    markInfix(open, form, prefixed);
  }
};

/** Where a word, or every word that begins so, is found: lists of the index and blocks of categories. */
interface WordPlaces {
  /** Places first … end − 1 among the words of the segment. */
  readonly first: number;
  readonly end: number;
  readonly blocks: readonly number[];
  /** Documents at most. */
  readonly size: number;
}

const wordPlaces = ({ segment, blocksOfWord }: OpenSegment, word: string, isPrefix: boolean): WordPlaces => {
  const { words, wordDocs } = segment.text;
  const place = isPrefix ? -1 : findSorted(words, word);
  const [first, end] = isPrefix ? prefixRange(words, word) : place === -1 ? [0, 0] : [place, place + 1];
  const known = isPrefix ? [...blocksOfWord.keys()].filter((other) => other.startsWith(word)) : [word];
  const blocks = [...new Set(known.flatMap((other) => blocksOfWord.get(other) ?? []))];
  const inBlocks = blocks.reduce((sum, block) => sum + segment.blocks[block]!.end - segment.blocks[block]!.start, 0);
  return { first, end, blocks, size: inBlocks + wordDocs.starts[end]! - wordDocs.starts[first]! };
};

const markWord = ({ segment, board }: OpenSegment, places: WordPlaces, among: DocSet | null): void => {
  const { wordDocs } = segment.text;
  const ranges = places.blocks.map((block) => segment.blocks[block]!);
  if (among === null) {
    board.markAll(listsBetween(wordDocs, places.first, places.end), byWord);
    for (const { start, end } of ranges) board.markRange(start, end, byWord);
    return;
  }
  for (let word = places.first; word < places.end; word++) board.markShared(listAt(wordDocs, word), among.docs, byWord);
  for (const { start, end } of ranges) board.markSharedRange(start, end, among.docs, byWord);
};

/** Documents that have all the words; with `among`, only of those. The rarest word is looked up first. */
const matchWords = (open: OpenSegment, words: readonly WordPlaces[], among: DocSet | null): DocSet => {
  let found = among;
  for (const places of words.toSorted((a, b) => a.size - b.size)) {
    markWord(open, places, found);
    found = open.board.take();
  }
  return found ?? noDocs;
};

interface FoundPiece {
  readonly asPartNumber: DocSet;
  readonly words: readonly WordPlaces[];
  /** Documents at most. */
  readonly size: number;
}

const findPiece = (open: OpenSegment, piece: TextPiece): FoundPiece => {
  markPartNumbers(open, piece.partNumbers);
  const asPartNumber = open.board.take();
  const words = piece.words.map((word, index) =>
    wordPlaces(open, word, piece.isLast && index === piece.words.length - 1),
  );
  const wordSize = words.length === 0 ? 0 : Math.min(...words.map(({ size }) => size));
  return { asPartNumber, words, size: asPartNumber.docs.length + wordSize };
};

/** Documents in which a piece of the text is found, as a part number or as words; with `among`, only of those. */
const matchPiece = (open: OpenSegment, piece: FoundPiece, among: DocSet | null): DocSet => {
  const asWords = piece.words.length === 0 ? noDocs : matchWords(open, piece.words, among);
  if (among === null) return union(piece.asPartNumber, asWords);
  const asPartNumber = intersection(piece.asPartNumber, among);
  if (asWords.docs.length === 0) return asPartNumber;
  return intersection(union(asPartNumber, asWords), among);
};

/** One word that may be a part number too: both are marked on one board. */
const matchWord = (open: OpenSegment, piece: TextPiece, word: string): DocSet => {
  markPartNumbers(open, piece.partNumbers);
  markWord(open, wordPlaces(open, word, true), null);
  return open.board.take();
};

/** Documents that answer the text, each with the best class in which a piece of it was found. */
export const matchText = (open: OpenSegment, query: TextQuery): DocSet => {
  const [only, ...others] = query.pieces;
  if (only === undefined) return noDocs;
  const [word, ...otherWords] = only.words;
  if (others.length === 0 && word !== undefined && otherWords.length === 0) return matchWord(open, only, word);
  const pieces = query.pieces.map((piece) => findPiece(open, piece)).sort((a, b) => a.size - b.size);
  let everyPiece: DocSet | null = null;
  for (const piece of pieces) everyPiece = matchPiece(open, piece, everyPiece);
  if (query.wholePartNumbers.length === 0) return everyPiece ?? noDocs;
  markPartNumbers(open, query.wholePartNumbers);
  return union(everyPiece ?? noDocs, open.board.take());
};

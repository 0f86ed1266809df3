import { categoryTable } from './category-table.ts';
import { type DocSet, noDocs, setOfList, setOfRanges, sharedNumbers, union, within, withinRanges } from './doc-set.ts';
import { byAlike, byExact, byInfix, byPrefix, byWord } from './match-class.ts';
import type { OpenPart } from './open-segment.ts';
import { bareNumber } from './part-number.ts';
import type { TextPiece, TextQuery } from './read-text.ts';
import { bytesOf, findSorted, includesAt, prefixRange, stringAt } from './string-table.ts';
import { isExactTrigram, type Lists, listAt, trigramsOf } from './text-index.ts';

/** Lists first … end − 1 lie end to end. */
const listsBetween = (lists: Lists, first: number, end: number): Uint32Array =>
  lists.numbers.subarray(lists.starts[first], lists.starts[end]);

/** Looking at one number costs about as much as walking so many places of a list. */
const placesPerLook = 6;

/** Part numbers that have all trigrams of the wanted bytes, or few that have some of them. */
const trigramCandidates = ({ segment }: OpenPart, wanted: Uint8Array): Uint32Array => {
  const lists = trigramsOf(wanted).map((trigram) => listAt(segment.text.trigrams, trigram));
  const [rarest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  let found: Uint32Array = rarest ?? new Uint32Array(0);
  for (const list of others) if (list.length < found.length * placesPerLook) found = sharedNumbers(found, list);
  return found;
};

const markInfix = (open: OpenPart, form: string, prefixed: readonly [number, number]): void => {
  const { board } = open;
  const { numbers, numberDocs } = open.segment.text;
  const wanted = bytesOf(form);
  const isSure = isExactTrigram(wanted);
  for (const number of trigramCandidates(open, wanted)) {
    if (number >= prefixed[0] && number < prefixed[1]) continue;
    if (!isSure && !includesAt(numbers, number, wanted)) continue;
    const end = numberDocs.starts[number + 1]!;
    for (let at = numberDocs.starts[number]!; at < end; at++) board.mark(numberDocs.numbers[at]!, byInfix);
  }
};

/** Marks the documents of one number, those that are spelled as typed above those that only look or sound alike. */
const markExact = ({ segment, board }: OpenPart, number: number, bare: string): void => {
  for (const doc of listAt(segment.text.numberDocs, number))
    board.mark(doc, bareNumber(stringAt(segment.mpns, doc)) === bare ? byExact : byAlike);
};

const markPartNumbers = (open: OpenPart, forms: readonly string[], bare: string): void => {
  const { numbers, numberDocs } = open.segment.text;
  for (const form of forms) {
    const prefixed = prefixRange(numbers, form);
    open.board.markAll(listsBetween(numberDocs, ...prefixed), byPrefix);
    const exact = findSorted(numbers, form);
    if (exact !== -1) markExact(open, exact, bare);
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

/** Words of categories that begin so. */
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

const markWord = ({ segment, board }: OpenPart, places: WordPlaces): void => {
  board.markAll(listsBetween(segment.text.wordDocs, places.first, places.end), byWord);
  for (const block of places.blocks) board.markRange(segment.blocks[block]!.start, segment.blocks[block]!.end, byWord);
};

const coverWord = ({ segment, board }: OpenPart, places: WordPlaces): void => {
  board.cover(listsBetween(segment.text.wordDocs, places.first, places.end));
  for (const block of places.blocks) board.coverRange(segment.blocks[block]!.start, segment.blocks[block]!.end);
};

/** Documents that have the word; with `among`, only of those, with their classes. */
const matchWordPlaces = (open: OpenPart, places: WordPlaces, among: DocSet | null): DocSet => {
  if (places.end - places.first > 1) {
    if (among === null) {
      markWord(open, places);
      return open.board.take();
    }
    coverWord(open, places);
    return open.board.keep(among);
  }
  const { wordDocs } = open.segment.text;
  const list = places.end > places.first ? listAt(wordDocs, places.first) : new Uint32Array(0);
  const ranges = places.blocks.map((block) => open.segment.blocks[block]!);
  if (among === null) return union(setOfList(list, byWord), setOfRanges(ranges, byWord));
  return union(within(among, list), withinRanges(among, ranges));
};

/** Documents that have all the words; with `among`, only of those. The rarest word is looked up first. */
const matchWords = (open: OpenPart, words: readonly WordPlaces[], among: DocSet | null): DocSet => {
  let found = among;
  for (const places of words.toSorted((a, b) => a.size - b.size)) {
    if (found?.docs.length === 0) return noDocs;
    found = matchWordPlaces(open, places, found);
  }
  return found ?? noDocs;
};

interface FoundPiece {
  readonly partNumbers: readonly string[];
  readonly bare: string;
  readonly words: readonly WordPlaces[];
  /** Documents at about most. */
  readonly size: number;
}

/** How many part numbers may hold the form, by the lists alone. */
const numberSize = ({ segment }: OpenPart, form: string): number => {
  const [first, end] = prefixRange(segment.text.numbers, form);
  const lengths = trigramsOf(bytesOf(form)).map((trigram) => listAt(segment.text.trigrams, trigram).length);
  return end - first + (lengths.length === 0 ? 0 : Math.min(...lengths));
};

const findPiece = (open: OpenPart, piece: TextPiece): FoundPiece => {
  const { partNumbers, bare } = piece;
  const words = piece.words.map((word, index) =>
    wordPlaces(open, word, piece.isLast && index === piece.words.length - 1),
  );
  const wordSize = words.length === 0 ? 0 : Math.min(...words.map(({ size }) => size));
  return { partNumbers, bare, words, size: partNumbers.reduce((sum, form) => sum + numberSize(open, form), wordSize) };
};

/** Documents in which a piece of the text is found, as a part number or as words; with `among`, only of those. */
const matchPiece = (open: OpenPart, piece: FoundPiece, among: DocSet | null): DocSet => {
  const [word, ...otherWords] = piece.words;
  markPartNumbers(open, piece.partNumbers, piece.bare);
  if (among === null && word !== undefined && otherWords.length === 0) {
    markWord(open, word);
    return open.board.take();
  }
  const asPartNumber = among === null ? open.board.take() : open.board.keep(among);
  return union(asPartNumber, piece.words.length === 0 ? noDocs : matchWords(open, piece.words, among));
};

/** Documents that answer the text, each with the best class in which a piece of it was found. */
export const matchText = (open: OpenPart, query: TextQuery): DocSet => {
  if (query.pieces.length === 0) return noDocs;
  const pieces = query.pieces.map((piece) => findPiece(open, piece)).sort((a, b) => a.size - b.size);
  let everyPiece: DocSet | null = null;
  for (const piece of pieces) if (everyPiece?.docs.length !== 0) everyPiece = matchPiece(open, piece, everyPiece);
  if (query.wholePartNumbers.length === 0) return everyPiece ?? noDocs;
  markPartNumbers(open, query.wholePartNumbers, query.wholeBare);
  return union(everyPiece ?? noDocs, open.board.take());
};

import { byExact, byInfix, byPrefix, byWord, type DocSet, intersection, noDocs, union } from './doc-set.ts';
import type { OpenSegment } from './open-segment.ts';
import type { TextPiece, TextQuery } from './read-text.ts';
import { bytesOf, findSorted, includesAt, prefixRange } from './string-table.ts';
import { isExactTrigram, type Lists, listAt, trigramsOf } from './text-index.ts';

/** Lists first … end − 1 lie end to end. */
const listsBetween = (lists: Lists, first: number, end: number): Uint32Array =>
  lists.numbers.subarray(lists.starts[first]!, lists.starts[end]!);

const markInfix = ({ segment, board }: OpenSegment, form: string, prefixed: readonly [number, number]): void => {
  const { numbers, numberDocs, trigrams } = segment.text;
  const wanted = bytesOf(form);
  let rarest: Uint32Array | null = null;
  for (const trigram of trigramsOf(wanted)) {
    const list = listAt(trigrams, trigram);
    if (rarest === null || list.length < rarest.length) rarest = list;
  }
  if (rarest === null) return;
  const isSure = isExactTrigram(wanted);
  for (const number of rarest) {
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

const markWord = ({ segment, board, blocksOfWord }: OpenSegment, word: string, isPrefix: boolean): void => {
  const { words, wordDocs } = segment.text;
  const markBlocks = (blocks: readonly number[]): void => {
    for (const index of blocks) board.markRange(segment.blocks[index]!.start, segment.blocks[index]!.end, byWord);
  };
  if (isPrefix) {
    board.markAll(listsBetween(wordDocs, ...prefixRange(words, word)), byWord);
    for (const [known, blocks] of blocksOfWord) if (known.startsWith(word)) markBlocks(blocks);
    return;
  }
  const place = findSorted(words, word);
  if (place !== -1) board.markAll(listAt(wordDocs, place), byWord);
  markBlocks(blocksOfWord.get(word) ?? []);
};

/** Documents in which a piece of the text is found, as a part number or as words. */
const matchPiece = (open: OpenSegment, piece: TextPiece): DocSet => {
  const isPrefix = (index: number): boolean => piece.isLast && index === piece.words.length - 1;
  const [only] = piece.words;
  markPartNumbers(open, piece.partNumbers);
  if (piece.words.length === 1 && only !== undefined) {
    markWord(open, only, isPrefix(0));
    return open.board.take();
  }
  const asPartNumber = open.board.take();
  const asWords = piece.words.map((word, index) => {
    markWord(open, word, isPrefix(index));
    return open.board.take();
  });
  return asWords.length === 0 ? asPartNumber : union(asPartNumber, asWords.reduce(intersection));
};

/** Documents that answer the text, each with the best class in which a piece of it was found. */
export const matchText = (open: OpenSegment, query: TextQuery): DocSet => {
  if (query.pieces.length === 0) return noDocs;
  const everyPiece = query.pieces.map((piece) => matchPiece(open, piece)).reduce(intersection);
  if (query.wholePartNumbers.length === 0) return everyPiece;
  markPartNumbers(open, query.wholePartNumbers);
  return union(everyPiece, open.board.take());
};

import { setOfList, type DocSet, union } from '../index/doc-set.ts';
import { byKind, byReading } from '../index/match-rank.ts';
import { prefixRange } from '../columns/string-table.ts';
import { docsOfValues, emptyReading, type OpenReading } from './match-reading.ts';
import { withPiece, withWhole } from './match-text.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import { withWholeDigits } from './whole-digits.ts';
import { docsMeetingAny, docsMeetingOrUnstated } from './open-ways.ts';
import type { TextPiece, TextQuery } from '../words/read-text.ts';

/** By segment: documents, ascending. */
export type Docs = readonly Uint32Array[];

export const isAny = (docs: Docs): boolean => docs.some(({ length }) => length > 0);

/** Returns the documents of `docs` that have the piece in their words, part numbers or attribute values. */
export const docsOfPiece = (open: OpenSegment, docs: Uint32Array, piece: TextPiece): Uint32Array => {
  if (docs.length === 0) return docs;
  const written = withPiece(open, piece, setOfList(docs, byReading));
  if (piece.words.length === 0) return written.docs;
  const valued = docsMeetingAny(open, docs, [{ kind: 'words', words: [piece.words], isInTitles: false }]);
  return union(written, setOfList(valued, byReading)).docs;
};

const keepWords = (open: OpenSegment, docs: Uint32Array, query: TextQuery): Uint32Array => {
  const inPieces = query.pieces.reduce((kept, piece) => docsOfPiece(open, kept, piece), docs);
  const asWhole = withWhole(open, query, setOfList(docs, byReading));
  return union(setOfList(inPieces, byReading), asWhole).docs;
};

/**
 * True if some part of the kind meets the wish `ways`, whatever its other values. Then an empty result means that no
 * part combines the wish with the requested values.
 */
const isMetElsewhere = (
  segments: readonly OpenSegment[],
  { categoryIds, brandIds }: OpenReading,
  ways: OpenReading['wished'][number],
): boolean => {
  // A wish met only by parts that do not state the attribute does not count, because these parts are no better.
  if (categoryIds === null || ways.every((way) => way.kind === 'unstated')) return false;
  const kind = { ...emptyReading, categoryIds, brandIds };
  return segments.some((open) => docsMeetingAny(open, docsOfValues(open, kind), ways).length > 0);
};

/**
 * If a wish or a word has at least this many results, only these are shown. With fewer, other parts of the kind follow.
 */
export const enough = 10;

/**
 * Returns the documents that meet the wish or do not state the attribute. Documents that state another value are left
 * out: a step-down converter does not meet the wish for a step-up one.
 */
const unstated = (segments: readonly OpenSegment[], docs: Docs, ways: OpenReading['wished'][number]): Docs =>
  segments.map((open, index) => docsMeetingOrUnstated(open, docs[index]!, ways));

/**
 * True if the piece is a word of at least three letters and no part number starts with it: `passive`, but not `smbj`.
 */
export const isPlainWord = (segments: readonly OpenSegment[], { words, partNumbers }: TextPiece): boolean => {
  const [word = '', ...more] = words;
  if (more.length > 0 || !/^\p{L}{3,}$/u.test(word)) return false;
  return !segments.some(({ segment }) =>
    partNumbers.some((form) => {
      const [first, end] = prefixRange(segment.text.numbers, form);
      return first < end;
    }),
  );
};

export const countOf = (docs: Docs): number => docs.reduce((sum, { length }) => sum + length, 0);

const docsOf = (segments: readonly OpenSegment[], reading: OpenReading, anyOf: OpenReading['anyOf']): Docs =>
  segments.map((open) => anyOf.reduce((kept, ways) => docsMeetingAny(open, kept, ways), docsOfValues(open, reading)));

/** Returns the documents that meet the wish; if none does, returns all documents. */
const metOrAll = (segments: readonly OpenSegment[], docs: Docs, ways: OpenReading['wished'][number]): Docs => {
  const met = segments.map((open, index) => docsMeetingAny(open, docs[index]!, ways));
  return isAny(met) ? met : docs;
};

/** Returns the conditions without the alternative "the part does not state the attribute". */
const statedWays = (anyOf: OpenReading['anyOf']): OpenReading['anyOf'] =>
  anyOf.map((ways) => ways.filter(({ kind }) => kind !== 'unstated'));

/**
 * Returns, by segment, the documents with the meaning of the text. Each remaining word of the text must be a word, a
 * part number or a value of the document.
 */
export const matchMeaning = (segments: readonly OpenSegment[], reading: OpenReading): readonly DocSet[] => {
  const stated = docsOf(segments, reading, statedWays(reading.anyOf));
  const isUnstated = reading.anyOf.some((ways) => ways.some(({ kind }) => kind === 'unstated'));
  let unknown = isUnstated && countOf(stated) < enough ? docsOf(segments, reading, reading.anyOf) : null;
  let docs = isAny(stated) || unknown === null ? stated : unknown;
  let others: Docs | null = null;
  for (const ways of reading.wished) {
    const kept = segments.map((open, index) => docsMeetingAny(open, docs[index]!, ways));
    unknown = unknown && metOrAll(segments, unknown, ways);
    if (isAny(kept)) {
      const count = countOf(kept);
      if (count < enough && count < countOf(docs)) others = unstated(segments, docs, ways);
      docs = kept;
    } else if (isMetElsewhere(segments, reading, ways)) {
      docs = kept;
      others = null;
    }
  }
  others ??= unknown;
  const worded = ofWords(segments, reading, docs);
  const found = kindFirst(segments, reading.firstIds, worded);
  if (!isAny(worded)) return found;
  const beside = [
    ...(others === null ? [] : [ofWords(segments, reading, others)]),
    ...(isTooNarrow(segments, reading, worded) ? [docs] : []),
  ];
  return found.map((set, index) => beside.reduce((all, more) => union(all, setOfList(more[index]!, byKind)), set));
};

/**
 * True if the remaining words of the text are ordinary words that fewer than 10 parts of the kind have. Then the other
 * parts of the kind are also shown, below these.
 */
const isTooNarrow = (segments: readonly OpenSegment[], reading: OpenReading, worded: Docs): boolean =>
  reading.words !== null &&
  reading.categoryIds !== null &&
  countOf(worded) < enough &&
  reading.words.pieces.every((piece) => isPlainWord(segments, piece));

/**
 * Ranks the documents of the preferred categories above the others. If no document is in these categories, or none are
 * preferred, all rank equally.
 */
const kindFirst = (segments: readonly OpenSegment[], ids: OpenReading['firstIds'], found: Docs): readonly DocSet[] => {
  const meant = found.map((set) => setOfList(set, byReading));
  if (ids === null) return meant;
  const first = segments.map((open, index) => docsMeetingAny(open, found[index]!, [{ kind: 'categories', ids }]));
  if (!isAny(first)) return meant;
  return first.map((set, index) => union(setOfList(set, byReading), setOfList(found[index]!, byKind)));
};

const ofWords = (segments: readonly OpenSegment[], { words }: OpenReading, docs: Docs): Docs => {
  if (words === null) return docs;
  const kept = segments.map((open, index) => keepWords(open, docs[index]!, words));
  return words.pieces.reduce<Docs>((some, { bare }) => withWholeDigits(segments, some, bare), kept);
};

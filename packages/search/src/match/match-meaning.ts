import { setOfList, type DocSet, union } from '../index/doc-set.ts';
import { byKind, byReading } from '../index/match-class.ts';
import { docsOfValues, nothingRead, type OpenReading } from './match-reading.ts';
import { withPiece, withWhole } from './match-text.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import { keepAny, keepUnstated } from './open-ways.ts';
import type { TextPiece, TextQuery } from '../words/read-text.ts';

/** Documents by segment, ascending. */
export type Docs = readonly Uint32Array[];

export const isAny = (docs: Docs): boolean => docs.some(({ length }) => length > 0);

/** Returns the documents with a piece of the text in their words, numbers or values. */
export const keepPiece = (open: OpenSegment, docs: Uint32Array, piece: TextPiece): Uint32Array => {
  if (docs.length === 0) return docs;
  const written = withPiece(open, piece, setOfList(docs, byReading));
  if (piece.words.length === 0) return written.docs;
  const valued = keepAny(open, docs, [{ kind: 'words', words: [piece.words], isInTitles: false }]);
  return union(written, setOfList(valued, byReading)).docs;
};

const keepWords = (open: OpenSegment, docs: Uint32Array, query: TextQuery): Uint32Array => {
  const inPieces = query.pieces.reduce((kept, piece) => keepPiece(open, kept, piece), docs);
  const asWhole = withWhole(open, query, setOfList(docs, byReading));
  return union(setOfList(inPieces, byReading), asWhole).docs;
};

/**
 * Whether parts of the kind meet a wish, but none with the requested values. Then the values are the reason for the
 * empty result.
 */
const isMetElsewhere = (
  segments: readonly OpenSegment[],
  { categoryIds, brandIds }: OpenReading,
  ways: OpenReading['wished'][number],
): boolean => {
  if (categoryIds === null) return false;
  const kind = { ...nothingRead, categoryIds, brandIds };
  return segments.some((open) => keepAny(open, docsOfValues(open, kind), ways).length > 0);
};

/** With this many results for a wish, no others are added; below, other parts of the kind follow. */
const enough = 10;

/** Returns the documents that may have the wish. A step-down converter is no answer to a step-up one. */
const unstated = (segments: readonly OpenSegment[], docs: Docs, ways: OpenReading['wished'][number]): Docs =>
  segments.map((open, index) => keepUnstated(open, docs[index]!, ways));

const countOf = (docs: Docs): number => docs.reduce((sum, { length }) => sum + length, 0);

/** Returns by segment the documents with the meaning of the text. Words may also occur in their values. */
export const matchMeaning = (segments: readonly OpenSegment[], reading: OpenReading): readonly DocSet[] => {
  let docs: Docs = segments.map((open) =>
    reading.anyOf.reduce((kept, ways) => keepAny(open, kept, ways), docsOfValues(open, reading)),
  );
  let others: Docs | null = null;
  for (const ways of reading.wished) {
    const kept = segments.map((open, index) => keepAny(open, docs[index]!, ways));
    if (isAny(kept)) {
      const count = countOf(kept);
      if (count < enough && count < countOf(docs)) others = unstated(segments, docs, ways);
      docs = kept;
    } else if (isMetElsewhere(segments, reading, ways)) {
      docs = kept;
      others = null;
    }
  }
  const found = kindFirst(segments, reading.firstIds, ofWords(segments, reading, docs));
  if (others === null || !found.some((set) => set.docs.length > 0)) return found;
  const beside = ofWords(segments, reading, others).map((set) => setOfList(set, byKind));
  return found.map((set, index) => union(set, beside[index]!));
};

/** If some results have the preferred kind, ranks the others lower. */
const kindFirst = (segments: readonly OpenSegment[], ids: OpenReading['firstIds'], found: Docs): readonly DocSet[] => {
  const meant = found.map((set) => setOfList(set, byReading));
  if (ids === null) return meant;
  const first = segments.map((open, index) => keepAny(open, found[index]!, [{ kind: 'categories', ids }]));
  if (!isAny(first)) return meant;
  return first.map((set, index) => union(setOfList(set, byReading), setOfList(found[index]!, byKind)));
};

const ofWords = (segments: readonly OpenSegment[], { words }: OpenReading, docs: Docs): Docs =>
  words === null ? docs : segments.map((open, index) => keepWords(open, docs[index]!, words));

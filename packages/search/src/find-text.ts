import {
  type CatalogueFrame,
  type MissingNumber,
  type ProductFilter,
  type QueryReading,
  type QueryVocabulary,
  readQuery,
  type TextCorrection,
  vocabularyOf,
} from '@farad/domain/search-query';
import { candidatesOf, textDocs } from './candidates.ts';
import { correctText } from './correct-text.ts';
import { type DocSet, shifted, union } from './doc-set.ts';
import { Lexicon } from './lexicon.ts';
import { withMargin } from './margin.ts';
import { byPrefix, byWord, correctedBelow } from './match-class.ts';
import { openReading } from './match-reading.ts';
import { missingNumber, withoutOtherPoints } from './missing-number.ts';
import type { OpenSegment } from './open-segment.ts';
import { foldPartNumber } from './part-number.ts';
import { readText, type TextQuery } from './read-text.ts';
import { relax } from './relax.ts';
import type { OpenFrame } from './resolve-filter.ts';
import { removed } from './segment.ts';
import { findSorted } from './string-table.ts';
import { listAt } from './text-index.ts';

export interface FoundText {
  /** By segment: the documents that answer the text; null when none was typed. */
  readonly text: readonly DocSet[] | null;
  /** Of these the wanted variants; null where neither is asked. */
  readonly candidates: readonly (DocSet | null)[];
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

/** From so many on what is found as typed is enough. */
const enough = 5;

/** Whether hardly anything is found, and no part number that is or begins so. */
const isMeagre = (segments: readonly OpenSegment[], text: readonly DocSet[]): boolean => {
  let found = 0;
  for (const [index, { docs, classes }] of text.entries()) {
    const states = segments[index]!.segment.states.codes;
    for (let i = 0; i < docs.length; i++) {
      if (states[docs[i]!] === removed) continue;
      if (classes[i]! >= byPrefix || ++found === enough) return false;
    }
  }
  return true;
};

const vocabularies = new WeakMap<CatalogueFrame, QueryVocabulary>();

/** What queries are read by; made when a frame is first asked for. */
export const vocabularyFor = (frame: CatalogueFrame): QueryVocabulary => {
  const known = vocabularies.get(frame);
  if (known !== undefined) return known;
  const made = vocabularyOf(frame);
  vocabularies.set(frame, made);
  return made;
};

const numberDocs = ({ segment, board }: OpenSegment, forms: readonly string[]): DocSet => {
  for (const form of forms) {
    const number = findSorted(segment.text.numbers, form);
    if (number !== -1) board.markAll(listAt(segment.text.numberDocs, number), byWord);
  }
  return board.take();
};

interface Corrected {
  readonly to: string;
  readonly text: readonly DocSet[];
}

/** Folded numbers near the typed one that are other parts. */
interface NearNumbers {
  readonly near: readonly string[];
}

/** What is found for the text when it is taken for another one, or numbers near it; null when none is likely. */
const findCorrected = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  text: string,
  words: string,
): Corrected | NearNumbers | null => {
  const corrected = correctText(new Lexicon(segments), text, words, 2);
  const query = corrected === null ? null : readText(corrected.to);
  if (corrected === null || query === null) return null;
  if (!corrected.isSure) return { near: [...foldPartNumber(corrected.to), ...corrected.others] };
  const reading = readQuery(corrected.to, vocabularyFor(frame.frame));
  const meant = textDocs(segments, query, openReading(frame, reading));
  const others = segments.map((open) => numberDocs(open, corrected.others));
  return { to: corrected.to, text: meant.map((docs, index) => union(docs, others[index]!)) };
};

const sizeOf = (sets: readonly DocSet[]): number => sets.reduce((sum, { docs }) => sum + docs.length, 0);

type Taken = Omit<FoundText, 'candidates'>;

const asIs: Omit<Taken, 'text'> = { correction: null, dropped: [], atLeast: [], withMargin: [], missing: null };

/** Pieces that nothing has are left out, but for a part number, which is said not to be there. */
const takeRelaxed = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  text: string,
  reading: QueryReading | null,
  straight: readonly DocSet[],
  near: readonly string[],
): Taken => {
  const read = reading ?? { conditions: [], words: text };
  const missing = missingNumber(segments, read.words, straight, [], near);
  const relaxed = missing === null ? relax(frame, segments, read) : null;
  if (relaxed === null) return { ...asIs, text: straight, missing };
  return { ...asIs, text: relaxed.docs, dropped: relaxed.dropped, atLeast: relaxed.atLeast };
};

const takeText = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  query: TextQuery,
  text: string,
  { reading, asTyped = false }: TextOptions,
): Taken => {
  const { docs: straight, others } = withoutOtherPoints(
    segments,
    text,
    textDocs(segments, query, openReading(frame, reading ?? null)),
  );
  if (sizeOf(straight) === 0 && others.length > 0)
    return { ...asIs, text: straight, missing: missingNumber(segments, text, straight, others, []) };
  if (asTyped) return { ...asIs, text: straight };
  const more = withMargin(frame, segments, reading, straight);
  if (more !== null) {
    const told = sizeOf(straight) === 0 ? { atLeast: more.ratings } : { withMargin: more.ratings };
    return { ...asIs, text: more.docs, ...told };
  }
  if (!isMeagre(segments, straight)) return { ...asIs, text: straight };
  const corrected = findCorrected(frame, segments, text, reading?.words ?? text);
  if (corrected !== null && 'to' in corrected) {
    const both = straight.map((docs, index) => union(shifted(docs, correctedBelow), corrected.text[index]!));
    const correction = { from: text.trim(), to: corrected.to, isInstead: sizeOf(straight) === 0 };
    if (sizeOf(both) > sizeOf(straight)) return { ...asIs, text: both, correction };
  }
  if (sizeOf(straight) > 0) return { ...asIs, text: straight };
  const near = corrected !== null && 'near' in corrected ? corrected.near : [];
  return takeRelaxed(frame, segments, text, reading ?? null, straight, near);
};

/**
 * Documents that answer the text of the filter. What is understood never hides what has the words (product C7). When
 * hardly anything does, a likely mistake is corrected and what it gives comes after the rest (product C8). When nothing
 * does, pieces that nothing has are left out.
 */
export const findText = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  filter: Pick<ProductFilter, 'text' | 'variants'>,
  options: TextOptions,
): FoundText => {
  const query = readText(filter.text);
  const taken = query === null ? { ...asIs, text: null } : takeText(frame, segments, query, filter.text, options);
  return { ...taken, candidates: candidatesOf(segments, taken.text, filter.variants) };
};

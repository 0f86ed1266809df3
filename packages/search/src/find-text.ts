import {
  type CatalogueFrame,
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
import { byPrefix, byWord, correctedBelow } from './match-class.ts';
import { openReading } from './match-reading.ts';
import type { OpenSegment } from './open-segment.ts';
import { readText } from './read-text.ts';
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

/** What is found for the text when it is taken for another one; null when none is likely. */
const findCorrected = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  text: string,
  words: string,
): Corrected | null => {
  const corrected = correctText(new Lexicon(segments), text, words, 2);
  const query = corrected === null ? null : readText(corrected.to);
  if (corrected === null || query === null) return null;
  const reading = readQuery(corrected.to, vocabularyFor(frame.frame));
  const meant = textDocs(segments, query, openReading(frame, reading));
  const others = segments.map((open) => numberDocs(open, corrected.others));
  return { to: corrected.to, text: meant.map((docs, index) => union(docs, others[index]!)) };
};

const sizeOf = (sets: readonly DocSet[]): number => sets.reduce((sum, { docs }) => sum + docs.length, 0);

/**
 * Documents that answer the text of the filter. What is understood never hides what has the words (product C7). When
 * hardly anything does, a likely mistake is corrected and what it gives comes after the rest (product C8).
 */
export const findText = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  filter: Pick<ProductFilter, 'text' | 'variants'>,
  options: TextOptions,
): FoundText => {
  const found = (text: readonly DocSet[] | null, correction: TextCorrection | null): FoundText => ({
    text,
    candidates: candidatesOf(segments, text, filter.variants),
    correction,
  });
  const query = readText(filter.text);
  if (query === null) return found(null, null);
  const { reading = null, asTyped = false } = options;
  const straight = textDocs(segments, query, openReading(frame, reading));
  if (asTyped || !isMeagre(segments, straight)) return found(straight, null);
  const corrected = findCorrected(frame, segments, filter.text, reading?.words ?? filter.text);
  if (corrected === null) return found(straight, null);
  const both = straight.map((docs, index) => union(shifted(docs, correctedBelow), corrected.text[index]!));
  if (sizeOf(both) === sizeOf(straight)) return found(straight, null);
  return found(both, { from: filter.text.trim(), to: corrected.to, isInstead: sizeOf(straight) === 0 });
};

import type { ProductFilter, QueryReading, TextCorrection } from '@farad/domain/search-query';
import { candidatesOf, textDocs } from './candidates.ts';
import type { DocSet } from './doc-set.ts';
import { openReading } from './match-reading.ts';
import type { OpenSegment } from './open-segment.ts';
import { readText } from './read-text.ts';
import type { OpenFrame } from './resolve-filter.ts';

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

/** Documents that answer the text of the filter. What is understood never hides what has the words (product C7). */
export const findText = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  filter: Pick<ProductFilter, 'text' | 'variants'>,
  options: TextOptions,
): FoundText => {
  const query = readText(filter.text);
  if (query === null)
    return { text: null, candidates: candidatesOf(segments, null, filter.variants), correction: null };
  const text = textDocs(segments, query, openReading(frame, options.reading ?? null));
  return { text, candidates: candidatesOf(segments, text, filter.variants), correction: null };
};

import { type DocSet, union } from '../index/doc-set.ts';
import { findString } from '../columns/hash-index.ts';
import { matchMeaning } from './match-meaning.ts';
import type { OpenReading } from './match-reading.ts';
import { matchText } from './match-text.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import type { TextQuery } from '../words/read-text.ts';
import { removed } from '../index/segment.ts';
import { findSorted, stringAt } from '../columns/string-table.ts';

/** Returns the products with these slugs and all variants of them, by segment. */
const variantDocs = (segments: readonly OpenSegment[], seos: readonly string[]): readonly DocSet[] => {
  const groups = new Set<string>();
  const own = segments.map(({ segment }) => {
    const docs = new Set<number>();
    for (const seo of seos) {
      const doc = findString(segment.seoSlots, segment.seos, seo);
      if (doc === -1 || segment.states.codes[doc] === removed) continue;
      docs.add(doc);
      const group = segment.variants.groupOf[doc]!;
      if (group !== 0) groups.add(stringAt(segment.variants.names, group - 1));
    }
    return docs;
  });
  return segments.map(({ segment }, index) => {
    const docs = own[index]!;
    for (const name of groups) {
      const group = findSorted(segment.variants.names, name);
      if (group === -1) continue;
      const { starts, members } = segment.variants;
      for (const doc of members.subarray(starts[group], starts[group + 1])) docs.add(doc);
    }
    const sorted = Uint32Array.from(docs).sort();
    return { docs: sorted, classes: new Uint8Array(sorted.length) };
  });
};

const shared = (matches: DocSet, variants: DocSet): DocSet => {
  const wanted = new Set(variants.docs);
  const isWanted = (_: number, place: number): boolean => wanted.has(matches.docs[place]!);
  return { docs: matches.docs.filter(isWanted), classes: matches.classes.filter(isWanted) };
};

/** Returns by segment the documents that match the text, by words or by meaning. */
export const textDocs = (
  segments: readonly OpenSegment[],
  text: TextQuery,
  reading: OpenReading | null,
): readonly DocSet[] => {
  const how = reading?.isWhole === true ? 'begun' : 'anywhere';
  const plain = segments.map((open) => matchText(open, text, how));
  if (reading === null) return plain;
  const meant = matchMeaning(segments, reading);
  return plain.map((docs, index) => union(docs, meant[index]!));
};

/** Returns by segment the documents that match the text and are wanted variants; null = neither is requested. */
export const candidatesOf = (
  segments: readonly OpenSegment[],
  text: readonly DocSet[] | null,
  variantSeos: readonly string[],
): readonly (DocSet | null)[] => {
  const variants = variantSeos.length === 0 ? null : variantDocs(segments, variantSeos);
  return segments.map((_, index) => {
    const wanted = variants?.[index] ?? null;
    const matches = text?.[index] ?? null;
    return matches === null || wanted === null ? (matches ?? wanted) : shared(matches, wanted);
  });
};

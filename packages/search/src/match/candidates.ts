import { findString } from '../columns/hash-index.ts';
import { findSorted, stringAt } from '../columns/string-table.ts';
import type { DocSet } from '../index/doc-set.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import { removed } from '../index/segment.ts';

/** Returns, by segment, the products with these slugs and all their variants. */
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
    return { docs: sorted, ranks: new Uint8Array(sorted.length) };
  });
};

const shared = (matches: DocSet, variants: DocSet): DocSet => {
  const wanted = new Set(variants.docs);
  const isWanted = (_: number, place: number): boolean => wanted.has(matches.docs[place]!);
  return { docs: matches.docs.filter(isWanted), ranks: matches.ranks.filter(isWanted) };
};

/**
 * Returns, by segment, the documents that match the text and are among the requested variants. null = neither text nor
 * variants are requested.
 */
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

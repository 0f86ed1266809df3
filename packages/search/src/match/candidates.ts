import { docsWithout, type DocSet, markedDocs, setWithout, union } from '../index/doc-set.ts';
import { findString } from '../columns/hash-index.ts';
import { byAlike } from '../index/match-rank.ts';
import { matchMeaning } from './match-meaning.ts';
import { isOfNumber, type OpenReading } from './match-reading.ts';
import { matchTextIn } from './match-text.ts';
import { docsMeetingOrUnstated } from './open-ways.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import type { TextPiece, TextQuery } from '../words/read-text.ts';
import { removed } from '../index/segment.ts';
import { findSorted, stringAt } from '../columns/string-table.ts';

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
 * Removes products that match only by words or a part of a number, but state another value than the text requires. For
 * example, the title of a resistor of 30 ohms and 0.1 % contains the words of `0.1 ом 1%`. Some part numbers begin with
 * the package size `1206`. If some words of the text were not understood, only conditions on numbers remove products.
 */
const unlessOther = (open: OpenSegment, set: DocSet, reading: OpenReading): DocSet => {
  const filters = [...reading.attributes.values()].flat().filter((each) => reading.isWhole || isOfNumber(each));
  const conditions = [
    ...filters.map((filter) => [{ kind: 'filter', filter } as const]),
    ...(reading.isWhole ? [...reading.anyOf, ...reading.wished] : []),
  ];
  if (conditions.length === 0) return set;
  const worded = markedDocs(
    set.docs,
    set.ranks.map((rank) => +(rank < byAlike)),
  );
  const kept = conditions.reduce((docs, ways) => docsMeetingOrUnstated(open, docs, ways), worded);
  return setWithout(set, docsWithout(worded, kept));
};

const complete = (piece: TextPiece): TextPiece => ({ ...piece, isLast: false });

/** Returns, by segment, the documents that match the words of the text or its meaning. */
export const textDocs = (
  segments: readonly OpenSegment[],
  text: TextQuery,
  reading: OpenReading | null,
): readonly DocSet[] => {
  const how = reading?.isWhole === true ? 'begun' : 'anywhere';
  // If the text was read as values, its last piece is not a prefix: `кОм` is no beginning of `компонент`.
  const whole = reading?.isWhole === true ? { ...text, pieces: text.pieces.map(complete) } : text;
  const typed = matchTextIn(segments, whole, how);
  if (reading === null) return typed;
  const plain = typed.map((docs, index) => unlessOther(segments[index]!, docs, reading));
  const meant = matchMeaning(segments, reading);
  return plain.map((docs, index) => union(docs, meant[index]!));
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

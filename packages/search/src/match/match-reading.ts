import type { BrandId, CategoryId } from '@farad/domain/category';
import {
  type AttributeFilter,
  isFiller,
  type QueryReading,
  type UnderstoodCondition,
} from '@farad/domain/search-query';
import { chunkLength } from '../columns/chunk.ts';
import { bitsOf, type Condition, conditionsOf } from '../facets/conditions.ts';
import { listedIn, rarestDocs } from '../facets/rarest-docs.ts';
import { type DocSet, noDocs, setOfList, within } from '../index/doc-set.ts';
import { byReading } from '../index/match-rank.ts';
import { docsMeetingAny, openWay, type OpenWay } from './open-ways.ts';
import { matchText } from './match-text.ts';
import type { OpenPart } from '../index/open-segment.ts';
import { readText, type TextQuery } from '../words/read-text.ts';
import { requestedBrands, requestedCategories, type OpenFrame } from '../index/resolve-filter.ts';
import { piecesOf } from '../words/words.ts';
import { type Zones, zoneVerdict } from '../index/zones.ts';

/** The meaning of a text, with slugs resolved to ids. */
export interface OpenReading {
  readonly attributes: ReadonlyMap<string, readonly AttributeFilter[]>;
  /** Categories that the text names, with those below them; null = any category. */
  readonly categoryIds: ReadonlySet<CategoryId> | null;
  /** Brands that the text names; null = any brand. */
  readonly brandIds: ReadonlySet<BrandId> | null;
  /**
   * Categories whose parts come first, because the values in the text suggest them. null = the text names a category
   * itself, or suggests none.
   */
  readonly firstIds: ReadonlySet<CategoryId> | null;
  /** Conditions with alternatives: a part must meet one alternative of each condition. */
  readonly anyOf: readonly (readonly OpenWay[])[];
  /** Wishes, each with its alternatives. A wish that no part meets is ignored. */
  readonly wished: readonly (readonly OpenWay[])[];
  /** Words of the text that no condition was read from; they are searched as text. null = there are none. */
  readonly words: TextQuery | null;
  /**
   * True if the whole text was read as several conditions or as a value, and no words are left. Then the text does not
   * match parts of part numbers: `10k` does not match `0710KL`.
   */
  readonly isWhole: boolean;
}

const both = <T>(a: ReadonlySet<T> | null, b: ReadonlySet<T> | null): ReadonlySet<T> | null => {
  if (a === null || b === null) return a ?? b;
  return new Set([...a].filter((one) => b.has(one)));
};

const narrowed = (frame: OpenFrame, open: OpenReading, condition: UnderstoodCondition): OpenReading => {
  const { filter, or } = condition;
  if (or !== undefined) return { ...open, anyOf: [...open.anyOf, [filter, ...or].map((way) => openWay(frame, way))] };
  if (filter.kind === 'category')
    return { ...open, categoryIds: both(open.categoryIds, requestedCategories(frame, filter.slugs)) };
  if (filter.kind === 'brand') return { ...open, brandIds: both(open.brandIds, requestedBrands(frame, [filter.slug])) };
  const attributes = new Map(open.attributes);
  attributes.set(filter.key, [...(attributes.get(filter.key) ?? []), filter]);
  return { ...open, attributes };
};

/** True for a condition on a number: 10 kΩ, at least 50 V. */
export const isOfNumber = (filter: UnderstoodCondition['filter']): boolean =>
  filter.kind === 'between' || (filter.kind === 'values' && filter.values.some((value) => typeof value === 'number'));

/** A meaning without any conditions: every part has it. */
export const emptyReading: OpenReading = {
  attributes: new Map(),
  categoryIds: null,
  brandIds: null,
  firstIds: null,
  anyOf: [],
  wished: [],
  words: null,
  isWhole: false,
};

/**
 * Returns the words to search as text. If the kind of part is known, leaves out words that say nothing about the part:
 * `для`, `недорогой`.
 */
const contentWords = ({ conditions, words, kind }: QueryReading): string =>
  kind !== undefined || conditions.some(({ filter }) => filter.kind === 'category')
    ? piecesOf(words)
        .filter((piece) => !isFiller(piece))
        .join(' ')
    : words;

/** Returns the meaning with its slugs resolved; null = no condition was read from the text. */
export const openReading = (frame: OpenFrame, reading: QueryReading | null): OpenReading | null => {
  if (reading === null || reading.conditions.length === 0) return null;
  const words = readText(contentWords(reading));
  const start: OpenReading = {
    ...emptyReading,
    firstIds: requestedCategories(frame, reading.kind ?? []),
    // The same need may be stated twice in a text, so duplicates are removed.
    wished: [...new Set(reading.conditions.flatMap(({ also = [] }) => also))].map((ways) =>
      ways.map((way) => openWay(frame, way)),
    ),
    words,
    isWhole:
      words === null && (reading.conditions.length > 1 || reading.conditions.some(({ filter }) => isOfNumber(filter))),
  };
  return reading.conditions.reduce((open, condition) => narrowed(frame, open, condition), start);
};

interface BlockTest {
  readonly codes: ArrayLike<number>;
  /** Index in `codes` of the block's first document. */
  readonly start: number;
  readonly deny: Int32Array;
  readonly zones: Zones | null;
  /** Index of the block's first zone. */
  readonly firstZone: number;
}

/**
 * Returns the conditions as tests for the documents of a block; null = the block lacks a column, so no document passes.
 */
const testsOf = (conditions: readonly Condition[], block: number): readonly BlockTest[] | null => {
  const tests: BlockTest[] = [];
  for (const { column, deny, zones } of conditions) {
    const start = column?.blockStart[block] ?? -1;
    if (column === null || start === -1) return null;
    tests.push({ codes: column.codes, start, deny, zones, firstZone: zones?.blockStart[block] ?? 0 });
  }
  return tests;
};

/**
 * Returns the tests that must be made for each document, because the zones of the chunk do not decide them. null = all
 * documents fail a test.
 */
const openTests = (tests: readonly BlockTest[], chunk: number): readonly BlockTest[] | null => {
  const open: BlockTest[] = [];
  for (const test of tests) {
    const { zones, deny, firstZone } = test;
    const zone = firstZone + chunk;
    const verdict = zones === null ? 'mixed' : zoneVerdict(deny, zones.least[zone]!, zones.most[zone]!);
    if (verdict === 'fail') return null;
    if (verdict === 'mixed') open.push(test);
  }
  return open;
};

const passesAll = (tests: readonly BlockTest[], shift: number): boolean => {
  for (const { codes, start, deny } of tests) if (deny[codes[start + shift]!] !== 0) return false;
  return true;
};

/** Buffer for found documents, reused. */
let foundMemory = new Uint32Array(0);

/** Collects documents, ascending, in a buffer that all instances share. So only one instance may be in use. */
class FoundDocs {
  private readonly docs: Uint32Array;
  private length = 0;

  constructor(most: number) {
    if (foundMemory.length < most) foundMemory = new Uint32Array(most);
    this.docs = foundMemory;
  }

  addRange(from: number, end: number): void {
    for (let doc = from; doc < end; doc++) this.docs[this.length++] = doc;
  }

  /** Adds the documents of a list that pass all tests. `start` is the first document of their block. */
  addListed(tests: readonly BlockTest[], start: number, list: Uint32Array): void {
    for (let at = 0; at < list.length; at++) {
      this.docs[this.length] = list[at]!;
      this.length += +passesAll(tests, list[at]! - start);
    }
  }

  /**
   * Adds the documents `start + from` … `start + end − 1` that pass all tests. `start` is the block's first document.
   */
  addPassing(tests: readonly BlockTest[], start: number, from: number, end: number): void {
    for (let shift = from; shift < end; shift++) {
      this.docs[this.length] = start + shift;
      this.length += +passesAll(tests, shift);
    }
  }

  taken(): Uint32Array {
    return this.docs.slice(0, this.length);
  }
}

/**
 * Returns the documents that have the categories, brands and attribute values of the meaning, ascending. Ignores its
 * alternatives, wishes and words.
 */
export const docsOfValues = (open: OpenPart, reading: OpenReading): Uint32Array => {
  const asked = { brandIds: reading.brandIds, attributes: reading.attributes, isOnlyInStock: false };
  const conditions = conditionsOf(open, asked, bitsOf(asked));
  const blocks = open.segment.blocks.flatMap(({ categoryId, start, end }, block) => {
    const tests = reading.categoryIds?.has(categoryId) === false ? null : testsOf(conditions, block);
    return tests === null ? [] : [{ start, length: end - start, tests }];
  });
  const found = new FoundDocs(blocks.reduce((sum, { length }) => sum + length, 0));
  const rarest = rarestDocs(open, conditions);
  for (const { start, length, tests } of blocks) {
    if (rarest !== null) {
      found.addListed(tests, start, listedIn(rarest, start, start + length));
      continue;
    }
    for (let from = 0, chunk = 0; from < length; from += chunkLength, chunk++) {
      const end = Math.min(from + chunkLength, length);
      const left = openTests(tests, chunk);
      if (left === null) continue;
      if (left.length === 0) found.addRange(start + from, start + end);
      else found.addPassing(left, start, from, end);
    }
  }
  return found.taken();
};

/** Returns the documents of `open` with the meaning of the text, all with the match rank `byReading`. */
export const matchReading = (open: OpenPart, reading: OpenReading): DocSet => {
  const words = reading.words === null ? null : matchText(open, reading.words);
  if (words?.docs.length === 0) return noDocs;
  let docs = reading.anyOf.reduce((kept, ways) => docsMeetingAny(open, kept, ways), docsOfValues(open, reading));
  for (const ways of reading.wished) {
    const kept = docsMeetingAny(open, docs, ways);
    if (kept.length > 0) docs = kept;
  }
  const meant = setOfList(docs, byReading);
  return words === null ? meant : within(meant, words.docs);
};

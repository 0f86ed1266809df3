import type { BrandId, CategoryId } from '@farad/domain/category';
import type { AttributeFilter, QueryReading, UnderstoodCondition } from '@farad/domain/search-query';
import { bitsOf, type Condition, conditionsOf } from './conditions.ts';
import { type DocSet, noDocs, setOfList, within } from './doc-set.ts';
import { growingUint32 } from './growing.ts';
import { byReading } from './match-class.ts';
import { matchText } from './match-text.ts';
import type { OpenPart } from './open-segment.ts';
import { readText, type TextQuery } from './read-text.ts';
import { brandsAsked, categoriesAsked, type OpenFrame } from './resolve-filter.ts';

/** What a text was understood to mean, as the engine looks for it. */
export interface OpenReading {
  readonly attributes: ReadonlyMap<string, readonly AttributeFilter[]>;
  /** Null: any. */
  readonly categoryIds: ReadonlySet<CategoryId> | null;
  /** Null: any. */
  readonly brandIds: ReadonlySet<BrandId> | null;
  /** What was not understood and is looked for as text. */
  readonly words: TextQuery | null;
}

const both = <T>(a: ReadonlySet<T> | null, b: ReadonlySet<T> | null): ReadonlySet<T> | null => {
  if (a === null || b === null) return a ?? b;
  return new Set([...a].filter((one) => b.has(one)));
};

const narrowed = (frame: OpenFrame, open: OpenReading, { filter }: UnderstoodCondition): OpenReading => {
  if (filter.kind === 'category')
    return { ...open, categoryIds: both(open.categoryIds, categoriesAsked(frame, filter.slugs)) };
  if (filter.kind === 'brand') return { ...open, brandIds: both(open.brandIds, brandsAsked(frame, [filter.slug])) };
  const attributes = new Map(open.attributes);
  attributes.set(filter.key, [...(attributes.get(filter.key) ?? []), filter]);
  return { ...open, attributes };
};

/** Null when nothing was understood. */
export const openReading = (frame: OpenFrame, reading: QueryReading | null): OpenReading | null => {
  if (reading === null || reading.conditions.length === 0) return null;
  const start: OpenReading = {
    attributes: new Map(),
    categoryIds: null,
    brandIds: null,
    words: readText(reading.words),
  };
  return reading.conditions.reduce((open, condition) => narrowed(frame, open, condition), start);
};

interface BlockTest {
  readonly codes: ArrayLike<number>;
  /** Where the block's codes begin. */
  readonly start: number;
  readonly deny: Int32Array;
}

/** The tests of one block; null when it lacks a column that is asked for. */
const testsOf = (conditions: readonly Condition[], block: number): readonly BlockTest[] | null => {
  const tests: BlockTest[] = [];
  for (const { column, deny } of conditions) {
    const start = column?.blockStart[block] ?? -1;
    if (column === null || start === -1) return null;
    tests.push({ codes: column.codes, start, deny });
  }
  return tests;
};

const passesAll = (tests: readonly BlockTest[], shift: number): boolean => {
  for (const { codes, start, deny } of tests) if (deny[codes[start + shift]!] !== 0) return false;
  return true;
};

/** Documents that are what the text was understood to mean, all of one class. */
export const matchReading = (open: OpenPart, reading: OpenReading): DocSet => {
  const { blocks } = open.segment;
  const words = reading.words === null ? null : matchText(open, reading.words);
  if (words?.docs.length === 0) return noDocs;
  const asked = { brandIds: reading.brandIds, attributes: reading.attributes, isOnlyInStock: false };
  const conditions = conditionsOf(open, asked, bitsOf(asked));
  const found = growingUint32();
  blocks.forEach(({ categoryId, start, end }, block) => {
    if (reading.categoryIds?.has(categoryId) === false) return;
    const tests = testsOf(conditions, block);
    if (tests === null) return;
    for (let doc = start; doc < end; doc++) if (passesAll(tests, doc - start)) found.push(doc);
  });
  const meant = setOfList(found.exact(), byReading);
  return words === null ? meant : within(meant, words.docs);
};

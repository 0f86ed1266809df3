import type { CodeColumn } from '../columns/dictionary.ts';
import { MarkBoard } from './doc-set.ts';
import { type CategoryTree, categoryWords } from './frame-words.ts';
import { removed, type Segment } from './segment.ts';
import { inverted, type Lists } from '../columns/text-index.ts';
import { type Zones, zonesOf } from './zones.ts';

/** The fields of a segment that are read to match a text. */
export type MatchedPart = Pick<
  Segment,
  'count' | 'blocks' | 'text' | 'mpns' | 'brandIds' | 'brands' | 'attributes' | 'states'
>;

/** A segment, or its popular part (see `popular-part.ts`), opened for matching texts. */
export interface OpenPart {
  readonly segment: MatchedPart;
  /** For each category word: the indexes of the blocks whose category matches the word. */
  readonly blocksOfWord: ReadonlyMap<string, readonly number[]>;
  readonly board: MarkBoard;
  /** Zones of the brand and attribute columns. Only these have zones, because their codes never change. */
  readonly zones: ReadonlyMap<CodeColumn, Zones>;
  /** For each document, its part numbers as indexes in `text.numbers`. */
  readonly numbersOfDoc: Lists;
  /** Number of removed documents. */
  readonly removedCount: number;
}

/** A segment opened for searches: with data from the frame and with reusable buffers. */
export interface OpenSegment extends OpenPart {
  readonly segment: Segment;
  /** Number of documents of each brand, by its code in the brand column. Later removals are not counted. */
  readonly brandCounts: Uint32Array;
  /** Number of removed documents. */
  removedCount: number;
}

/** Data that is slow to compute when a segment is opened. One thread can compute it for the others. */
export interface Opening {
  readonly numbersOfDoc: Lists;
  /** Zones of the brand column, then of the attribute columns in the segment's order. */
  readonly zones: readonly Zones[];
  readonly brandCounts: Uint32Array;
  readonly removedCount: number;
}

/** Returns the columns that have zones, each with its number of distinct values. */
const zonedColumns = ({ brands, brandIds, attributes }: MatchedPart): readonly (readonly [CodeColumn, number])[] => [
  [brands, brandIds.length],
  ...Array.from(attributes.values(), (column) => [column, column.values.length] as const),
];

/** Returns the zones of each column. Takes them from `given`, or computes them. */
export const zonesByColumn = (part: MatchedPart, given?: readonly Zones[]): ReadonlyMap<CodeColumn, Zones> =>
  new Map(
    zonedColumns(part).map(([column, codeCount], index) => [
      column,
      given?.[index] ?? zonesOf(column, codeCount, part.blocks),
    ]),
  );

const countRemoved = ({ states }: Segment): number => {
  let count = 0;
  for (const state of states.codes) count += +(state === removed);
  return count;
};

const countBrands = ({ brands, brandIds, count }: Segment): Uint32Array => {
  const counts = new Uint32Array(brandIds.length + 1);
  for (let doc = 0; doc < count; doc++) counts[brands.codes[doc]!]!++;
  return counts;
};

export const openSegment = (segment: Segment, tree: CategoryTree, given?: Opening): OpenSegment => {
  const blocksOfWord = new Map<string, number[]>();
  segment.blocks.forEach((block, index) => {
    for (const word of categoryWords(tree, block.categoryId)) {
      const blocks = blocksOfWord.get(word);
      if (blocks === undefined) blocksOfWord.set(word, [index]);
      else blocks.push(index);
    }
  });
  return {
    segment,
    blocksOfWord,
    board: new MarkBoard(segment.count),
    zones: zonesByColumn(segment, given?.zones),
    numbersOfDoc: given?.numbersOfDoc ?? inverted(segment.text.numberDocs, segment.count),
    brandCounts: given?.brandCounts ?? countBrands(segment),
    removedCount: given?.removedCount ?? countRemoved(segment),
  };
};

/** Returns the data that lets other threads open the segment without computing it again. */
export const openingOf = ({ segment, numbersOfDoc, zones, brandCounts, removedCount }: OpenSegment): Opening => ({
  numbersOfDoc,
  zones: zonedColumns(segment).map(([column]) => zones.get(column)!),
  brandCounts,
  removedCount,
});

import type { CodeColumn } from '../columns/dictionary.ts';
import { MarkBoard } from './doc-set.ts';
import { type CategoryTree, categoryWords } from './frame-words.ts';
import { removed, type Segment } from './segment.ts';
import { inverted, type Lists } from '../columns/text-index.ts';
import { type Zones, zonesOf } from './zones.ts';

/** What of a segment is looked at when a text is matched. */
export type MatchedPart = Pick<
  Segment,
  'count' | 'blocks' | 'text' | 'mpns' | 'brandIds' | 'brands' | 'attributes' | 'states'
>;

/** A part of a segment, or all of it, in which texts are matched. */
export interface OpenPart {
  readonly segment: MatchedPart;
  /** Word of a category → places of the blocks it stands for. */
  readonly blocksOfWord: ReadonlyMap<string, readonly number[]>;
  readonly board: MarkBoard;
  /** Of brands and attributes, whose codes do not change. */
  readonly zones: ReadonlyMap<CodeColumn, Zones>;
  /** By document: its part numbers as places of the text index. */
  readonly numbersOfDoc: Lists;
  /** How many documents are removed. */
  readonly removedCount: number;
}

/** A segment with what is made anew from the frame when it is opened, and its scratch memory. */
export interface OpenSegment extends OpenPart {
  readonly segment: Segment;
  /** How many documents are removed. */
  removedCount: number;
}

/** What takes long to make when a segment is opened; one thread can make it for the others. */
export interface Opening {
  readonly numbersOfDoc: Lists;
  /** Of the brands, then of the attributes in their order. */
  readonly zones: readonly Zones[];
  readonly removedCount: number;
}

/** Columns that have zones. */
const zonedColumns = ({ brands, brandIds, attributes }: MatchedPart): readonly (readonly [CodeColumn, number])[] => [
  [brands, brandIds.length],
  ...Array.from(attributes.values(), (column) => [column, column.values.length] as const),
];

/** Zones by column, made where they are not given. */
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
    removedCount: given?.removedCount ?? countRemoved(segment),
  };
};

/** For `openSegment` of other threads. */
export const openingOf = ({ segment, numbersOfDoc, zones, removedCount }: OpenSegment): Opening => ({
  numbersOfDoc,
  zones: zonedColumns(segment).map(([column]) => zones.get(column)!),
  removedCount,
});

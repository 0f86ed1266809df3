import type { CodeColumn } from './dictionary.ts';
import { MarkBoard } from './doc-set.ts';
import { type CategoryTree, categoryWords } from './frame-words.ts';
import { removed, type Segment } from './segment.ts';
import { inverted, type Lists } from './text-index.ts';
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

export const openSegment = (segment: Segment, tree: CategoryTree): OpenSegment => {
  const blocksOfWord = new Map<string, number[]>();
  segment.blocks.forEach((block, index) => {
    for (const word of categoryWords(tree, block.categoryId)) {
      const blocks = blocksOfWord.get(word);
      if (blocks === undefined) blocksOfWord.set(word, [index]);
      else blocks.push(index);
    }
  });
  let removedCount = 0;
  for (const state of segment.states.codes) removedCount += +(state === removed);
  const zones = new Map<CodeColumn, Zones>();
  zones.set(segment.brands, zonesOf(segment.brands, segment.brandIds.length, segment.blocks));
  for (const column of segment.attributes.values())
    zones.set(column, zonesOf(column, column.values.length, segment.blocks));
  const numbersOfDoc = inverted(segment.text.numberDocs, segment.count);
  return { segment, blocksOfWord, board: new MarkBoard(segment.count), zones, numbersOfDoc, removedCount };
};

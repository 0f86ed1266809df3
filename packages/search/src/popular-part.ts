import type { AttributeColumn, CodeColumn, Codes } from './dictionary.ts';
import { firstFrom, MarkBoard } from './doc-set.ts';
import { growingUint32 } from './growing.ts';
import type { OpenPart, OpenSegment } from './open-segment.ts';
import { type Block, inStock, type Segment, removed } from './segment.ts';
import { reordered, stringCount } from './string-table.ts';
import { inverted, type Lists, listsOf, type TextIndex, trigramLists } from './text-index.ts';
import { TopRows } from './top-rows.ts';
import { zonesOf } from './zones.ts';

/** What is suggested while typing is looked for among so many products first. */
const popularMax = 16_384;
/** And among so many when one or two letters are typed, which most products have. */
const mostPopularMax = 2048;

export type Popularity = 'popular' | 'most_popular';

const sizeMax: Readonly<Record<Popularity, number>> = { popular: popularMax, most_popular: mostPopularMax };

/** The products of a segment that are most asked for, those in stock first, with an index of their own. */
export interface PopularPart {
  readonly open: OpenPart;
  /** By document of the part, the document of the segment, ascending; null: the part is the whole segment. */
  readonly docs: Uint32Array | null;
}

const mostPopular = ({ count, states, demand }: Segment, wanted: number): Uint32Array => {
  const rows = new TopRows(wanted);
  const docs = new Uint32Array(count);
  for (let doc = 0; doc < count; doc++) docs[doc] = doc;
  for (let doc = 0; doc < count; doc++) {
    const state = states.codes[doc]!;
    if (state !== removed) rows.offer(state === inStock ? -1 : 0, doc, demand, docs);
  }
  return Uint32Array.from(rows.page(0, wanted)).sort();
};

const picked = (codes: Codes, length: number, placeOf: (at: number) => number): Codes => {
  const some = codes instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length);
  for (let at = 0; at < length; at++) some[at] = codes[placeOf(at)]!;
  return some;
};

/** A column that every block has. */
const fullColumn = (column: CodeColumn, docs: Uint32Array, blocks: readonly Block[]): CodeColumn => ({
  codes: picked(column.codes, docs.length, (at) => docs[at]!),
  blockStart: Int32Array.from(blocks, ({ start }) => start),
});

const attributeColumn = (
  column: AttributeColumn,
  docs: Uint32Array,
  from: readonly Block[],
  blocks: readonly Block[],
): AttributeColumn => {
  const places = growingUint32();
  const blockStart = column.blockStart.map((start, block) => {
    if (start === -1) return -1;
    const own = places.length;
    const { start: first, end } = blocks[block]!;
    for (let at = first; at < end; at++) places.push(start + docs[at]! - from[block]!.start);
    return own;
  });
  return { ...column, blockStart, codes: picked(column.codes, places.length, (at) => places.at(at)) };
};

/** The lists with only the documents of the part, under their places there; `keptLists` says which lists stay. */
const partOfLists = (lists: Lists, placeOf: Int32Array, keptLists: Uint32Array | null): Lists => {
  const count = keptLists?.length ?? lists.starts.length - 1;
  const listOf = growingUint32();
  const places = growingUint32();
  for (let list = 0; list < count; list++) {
    const from = keptLists?.[list] ?? list;
    for (let at = lists.starts[from]!; at < lists.starts[from + 1]!; at++) {
      const place = placeOf[lists.numbers[at]!]!;
      if (place === -1) continue;
      listOf.push(list);
      places.push(place);
    }
  }
  return listsOf(count, listOf.view(), (at) => places.at(at));
};

const textOf = ({ text, count }: Segment, docs: Uint32Array): TextIndex => {
  const placeOf = new Int32Array(count).fill(-1);
  docs.forEach((doc, place) => (placeOf[doc] = place));
  const kept = growingUint32();
  const { starts, numbers } = text.numberDocs;
  for (let number = 0; number < stringCount(text.numbers); number++)
    for (let at = starts[number]!; at < starts[number + 1]!; at++)
      if (placeOf[numbers[at]!] !== -1) {
        kept.push(number);
        break;
      }
  const keptNumbers = kept.exact();
  const table = reordered(text.numbers, keptNumbers);
  return {
    numbers: table,
    numberDocs: partOfLists(text.numberDocs, placeOf, keptNumbers),
    trigrams: trigramLists(table),
    words: text.words,
    wordDocs: partOfLists(text.wordDocs, placeOf, null),
  };
};

const build = ({ segment, blocksOfWord }: OpenSegment, wanted: number): PopularPart => {
  const docs = mostPopular(segment, wanted);
  const blocks = segment.blocks.map(({ categoryId, start, end }) => ({
    categoryId,
    start: firstFrom(docs, 0, start),
    end: firstFrom(docs, 0, end),
  }));
  const brands = fullColumn(segment.brands, docs, blocks);
  const attributes = new Map(
    Array.from(segment.attributes, ([key, column]) => [key, attributeColumn(column, docs, segment.blocks, blocks)]),
  );
  const part = {
    count: docs.length,
    blocks,
    text: textOf(segment, docs),
    mpns: reordered(segment.mpns, docs),
    brandIds: segment.brandIds,
    brands,
    attributes,
    states: fullColumn(segment.states, docs, blocks),
  };
  const zones = new Map(
    [...attributes.values()].map((column) => [column as CodeColumn, zonesOf(column, column.values.length, blocks)]),
  );
  zones.set(brands, zonesOf(brands, segment.brandIds.length, blocks));
  const numbersOfDoc = inverted(part.text.numberDocs, docs.length);
  const board = new MarkBoard(docs.length);
  return { docs, open: { segment: part, blocksOfWord, board, zones, numbersOfDoc, removedCount: 0 } };
};

const built: Readonly<Record<Popularity, WeakMap<OpenSegment, PopularPart>>> = {
  popular: new WeakMap(),
  most_popular: new WeakMap(),
};

/**
 * The popular part of a segment, made when it is first asked for: some tens of milliseconds for a million products. What
 * becomes popular later is not in it; whoever looks finds that elsewhere.
 */
export const popularPart = (open: OpenSegment, how: Popularity): PopularPart => {
  if (open.segment.count <= sizeMax[how]) return { open, docs: null };
  const known = built[how].get(open);
  if (known !== undefined) return known;
  const made = build(open, sizeMax[how]);
  built[how].set(open, made);
  return made;
};

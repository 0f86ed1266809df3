import type { AttributeColumn, CodeColumn, Codes } from '../columns/dictionary.ts';
import { firstFrom, MarkBoard } from './doc-set.ts';
import { growingUint32 } from '../columns/growing.ts';
import { type OpenPart, type OpenSegment, zonesByColumn } from './open-segment.ts';
import { type Block, inStock, type Segment, removed } from './segment.ts';
import { reordered, stringCount, type StringTable } from '../columns/string-table.ts';
import { inverted, type Lists, listsOf, type TextIndex, trigramLists } from '../columns/text-index.ts';
import { TopRows } from '../columns/top-rows.ts';

/** Number of products in the part `popular`, in which suggestions are searched first. */
const popularMax = 16_384;
/**
 * Number of products in the part `most_popular`. One or two typed letters match most products, so this smaller part is
 * searched for them.
 */
const mostPopularMax = 2048;

export type Popularity = 'popular' | 'most_popular';

const sizeMax: Readonly<Record<Popularity, number>> = { popular: popularMax, most_popular: mostPopularMax };

/**
 * Products of a segment that suggestions search first: those in stock, then the others, each by demand. They have their
 * own columns and text index.
 */
export interface PopularPart {
  readonly open: OpenPart;
  /** For each document of this part, its index in the segment, ascending; null = the part is the whole segment. */
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
  return Uint32Array.from(rows.page(0, wanted).ids).sort();
};

const picked = (codes: Codes, length: number, placeOf: (at: number) => number): Codes => {
  const some = codes instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length);
  for (let at = 0; at < length; at++) some[at] = codes[placeOf(at)]!;
  return some;
};

/** Returns the codes of the part's documents as a column. The given column must have codes for every block. */
const fullColumn = (column: CodeColumn, docs: Uint32Array, blocks: readonly Block[]): CodeColumn => ({
  codes: picked(column.codes, docs.length, (at) => docs[at]!),
  blockStart: Int32Array.from(blocks, ({ start }) => start),
});

const attributeColumn = (
  column: AttributeColumn,
  docs: Uint32Array,
  from: readonly Block[],
  blocks: readonly Block[],
): CodeColumn => {
  const places = growingUint32();
  const blockStart = column.blockStart.map((start, block) => {
    if (start === -1) return -1;
    const own = places.length;
    const { start: first, end } = blocks[block]!;
    for (let at = first; at < end; at++) places.push(start + docs[at]! - from[block]!.start);
    return own;
  });
  return { blockStart, codes: picked(column.codes, places.length, (at) => places.at(at)) };
};

/**
 * Returns the lists with only the documents of the part. `placeOf` gives each document its index in the part; −1 = not
 * in the part. `keptLists` are the indexes of the lists to keep; null = all lists.
 */
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

const textOf = ({ text, count }: Segment, docs: Uint32Array): PopularColumns['text'] => {
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
    wordDocs: partOfLists(text.wordDocs, placeOf, null),
  };
};

/** Columns of a popular part. Its other fields are those of the segment. */
export interface PopularColumns {
  readonly docs: Uint32Array;
  readonly blocks: readonly Block[];
  readonly text: Omit<TextIndex, 'words'>;
  readonly mpns: StringTable;
  readonly brands: CodeColumn;
  /** Columns of attributes, in the order of the segment's attributes. */
  readonly attributes: readonly CodeColumn[];
  readonly states: CodeColumn;
}

const pick = (segment: Segment, wanted: number): PopularColumns => {
  const docs = mostPopular(segment, wanted);
  const blocks = segment.blocks.map(({ categoryId, start, end }) => ({
    categoryId,
    start: firstFrom(docs, 0, start),
    end: firstFrom(docs, 0, end),
  }));
  const columnOf = (column: AttributeColumn): CodeColumn => attributeColumn(column, docs, segment.blocks, blocks);
  return {
    docs,
    blocks,
    text: textOf(segment, docs),
    mpns: reordered(segment.mpns, docs),
    brands: fullColumn(segment.brands, docs, blocks),
    attributes: Array.from(segment.attributes.values(), columnOf),
    states: fullColumn(segment.states, docs, blocks),
  };
};

const openPopular = (
  { segment, blocksOfWord }: OpenSegment,
  { docs, blocks, text, mpns, brands, attributes, states }: PopularColumns,
): PopularPart => {
  const part = {
    count: docs.length,
    blocks,
    mpns,
    brands,
    states,
    brandIds: segment.brandIds,
    text: { ...text, words: segment.text.words },
    attributes: new Map(
      Array.from(segment.attributes, ([key, column], index) => [key, { ...column, ...attributes[index]! }] as const),
    ),
  };
  const board = new MarkBoard(docs.length);
  const zones = zonesByColumn(part);
  const numbersOfDoc = inverted(part.text.numberDocs, docs.length);
  return { docs, open: { segment: part, blocksOfWord, board, zones, numbersOfDoc, removedCount: 0 } };
};

const built: Readonly<Record<Popularity, WeakMap<OpenSegment, PopularPart>>> = {
  popular: new WeakMap(),
  most_popular: new WeakMap(),
};

/**
 * Returns the popular part of a segment. It is built at the first call, in tens of milliseconds for a million products,
 * and never updated. Products that become popular later are missing, so callers must also search outside it.
 */
export const popularPart = (open: OpenSegment, how: Popularity): PopularPart => {
  if (open.segment.count <= sizeMax[how]) return { open, docs: null };
  const known = built[how].get(open);
  if (known !== undefined) return known;
  const made = openPopular(open, pick(open.segment, sizeMax[how]));
  built[how].set(open, made);
  return made;
};

/** Columns of the two popular parts of a segment; null = the part is the whole segment. */
export type PopularOfSegment = Readonly<Record<Popularity, PopularColumns | null>>;

/** Returns the columns of the popular parts, which other threads pass to `setPopular`. */
export const popularOf = ({ segment }: OpenSegment): PopularOfSegment => {
  const columns = (how: Popularity): PopularColumns | null =>
    segment.count <= sizeMax[how] ? null : pick(segment, sizeMax[how]);
  return { popular: columns('popular'), most_popular: columns('most_popular') };
};

/** Sets the popular parts of an opened segment from columns that another thread has computed. */
export const setPopular = (open: OpenSegment, given: PopularOfSegment): void => {
  for (const how of ['popular', 'most_popular'] as const) {
    const columns = given[how];
    if (columns !== null) built[how].set(open, openPopular(open, columns));
  }
};

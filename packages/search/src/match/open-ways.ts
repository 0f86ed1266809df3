import type { BrandId, CategoryId } from '@farad/domain/category';
import { packageBody, type Way } from '@farad/domain/search-query';
import { conditionsOf } from '../facets/conditions.ts';
import type { AttributeColumn, CodeColumn } from '../columns/dictionary.ts';
import { docsWithout, firstFrom, marked } from '../index/doc-set.ts';
import type { OpenPart } from '../index/open-segment.ts';
import { foldPartNumber } from '../words/part-number.ts';
import { requestedBrands, requestedCategories, type OpenFrame } from '../index/resolve-filter.ts';
import { findSorted, prefixRange } from '../columns/string-table.ts';
import { listAt, listsBetween } from '../columns/text-index.ts';
import { codesWithWords } from '../words/value-words.ts';
import { wordsOf } from '../words/words.ts';

/** One alternative of a condition, with slugs resolved to ids. */
export type OpenWay =
  | { readonly kind: 'filter'; readonly filter: Extract<Way, { kind: 'values' | 'between' }> }
  | { readonly kind: 'categories'; readonly ids: ReadonlySet<CategoryId> }
  | { readonly kind: 'brands'; readonly ids: ReadonlySet<BrandId> }
  | { readonly kind: 'words'; readonly words: readonly (readonly string[])[]; readonly isInTitles: boolean }
  | { readonly kind: 'number'; readonly beginnings: readonly string[] }
  | { readonly kind: 'body'; readonly key: string; readonly mounting: 'smd' | 'tht' }
  /** The part states some value of the attribute. */
  | { readonly kind: 'stated'; readonly key: string }
  /** The part states no value of the attribute. */
  | { readonly kind: 'unstated'; readonly key: string };

export const openWay = (frame: OpenFrame, way: Way): OpenWay => {
  switch (way.kind) {
    case 'category':
      return { kind: 'categories', ids: requestedCategories(frame, way.slugs) ?? new Set() };
    case 'brand':
      return { kind: 'brands', ids: requestedBrands(frame, [way.slug]) ?? new Set() };
    case 'words':
      return { kind: 'words', words: way.words.map(wordsOf), isInTitles: true };
    case 'body':
    case 'unstated':
      return way;
    case 'number':
      return { kind: 'number', beginnings: way.beginnings.flatMap(foldPartNumber) };
    default:
      return { kind: 'filter', filter: way };
  }
};

/**
 * Where an alternative is met: in whole blocks, by values of columns, and in lists of documents. `passes` has 1 for
 * each code that meets it.
 */
interface Places {
  readonly blocks: (block: number) => boolean;
  readonly columns: readonly { readonly column: CodeColumn; readonly passes: Uint8Array }[];
  readonly lists: readonly Uint32Array[];
}

const nowhere: Places = { blocks: () => false, columns: [], lists: [] };

const passing = (count: number, passes: (place: number) => boolean): Uint8Array => {
  const table = new Uint8Array(count + 1);
  for (let place = 0; place < count; place++) table[place + 1] = +passes(place);
  return table;
};

const bodies = new WeakMap<AttributeColumn, Readonly<Record<'smd' | 'tht', Uint8Array>>>();

const bodyCodes = (column: AttributeColumn): Readonly<Record<'smd' | 'tht', Uint8Array>> => {
  const known = bodies.get(column);
  if (known !== undefined) return known;
  const read = column.values.map((value) => (typeof value === 'string' ? packageBody(value) : null));
  const of = (mounting: 'smd' | 'tht') => passing(read.length, (place) => read[place] === mounting);
  const made = { smd: of('smd'), tht: of('tht') };
  bodies.set(column, made);
  return made;
};

/** Returns the attribute columns that the given blocks have. */
const columnsAt = ({ segment }: OpenPart, blocks: readonly number[]): readonly AttributeColumn[] =>
  [...segment.attributes.values()].filter(({ blockStart }) => blocks.some((block) => blockStart[block] !== -1));

const listOfWord = ({ segment }: OpenPart, word: string): Uint32Array => {
  const place = findSorted(segment.text.words, word);
  return place === -1 ? new Uint32Array(0) : listAt(segment.text.wordDocs, place);
};

const inBoth = (a: Uint32Array, b: Uint32Array): Uint32Array => a.filter((doc) => b[firstFrom(b, 0, doc)] === doc);

/**
 * Returns the documents whose titles contain all words, one list per block. Words of the block's category are not
 * stored with its documents, so they count as contained. At least one other word must be in the title. It must not be
 * only a single letter: `type c` must not match the C of °C.
 */
const titleLists = (open: OpenPart, words: readonly string[], blocks: readonly number[]): readonly Uint32Array[] => {
  const [only] = words;
  if (words.length === 1 && only !== undefined) return [listOfWord(open, only)];
  return blocks.flatMap((block) => {
    const [first, ...others] = words.filter(
      (word) => word.length < 3 || open.blocksOfWord.get(word)?.includes(block) !== true,
    );
    const range = open.segment.blocks[block];
    if (first === undefined || range === undefined || (words.length > 1 && others.length === 0 && first.length === 1))
      return [];
    const list = listOfWord(open, first);
    const inBlock = list.subarray(firstFrom(list, 0, range.start), firstFrom(list, 0, range.end));
    return [others.reduce((found, word) => inBoth(found, listOfWord(open, word)), inBlock)];
  });
};

const wordPlaces = (open: OpenPart, way: OpenWay & { kind: 'words' }, blocks: readonly number[]): Places => {
  const columns = columnsAt(open, blocks).flatMap((column) => {
    const codes = way.words.flatMap((word) => codesWithWords(column, word));
    if (codes.length === 0) return [];
    const passes = new Uint8Array(column.values.length + 1);
    for (const code of codes) passes[code] = 1;
    return [{ column, passes }];
  });
  const lists = way.isInTitles ? way.words.flatMap((words) => titleLists(open, words, blocks)) : [];
  return { ...nowhere, columns, lists };
};

/** Returns, for each prefix, the documents whose part number starts with it, ascending. */
const numberPlaces = ({ segment }: OpenPart, beginnings: readonly string[]): Places => {
  const { numbers, numberDocs } = segment.text;
  const lists = beginnings.map((beginning) => {
    const [first, end] = prefixRange(numbers, beginning);
    return listsBetween(numberDocs, first, end).slice().sort();
  });
  return { ...nowhere, lists };
};

const placesOf = (open: OpenPart, way: OpenWay, blocks: readonly number[]): Places => {
  const { segment } = open;
  if (way.kind === 'categories')
    return { ...nowhere, blocks: (block) => way.ids.has(segment.blocks[block]!.categoryId) };
  if (way.kind === 'words') return wordPlaces(open, way, blocks);
  if (way.kind === 'unstated') return nowhere;
  if (way.kind === 'number') return numberPlaces(open, way.beginnings);
  if (way.kind === 'brands') {
    const passes = passing(segment.brandIds.length, (place) => way.ids.has(segment.brandIds[place] as BrandId));
    return { ...nowhere, columns: [{ column: segment.brands, passes }] };
  }
  if (way.kind === 'stated') {
    const column = segment.attributes.get(way.key);
    return column === undefined
      ? nowhere
      : { ...nowhere, columns: [{ column, passes: passing(column.values.length, () => true) }] };
  }
  if (way.kind === 'body') {
    const column = segment.attributes.get(way.key);
    return column === undefined
      ? nowhere
      : { ...nowhere, columns: [{ column, passes: bodyCodes(column)[way.mounting] }] };
  }
  const attributes = new Map([[way.filter.key as string, [way.filter]]]);
  const [condition] = conditionsOf(
    { ...open, removedCount: 0 },
    { brandIds: null, attributes, isOnlyInStock: false },
    new Map(),
  );
  if (condition === undefined || condition.column === null) return nowhere;
  return {
    ...nowhere,
    columns: [{ column: condition.column, passes: Uint8Array.from(condition.deny, (bits) => +(bits === 0)) }],
  };
};

/** Yields each block that has documents of `docs`, with their range in `docs`. */
function* runsOf({ segment }: OpenPart, docs: Uint32Array) {
  let from = 0;
  for (const [block, { start, end }] of segment.blocks.entries()) {
    if (from >= docs.length) return;
    if (docs[from]! >= end) continue;
    const to = firstFrom(docs, from, end);
    yield { block, start, from, to };
    from = to;
  }
}

/** Returns the documents of `docs` that meet at least one alternative. `docs` must be ascending. */
export const docsMeetingAny = (open: OpenPart, docs: Uint32Array, ways: readonly OpenWay[]): Uint32Array => {
  if (docs.length === 0 || ways.length === 0) return docs.subarray(0, 0);
  const runs = [...runsOf(open, docs)];
  const blocks = runs.map(({ block }) => block);
  const places = ways.map((way) => placesOf(open, way, blocks));
  const isKept = new Uint8Array(docs.length);
  for (const { block, start, from, to } of runs) {
    if (places.some((place) => place.blocks(block))) isKept.fill(1, from, to);
    for (const { column, passes } of places.flatMap(({ columns }) => columns)) {
      const first = column.blockStart[block]!;
      if (first === -1) continue;
      const shift = first - start;
      for (let at = from; at < to; at++) isKept[at]! |= passes[column.codes[docs[at]! + shift]!]!;
    }
  }
  for (const list of places.flatMap(({ lists }) => lists)) markListed(docs, list, isKept);
  for (const way of ways) if (way.kind === 'unstated') markUnstated(open, docs, way.key, isKept);
  return marked(docs, isKept);
};

const markUnstated = (open: OpenPart, docs: Uint32Array, key: string, isKept: Uint8Array): void => {
  const stated = docsMeetingAny(open, docs, [{ kind: 'stated', key }]);
  for (let at = 0, place = 0; at < docs.length; at++) {
    if (stated[place] === docs[at]) place += 1;
    else isKept[at] = 1;
  }
};

const markListed = (docs: Uint32Array, list: Uint32Array, isKept: Uint8Array): void => {
  for (let at = 0, place = 0; at < docs.length && place < list.length;) {
    const doc = docs[at]!;
    place = firstFrom(list, place, doc);
    if (list[place] === doc) isKept[at] = 1;
    at = place < list.length ? Math.max(at + 1, firstFrom(docs, at, list[place]!)) : docs.length;
  }
};

/**
 * Returns the documents of `docs` that meet an alternative or state none of its attributes. `docs` must be ascending.
 */
export const docsMeetingOrUnstated = (open: OpenPart, docs: Uint32Array, ways: readonly OpenWay[]): Uint32Array => {
  const keys = ways.flatMap((way) => (way.kind === 'filter' ? [way.filter.key] : []));
  const stated = docsMeetingAny(
    open,
    docs,
    keys.map((key) => ({ kind: 'stated', key })),
  );
  if (stated.length === 0) return docs;
  return docsWithout(docs, docsWithout(stated, docsMeetingAny(open, stated, ways)));
};

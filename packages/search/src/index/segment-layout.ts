import type { AttributeKind, AttributeValue } from '@farad/domain/category';
import type { AttributeColumn, CodeColumn, Codes } from '../columns/dictionary.ts';
import type { Block, QuantityStep, Segment } from './segment.ts';
import type { Column } from '../columns/column-memory.ts';
import { shared } from '../columns/shared-memory.ts';
import type { StringTable } from '../columns/string-table.ts';
import type { Lists } from '../columns/text-index.ts';
import { Ladders } from '../columns/price-break-pool.ts';

/** The fields of a segment that are not typed arrays. A snapshot stores them as JSON. */
export interface SegmentOutline {
  readonly blocks: readonly Block[];
  readonly brandIds: readonly number[];
  readonly quantityRules: readonly QuantityStep[];
  readonly attributes: readonly {
    readonly key: string;
    readonly kind: AttributeKind;
    readonly values: readonly AttributeValue[];
  }[];
  readonly tierSlots: number;
  readonly ladders: readonly (readonly number[])[];
}

export const outlineOf = (segment: Segment): SegmentOutline => ({
  blocks: segment.blocks,
  brandIds: segment.brandIds,
  quantityRules: segment.quantityRules,
  attributes: Array.from(segment.attributes.values(), ({ key, kind, values }) => ({ key, kind, values })),
  tierSlots: segment.tiers.length,
  ladders: segment.tiers.ladders.lists.slice(),
});

const stringColumns = (name: string, table: StringTable): [string, Column][] => [
  [`${name}.bytes`, table.bytes],
  [`${name}.offsets`, table.offsets],
];

const listColumns = (name: string, lists: Lists): [string, Column][] => [
  [`${name}.starts`, lists.starts],
  [`${name}.numbers`, lists.numbers],
];

const codeColumns = (name: string, column: CodeColumn): [string, Column][] => [
  [`${name}.codes`, column.codes],
  [`${name}.blockStart`, column.blockStart],
];

/** Returns all typed arrays of a segment by name, without copying. */
export const liveColumnsOf = (segment: Segment): readonly (readonly [string, Column])[] => {
  const { tiers, variants, text } = segment;
  return [
    ['ids', segment.ids],
    ['idSlots', segment.idSlots],
    ...stringColumns('seos', segment.seos),
    ['seoSlots', segment.seoSlots],
    ...stringColumns('mpns', segment.mpns),
    ...codeColumns('brands', segment.brands),
    ...Array.from(segment.attributes.values()).flatMap((column) => codeColumns(`attribute.${column.key}`, column)),
    ...codeColumns('states', segment.states),
    ['available', segment.available],
    ['demand', segment.demand],
    ...codeColumns('rules', segment.rules),
    ['tiers.starts', tiers.starts],
    ['tiers.ladderOf', tiers.ladderOf],
    ['tiers.room', tiers.room],
    ['tiers.unitPrices', tiers.unitPrices],
    ...stringColumns('variants.names', variants.names),
    ['variants.groupOf', variants.groupOf],
    ['variants.starts', variants.starts],
    ['variants.members', variants.members],
    ...stringColumns('text.numbers', text.numbers),
    ...listColumns('text.numberDocs', text.numberDocs),
    ...listColumns('text.trigrams', text.trigrams),
    ...stringColumns('text.words', text.words),
    ...listColumns('text.wordDocs', text.wordDocs),
  ];
};

/** Columns that change while the engine runs. */
const changing = new Set(['states.codes', 'available', 'demand', 'tiers.starts', 'tiers.ladderOf', 'tiers.room']);

/**
 * Returns all typed arrays of a segment by name, as they are now. Arrays that change while the engine runs are copied.
 */
export const columnsOf = (segment: Segment): readonly (readonly [string, Column])[] =>
  liveColumnsOf(segment).map(([name, column]): readonly [string, Column] => {
    if (name === 'tiers.unitPrices') return [name, column.slice(0, segment.tiers.length)];
    return [name, changing.has(name) ? column.slice() : column];
  });

/** Returns columns by name. Throws if a column is missing or has another type. */
export class ColumnReader {
  private readonly columns: ReadonlyMap<string, Column>;

  constructor(columns: ReadonlyMap<string, Column>) {
    this.columns = columns;
  }

  bytes = (name: string): Uint8Array => this.typed(name, Uint8Array);
  uint16 = (name: string): Uint16Array => this.typed(name, Uint16Array);
  uint32 = (name: string): Uint32Array => this.typed(name, Uint32Array);
  int32 = (name: string): Int32Array => this.typed(name, Int32Array);
  float64 = (name: string): Float64Array => this.typed(name, Float64Array);

  codes(name: string): Codes {
    return this.columns.get(name) instanceof Uint32Array ? this.uint32(name) : this.uint16(name);
  }

  strings(name: string): StringTable {
    return { bytes: this.bytes(`${name}.bytes`), offsets: this.uint32(`${name}.offsets`) };
  }

  lists(name: string): Lists {
    return { starts: this.uint32(`${name}.starts`), numbers: this.uint32(`${name}.numbers`) };
  }

  codeColumn(name: string): CodeColumn {
    return { codes: this.codes(`${name}.codes`), blockStart: this.int32(`${name}.blockStart`) };
  }

  private typed<T extends Column>(name: string, type: abstract new (...args: never[]) => T): T {
    const column = this.columns.get(name);
    if (column instanceof type) return column;
    throw new Error(`snapshot has no column ${name} of type ${type.name}`);
  }
}

/** Returns a segment that uses the columns of `read` without copying them. */
export const segmentOf = (outline: SegmentOutline, read: ColumnReader): Segment => {
  const attributes = outline.attributes.map((attribute): [string, AttributeColumn] => [
    attribute.key,
    { ...attribute, ...read.codeColumn(`attribute.${attribute.key}`) },
  ]);
  const ids = read.uint32('ids');
  return {
    count: ids.length,
    blocks: outline.blocks,
    ids,
    idSlots: read.uint32('idSlots'),
    seos: read.strings('seos'),
    seoSlots: read.uint32('seoSlots'),
    mpns: read.strings('mpns'),
    brandIds: outline.brandIds,
    brands: read.codeColumn('brands'),
    attributes: new Map(attributes),
    states: read.codeColumn('states'),
    available: read.float64('available'),
    demand: read.float64('demand'),
    rules: read.codeColumn('rules'),
    quantityRules: outline.quantityRules,
    tiers: {
      starts: read.uint32('tiers.starts'),
      ladders: new Ladders(outline.ladders),
      ladderOf: read.uint32('tiers.ladderOf'),
      room: read.uint16('tiers.room'),
      unitPrices: read.float64('tiers.unitPrices'),
      length: outline.tierSlots,
    },
    variants: {
      names: read.strings('variants.names'),
      groupOf: read.uint32('variants.groupOf'),
      starts: read.uint32('variants.starts'),
      members: read.uint32('variants.members'),
    },
    text: {
      numbers: read.strings('text.numbers'),
      numberDocs: read.lists('text.numberDocs'),
      trigrams: read.lists('text.trigrams'),
      words: read.strings('text.words'),
      wordDocs: read.lists('text.wordDocs'),
    },
  };
};

/** Returns the segment with all columns in memory that threads can share. Columns in other memory are copied. */
export const sharedSegment = (segment: Segment): Segment => {
  const columns = liveColumnsOf(segment);
  const own = columns.filter(([, { buffer }]) => !(buffer instanceof SharedArrayBuffer));
  const copied = Object.entries(shared(Object.fromEntries(own)));
  return segmentOf(outlineOf(segment), new ColumnReader(new Map([...columns, ...copied])));
};

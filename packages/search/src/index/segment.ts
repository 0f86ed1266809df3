import type { CategoryId } from '@farad/domain/category';
import type { AttributeColumn, CodeColumn } from '../columns/dictionary.ts';
import type { HashSlots } from '../columns/hash-index.ts';
import type { StringTable } from '../columns/string-table.ts';
import type { TextIndex } from '../columns/text-index.ts';
import type { PriceBreakPool } from '../columns/price-break-pool.ts';

/** The documents of a leaf category: `start` … `end − 1`. */
export interface Block {
  readonly categoryId: CategoryId;
  readonly start: number;
  readonly end: number;
}

/** Codes of the states of a document in `Segment.states`. Only the code of `inStock` is odd. */
export const outOfStock = 0;
export const inStock = 1;
export const removed = 2;

/**
 * Quantities that can be ordered: multiples of `multiple`, from `least` on. `least` is the minimum order quantity
 * rounded up to a multiple.
 */
export interface QuantityStep {
  readonly least: number;
  readonly multiple: number;
}

/**
 * Products in columns. A document is the index of a product, 0 … `count − 1`. Blocks are in the order of the category
 * tree, so the documents of a category and all categories below it are adjacent. All data is typed arrays and small
 * plain values, so a snapshot is a copy of memory. After building, only price breaks, stock, demand and states change.
 */
export interface Segment {
  readonly count: number;
  readonly blocks: readonly Block[];
  readonly ids: Uint32Array;
  readonly idSlots: HashSlots;
  readonly seos: StringTable;
  readonly seoSlots: HashSlots;
  readonly mpns: StringTable;
  readonly brandIds: readonly number[];
  /** Brand of each document: code c stands for `brandIds[c − 1]`. */
  readonly brands: CodeColumn;
  readonly attributes: ReadonlyMap<string, AttributeColumn>;
  readonly states: CodeColumn;
  readonly available: Float64Array;
  readonly demand: Float64Array;
  /** Quantity rule of each document: code c stands for `quantityRules[c − 1]`. */
  readonly rules: CodeColumn;
  readonly quantityRules: readonly QuantityStep[];
  readonly tiers: PriceBreakPool;
  readonly variants: VariantGroups;
  readonly text: TextIndex;
}

/**
 * Groups of products that are variants of one another. `groupOf` has the group of each document: 1, 2, …; 0 = in no
 * group.
 */
export interface VariantGroups {
  /** Names of the groups, sorted. The name of group g is at index g − 1. */
  readonly names: StringTable;
  readonly groupOf: Uint32Array;
  /** The members of group g are `members[starts[g − 1] … starts[g] − 1]`. */
  readonly starts: Uint32Array;
  readonly members: Uint32Array;
}

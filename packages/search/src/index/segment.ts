import type { CategoryId } from '@farad/domain/category';
import type { AttributeColumn, CodeColumn } from '../columns/dictionary.ts';
import type { HashSlots } from '../columns/hash-index.ts';
import type { StringTable } from '../columns/string-table.ts';
import type { TextIndex } from '../columns/text-index.ts';
import type { TierPool } from '../columns/tier-pool.ts';

/** The documents of a leaf category: [start, end). */
export interface Block {
  readonly categoryId: CategoryId;
  readonly start: number;
  readonly end: number;
}

/** Current state of a document; the code in `Segment.states`. */
export const outOfStock = 0;
export const inStock = 1;
export const removed = 2;

/** Quantities in which a product is sold: `least` is its minimum, rounded up to the multiple. */
export interface QuantityStep {
  readonly least: number;
  readonly multiple: number;
}

/**
 * Documents (products by index 0 … count − 1) in columns. Blocks are in tree preorder, so a subtree is a contiguous run
 * of documents. All data is typed arrays and small plain values, so that a snapshot is a copy of memory. Only tiers,
 * stock, demand and states change after building.
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
  /** Code − 1 is the index in `brandIds`. */
  readonly brands: CodeColumn;
  readonly attributes: ReadonlyMap<string, AttributeColumn>;
  readonly states: CodeColumn;
  readonly available: Float64Array;
  readonly demand: Float64Array;
  /** Code − 1 is the index in `quantityRules`. */
  readonly rules: CodeColumn;
  readonly quantityRules: readonly QuantityStep[];
  readonly tiers: TierPool;
  readonly variants: VariantGroups;
  readonly text: TextIndex;
}

/** Groups of products that are variants of one another. Group numbers start at 1; 0 = none. */
export interface VariantGroups {
  /** Sorted; group − 1 is the index. */
  readonly names: StringTable;
  readonly groupOf: Uint32Array;
  /** By group − 1: index of its first member in `members`. */
  readonly starts: Uint32Array;
  readonly members: Uint32Array;
}

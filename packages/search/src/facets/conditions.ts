import type { AttributeValue } from '@farad/domain/category';
import type { AttributeFilter, ProductFilter } from '@farad/domain/search-query';
import { type CodeColumn } from '../columns/dictionary.ts';
import type { OpenPart } from '../index/open-segment.ts';
import { promotion } from '../index/promotion.ts';
import type { Segment } from '../index/segment.ts';
import type { Zones } from '../index/zones.ts';

/**
 * A condition of the search, as it is applied to a segment. Each document has a mask with one bit per condition; the
 * bit is set if the condition fails. A document without a set bit is found. With one set bit, it counts only in the
 * facet of that condition. With more set bits, it counts in no facet.
 */
export interface Condition {
  readonly bit: number;
  /** Column that the condition reads; null = the segment lacks the column, so no document passes. */
  readonly column: CodeColumn | null;
  /** For each code of the column: 0 = the document passes, otherwise the bits to set in the mask. */
  readonly deny: Int32Array;
  /** Zones that let whole chunks be skipped; null = the codes can change, so every document is checked. */
  readonly zones: Zones | null;
}

/** Mask of conditions without a facet. Two bits are set, so that a failing document counts in no facet. */
const failsTwice = 3 << 29;
/** Bits 0 … 26 are for brand and attributes, bit 27 for "in stock", bit 28 for the minimum quantity. */
const ownBitsMax = 27;
const stockBit = 27;
const minimumBit = 28;

/** Conditions of a request. The attribute filters are grouped by key; empty filters are left out. */
export interface Asked {
  /** null = any brand. */
  readonly brandIds: ReadonlySet<number> | null;
  readonly attributes: ReadonlyMap<string, readonly AttributeFilter[]>;
  readonly isOnlyInStock: boolean;
}

const isEmpty = (filter: AttributeFilter): boolean =>
  filter.kind === 'values' ? filter.values.length === 0 : filter.from === null && filter.to === null;

export const requestedAttributes = (filter: ProductFilter): ReadonlyMap<string, readonly AttributeFilter[]> => {
  const byKey = new Map<string, AttributeFilter[]>();
  for (const condition of filter.attrs) {
    if (!isEmpty(condition)) byKey.set(condition.key, [...(byKey.get(condition.key) ?? []), condition]);
  }
  if (filter.isPromotion) byKey.set(promotion.key, [{ kind: 'values', key: promotion.key, values: [true] }]);
  return byKey;
};

/**
 * True if the range of a part (Vin 5…40 V) satisfies the entered bounds. With both bounds, the part's range must
 * include the whole entered range. With one bound, some value of the part's range must satisfy it.
 */
const reaches = ([start, end]: readonly [number, number], from: number | null, to: number | null): boolean => {
  if (from === null || to === null) return (to === null || start <= to) && (from === null || end >= from);
  return start <= from && end >= to;
};

/**
 * Returns a function that tells whether an attribute value passes the filter. For a range attribute, a ticked number
 * passes if it is within the part's range. For entered bounds see {@link reaches}.
 */
export const passes = (filter: AttributeFilter): ((value: AttributeValue) => boolean) => {
  if (filter.kind === 'values') {
    const ticked = new Set(filter.values);
    const numbers = filter.values.filter((value) => typeof value === 'number');
    return (value) =>
      typeof value === 'object'
        ? numbers.some((number) => value[0] <= number && number <= value[1])
        : ticked.has(value);
  }
  const from = filter.from ?? -Infinity;
  const to = filter.to ?? Infinity;
  return (value) => {
    if (typeof value === 'object') return reaches(value, filter.from, filter.to);
    return typeof value === 'number' && value >= from && value <= to;
  };
};

const denyTable = (count: number, bit: number, isAllowed: (place: number) => boolean): Int32Array => {
  const deny = new Int32Array(count + 1);
  deny[0] = bit;
  for (let place = 0; place < count; place++) if (!isAllowed(place)) deny[place + 1] = bit;
  return deny;
};

const attributeCondition = (
  open: OpenPart,
  key: string,
  filters: readonly AttributeFilter[],
  bit: number,
): Condition => {
  const column = open.segment.attributes.get(key);
  if (column === undefined) return { bit, column: null, deny: new Int32Array(1), zones: null };
  const tests = filters.map(passes);
  const { values } = column;
  const deny = denyTable(values.length, bit, (place) => tests.every((test) => test(values[place]!)));
  return { bit, column, deny, zones: open.zones.get(column) ?? null };
};

const maskOf = (bitOf: ReadonlyMap<string, number>, key: string): number => {
  const bit = bitOf.get(key);
  return bit === undefined ? failsTwice : 1 << bit;
};

/** Returns the conditions of the request for a segment. `bitOf` has the bit of each attribute and of the brand. */
export const conditionsOf = (open: OpenPart, asked: Asked, bitOf: ReadonlyMap<string, number>): Condition[] => {
  const { segment } = open;
  const conditions = [...asked.attributes].map(([key, filters]) =>
    attributeCondition(open, key, filters, maskOf(bitOf, key)),
  );
  const { brandIds } = asked;
  if (brandIds !== null) {
    const bit = maskOf(bitOf, brandBit);
    const deny = denyTable(segment.brandIds.length, bit, (place) => brandIds.has(segment.brandIds[place]!));
    conditions.push({ bit, column: segment.brands, deny, zones: open.zones.get(segment.brands) ?? null });
  }
  if (asked.isOnlyInStock || open.removedCount > 0) {
    const bit = 1 << stockBit;
    const deny = Int32Array.of(asked.isOnlyInStock ? bit : 0, 0, failsTwice);
    conditions.push({ bit, column: segment.states, deny, zones: null });
  }
  return conditions;
};

/** Returns the condition that a product's minimum order quantity is not above `quantity`. */
export const minimumCondition = ({ rules, quantityRules }: Segment, quantity: number): Condition => {
  const bit = 1 << minimumBit;
  const deny = denyTable(quantityRules.length, bit, (place) => quantityRules[place]!.least <= quantity);
  return { bit, column: rules, deny, zones: null };
};

/** Key of the brand condition in the map of bits; attribute keys are never empty. */
export const brandBit = '';

/**
 * Returns a bit for each attribute condition and the brand condition, up to 27. Conditions without a bit have no facet
 * in the scan.
 */
export const bitsOf = (asked: Asked): ReadonlyMap<string, number> => {
  const keys = [...(asked.brandIds === null ? [] : [brandBit]), ...asked.attributes.keys()];
  return new Map(keys.slice(0, ownBitsMax).map((key, bit) => [key, bit]));
};

/**
 * Returns keys of attribute conditions beyond the 27 that have a bit. Their facets need a separate search without the
 * condition.
 */
export const keysWithoutBit = (asked: Asked): readonly string[] => {
  const bits = bitsOf(asked);
  return [...asked.attributes.keys()].filter((key) => !bits.has(key));
};

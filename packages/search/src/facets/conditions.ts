import type { AttributeValue } from '@farad/domain/category';
import type { AttributeFilter, ProductFilter } from '@farad/domain/search-query';
import { type CodeColumn } from '../columns/dictionary.ts';
import type { OpenPart } from '../index/open-segment.ts';
import { promotion } from '../index/promotion.ts';
import type { Segment } from '../index/segment.ts';
import type { Zones } from '../index/zones.ts';

/**
 * Every condition owns one bit of a mask per document that says "this condition fails". No bit: the document is found.
 * Exactly one bit: it counts only in that condition's own facet. Two or more: it counts nowhere.
 */
export interface Condition {
  readonly bit: number;
  /** Null: no document of the segment passes. */
  readonly column: CodeColumn | null;
  /** By code: 0 where it passes, else the failing bits. */
  readonly deny: Int32Array;
  /** Null: the codes may change, so every document is looked at. */
  readonly zones: Zones | null;
}

/** Two bits, so that what fails here counts in no facet. */
const failsTwice = 3 << 29;
/** Bits 0 … 26 are for brand and attributes; bit 27 for "in stock", bit 28 for the least quantity. */
const ownBitsMax = 27;
const stockBit = 27;
const minimumBit = 28;

/** What is asked, as the engine reads it: attribute filters joined by key, empty ones left out. */
export interface Asked {
  /** Null: any. */
  readonly brandIds: ReadonlySet<number> | null;
  readonly attributes: ReadonlyMap<string, readonly AttributeFilter[]>;
  readonly isOnlyInStock: boolean;
}

const isEmpty = (filter: AttributeFilter): boolean =>
  filter.kind === 'values' ? filter.values.length === 0 : filter.from === null && filter.to === null;

export const attributesAsked = (filter: ProductFilter): ReadonlyMap<string, readonly AttributeFilter[]> => {
  const byKey = new Map<string, AttributeFilter[]>();
  for (const condition of filter.attrs) {
    if (!isEmpty(condition)) byKey.set(condition.key, [...(byKey.get(condition.key) ?? []), condition]);
  }
  if (filter.isPromotion) byKey.set(promotion.key, [{ kind: 'values', key: promotion.key, values: [true] }]);
  return byKey;
};

/**
 * Whether a range attribute (Vin 5…40 V) answers entered bounds: both mean that the part works all the way between
 * them (equal ones: the value lies within), one alone that the part reaches it.
 */
const reaches = ([start, end]: readonly [number, number], from: number | null, to: number | null): boolean => {
  if (from === null || to === null) return (to === null || start <= to) && (from === null || end >= from);
  return start <= from && end >= to;
};

/** Whether a value passes: a ticked number lies within a range; entered bounds as in {@link reaches}. */
const passes = (filter: AttributeFilter): ((value: AttributeValue) => boolean) => {
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

/** The conditions of a segment; attribute and brand conditions carry the bits `bitOf` gives. */
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

/** Passes what may be bought in so few pieces. */
export const minimumCondition = ({ rules, quantityRules }: Segment, quantity: number): Condition => {
  const bit = 1 << minimumBit;
  const deny = denyTable(quantityRules.length, bit, (place) => quantityRules[place]!.least <= quantity);
  return { bit, column: rules, deny, zones: null };
};

/** Key of the brand condition among the bits; no attribute key is empty. */
export const brandBit = '';

/** A bit for each condition that may have a facet of its own, as far as there are bits. */
export const bitsOf = (asked: Asked): ReadonlyMap<string, number> => {
  const keys = [...(asked.brandIds === null ? [] : [brandBit]), ...asked.attributes.keys()];
  return new Map(keys.slice(0, ownBitsMax).map((key, bit) => [key, bit]));
};

/** Keys of attribute conditions that found no bit: their facets are to be asked without the condition. */
export const keysWithoutBit = (asked: Asked): readonly string[] => {
  const bits = bitsOf(asked);
  return [...asked.attributes.keys()].filter((key) => !bits.has(key));
};

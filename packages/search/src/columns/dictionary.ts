import type { AttributeKind, AttributeValue } from '@farad/domain/category';

import { type ColumnMemory, ownMemory } from './column-memory.ts';

export type Codes = Uint16Array | Uint32Array;

/** Column with one code per document; code 0 means "no value". Blocks in which no document has a value are left out. */
export interface CodeColumn {
  readonly codes: Codes;
  /** By block: index in `codes` of its first document; −1 = the block is left out. */
  readonly blockStart: Int32Array;
}

/** Column of an attribute. `values` are its distinct values, ascending; the code of a value is its index + 1. */
export interface AttributeColumn extends CodeColumn {
  readonly key: string;
  readonly kind: AttributeKind;
  readonly values: readonly AttributeValue[];
}

/**
 * Compares values of an attribute: numbers by value, ranges by start then end, words by code unit, false before true.
 */
export const compareValues = (a: AttributeValue, b: AttributeValue): number => {
  if (typeof a === 'object' && typeof b === 'object') return a[0] - b[0] || a[1] - b[1];
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/**
 * Returns the value as an attribute of this kind stores it; null = the value does not fit the kind. For a range, a
 * single number becomes a range from and to this number.
 */
export const fitted = (kind: AttributeKind, value: AttributeValue): AttributeValue | null => {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value) ? value + 0 : null;
  if (kind === 'flag') return typeof value === 'boolean' ? value : null;
  if (kind !== 'range') return typeof value === 'string' && value !== '' ? value : null;
  const pair = typeof value === 'number' ? [value, value] : value;
  if (typeof pair !== 'object') return null;
  const [a, b] = pair as readonly [number, number];
  if (!Number.isFinite(a) || !Number.isFinite(b)) return null;
  return [Math.min(a, b) + 0, Math.max(a, b) + 0];
};

/** Gives each distinct value a number, in order of arrival. */
export class ValueInterner {
  readonly values: AttributeValue[] = [];
  private readonly places = new Map<string | number | boolean, number>();

  placeOf(value: AttributeValue): number {
    const key = typeof value === 'object' ? `${value[0]}|${value[1]}` : value;
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const place = this.values.length;
    this.values.push(value);
    this.places.set(key, place);
    return place;
  }

  /** Returns the values ascending and, for each number that `placeOf` returned, the code of its value. */
  sorted(): { readonly values: readonly AttributeValue[]; readonly codeOfPlace: Uint32Array } {
    const places = this.values.map((_, place) => place);
    places.sort((a, b) => compareValues(this.values[a]!, this.values[b]!));
    const codeOfPlace = new Uint32Array(places.length);
    places.forEach((place, order) => (codeOfPlace[place] = order + 1));
    return { values: places.map((place) => this.values[place]!), codeOfPlace };
  }
}

export const codesFor = (length: number, distinct: number, memory: ColumnMemory = ownMemory): Codes =>
  distinct < 0x10000 ? memory(Uint16Array, length) : memory(Uint32Array, length);

import type { AttributeValues } from '@farad/domain/category';
import type { LocalizedText } from '@farad/domain/shared';
import type { Value } from '../values.ts';

/**
 * A packing in which a maker sells a series. `code` = its part of the ordering code. `attribute` = value of the
 * attribute `packing`.
 */
export interface Packing {
  readonly code: string;
  readonly attribute: string;
  /** Number of pieces on a reel that the shop sells only whole; 1 = the shop cuts pieces from it. */
  readonly reel: number;
}

/**
 * A form of a maker's series: everything about its parts except value and packing (size, tolerance, dielectric). `rank`
 * 0 = a usual form. Forms with higher ranks come later in the catalogue.
 */
export interface FormSpec {
  readonly rank: number;
  readonly attributes: AttributeValues;
  readonly package: string | null;
  readonly price: number;
  readonly weightMilligrams: number;
  readonly accepts: (value: Value) => boolean;
  /** Returns the ordering code. */
  readonly code: (value: Value, packing: Packing) => string;
  /** Returns attributes that depend on the value, such as the saturation current of a coil. */
  readonly derived?: (value: Value) => AttributeValues;
  /** Text at the end of the title for properties that attributes do not state well, such as 5×11 mm. */
  readonly titleEnd?: LocalizedText;
  readonly priceFactor?: (value: Value) => number;
}

/** A maker's series: all values, forms and packings that its ordering code can express. */
export interface FamilySpec {
  readonly brand: string;
  readonly category: string;
  readonly series: string;
  /** Key of the attribute that holds the value (resistance, capacitance). */
  readonly valueKey: string;
  readonly values: readonly Value[];
  readonly forms: readonly FormSpec[];
  readonly packings: readonly Packing[];
  /** Number of parts that the catalogue takes from this family in each round. */
  readonly share: number;
  /** Keys of attributes that follow the value in the title, in this order. */
  readonly titleKeys: readonly string[];
  /** True = the series name stands before the value in the title ("Резистор С2-23 10 кОм"). */
  readonly isSeriesInTitle?: boolean;
}

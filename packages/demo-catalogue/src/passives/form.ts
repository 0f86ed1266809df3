import type { AttributeValues } from '@farad/domain/category';
import type { LocalizedText } from '@farad/domain/shared';
import type { Value } from '../values.ts';

/** One way a maker packs a part. `attribute` is a value of `packing`. */
export interface Packing {
  readonly code: string;
  readonly attribute: string;
  /** Pieces of a reel that is sold only whole; 1 = the shop cuts it. */
  readonly reel: number;
}

/**
 * Everything about a part except its value and packing: size, tolerance, dielectric and so on of one maker's series.
 * `rank` 0 = the usual form; higher ranks come later in the catalogue.
 */
export interface FormSpec {
  readonly rank: number;
  readonly attributes: AttributeValues;
  readonly package: string | null;
  readonly price: number;
  readonly weightMilligrams: number;
  readonly accepts: (value: Value) => boolean;
  /** The ordering code. */
  readonly code: (value: Value, packing: Packing) => string;
  /** Attributes that depend on the value (saturation current of a coil). */
  readonly derived?: (value: Value) => AttributeValues;
  /** End of the title where attributes do not say it well (5×11 mm). */
  readonly titleEnd?: LocalizedText;
  readonly priceFactor?: (value: Value) => number;
}

/** A maker's series: its ordering-code rule over values, forms and packings. */
export interface FamilySpec {
  readonly brand: string;
  readonly category: string;
  readonly series: string;
  /** Attribute that holds the value. */
  readonly valueKey: string;
  readonly values: readonly Value[];
  readonly forms: readonly FormSpec[];
  readonly packings: readonly Packing[];
  /** Number of parts taken in one round of the spread. */
  readonly share: number;
  /** Attributes in the title after the value, in order. */
  readonly titleKeys: readonly string[];
  /** True = the series name precedes the value ("Резистор С2-23 10 кОм"). */
  readonly isSeriesInTitle?: boolean;
}

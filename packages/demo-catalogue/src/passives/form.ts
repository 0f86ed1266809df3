import type { AttributeValues } from '@farad/domain/category';
import type { LocalizedText } from '@farad/domain/shared';
import type { Value } from '../values.ts';

/** One way a maker packs a part. `attribute` is a value of `packing`. */
export interface Packing {
  readonly code: string;
  readonly attribute: string;
  /** Pieces when sold only as a whole reel; 1 when the shop cuts it. */
  readonly reel: number;
}

/**
 * Everything of a part but its value and packing: size, tolerance, dielectric … of one maker's series.
 * `rank` 0 is what everybody takes; larger ones come later in the catalogue.
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
  /** Words that end the title, where attributes do not say it well (5×11 mm). */
  readonly titleEnd?: LocalizedText;
  readonly priceFactor?: (value: Value) => number;
}

/** A maker's series: its ordering-code rule over values, forms and packings. */
export interface FamilySpec {
  readonly brand: string;
  readonly category: string;
  readonly series: string;
  /** Attribute that the value fills. */
  readonly valueKey: string;
  readonly values: readonly Value[];
  readonly forms: readonly FormSpec[];
  readonly packings: readonly Packing[];
  /** How many parts are taken in one round of the spread. */
  readonly share: number;
  /** Attributes told in the title after the value, in order. */
  readonly titleKeys: readonly string[];
  /** Put the series name before the value ("Резистор С2-23 10 кОм"). */
  readonly isSeriesInTitle?: boolean;
}

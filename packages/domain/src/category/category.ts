import type { Brand } from '../shared/brand.ts';
import type { LocalizedText } from '../shared/locale.ts';

export type CategoryId = Brand<number, 'CategoryId'>;
export type BrandId = Brand<number, 'BrandId'>;

/** Lower-case Latin name of an attribute, stable for ever: `resistance`, `dielectric`. */
export type AttributeKey = Brand<string, 'AttributeKey'>;

/** SI or field unit of a numeric attribute; the value itself is kept in the plain unit (ohms, farads, volts). */
export type Unit =
  | 'ohm'
  | 'farad'
  | 'henry'
  | 'hertz'
  | 'volt'
  | 'ampere'
  | 'watt'
  | 'percent'
  | 'ppm_per_kelvin'
  | 'celsius'
  | 'metre'
  | 'second'
  | 'byte'
  | 'bit'
  | 'lumen'
  | 'candela'
  | 'decibel'
  | 'gram'
  | 'newton'
  | 'degree'
  | 'ampere_hour'
  | 'bit_per_second'
  | 'siemens'
  | 'kelvin_per_watt'
  | 'count';

export type AttributeKind = 'number' | 'range' | 'enum' | 'flag' | 'text';

/**
 * What an attribute means (product C4). `valueTitles` translates enum values that are words ("cut tape"); values that
 * are the field's own spelling (X7R, SOT-23) need no entry.
 */
export interface AttributeDefinition {
  readonly key: AttributeKey;
  readonly kind: AttributeKind;
  readonly unit: Unit | null;
  readonly title: LocalizedText;
  readonly valueTitles: Readonly<Record<string, LocalizedText>>;
  /** Other spellings of values, in lower case, by which files and people name them; absent: none is known. */
  readonly spellings?: Readonly<Record<string, string>>;
}

/** One canonical value: number in the plain unit; range as [from, to]; enum and text as spelled; flag. */
export type AttributeValue = number | readonly [number, number] | string | boolean;

export type AttributeValues = Readonly<Record<string, AttributeValue>>;

/** The attributes of a category in the order of its table; `isColumn` ones are shown as columns at first. */
export interface CategoryAttribute {
  readonly key: AttributeKey;
  readonly isFacet: boolean;
  readonly isColumn: boolean;
  /** Each of its values has a page of its own for search engines (product C15); one attribute of a category at most. */
  readonly isIndexed?: true;
}

export interface Category {
  readonly id: CategoryId;
  readonly parentId: CategoryId | null;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** Name of one part in this category ("Чип-резистор"), for product titles. */
  readonly partTitle: LocalizedText;
  /** Position among its siblings. */
  readonly order: number;
  /** Empty for a category that only groups others. */
  readonly attributes: readonly CategoryAttribute[];
  /** Addresses that it had, or what was merged into it. */
  readonly formerSlugs?: readonly string[];
  /** Not offered: neither in menus and suggestions nor to search engines. Its page opens by its address. */
  readonly isHidden?: true;
}

export interface Manufacturer {
  readonly id: BrandId;
  readonly slug: string;
  readonly name: string;
  readonly formerSlugs?: readonly string[];
  /** As of a category. */
  readonly isHidden?: true;
}

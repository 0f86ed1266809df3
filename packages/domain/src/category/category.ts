import type { Brand } from '../shared/brand.ts';
import type { LocalizedText } from '../shared/locale.ts';

export type CategoryId = Brand<number, 'CategoryId'>;
export type BrandId = Brand<number, 'BrandId'>;

/** Name of an attribute in lower-case Latin letters: `resistance`, `dielectric`. It never changes. */
export type AttributeKey = Brand<string, 'AttributeKey'>;

/** Base unit of a numeric attribute: values are stored in ohms, farads, volts. */
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

export const attributeKinds = ['number', 'range', 'enum', 'flag', 'text'] as const;

export type AttributeKind = (typeof attributeKinds)[number];

/**
 * Definition of an attribute (product C4). `valueTitles` has translations of enum values that are words ("cut tape").
 * Standard codes (X7R, SOT-23) need no translation.
 */
export interface AttributeDefinition {
  readonly key: AttributeKey;
  readonly kind: AttributeKind;
  readonly unit: Unit | null;
  readonly title: LocalizedText;
  readonly valueTitles: Readonly<Record<string, LocalizedText>>;
  /** Other spelling in lower case → the value it means; used when reading files and searches. Absent = none. */
  readonly spellings?: Readonly<Record<string, string>>;
}

/** Stored value of an attribute: a number in the base unit, a range [from, to], an enum value or text, or a flag. */
export type AttributeValue = number | readonly [number, number] | string | boolean;

export type AttributeValues = Readonly<Record<string, AttributeValue>>;

/**
 * An attribute of a category. `isFacet`: customers can filter by it. `isColumn`: product lists show it as a column by
 * default.
 */
export interface CategoryAttribute {
  readonly key: AttributeKey;
  readonly isFacet: boolean;
  readonly isColumn: boolean;
  /** Each value has its own page for search engines (product C15). At most one attribute per category. */
  readonly isIndexed?: true;
}

export interface Category {
  readonly id: CategoryId;
  readonly parentId: CategoryId | null;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** Title of one part in this category ("Чип-резистор"), used in product titles. */
  readonly partTitle: LocalizedText;
  /** Position among the categories with the same parent. */
  readonly order: number;
  /** Attributes in display order. Empty for a category that only contains other categories. */
  readonly attributes: readonly CategoryAttribute[];
  /** Earlier slugs of the category, and slugs of categories merged into it. */
  readonly formerSlugs?: readonly string[];
  /** Hidden from menus, suggestions and search engines. The page still opens by its URL. */
  readonly isHidden?: true;
}

export interface Manufacturer {
  readonly id: BrandId;
  readonly slug: string;
  readonly name: string;
  readonly formerSlugs?: readonly string[];
  /** Hidden from menus, suggestions and search engines. The brand's page still opens by its URL. */
  readonly isHidden?: true;
}

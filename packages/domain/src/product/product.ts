import type { AttributeValues, BrandId, CategoryId } from '../category/category.ts';
import type { Quantity, UnitPrice } from '../money/money.ts';
import type { Brand } from '../shared/brand.ts';
import type { LocalizedText } from '../shared/locale.ts';

/** A positive 32-bit integer. API answers give it as a string of decimal digits in `_id`. */
export type ProductId = Brand<number, 'ProductId'>;

export interface PriceBreak {
  readonly minQuantity: Quantity;
  readonly unitPrice: UnitPrice;
}

/**
 * Prices by minimum quantity, in ascending order; the first price break starts at 1. The minimum order is the product's
 * `minQuantity`, not a price break. Never empty for a product that is sold.
 */
export type PriceBreaks = readonly PriceBreak[];

export const lifecycles = ['active', 'not_for_new_designs', 'end_of_life', 'obsolete'] as const;

export type Lifecycle = (typeof lifecycles)[number];

/** States of a product. `known`: customers can see and find it, but not buy it (product C2). */
export const publicationStates = ['draft', 'published', 'known', 'archived'] as const;

export type PublicationState = (typeof publicationStates)[number];

export const salesUnits = ['piece', 'metre', 'set', 'pack'] as const;

export type SalesUnit = (typeof salesUnits)[number];

export const productDocumentKinds = ['datasheet', 'certificate', 'drawing', 'model', 'other'] as const;

export interface ProductDocument {
  readonly kind: (typeof productDocumentKinds)[number];
  readonly title: string;
  readonly url: string;
}

/** All catalogue data of a product (product C2). Its stock is stored elsewhere, per warehouse. */
export interface Product {
  readonly id: ProductId;
  /** URL slug: lower-case Latin letters, digits, dashes; unique. */
  readonly seo: string;
  readonly mpn: string;
  readonly brandId: BrandId;
  readonly categoryId: CategoryId;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly tiers: PriceBreaks;
  /** Former unit price for one piece, shown in promotions; null = none. */
  readonly beforePrice: UnitPrice | null;
  readonly minQuantity: Quantity;
  readonly multiple: Quantity;
  readonly unit: SalesUnit;
  /** Name of the package as the shop writes it: `0603`, `SOIC-8`, `TO-220-3`. */
  readonly package: string | null;
  readonly weightMilligrams: number | null;
  readonly lifecycle: Lifecycle;
  readonly state: PublicationState;
  /** Country of origin, ISO 3166 alpha-2. */
  readonly country: string | null;
  /** Lead time in calendar days for pieces that are not in stock; null = they cannot be ordered. */
  readonly leadTimeDays: number | null;
  readonly attributes: AttributeValues;
  /** Products with the same group are variants of one part: other packings, or other values of the series. */
  readonly variantGroup: string | null;
  readonly series: string | null;
  readonly documents: readonly ProductDocument[];
  readonly images: readonly string[];
  readonly images360: readonly string[];
  readonly otherNumbers: Readonly<Record<string, string>>;
  readonly vatClass: 'standard' | 'reduced' | 'zero';
  readonly warrantyMonths: number | null;
  readonly customsDeclaration: string | null;
  readonly isMarked: boolean;
  /** How much customers want the product. Search ranks larger values first (C10). */
  readonly demand: number;
}

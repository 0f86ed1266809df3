import type { AttributeValues, BrandId, CategoryId } from '../category/category.ts';
import type { Quantity, UnitPrice } from '../money/money.ts';
import type { Brand } from '../shared/brand.ts';
import type { LocalizedText } from '../shared/locale.ts';

/** A positive 32-bit integer. In API answers, `_id` is its decimal digits. */
export type ProductId = Brand<number, 'ProductId'>;

export interface PriceTier {
  readonly minQuantity: Quantity;
  readonly unitPrice: UnitPrice;
}

/**
 * Ascending by minQuantity, starting at 1. A higher minimum order is the product's `minQuantity`, not the tier's. Never
 * empty for a sold product.
 */
export type PriceTiers = readonly PriceTier[];

export const lifecycles = ['active', 'not_for_new_designs', 'end_of_life', 'obsolete'] as const;

export type Lifecycle = (typeof lifecycles)[number];

/** `known`: shown and searchable, but not sold (product C2). */
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

/** All catalogue data of a product (product C2). Stock is stored separately, by warehouse. */
export interface Product {
  readonly id: ProductId;
  /** URL slug: lower-case Latin letters, digits, dashes; unique. */
  readonly seo: string;
  readonly mpn: string;
  readonly brandId: BrandId;
  readonly categoryId: CategoryId;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly tiers: PriceTiers;
  /** Former unit price at quantity 1, for promotions. */
  readonly beforePrice: UnitPrice | null;
  readonly minQuantity: Quantity;
  readonly multiple: Quantity;
  readonly unit: SalesUnit;
  /** Canonical package name: `0603`, `SOIC-8`, `TO-220-3`. */
  readonly package: string | null;
  readonly weightMilligrams: number | null;
  readonly lifecycle: Lifecycle;
  readonly state: PublicationState;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
  /** Lead time if not in stock; null = not available. */
  readonly leadTimeDays: number | null;
  readonly attributes: AttributeValues;
  /** Products in one group are variants of one part: other packing or another value of the series. */
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
  /** Demand for ranking; larger first (C10). */
  readonly demand: number;
}

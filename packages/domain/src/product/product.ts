import type { AttributeValues, BrandId, CategoryId } from '../category/category.ts';
import type { Quantity, UnitPrice } from '../money/money.ts';
import type { Brand } from '../shared/brand.ts';
import type { LocalizedText } from '../shared/locale.ts';

/** A positive 32-bit number; on the wire `_id` is its decimal digits. */
export type ProductId = Brand<number, 'ProductId'>;

export interface PriceTier {
  readonly minQuantity: Quantity;
  readonly unitPrice: UnitPrice;
}

/** Ascending by minQuantity; the first begins at 1 (a larger MOQ is `minQuantity` of the product, not of the tier). Never empty for a product that is sold. */
export type PriceTiers = readonly PriceTier[];

export type Lifecycle = 'active' | 'not_for_new_designs' | 'end_of_life' | 'obsolete';

/** `known`: shown and searchable, not sold (product C2). */
export type PublicationState = 'published' | 'draft' | 'archived' | 'known';

export type SalesUnit = 'piece' | 'metre' | 'set' | 'pack';

export interface ProductDocument {
  readonly kind: 'datasheet' | 'certificate' | 'drawing' | 'model' | 'other';
  readonly title: string;
  readonly url: string;
}

/** Everything about a product that the catalogue owns (product C2). Stock is kept apart, by warehouse. */
export interface Product {
  readonly id: ProductId;
  /** Address part: lower-case Latin, digits, dashes; unique for ever. */
  readonly seo: string;
  readonly mpn: string;
  readonly brandId: BrandId;
  readonly categoryId: CategoryId;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly tiers: PriceTiers;
  /** Former price of one piece at quantity 1, for promotions. */
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
  /** When not in stock; null: not to be had. */
  readonly leadTimeDays: number | null;
  readonly attributes: AttributeValues;
  /** Same part, other packing or series step: products that share a group are variants of one another. */
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
  /** How much it is asked for; larger first (ranking, C10). */
  readonly demand: number;
}

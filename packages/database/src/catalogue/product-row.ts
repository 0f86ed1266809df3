import type { AttributeValues, BrandId, CategoryId } from '@farad/domain/category';
import type { Quantity, UnitPrice } from '@farad/domain/money';
import type { PriceBreaks, Product, ProductCost, ProductId } from '@farad/domain/product';
import type { IndexedProduct } from '@farad/domain/search-query';
import { shownText, type LocalizedText } from '@farad/domain/shared';
import { sql, type Selectable } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import type { ProductTable } from './schema-products.ts';

/** A product with the quantity that the shop can sell now. */
export interface CatalogueProduct extends Product {
  /** Sum of on hand − reserved over all warehouses, in sales units. */
  readonly available: Quantity;
}

/**
 * SQL column `available` for a selection from `product`: on hand − reserved over all warehouses. 0 if the product is
 * not published.
 */
export const available = sql<number>`case when product.state = 'published' then coalesce((
  select sum(stock.on_hand - stock.reserved) from stock where stock.product_id = product.id), 0)::integer
  else 0 end`.as('available');

export const selectProducts = (handle: Handle) => handle.selectFrom('product').selectAll('product').select(available);

type ProductRow = Selectable<ProductTable> & { readonly available: number };

/** Returns the price breaks of a row, whose quantities and prices are two parallel arrays. */
export function tiersOf(row: Pick<ProductRow, 'tier_quantities' | 'tier_prices'>): PriceBreaks {
  return row.tier_quantities.map((minQuantity, index) => ({
    minQuantity: minQuantity as Quantity,
    // A table constraint makes both arrays equally long.
    unitPrice: row.tier_prices[index] as UnitPrice,
  }));
}

/** Columns of a left-joined `product_cost`. All are null if the cost is not known. */
export interface CostColumns {
  readonly cost_quantities: number[] | null;
  readonly cost_prices: number[] | null;
  readonly average: number | null;
  readonly average_pieces: number | null;
}

export const costColumns = [
  'product_cost.tier_quantities as cost_quantities',
  'product_cost.tier_prices as cost_prices',
  'product_cost.average',
  'product_cost.average_pieces',
] as const;

/** Returns the cost of a product for the shop, or null if it is not known. */
export const costOf = ({ cost_quantities, cost_prices, average, average_pieces }: CostColumns): ProductCost | null =>
  cost_quantities === null || cost_prices === null
    ? null
    : {
        tiers: tiersOf({ tier_quantities: cost_quantities, tier_prices: cost_prices }),
        average: average as UnitPrice | null,
        averagePieces: average_pieces ?? 0,
      };

export function productOf(row: ProductRow): CatalogueProduct {
  return {
    id: row.id,
    seo: row.seo,
    mpn: row.mpn,
    brandId: row.brand_id as BrandId,
    categoryId: row.category_id as CategoryId,
    title: shownText(row.title),
    description: shownText(row.description),
    tiers: tiersOf(row),
    // Only a product on sale has a current price, with which buyers compare the former one.
    beforePrice: row.state === 'published' ? row.before_price : null,
    minQuantity: row.min_quantity as Quantity,
    multiple: row.multiple as Quantity,
    unit: row.unit,
    package: row.package,
    weightMilligrams: row.weight_milligrams,
    lifecycle: row.lifecycle,
    state: row.state,
    country: row.country,
    leadTimeDays: row.lead_time_days,
    attributes: row.attributes,
    variantGroup: row.variant_group,
    series: row.series,
    documents: row.documents,
    images: row.images,
    images360: row.images360,
    otherNumbers: row.other_numbers,
    vatClass: row.vat_class,
    warrantyMonths: row.warranty_months,
    customsDeclaration: row.customs_declaration,
    isMarked: row.is_marked,
    demand: row.demand,
    available: row.available as Quantity,
  };
}

/**
 * Demand for the ranking of search results. End-of-life and obsolete products get −1. So they rank below products that
 * match as exactly and have as much stock (product C10).
 */
const rankedDemand = sql<number>`case when lifecycle in ('end_of_life', 'obsolete') then -1 else demand end`;

/** Selects the columns of shown products that the search index needs. */
export const selectIndexed = (handle: Handle) =>
  handle
    .selectFrom('product')
    .select(['id', 'category_id', 'brand_id', 'seo', 'mpn', 'title', 'tier_quantities', 'tier_prices'])
    .select(['min_quantity', 'multiple', 'variant_group', 'attributes', rankedDemand.as('demand')])
    .select(sql<boolean>`before_price is not null and state = 'published'`.as('has_before_price'))
    .select(available)
    .where('state', 'in', ['published', 'known']);

interface IndexedRow {
  readonly id: ProductId;
  readonly category_id: number;
  readonly brand_id: number;
  readonly seo: string;
  readonly mpn: string;
  readonly title: LocalizedText;
  readonly tier_quantities: number[];
  readonly tier_prices: number[];
  readonly min_quantity: number;
  readonly multiple: number;
  readonly demand: number;
  readonly variant_group: string | null;
  readonly attributes: AttributeValues;
  readonly has_before_price: boolean;
  readonly available: number;
}

export function indexedOf(row: IndexedRow): IndexedProduct {
  return {
    id: row.id,
    categoryId: row.category_id as CategoryId,
    brandId: row.brand_id as BrandId,
    seo: row.seo,
    mpn: row.mpn,
    title: shownText(row.title),
    tiers: tiersOf(row),
    minQuantity: row.min_quantity as Quantity,
    multiple: row.multiple as Quantity,
    available: row.available as Quantity,
    demand: row.demand,
    variantGroup: row.variant_group,
    hasBeforePrice: row.has_before_price,
    attributes: row.attributes,
  };
}

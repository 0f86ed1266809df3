import type { Quantity, UnitPrice } from '@farad/domain/money';
import type { Lifecycle, PriceBreaks, ProductId, PublicationState } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { available, tiersOf } from '../catalogue/product-row.ts';

/** The fields of a product that the totals of a parts list are computed from. */
export interface BomProduct {
  readonly id: ProductId;
  readonly mpn: string;
  readonly package: string | null;
  readonly tiers: PriceBreaks;
  readonly beforePrice: UnitPrice | null;
  readonly minQuantity: Quantity;
  readonly multiple: Quantity;
  readonly state: PublicationState;
  readonly lifecycle: Lifecycle;
  readonly leadTimeDays: number | null;
  readonly weightMilligrams: number | null;
  readonly variantGroup: string | null;
  readonly available: Quantity;
}

function selection(handle: Handle) {
  return handle
    .selectFrom('product')
    .select(['id', 'mpn', 'package', 'tier_quantities', 'tier_prices', 'before_price', 'min_quantity', 'multiple'])
    .select(['state', 'lifecycle', 'lead_time_days', 'weight_milligrams', 'variant_group', available])
    .where('state', 'in', ['published', 'known']);
}

const toProduct = (row: Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>): BomProduct => ({
  id: row.id,
  mpn: row.mpn,
  package: row.package,
  tiers: tiersOf(row),
  beforePrice: row.before_price,
  minQuantity: row.min_quantity as Quantity,
  multiple: row.multiple as Quantity,
  state: row.state,
  lifecycle: row.lifecycle,
  leadTimeDays: row.lead_time_days,
  weightMilligrams: row.weight_milligrams,
  variantGroup: row.variant_group,
  available: row.available as Quantity,
});

const groupSizeMax = 10;

/** Products as parts lists use them. Drafts and archived products are never read. */
export const bomProductQueries = (handle: Handle) => ({
  byIds: async (ids: readonly ProductId[]): Promise<ReadonlyMap<ProductId, BomProduct>> => {
    if (ids.length === 0) return new Map();
    const rows = await selection(handle)
      .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
      .execute();
    return new Map(rows.map((row) => [row.id, toProduct(row)]));
  },

  /**
   * Returns published products of variant groups, that is, packings of the same part. The limit is ten products times
   * the number of groups.
   */
  ofGroups: async (groups: readonly string[]): Promise<readonly BomProduct[]> => {
    if (groups.length === 0) return [];
    const rows = await selection(handle)
      .where(sql<boolean>`variant_group = any(${[...groups]}::text[])`)
      .where('state', '=', 'published')
      .orderBy('id')
      .limit(groups.length * groupSizeMax)
      .execute();
    return rows.map(toProduct);
  },
});

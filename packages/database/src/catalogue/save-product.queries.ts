import type { PriceBreaks, Product, ProductId } from '@farad/domain/product';
import type { Updateable } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import type { ProductTable } from './schema-products.ts';

/** The fields of a product that staff edit. */
export type SavedProduct = Omit<Product, 'id' | 'seo' | 'variantGroup' | 'images' | 'images360' | 'demand'>;

const tierColumns = (tiers: PriceBreaks) => ({
  tier_quantities: tiers.map(({ minQuantity }) => Number(minQuantity)),
  tier_prices: tiers.map(({ unitPrice }) => Number(unitPrice)),
});

const columnsOf = (product: SavedProduct) => ({
  mpn: product.mpn,
  brand_id: product.brandId,
  category_id: product.categoryId,
  title: JSON.stringify(product.title),
  description: JSON.stringify(product.description),
  ...tierColumns(product.tiers),
  before_price: product.beforePrice,
  min_quantity: product.minQuantity,
  multiple: product.multiple,
  unit: product.unit,
  package: product.package,
  weight_milligrams: product.weightMilligrams,
  lifecycle: product.lifecycle,
  state: product.state,
  country: product.country,
  lead_time_days: product.leadTimeDays,
  attributes: JSON.stringify(product.attributes),
  series: product.series,
  documents: JSON.stringify(product.documents),
  other_numbers: JSON.stringify(product.otherNumbers),
  vat_class: product.vatClass,
  warranty_months: product.warrantyMonths,
  customs_declaration: product.customsDeclaration,
  is_marked: product.isMarked,
});

/**
 * Saves changes of products by staff. Triggers record them in `product_change`, which updates the search index and
 * cached pages.
 */
export function saveProductQueries(handle: Handle) {
  const update = async (id: ProductId, values: Updateable<ProductTable>): Promise<void> => {
    await handle.updateTable('product').set(values).where('id', '=', id).execute();
  };
  return {
    add: async (seo: string, product: SavedProduct): Promise<ProductId> => {
      const row = await handle
        .insertInto('product')
        .values({ ...columnsOf(product), seo, variant_group: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },

    save: (id: ProductId, product: SavedProduct): Promise<void> => update(id, columnsOf(product)),
    setState: (id: ProductId, state: Product['state']): Promise<void> => update(id, { state }),
    setCategory: (id: ProductId, categoryId: number): Promise<void> => update(id, { category_id: categoryId }),
    setTiers: (id: ProductId, tiers: PriceBreaks): Promise<void> => update(id, tierColumns(tiers)),
  };
}

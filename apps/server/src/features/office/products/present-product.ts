import type { ProductChoices, StaffProduct, StaffProductRow } from '@farad/contract/office/catalogue/products';
import { tiersOf } from '@farad/database/catalogue/product-row';
import { staffProductQueries, type StaffProductRecord } from '@farad/database/catalogue/staff-product.queries';
import { unitPriceToRoubles, type UnitPrice } from '@farad/domain/money';
import { unitSymbols } from '@farad/domain/quantities';
import { locales, textIn, type Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import { presentFields, presentPrices, versionOf, type Definitions } from './product-fields.ts';

export const presentRow = (row: StaffProductRecord, locale: Locale): StaffProductRow => ({
  id: String(row.id),
  seo: row.seo,
  version: versionOf(row),
  mpn: row.mpn,
  brand: row.brand,
  category: textIn(row.categoryTitle, locale),
  categoryId: String(row.category_id),
  title: textIn(row.title, locale) || Object.values(row.title).find((text) => text !== '') || '',
  state: row.state,
  lifecycle: row.lifecycle,
  prices: presentPrices(tiersOf({ ...row })),
  available: row.free,
  missing: locales.filter((each) => (row.title[each] ?? '') === ''),
  photoCount: row.images.length,
  changedAt: row.changed_at.toISOString(),
});

/** Converts hundredths of a percent into percent. */
const inPercent = (hundredths: number): number => hundredths / 100;

/**
 * Returns purchase price and margin of a product in the form of the contract. It is only for staff who may see purchase
 * prices.
 */
export const presentCost = (cost: { readonly unitPrice: UnitPrice; readonly margin: number | null } | undefined) => ({
  purchasePrice: cost === undefined ? null : unitPriceToRoubles(cost.unitPrice),
  margin: cost === undefined || cost.margin === null ? null : inPercent(cost.margin),
});

export const presentProduct = (row: StaffProductRecord, definitions: Definitions, locale: Locale): StaffProduct => ({
  id: String(row.id),
  seo: row.seo,
  version: versionOf(row),
  fields: presentFields(row, definitions, locale),
  brand: row.brand,
  available: row.free,
  photoCount: row.images.length,
  changedAt: row.changed_at.toISOString(),
});

/** Returns the definitions of all product attributes by key. */
export const definitionsOf = ({ index }: Deps): Definitions =>
  new Map(index.frame().attributes.map((each) => [each.key, each]));

/**
 * Returns the options of the product form: brands, categories and attributes, and the change that the caller can undo.
 */
export async function showChoices({ db, index }: Deps, staffId: number, locale: Locale): Promise<ProductChoices> {
  const { brands, categories, attributes } = index.frame();
  const last = await staffProductQueries(db).lastBulk(staffId);
  return {
    brands: brands.map(({ id, name }) => ({ id: String(id), name })),
    categories: categories.map(({ id, parentId, title, attributes: own }) => ({
      id: String(id),
      parentId: parentId === null ? null : String(parentId),
      title: textIn(title, locale),
      attributes: own.map(({ key }) => key),
    })),
    attributes: attributes.map(({ key, kind, title, unit, valueTitles }) => ({
      key,
      kind,
      title: textIn(title, locale),
      unit: unit === null ? '' : unitSymbols[unit][locale === 'ru' ? 'ru' : 'international'],
      words: Object.values(valueTitles).map((each) => textIn(each, locale)),
    })),
    undoable: last === undefined ? null : { count: last.products.length, at: last.at.toISOString() },
  };
}

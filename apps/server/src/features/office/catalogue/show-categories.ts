import type { StaffCategory, StaffCategoryRow } from '@farad/contract/office/catalogue/categories';
import type { Handle } from '@farad/database/connection/connect';
import {
  staffCategoryQueries,
  type CategoryRow,
  type SavedCategory,
} from '@farad/database/catalogue/staff-category.queries';
import { categoriesBelow, type CategoryId } from '@farad/domain/category';
import { fail, ok, textIn, type Locale, type Result } from '@farad/domain/shared';

import { recordedText } from '#core/catalogue/recorded-text.ts';
import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { missingIn, versionOf, whole } from './change-frame.ts';

/** Returns the place of a category in the tree: its id, its parent and its order among siblings. */
export const placeOf = ({ id, parent_id: parentId, sort_order: order }: CategoryRow) => ({
  id: id as CategoryId,
  parentId: parentId as CategoryId | null,
  order,
});

export const savedOf = (row: CategoryRow): SavedCategory => ({
  slug: row.slug,
  title: whole(row.title),
  description: whole(row.description),
  partTitle: whole(row.part_title),
  isHidden: row.is_hidden,
  attributes: row.attributes,
});

const presentRow = (row: CategoryRow, index: CatalogueIndex, locale: Locale): StaffCategoryRow => ({
  id: String(row.id),
  parentId: row.parent_id === null ? null : String(row.parent_id),
  slug: row.slug,
  title: textIn(row.title, locale),
  missing: missingIn(row.title),
  isHidden: row.is_hidden,
  attributeCount: row.attributes.length,
  products: index.countOf(row.id as CategoryId).count,
});

/** Returns all categories as a flat list in which each category follows its parent. */
export async function listCategories({ db, index }: Deps, locale: Locale): Promise<StaffCategoryRow[]> {
  const rows = await staffCategoryQueries(db).all();
  const byId = new Map<number, CategoryRow>(rows.map((row) => [row.id, row]));
  const places = rows.map(placeOf);
  const walk = (parentId: CategoryId | null): CategoryRow[] =>
    categoriesBelow(places, parentId).flatMap(({ id }) => {
      const row = byId.get(id);
      return row === undefined ? [] : [row, ...walk(id)];
    });
  return walk(null).map((row) => presentRow(row, index, locale));
}

/** Returns one category with the data that staff can edit. */
export async function presentCategory(handle: Handle, row: CategoryRow): Promise<StaffCategory> {
  const queries = staffCategoryQueries(handle);
  const { slug, title, description, partTitle, isHidden, attributes } = savedOf(row);
  const below = (await queries.all()).filter(({ parent_id: parentId }) => parentId === row.id);
  return {
    id: String(row.id),
    version: versionOf(savedOf(row)),
    parentId: row.parent_id === null ? null : String(row.parent_id),
    fields: {
      slug,
      title,
      description,
      partTitle,
      isHidden,
      attributes: attributes.map(({ key, isFacet, isColumn, isIndexed }) => ({
        key,
        isFacet,
        isColumn,
        isIndexed: isIndexed === true,
      })),
    },
    formerSlugs: [...(await queries.formerSlugs(row.id))],
    products: await queries.countProducts(row.id),
    categories: below.length,
    coupons: await queries.countCoupons(row.id),
  };
}

export async function showCategory({ db }: Deps, categoryId: string): Promise<Result<StaffCategory, Failure>> {
  const id = readRowNumber(categoryId);
  const row = id === undefined ? undefined : await staffCategoryQueries(db).byId(id);
  return row === undefined ? fail({ code: 'not_found' }) : ok(await presentCategory(db, row));
}

const flagsOf = ({ key, isFacet, isColumn, isIndexed }: SavedCategory['attributes'][number]): string =>
  [key as string, isFacet && 'filter', isColumn && 'column', isIndexed === true && 'pages'].filter(Boolean).join(' ');

/** Returns a category's values in the form of the audit log. */
export const recordedCategory = (saved: SavedCategory) => ({
  ...recordedText('title', saved.title),
  ...recordedText('description', saved.description),
  ...recordedText('partTitle', saved.partTitle),
  slug: saved.slug,
  isHidden: saved.isHidden,
  attributes: saved.attributes.map(flagsOf),
});

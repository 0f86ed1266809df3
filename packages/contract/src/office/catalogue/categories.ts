import { frameLimits } from '@farad/domain/category';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { DoneAnswer, EmptyBody, LocaleName, RowId, Slug, Version } from '../../kit/wire.ts';
import { AttributeKey } from './attributes.ts';
import { Words, Title, NewSlug } from './frame-texts.ts';

const CategoryAttribute = z.strictObject({
  key: AttributeKey,
  isFacet: z.boolean(),
  isColumn: z.boolean(),
  /** True = each value of the attribute has its own page. A category has at most one such attribute. */
  isIndexed: z.boolean(),
});

export const CategoryFields = z.strictObject({
  title: Title,
  description: Words(frameLimits.description),
  /** Name for a single part of this category. */
  partTitle: Title,
  slug: Slug.max(frameLimits.slug),
  isHidden: z.boolean(),
  attributes: z.array(CategoryAttribute).max(100),
});

export type CategoryFields = z.infer<typeof CategoryFields>;

export const StaffCategoryRow = z.object({
  id: RowId,
  parentId: RowId.nullable(),
  slug: Slug,
  /** Title in the caller's language, otherwise in Russian. */
  title: z.string(),
  /** Languages without a name. */
  missing: z.array(LocaleName),
  isHidden: z.boolean(),
  attributeCount: z.int(),
  /** Number of shown products in the category and its descendants. */
  products: z.int(),
});

export type StaffCategoryRow = z.infer<typeof StaffCategoryRow>;

/** Parents before children, siblings in order. */
const StaffCategories = z.object({ categories: z.array(StaffCategoryRow) });

export const StaffCategory = z.object({
  id: RowId,
  version: Version,
  parentId: RowId.nullable(),
  fields: CategoryFields,
  /** Former addresses that redirect here. */
  formerSlugs: z.array(z.string()),
  /** Number of products of any state in the category itself. */
  products: z.int(),
  /** Number of direct subcategories. */
  categories: z.int(),
  coupons: z.int(),
});

export type StaffCategory = z.infer<typeof StaffCategory>;

const CreateCategoryBody = z.strictObject({
  parentId: RowId.nullable(),
  title: Title,
  /** Absent = derived from the name. */
  slug: NewSlug,
});

const SaveCategoryBody = z.strictObject({ version: Version, fields: CategoryFields });

/**
 * `place` = position among the new siblings, from 0; the category itself is not counted. Too large a number means the
 * end.
 */
const MoveCategoryBody = z.strictObject({ parentId: RowId.nullable(), place: z.int().min(0).max(100_000) });

/** The category's former position, so that the move can be undone. */
const MovedCategory = z.object({ before: z.object({ parentId: RowId.nullable(), place: z.int() }) });
const MergeCategoryBody = z.strictObject({ intoId: RowId });
const MergedCategory = z.object({ products: z.int() });

/** API calls about categories, for staff. */
export const officeCategoriesCalls = define({
  staffCategories: {
    method: 'GET',
    path: '/admin/categories',
    summary: 'All categories, each after the one it is below',
    answer: StaffCategories,
  },
  staffCategory: {
    method: 'GET',
    path: '/admin/categories/{categoryId}',
    summary: 'One category',
    answer: StaffCategory,
  },
  createCategory: {
    method: 'POST',
    path: '/admin/categories',
    summary: 'Add a category as the last below another',
    body: CreateCategoryBody,
    answer: StaffCategory,
  },
  saveCategory: {
    method: 'POST',
    path: '/admin/categories/{categoryId}',
    summary: 'Change a category; its former address leads to the new one',
    body: SaveCategoryBody,
    answer: StaffCategory,
  },
  moveCategory: {
    method: 'POST',
    path: '/admin/categories/{categoryId}/place',
    summary: 'Move a category with all below it; answers where it stood',
    body: MoveCategoryBody,
    answer: MovedCategory,
  },
  mergeCategory: {
    method: 'POST',
    path: '/admin/categories/{categoryId}/merge',
    summary: 'Make a category part of another: products, categories below it and its addresses go over',
    body: MergeCategoryBody,
    answer: MergedCategory,
  },
  deleteCategory: {
    method: 'POST',
    path: '/admin/categories/{categoryId}/delete',
    summary: 'Delete a category that nothing is in',
    body: EmptyBody,
    answer: DoneAnswer,
  },
});

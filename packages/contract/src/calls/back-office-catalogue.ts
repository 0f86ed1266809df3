import { allUnits } from '@farad/domain/category';
import { z } from 'zod';

import {
  BrandMergePreview,
  CreateAttributeBody,
  CreateBrandBody,
  CreateCategoryBody,
  MergeBrandsBody,
  MergeCategoryBody,
  MergedBrands,
  MergedCategory,
  MergedValues,
  MergeValuesBody,
  MoveCategoryBody,
  MovedCategory,
  SaveAttributeBody,
  SaveBrandBody,
  SaveCategoryBody,
  StaffAttribute,
  StaffAttributes,
  StaffBrand,
  StaffBrands,
  StaffCategories,
  StaffCategory,
  UnmergedBrands,
  attributeKinds,
} from '../back-office-catalogue.ts';
import { define } from '../call.ts';
import { DoneAnswer, EmptyBody } from '../staff.ts';
import { SearchText, ShortRowNumber } from '../query.ts';

const Choice = z.enum(['yes', 'no']).transform((choice) => choice === 'yes');

const categoryCalls = define({
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

const attributeCalls = define({
  staffAttributes: {
    method: 'GET',
    path: '/admin/attributes',
    summary: 'Parameters of products',
    answer: StaffAttributes,
    query: z.strictObject({
      text: SearchText.describe('Part of the key or of a name'),
      kind: z.enum(attributeKinds).optional().describe('A kind'),
      unit: z.enum(allUnits).optional().describe('A unit'),
      sort: z
        .enum(['title', 'key', 'categories'])
        .default('title')
        .describe('`title` (when absent), `key`, `categories`'),
      after: ShortRowNumber.optional().describe('`next` of the page before'),
    }),
  },
  staffAttribute: {
    method: 'GET',
    path: '/admin/attributes/{attributeId}',
    summary: 'One parameter with its values',
    answer: StaffAttribute,
  },
  createAttribute: {
    method: 'POST',
    path: '/admin/attributes',
    summary: 'Add a parameter; its key is for ever',
    body: CreateAttributeBody,
    answer: StaffAttribute,
  },
  saveAttribute: {
    method: 'POST',
    path: '/admin/attributes/{attributeId}',
    summary: 'Change a parameter; kind and unit are fixed once products have values',
    body: SaveAttributeBody,
    answer: StaffAttribute,
  },
  mergeAttributeValues: {
    method: 'POST',
    path: '/admin/attributes/{attributeId}/merge-values',
    summary: 'Make values of a choice other spellings of one',
    body: MergeValuesBody,
    answer: MergedValues,
  },
  deleteAttribute: {
    method: 'POST',
    path: '/admin/attributes/{attributeId}/delete',
    summary: 'Delete a parameter that no product has a value of',
    body: EmptyBody,
    answer: DoneAnswer,
  },
});

const brandCalls = define({
  staffBrands: {
    method: 'GET',
    path: '/admin/brands',
    summary: 'Brands',
    answer: StaffBrands,
    query: z.strictObject({
      text: SearchText.describe('Part of the name, of the address or of another spelling'),
      hidden: Choice.optional().describe('`yes` or `no`'),
      used: Choice.optional().describe('`no`: brands without shown products; `yes`: with'),
      sort: z
        .enum(['name', 'name_back', 'products', 'new'])
        .default('name')
        .describe('`name` (when absent), `name_back`, `products`, `new`'),
      after: ShortRowNumber.optional().describe('`next` of the page before'),
    }),
  },
  staffBrand: { method: 'GET', path: '/admin/brands/{brandId}', summary: 'One brand', answer: StaffBrand },
  createBrand: {
    method: 'POST',
    path: '/admin/brands',
    summary: 'Add a brand',
    body: CreateBrandBody,
    answer: StaffBrand,
  },
  saveBrand: {
    method: 'POST',
    path: '/admin/brands/{brandId}',
    summary: 'Change a brand; its former address leads to the new one',
    body: SaveBrandBody,
    answer: StaffBrand,
  },
  deleteBrand: {
    method: 'POST',
    path: '/admin/brands/{brandId}/delete',
    summary: 'Delete a brand that no product is of',
    body: EmptyBody,
    answer: DoneAnswer,
  },
  brandMergePreview: {
    method: 'GET',
    path: '/admin/brand-merges/preview',
    summary: 'What a merge of brands would do',
    answer: BrandMergePreview,
    query: z.strictObject({
      kept: ShortRowNumber.describe('Id of the brand that is kept'),
      ids: z
        .string()
        .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,19}$/)
        .transform((ids) => ids.split(',').map(Number))
        .describe('Ids of the others, with commas between'),
    }),
  },
  mergeBrands: {
    method: 'POST',
    path: '/admin/brand-merges',
    summary: 'Make brands other spellings of one; products whose numbers clash stay',
    body: MergeBrandsBody,
    answer: MergedBrands,
  },
  undoBrandMerge: {
    method: 'POST',
    path: '/admin/brand-merges/{mergeId}/undo',
    summary: 'Undo the last merge into a brand',
    body: EmptyBody,
    answer: UnmergedBrands,
  },
});

/** Categories, parameters and brands as staff keep them. */
export const backOfficeCatalogueCalls = { ...categoryCalls, ...attributeCalls, ...brandCalls };

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
} from '../back-office-catalogue.ts';
import { define } from '../call.ts';
import { DoneAnswer, EmptyBody } from '../staff.ts';

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
    queryNames: {
      text: 'Part of the key or of a name',
      kind: 'A kind',
      unit: 'A unit',
      sort: '`title` (when absent), `key`, `categories`',
      after: '`next` of the page before',
    },
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
    queryNames: {
      text: 'Part of the name, of the address or of another spelling',
      hidden: '`yes` or `no`',
      used: '`no`: brands without shown products; `yes`: with',
      sort: '`name` (when absent), `name_back`, `products`, `new`',
      after: '`next` of the page before',
    },
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
    queryNames: { kept: 'Id of the brand that is kept', ids: 'Ids of the others, with commas between' },
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

import { allUnits, attributeKeyForm, attributeKinds, frameLimits } from '@farad/domain/category';
import { inEachLocale } from '@farad/domain/shared';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { SearchText, ShortRowNumber } from '../../kit/query.ts';
import {
  DoneAnswer,
  EmptyBody,
  inEveryLocale,
  LineText,
  LocaleName,
  NextPage,
  PlainText,
  RowId,
  Slug,
  Version,
} from '../../kit/wire.ts';

/** Maximum number of brands merged at once. */
export const mergedBrandsMax = 20;

const Kind = z.enum(attributeKinds);
const Unit = z.enum(allUnits);
const Key = z.string().regex(attributeKeyForm);

const titleOf = (most: number) =>
  z.strictObject({
    ...inEachLocale(() => LineText.max(most)),
    ru: LineText.min(1).max(most),
  });

const Words = (most: number) => inEveryLocale(PlainText.max(most));

/** Russian is required. Languages without a translation show the Russian text. */
const Title = titleOf(frameLimits.title);

/** Part of a URL. Empty = derived from the name, where the call allows it. */
const NewSlug = z.union([z.literal(''), Slug.max(frameLimits.slug)]);

const CategoryAttribute = z.strictObject({
  key: Key,
  isFacet: z.boolean(),
  isColumn: z.boolean(),
  /** True = each value of the attribute has a page of its own. A category has at most one such attribute. */
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
  /** In the caller's language, otherwise in Russian. */
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

/** `place` = position among the new siblings, without the category itself. A larger number means last. */
const MoveCategoryBody = z.strictObject({ parentId: RowId.nullable(), place: z.int().min(0).max(100_000) });

/** The category's former position, so that the move can be undone. */
const MovedCategory = z.object({ before: z.object({ parentId: RowId.nullable(), place: z.int() }) });
const MergeCategoryBody = z.strictObject({ intoId: RowId });
const MergedCategory = z.object({ products: z.int() });

export const StaffAttributeRow = z.object({
  id: RowId,
  key: z.string(),
  kind: Kind,
  unit: Unit.nullable(),
  title: z.string(),
  missing: z.array(LocaleName),
  /** Number of categories with this attribute in their table. */
  categories: z.int(),
  /** Number of enum values with names. */
  values: z.int(),
});

export type StaffAttributeRow = z.infer<typeof StaffAttributeRow>;

const StaffAttributes = z.object({ attributes: z.array(StaffAttributeRow), next: NextPage });

const ValueText = LineText.min(1).max(frameLimits.value);

export const AttributeFields = z.strictObject({
  kind: Kind,
  unit: Unit.nullable(),
  title: Title,
  /** Enum values with their names by language. A value that is spelled alike in every language needs no name. */
  values: z.array(z.strictObject({ value: ValueText, title: titleOf(frameLimits.value) })).max(3000),
});

export type AttributeFields = z.infer<typeof AttributeFields>;

export const StaffAttribute = z.object({
  id: RowId,
  key: z.string(),
  version: Version,
  fields: AttributeFields,
  /** True = some product has a value of this attribute, so its kind and unit cannot change. */
  hasValues: z.boolean(),
  /** Number of shown products with a value. */
  products: z.int(),
  categories: z.array(z.object({ id: RowId, title: z.string() })),
  /** Values of shown products, most common first. Empty for attributes that are not enums. */
  used: z.array(z.object({ value: z.string(), count: z.int() })),
  /** Other spellings of values, which the shop has learned. */
  spellings: z.array(z.object({ spelling: z.string(), value: z.string() })),
});

export type StaffAttribute = z.infer<typeof StaffAttribute>;

const CreateAttributeBody = z.strictObject({ key: Key, kind: Kind, unit: Unit.nullable(), title: Title });
const SaveAttributeBody = z.strictObject({ version: Version, fields: AttributeFields });
const MergeValuesBody = z.strictObject({ from: z.array(ValueText).min(1).max(100), into: ValueText });

/** Number of products whose value changed. */
const MergedValues = z.object({ products: z.int() });

export const StaffBrandRow = z.object({
  id: RowId,
  name: z.string(),
  slug: Slug,
  country: z.string().nullable(),
  site: z.string(),
  isHidden: z.boolean(),
  /** Number of shown products. */
  products: z.int(),
  spellings: z.array(z.string()),
});

export type StaffBrandRow = z.infer<typeof StaffBrandRow>;

const StaffBrands = z.object({ brands: z.array(StaffBrandRow), next: NextPage });

const Spelling = LineText.min(1).max(frameLimits.spelling);

export const BrandFields = z.strictObject({
  name: LineText.min(1).max(frameLimits.title),
  slug: Slug.max(frameLimits.slug),
  isHidden: z.boolean(),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** Only http and https, because links of other schemes could run as scripts in a visitor's browser. */
  site: LineText.max(frameLimits.site).regex(/^(https?:\/\/\S+)?$/),
  description: Words(frameLimits.description),
  /** Other names of the brand in suppliers' files and customers' lists. */
  spellings: z.array(Spelling).max(300),
});

export type BrandFields = z.infer<typeof BrandFields>;

export const StaffBrand = z.object({
  id: RowId,
  version: Version,
  fields: BrandFields,
  formerSlugs: z.array(z.string()),
  /** Number of products of any state. */
  products: z.int(),
  /** The last merge into this brand; null = there is none that can still be undone. */
  merge: z.object({ id: RowId, at: z.string(), names: z.array(z.string()), products: z.int() }).nullable(),
});

export type StaffBrand = z.infer<typeof StaffBrand>;

const CreateBrandBody = z.strictObject({ name: BrandFields.shape.name, slug: NewSlug });
const SaveBrandBody = z.strictObject({ version: Version, fields: BrandFields });

const Brands = z.array(RowId).min(1).max(mergedBrandsMax);

/** What a merge would change. */
export const BrandMergePreview = z.object({
  /** Number of products in the brands that would be merged into this one. */
  products: z.int(),
  /**
   * Part numbers that several of these brands have: the first few, and how many there are. Such products are not moved.
   */
  clashes: z.object({ mpns: z.array(z.string()), count: z.int() }),
  /** True = the merge is small enough to be undone. */
  isUndoable: z.boolean(),
});

export type BrandMergePreview = z.infer<typeof BrandMergePreview>;

const MergeBrandsBody = z.strictObject({ keptId: RowId, ids: Brands });

export const MergedBrands = z.object({
  mergeId: RowId.nullable(),
  /** Number of products that were moved to the kept brand. */
  products: z.int(),
  /** Number of products that were not moved, because the kept brand already has their part numbers. */
  left: z.int(),
  /** Names of merged brands that still have products. */
  leftBrands: z.array(z.string()),
});

export type MergedBrands = z.infer<typeof MergedBrands>;

const UnmergedBrands = z.object({ products: z.int() });

const Choice = z.enum(['yes', 'no']).transform((choice) => choice === 'yes');

/** Calls of categories, attributes and brands, for staff. */
export const officeCatalogueCalls = define({
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

import { frameLimits } from '@farad/domain/category';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { SearchText, ShortRowNumber } from '../../kit/query.ts';
import { DoneAnswer, EmptyBody, LineText, NextPage, RowId, Slug, Version } from '../../kit/wire.ts';
import { Words, NewSlug } from './frame-texts.ts';

/** Maximum number of brands merged in one step. */
export const mergedBrandsMax = 20;

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

/** Changes that a merge would make. */
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

/** API calls about brands, for staff. */
export const officeBrandsCalls = define({
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

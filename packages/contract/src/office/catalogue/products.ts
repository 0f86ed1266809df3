import { attributeKinds } from '@farad/domain/category';
import { attributeTextMax } from '@farad/domain/import';
import {
  documentsMax,
  lifecycles,
  otherNumbersMax,
  priceBreaksMax,
  productDocumentKinds,
  productLimits,
  publicationStates,
} from '@farad/domain/product';
import { quantityMax } from '@farad/domain/quantities';
import { locales } from '@farad/domain/shared';
import { staffProductSorts } from '@farad/domain/staff';
import { textLengthMax } from '@farad/domain/translation';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { photoTypes } from '../../kit/file.ts';
import { SearchText, ShortRowNumber } from '../../kit/query.ts';
import {
  EmptyBody,
  inEveryLocale,
  LineText,
  LocaleName,
  NextPage,
  PlainText,
  ProductIdText,
  RowId,
  Slug,
  Unit,
  Version,
} from '../../kit/wire.ts';

/** Maximum number of photos of a product. */
export const photosMax = 20;

/** Path of a photo, as in `images` of a product. */
const PhotoPath = z.string().max(300);

const ProductImages = z.object({
  images: z.array(PhotoPath),
  isImagesHasPreview: z.boolean(),
});

const OrderImagesBody = z.strictObject({ images: z.array(PhotoPath).min(1).max(photosMax) });

const DeleteImageBody = z.strictObject({ image: PhotoPath });

export const vatClasses = ['standard', 'reduced', 'zero'] as const;

/** Maximum number of products changed in one call. */
export const bulkMax = 200;

const State = z.enum(publicationStates);

/** Roubles per piece, at most four decimals. */
export const PiecePrice = z
  .number()
  .min(0.0001)
  .max(100_000_000)
  .refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-3);

const Pieces = z.int().min(1).max(quantityMax);
export const ProductTier = z.strictObject({ quantity: Pieces, price: PiecePrice });
const Titles = inEveryLocale(LineText.max(textLengthMax.title));
const Descriptions = inEveryLocale(PlainText.max(textLengthMax.description));
const Word = (most: number) => LineText.max(most).nullable();
const Name = (most: number) => LineText.min(1).max(most);

/**
 * Only http, https and paths of this shop, because links of other schemes could run as scripts in a visitor's browser.
 */
const WebAddress = LineText.max(productLimits.documentUrl).regex(/^(https?:\/\/|\/)\S+$/);

/** All fields of a product that staff edit (product C2). Stock and photos have their own calls. */
export const ProductFields = z.strictObject({
  mpn: Name(productLimits.mpn),
  brandId: RowId,
  categoryId: RowId,
  title: Titles,
  description: Descriptions,
  state: State,
  lifecycle: z.enum(lifecycles),
  /** Price breaks in ascending order of quantity. The first is for one piece. */
  prices: z.array(ProductTier).max(priceBreaksMax),
  /** Former price of one piece. The shop shows it only while it is above the current price. */
  beforePrice: PiecePrice.nullable(),
  minQuantity: Pieces,
  multiple: Pieces,
  unit: Unit,
  package: Word(productLimits.package),
  /** Weight of one piece in milligrams. */
  weight: z.int().min(1).max(2_000_000_000).nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(new RegExp(`^[A-Z]{${productLimits.country}}$`))
    .nullable(),
  /** Days until the product arrives if it is not in stock; null = it cannot be ordered then. */
  leadTimeDays: z.int().min(0).max(1000).nullable(),
  /** Values as people write them, by attribute key: `4к7`, `5…40 В`, `true`. */
  attributes: z.record(z.string().max(60), LineText.max(attributeTextMax)),
  series: Word(productLimits.series),
  documents: z
    .array(
      z.strictObject({ kind: z.enum(productDocumentKinds), title: Name(productLimits.documentTitle), url: WebAddress }),
    )
    .max(documentsMax),
  /** Part numbers of other distributors. */
  otherNumbers: z
    .array(z.strictObject({ name: Name(productLimits.distributor), number: Name(productLimits.otherNumber) }))
    .max(otherNumbersMax),
  vatClass: z.enum(vatClasses),
  warrantyMonths: z.int().min(0).max(1200).nullable(),
  /** Number of the customs declaration. */
  customsDeclaration: Word(productLimits.customsDeclaration),
  /** True = sold with marking codes. */
  isMarked: z.boolean(),
});

export type ProductFields = z.infer<typeof ProductFields>;

export const StaffProductRow = z.object({
  id: ProductIdText,
  seo: Slug,
  version: Version,
  mpn: z.string(),
  brand: z.string(),
  category: z.string(),
  categoryId: RowId,
  /** In the caller's language, otherwise in Russian. */
  title: z.string(),
  state: State,
  lifecycle: z.enum(lifecycles),
  prices: ProductFields.shape.prices,
  available: z.int(),
  /** Languages without a title. */
  missing: z.array(LocaleName),
  photoCount: z.int(),
  /** Time of the product's last change. */
  changedAt: z.string(),
  /** Cost in roubles per piece; null = not known. Absent for staff who may not see costs. */
  purchasePrice: z.number().nullable().optional(),
  /** Margin in percent of the lowest price; null = no price or no known cost. */
  margin: z.number().nullable().optional(),
  /** Number of orders in the last ninety days. Present only if the query asks for it. */
  orders: z.int().optional(),
});

export type StaffProductRow = z.infer<typeof StaffProductRow>;

export const StaffProducts = z.object({
  products: z.array(StaffProductRow),
  next: NextPage,
  /** True = the text matches more products than the server examines. The list has the closest ones. */
  isCut: z.boolean(),
});

export type StaffProducts = z.infer<typeof StaffProducts>;

export const StaffProduct = z.object({
  id: ProductIdText,
  seo: Slug,
  version: Version,
  fields: ProductFields,
  brand: z.string(),
  /** Pieces on hand minus reserved pieces. */
  available: z.int(),
  photoCount: z.int(),
  changedAt: z.string(),
});

export type StaffProduct = z.infer<typeof StaffProduct>;

const CreateProductBody = z.strictObject({ fields: ProductFields });

/** True = the caller confirms prices below cost, or price changes beyond the limit in the settings. */
export const Confirmed = z.boolean().optional();

/** `version` = the version that the caller edited. */
export const SaveProductBody = z.strictObject({ version: Version, fields: ProductFields, isConfirmed: Confirmed });

export const BulkChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('state'), state: State }),
  z.strictObject({ kind: z.literal('category'), categoryId: RowId }),
  z.strictObject({
    kind: z.literal('price'),
    /** Multiplies each price, rounded half up to 0.0001 ₽. */
    factor: z
      .number()
      .min(0.01)
      .max(100)
      .refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6),
  }),
]);

export type BulkChange = z.infer<typeof BulkChange>;

export const ChangeProductsBody = z.strictObject({
  products: z
    .array(z.strictObject({ id: ProductIdText, version: Version }))
    .min(1)
    .max(bulkMax),
  change: BulkChange,
  isConfirmed: Confirmed,
});

/** Number of products changed. */
const ProductsChanged = z.object({ count: z.int() });

/** Brands, categories and attributes to choose from when a product is described. */
export const ProductChoices = z.object({
  brands: z.array(z.object({ id: RowId, name: z.string() })),
  /** Parents before children. */
  categories: z.array(
    z.object({ id: RowId, parentId: RowId.nullable(), title: z.string(), attributes: z.array(z.string()) }),
  ),
  attributes: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(attributeKinds),
      title: z.string(),
      /** Symbol of the unit. Empty = none. */
      unit: z.string(),
      /** Known values of the attribute, in the form that is shown. */
      words: z.array(z.string()),
    }),
  ),
  /** The caller's last bulk change; null = there is none that can still be undone. */
  undoable: z.object({ count: z.int(), at: z.string() }).nullable(),
});

export type ProductChoices = z.infer<typeof ProductChoices>;

/** API calls about products in any state and their photos, for staff (product C2, X). */
export const officeProductsCalls = define({
  addProductImage: {
    method: 'POST',
    path: '/catalog/products/{seo}/images',
    summary: 'Add a photo to a product: the body is the file',
    fileTypes: photoTypes,
    answer: ProductImages,
  },
  orderProductImages: {
    method: 'POST',
    path: '/catalog/products/{seo}/images/order',
    summary: "Put a product's photos in another order",
    body: OrderImagesBody,
    answer: ProductImages,
  },
  deleteProductImage: {
    method: 'POST',
    path: '/catalog/products/{seo}/images/delete',
    summary: 'Take a photo from a product',
    body: DeleteImageBody,
    answer: ProductImages,
  },
  staffProducts: {
    method: 'GET',
    path: '/admin/products',
    summary: 'Products in any state',
    answer: StaffProducts,
    query: z.strictObject({
      text: SearchText.describe('Part number, brand or words of the title'),
      category: ShortRowNumber.optional().describe('Id of a category, with all below it'),
      brand: ShortRowNumber.optional().describe('Id of a brand'),
      state: z.enum(publicationStates).optional().describe('A state'),
      stock: z.enum(['none', 'low']).optional().describe('`none` or `low`: ten pieces at most'),
      missing: z
        .enum(['any', ...locales])
        .optional()
        .describe('A language without a title, or `any`'),
      priced: z.literal('none').optional().describe('`none`: without a price'),
      margin: z
        .string()
        .regex(/^-?\d{1,5}(?:[.,]\d{1,2})?$/)
        .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
        .optional()
        .describe('Percent: below this margin of the cheapest price; for who may see purchase prices'),
      with: z.literal('orders').optional().describe('`orders`: those of the last ninety days are counted'),
      sort: z.enum(staffProductSorts).default('new').describe('`new` (when absent), `old`, `number`, `number_back`'),
      after: ShortRowNumber.optional().describe('`next` of the page before'),
    }),
  },
  productChoices: {
    method: 'GET',
    path: '/admin/product-choices',
    summary: 'Brands, categories and attributes to describe a product with',
    answer: ProductChoices,
  },
  staffProduct: { method: 'GET', path: '/admin/products/{productId}', summary: 'One product', answer: StaffProduct },
  createProduct: {
    method: 'POST',
    path: '/admin/products',
    summary: 'Add a product',
    body: CreateProductBody,
    answer: StaffProduct,
  },
  saveProduct: {
    method: 'POST',
    path: '/admin/products/{productId}',
    summary: 'Change a product; refused with the product as it is where somebody else changed it meanwhile',
    body: SaveProductBody,
    answer: StaffProduct,
  },
  changeProducts: {
    method: 'POST',
    path: '/admin/product-changes',
    summary: 'Change the state, the category or the prices of several products: all of them or none',
    body: ChangeProductsBody,
    answer: ProductsChanged,
  },
  undoProductChange: {
    method: 'POST',
    path: '/admin/product-changes/undo',
    summary: "Undo the caller's last change of several products, where nobody changed them since",
    body: EmptyBody,
    answer: ProductsChanged,
  },
});

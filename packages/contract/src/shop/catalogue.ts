import { analogueSources, analogueVerdicts } from '@farad/domain/analogue';
import { attributeKinds } from '@farad/domain/category';
import { lifecycles } from '@farad/domain/product';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { PriceMap, ProductIdText, Roubles, Slug, Unit } from '../kit/wire.ts';

export const WireAttributeValue = z.union([z.number(), z.tuple([z.number(), z.number()]), z.string(), z.boolean()]);

export type WireAttributeValue = z.infer<typeof WireAttributeValue>;

export const WireAttribute = z.object({
  key: z.string(),
  kind: z.enum(attributeKinds),
  unit: z.string().nullable(),
  title: z.string(),
  /** Titles of word values of an enum. Other values are shown as spelled. */
  valueTitles: z.record(z.string(), z.string()),
  isFacet: z.boolean(),
  isColumn: z.boolean(),
});

export type WireAttribute = z.infer<typeof WireAttribute>;

export const WireBrand = z.object({ slug: Slug, name: z.string() });

export const CategoryLink = z.object({ _id: z.string(), slug: Slug, title: z.string() });

export const WireCategory: z.ZodType<WireCategory> = z.object({
  _id: z.string(),
  categories_id: z.string().nullable(),
  title: z.string(),
  order: z.int(),
  slug: Slug,
  inStock: z.int(),
  count: z.int(),
  get children() {
    return z.array(WireCategory);
  },
});

/** Category of specification section 3, with extra fields for the pages. */
export interface WireCategory {
  _id: string;
  categories_id: string | null;
  title: string;
  order: number;
  slug: string;
  /** Number of products in stock in the category and its descendants. */
  inStock: number;
  /** Number of all products in the category and its descendants. */
  count: number;
  children: WireCategory[];
}

export const ProductCard = z.object({
  _id: ProductIdText,
  seo: Slug,
  mpn: z.string(),
  brand: WireBrand,
  category: z.object({ slug: Slug, title: z.string() }),
  title: z.string(),
  title_ru: z.string(),
  /** Quantity tiers for this caller, with their coefficient applied. */
  price: PriceMap,
  before_price: Roubles.nullable(),
  /** Pieces available now. */
  qty: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  unit: Unit,
  package: z.string().nullable(),
  lifecycle: z.enum(lifecycles),
  /** False = the part is known but not on sale. */
  isSold: z.boolean(),
  leadTimeDays: z.int().nullable(),
  attributes: z.record(z.string(), WireAttributeValue),
  images: z.array(z.string()),
});

export type ProductCard = z.infer<typeof ProductCard>;

export const CategoryAnswer = z.object({
  category: z.object({
    _id: z.string(),
    slug: Slug,
    title: z.string(),
    description: z.string(),
    /** True = hidden from search engines. */
    isHidden: z.boolean(),
    count: z.int(),
    inStock: z.int(),
  }),
  breadcrumbs: z.array(CategoryLink),
  children: z.array(WireCategory),
  attributes: z.array(WireAttribute),
  /** Values with pages of their own, `/catalog/<category>/<slug>` (product C15); null = none. */
  indexed: z
    .object({
      key: z.string(),
      /** Title of the attribute: "Package". */
      title: z.string(),
      values: z.array(
        z.object({
          slug: Slug,
          title: z.string(),
          /** True = the title is a word of the page's language, not a trade term. */
          isWord: z.boolean(),
          /** Values for the filter: spellings that differ only in case and punctuation. */
          values: z.array(z.string()),
          count: z.int(),
        }),
      ),
    })
    .nullable(),
});

export type CategoryAnswer = z.infer<typeof CategoryAnswer>;

export const ProductAnswer = z.object({
  product: ProductCard.extend({
    description: z.string(),
    images360: z.array(z.string()),
    isImagesHasPreview: z.boolean(),
    series: z.string().nullable(),
    weightMilligrams: z.int().nullable(),
    country: z.string().nullable(),
    warrantyMonths: z.int().nullable(),
    documents: z.array(
      z.object({
        kind: z.string(),
        title: z.string(),
        url: z.string(),
        /** False = the URL is http, so others can read and change the requests. */
        isProtected: z.boolean(),
      }),
    ),
    /** The maker's own page or search for the part (`part`), or its site (`home`); null = not known. */
    makerDocuments: z.object({ kind: z.enum(['part', 'home']), maker: z.string(), url: z.string() }).nullable(),
    otherNumbers: z.record(z.string(), z.string()),
    /** Other packings and series of the same part (specification: variant_products). */
    variant_products: z.array(ProductCard),
  }),
  attributes: z.array(WireAttribute),
  breadcrumbs: z.array(CategoryLink),
});

export type ProductAnswer = z.infer<typeof ProductAnswer>;

export const InArrayBody = z.object({
  seo: z.array(z.string().max(200)).max(200),
  /** Given by the specification and ignored: the coefficient comes from the session. */
  userPricesKoef: z.unknown().optional(),
});

export const InArrayAnswer = z.array(
  z.object({
    _id: ProductIdText,
    seo: Slug,
    title: z.string(),
    description_short: z.string(),
    qty: z.int(),
    price: PriceMap,
  }),
);

export const RandomCategoriesBody = z.object({ count: z.int().min(1).max(20).default(8) });

/** Limit of analogues in an answer. */
export const analoguesMax = 24;

export const AnaloguesAnswer = z.object({
  /** Best first: by verdict, then stock, then lower price. */
  analogues: z
    .array(
      z.object({
        product: ProductCard,
        verdict: z.enum(analogueVerdicts),
        source: z.enum(analogueSources),
        /** True = listed as a pair, or certain by the kind of part. */
        isPinCompatible: z.boolean(),
        /** In the order of the category's table. */
        parameters: z.array(
          z.object({
            key: z.string(),
            verdict: z.enum(['equal', 'better', 'worse', 'unknown']),
            /** True = larger or smaller is better. Otherwise `worse` means different. */
            isGraded: z.boolean(),
          }),
        ),
      }),
    )
    .max(analoguesMax),
});

export type AnaloguesAnswer = z.infer<typeof AnaloguesAnswer>;

/** Products often ordered together with a product. Empty until there are enough orders. */
const BoughtTogetherAnswer = z.object({ products: z.array(ProductCard).max(12) });

/** Manufacturers with products in the catalogue (product C14). */
export const ManufacturersAnswer = z.array(
  z.object({ slug: Slug, name: z.string(), count: z.int(), inStock: z.int() }),
);

export type ManufacturersAnswer = z.infer<typeof ManufacturersAnswer>;

export const ManufacturerAnswer = z.object({
  slug: Slug,
  name: z.string(),
  /** In the caller's language. Empty = not written yet. */
  description: z.string(),
  /** True = hidden from search engines. */
  isHidden: z.boolean(),
  count: z.int(),
  inStock: z.int(),
  /** Leaf categories with its products, largest first. */
  categories: z.array(z.object({ slug: Slug, title: z.string(), count: z.int(), inStock: z.int() })),
  /** By demand, with those in stock first. */
  products: z.array(ProductCard),
});

export type ManufacturerAnswer = z.infer<typeof ManufacturerAnswer>;

export const ProductCards = z.array(ProductCard);

/** Limit of products requested by address at once (recently viewed). */
export const askedCardsMax = 20;

/** Calls of categories, manufacturers and products. */
export const catalogueCalls = define({
  randomCategories: {
    method: 'POST',
    path: '/categoriespublic/random',
    summary: 'Random categories for the header',
    body: RandomCategoriesBody,
    answer: z.array(WireCategory),
  },
  productsInArray: {
    method: 'POST',
    path: '/productspublic/inarray',
    summary: 'Products by their address parts',
    body: InArrayBody,
    answer: InArrayAnswer,
  },
  categories: {
    method: 'GET',
    path: '/catalog/categories',
    summary: 'The category tree with live counts',
    answer: z.array(WireCategory),
  },
  category: { method: 'GET', path: '/catalog/categories/{slug}', summary: 'One category', answer: CategoryAnswer },
  product: { method: 'GET', path: '/catalog/products/{seo}', summary: 'One product', answer: ProductAnswer },
  analogues: {
    method: 'GET',
    path: '/catalog/products/{seo}/analogues',
    summary: 'What may stand in for a product, with a verdict on each parameter',
    answer: AnaloguesAnswer,
  },
  boughtTogether: {
    method: 'GET',
    path: '/catalog/products/{seo}/bought-together',
    summary: 'What is often ordered together with a product',
    answer: BoughtTogetherAnswer,
  },
  productCards: {
    method: 'GET',
    path: '/lists/cards',
    summary: 'Cards of the products named by `seo`',
    answer: ProductCards,
    query: z.object({ seo: z.array(z.string()).optional().describe('Address parts of products') }),
  },
  manufacturers: {
    method: 'GET',
    path: '/catalog/manufacturers',
    summary: 'Manufacturers with counts',
    answer: ManufacturersAnswer,
  },
  manufacturer: {
    method: 'GET',
    path: '/catalog/manufacturers/{slug}',
    summary: 'One manufacturer with its categories',
    answer: ManufacturerAnswer,
  },
});

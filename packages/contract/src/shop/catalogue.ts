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
  /** Titles of an enum's values in the caller's language. Values without a title are shown as they are. */
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

/** A category (specification, section 3) with further fields for the pages. */
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
  /** Price breaks for the caller, with the caller's coefficient applied. */
  price: PriceMap,
  before_price: Roubles.nullable(),
  /** Pieces that can be ordered now. */
  qty: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  unit: Unit,
  package: z.string().nullable(),
  lifecycle: z.enum(lifecycles),
  /** False = the shop knows the part but does not sell it. */
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
  /** Attribute whose values have their own pages, `/catalog/<category>/<slug>` (product C15); null = none. */
  indexed: z
    .object({
      key: z.string(),
      /** Title of the attribute: "Package". */
      title: z.string(),
      values: z.array(
        z.object({
          slug: Slug,
          title: z.string(),
          /** True = the title is a word in the page's language. False = it is a trade term, equal in all languages. */
          isWord: z.boolean(),
          /** Values to filter by: spellings of this value that differ only in case and punctuation. */
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
        /** False = the URL is http, so others in the network can read and change the traffic. */
        isProtected: z.boolean(),
      }),
    ),
    /** Page or search of the maker for this part (`part`), or the maker's home page (`home`); null = not known. */
    makerDocuments: z.object({ kind: z.enum(['part', 'home']), maker: z.string(), url: z.string() }).nullable(),
    otherNumbers: z.record(z.string(), z.string()),
    /** Other packings of the part, and other parts of its series (specification: variant_products). */
    variant_products: z.array(ProductCard),
  }),
  attributes: z.array(WireAttribute),
  breadcrumbs: z.array(CategoryLink),
});

export type ProductAnswer = z.infer<typeof ProductAnswer>;

export const InArrayBody = z.object({
  seo: z.array(z.string().max(200)).max(200),
  /** The specification has this field, but the server ignores it: the coefficient comes from the session. */
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

/** Maximum number of analogues in an answer. */
export const analoguesMax = 24;

export const AnaloguesAnswer = z.object({
  /** Analogues, best first: by verdict, then those in stock, then by price, lowest first. */
  analogues: z
    .array(
      z.object({
        product: ProductCard,
        verdict: z.enum(analogueVerdicts),
        source: z.enum(analogueSources),
        /** True = the parts are known as replacements for each other, or all parts of their kind have the same pins. */
        isPinCompatible: z.boolean(),
        /** Compared parameters, in the order of the category's table. */
        parameters: z.array(
          z.object({
            key: z.string(),
            verdict: z.enum(['equal', 'better', 'worse', 'unknown']),
            /** True = a larger (or a smaller) value is better. False = `worse` means only that the values differ. */
            isGraded: z.boolean(),
          }),
        ),
      }),
    )
    .max(analoguesMax),
});

export type AnaloguesAnswer = z.infer<typeof AnaloguesAnswer>;

/** Products that are often ordered together with a product. Empty = there are too few orders to tell. */
const BoughtTogetherAnswer = z.object({ products: z.array(ProductCard).max(12) });

/** Manufacturers with products in the catalogue (product C14). */
export const ManufacturersAnswer = z.array(
  z.object({ slug: Slug, name: z.string(), count: z.int(), inStock: z.int() }),
);

export type ManufacturersAnswer = z.infer<typeof ManufacturersAnswer>;

export const ManufacturerAnswer = z.object({
  slug: Slug,
  name: z.string(),
  /** Description in the caller's language. Empty = not written yet. */
  description: z.string(),
  /** True = hidden from search engines. */
  isHidden: z.boolean(),
  count: z.int(),
  inStock: z.int(),
  /** Leaf categories that contain products of the manufacturer, those with the most products first. */
  categories: z.array(z.object({ slug: Slug, title: z.string(), count: z.int(), inStock: z.int() })),
  /** Products of the manufacturer: those in stock first, then by demand. */
  products: z.array(ProductCard),
});

export type ManufacturerAnswer = z.infer<typeof ManufacturerAnswer>;

export const ProductCards = z.array(ProductCard);

/** Maximum number of products that one call returns by their addresses (recently viewed products). */
export const askedCardsMax = 20;

/** API calls about categories, manufacturers and products. */
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

import { z } from 'zod';

import { define } from '../kit/call.ts';
import { TextQuery } from '../kit/query.ts';
import { PriceMap, ProductIdText, Slug, Unit, WireQuantity } from '../kit/wire.ts';
import { ProductCard, WireAttribute, WireBrand } from './catalogue.ts';

export const WireAttributeFacet = z.object({
  key: z.string(),
  values: z.array(
    z.object({ value: z.union([z.string(), z.number(), z.boolean()]), count: z.int(), isTicked: z.boolean() }),
  ),
  bounds: z.object({ from: z.number(), to: z.number() }).nullable(),
  selected: z.object({ from: z.number().nullable(), to: z.number().nullable() }).nullable(),
  filled: z.int(),
  histogram: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
});

export type WireAttributeFacet = z.infer<typeof WireAttributeFacet>;

/** Parts of the search text that were understood as parameters (product C7). */
export const SearchReading = z.array(
  z.object({
    /** Meaning of the part: `10 кОм`, `Чип-резисторы`. */
    title: z.string(),
    /** The part as it was typed. */
    source: z.string(),
    /** Name of the parameter. Empty if the part means a kind of product or a maker. */
    about: z.string(),
    /** True = a typing mistake in the part was corrected: `htpbcnjh`, `ризистор`. */
    isCorrected: z.boolean(),
    /** The search text without this part. */
    textWithout: z.string(),
    /** Search text that has this part in quotation marks, so that it is searched for literally; null = not possible. */
    textAsTyped: z.string().nullable(),
    /**
     * A wider condition and the search text for it: a rating as a minimum (`≥ 50 В`), a tolerance as a maximum. null =
     * none.
     */
    wider: z.object({ title: z.string(), text: z.string() }).nullable(),
  }),
);

export type SearchReading = z.infer<typeof SearchReading>;

/** Correction of a search text that matches almost nothing as typed (product C8). */
export const SearchCorrection = z.object({
  /** The text as typed. With the parameter `asTyped=1` the search uses it without correction. */
  from: z.string(),
  to: z.string(),
  /**
   * True = nothing matches the typed text, so all products match `to`. False = products that match the typed text come
   * first, then those that match `to`.
   */
  isInstead: z.boolean(),
});

export type SearchCorrection = z.infer<typeof SearchCorrection>;

/**
 * Why a product has its place in the list (product C10). Products are ordered by these fields, by the first field
 * first.
 */
export const ProductScore = z.object({
  _id: ProductIdText,
  isCorrected: z.boolean(),
  match: z.enum(['exact', 'meaning', 'prefix', 'infix', 'words', 'any']),
  isInStock: z.boolean(),
  demand: z.number(),
});

export const ProductListAnswer = z.object({
  count: z.int(),
  inStockCount: z.int(),
  limit: z.int(),
  skip: z.int(),
  /** From 1. A page beyond the last one is empty. */
  page: z.int(),
  pages: z.int(),
  /** Value of `after` for the next page; null = the last page. Unlike `page`, it is equally fast for every page. */
  next: z.string().nullable(),
  quantity: WireQuantity,
  products: z.array(ProductCard),
  /** Attributes of the viewed category, or of the category that most products belong to. Empty = none. */
  attributes: z.array(WireAttribute),
  facets: z.array(WireAttributeFacet),
  /**
   * Category that `attributes` belong to, if the list also has products of other categories; null = a category is
   * chosen, or the list has only one.
   */
  mostlyOf: Slug.nullable(),
  brands: z.array(z.object({ slug: Slug, name: z.string(), count: z.int(), isTicked: z.boolean() })),
  categories: z.array(z.object({ slug: Slug, title: z.string(), count: z.int() })),
  /** The filter as the server understood it: query parameters in the order of the canonical URL. */
  understood: z.array(z.tuple([z.string(), z.string()])),
  reading: SearchReading,
  /**
   * False = the text was understood, but no product has these parameters. The products were found by the letters of the
   * text.
   */
  isMeaningFound: z.boolean(),
  /** Correction of the search text; null = the text was used as typed. */
  correction: SearchCorrection.nullable(),
  /** Parts of the search text that match no product. They were ignored. */
  dropped: z.array(z.string()),
  /** Ratings in the search text that no product has exactly. The found products have higher ones. */
  atLeast: z.array(z.string()),
  /**
   * Ratings in the search text (such as `50V`) that few products have exactly. Products with higher ratings follow
   * them.
   */
  withMargin: z.array(z.string()),
  /**
   * A value in the search text that no product has (`asked`), and the nearest values, which the list shows; null =
   * none.
   */
  nearValue: z.object({ asked: z.string(), shown: z.array(z.string()) }).nullable(),
  /**
   * A part number in the search text that does not exist, with similar part numbers. They are not in the list. null =
   * none.
   */
  missing: z.object({ number: z.string(), near: z.array(ProductCard) }).nullable(),
  /** Only with `debug=1`: one entry for each product, in the same order. */
  scores: z.array(ProductScore).optional(),
});

export type ProductListAnswer = z.infer<typeof ProductListAnswer>;

/** Maximum number of suggestions of each kind. */
export const suggestedMax = { products: 6, categories: 3, brands: 3 } as const;

export const SuggestAnswer = z.object({
  products: z
    .array(
      z.object({
        seo: Slug,
        mpn: z.string(),
        brand: z.string(),
        title: z.string(),
        package: z.string().nullable(),
        categorySlug: Slug,
        /** Pieces that can be ordered now. */
        qty: z.int(),
        unit: Unit,
        /** False = the shop knows the part but does not sell it. */
        isSold: z.boolean(),
        price: PriceMap,
      }),
    )
    .max(suggestedMax.products),
  categories: z
    .array(
      z.object({
        slug: Slug,
        title: z.string(),
        count: z.int(),
        /** Conditions understood from the text: `10 кОм, 0603`. Empty = only the category's name was typed. */
        conditions: z.string(),
        /** The conditions as query parameters of the category's URL. */
        query: z.array(z.tuple([z.string(), z.string()])),
      }),
    )
    .max(suggestedMax.categories),
  brands: z.array(WireBrand).max(suggestedMax.brands),
});

export type SuggestAnswer = z.infer<typeof SuggestAnswer>;

const CountAnswer = z.object({ count: z.int(), inStockCount: z.int() });

/** Another search to offer: its query parameters, and the number of products that it finds. */
const OtherSearch = z.object({
  title: z.string(),
  count: z.int(),
  query: z.array(z.tuple([z.string(), z.string()])),
});

/** Help for a search that finds almost nothing (product C10). Texts are in the caller's language. */
export const SearchHelp = z.object({
  nearest: z.array(
    z.object({
      /** The requested value: `4,73 кОм`. */
      asked: z.string(),
      /**
       * Nearest values of the preferred number series (E6, E12 …), coarsest series first. Empty if the value is such a
       * number.
       */
      series: z.array(z.object({ name: z.string(), title: z.string() })),
      /** Nearest values of the products that meet the other conditions, ascending. */
      existing: z.array(OtherSearch),
    }),
  ),
  /** The same search with a wider condition: a rating as a minimum (`≥ 50 В`), or a tolerance as a maximum. */
  widened: z.array(OtherSearch),
  /** The same search without one of its conditions. Only searches that find something are listed. */
  dropped: z.array(OtherSearch),
});

export type SearchHelp = z.infer<typeof SearchHelp>;

/** API calls about product search by text and parameters. */
export const searchCalls = define({
  products: {
    method: 'GET',
    path: '/catalog/products',
    summary: 'Find products by text and parameters',
    answer: ProductListAnswer,
    hasFilterQuery: true,
    hasListSwitches: true,
  },
  searchHelp: {
    method: 'GET',
    path: '/catalog/help',
    summary: 'Nearest values and conditions to drop, where hardly anything is found',
    answer: SearchHelp,
    hasFilterQuery: true,
    hasListSwitches: true,
  },
  suggest: {
    method: 'GET',
    path: '/catalog/suggest',
    summary: 'Products, categories and brands for a text that is being typed',
    answer: SuggestAnswer,
    query: TextQuery,
  },
  countProducts: {
    method: 'GET',
    path: '/catalog/count',
    summary: 'How many products a filter finds',
    answer: CountAnswer,
    hasFilterQuery: true,
  },
});

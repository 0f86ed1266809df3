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

/** Parts of the text that were read as parameters (product C7). */
export const SearchReading = z.array(
  z.object({
    /** Its meaning: `10 кОм`, `Чип-резисторы`. */
    title: z.string(),
    /** The part of the text as typed. */
    source: z.string(),
    /** Name of the parameter. Empty for kinds of parts and makers. */
    about: z.string(),
    /** True = the word was corrected: `htpbcnjh`, `ризистор`. */
    isCorrected: z.boolean(),
    /** The text without this part. */
    textWithout: z.string(),
    /** The text that searches for this part literally (in quotation marks). */
    textAsTyped: z.string().nullable(),
    /** A rating as minimum, or a tolerance as maximum: `≥ 50 В`, and the text that searches so. */
    wider: z.object({ title: z.string(), text: z.string() }).nullable(),
  }),
);

export type SearchReading = z.infer<typeof SearchReading>;

/** Correction of a text that almost nothing matches as typed (product C8). */
export const SearchCorrection = z.object({
  /** As typed. `asTyped=1` searches for it literally. */
  from: z.string(),
  to: z.string(),
  /**
   * True = nothing matches the typed text, so all products are for `to`. False = products for `to` come after the
   * others.
   */
  isInstead: z.boolean(),
});

export type SearchCorrection = z.infer<typeof SearchCorrection>;

/** Ranking of a product (product C10): products are ordered by these numbers, the first one first. */
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
  /** Value of `after` for the next page. Its cost does not grow with the page number. null = the last page. */
  next: z.string().nullable(),
  quantity: WireQuantity,
  products: z.array(ProductCard),
  /** Attributes of the viewed category, or of the category of most products. Empty = none. */
  attributes: z.array(WireAttribute),
  facets: z.array(WireAttributeFacet),
  /** Category of the attributes, if the list also has products of others; null = there is only one. */
  mostlyOf: Slug.nullable(),
  brands: z.array(z.object({ slug: Slug, name: z.string(), count: z.int(), isTicked: z.boolean() })),
  categories: z.array(z.object({ slug: Slug, title: z.string(), count: z.int() })),
  /** The filter as understood, in the order of the canonical URL. */
  understood: z.array(z.tuple([z.string(), z.string()])),
  reading: SearchReading,
  /** False = the text was understood, but nothing matches its meaning: products only match its letters. */
  isMeaningFound: z.boolean(),
  /** null = the text was searched as typed. */
  correction: SearchCorrection.nullable(),
  /** Parts of the text that nothing matches: the products match the rest. */
  dropped: z.array(z.string()),
  /** Ratings of the text that no product has exactly: the products have higher ones. */
  atLeast: z.array(z.string()),
  /** Ratings in the query (such as `50V`) with few exact matches; products with higher ratings follow in the list. */
  withMargin: z.array(z.string()),
  /** A requested value that no part of its kind has, with the nearest existing values in the list; null = none. */
  nearValue: z.object({ asked: z.string(), shown: z.array(z.string()) }).nullable(),
  /** A requested part number that does not exist, with similar ones apart from the products; null = none. */
  missing: z.object({ number: z.string(), near: z.array(ProductCard) }).nullable(),
  /** Only with `debug=1`, in the order of the products. */
  scores: z.array(ProductScore).optional(),
});

export type ProductListAnswer = z.infer<typeof ProductListAnswer>;

/** Limit of suggested rows of each kind. */
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
        /** Pieces available now. */
        qty: z.int(),
        unit: Unit,
        /** False = the part is known but not on sale. */
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
        /** The same as query parameters of the category's URL. */
        query: z.array(z.tuple([z.string(), z.string()])),
      }),
    )
    .max(suggestedMax.categories),
  brands: z.array(WireBrand).max(suggestedMax.brands),
});

export type SuggestAnswer = z.infer<typeof SuggestAnswer>;

const CountAnswer = z.object({ count: z.int(), inStockCount: z.int() });

/** Another search: query parameters of a list, and its number of products. */
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
      /** Nearest preferred numbers, coarsest series first. Empty if the value is one. */
      series: z.array(z.object({ name: z.string(), title: z.string() })),
      /** Nearest existing values in the catalogue under the other conditions, ascending. */
      existing: z.array(OtherSearch),
    }),
  ),
  /** The same search with a rating as minimum, or a tolerance as maximum: `≥ 50 В`. */
  widened: z.array(OtherSearch),
  /** The same search with one condition less, if that finds something. */
  dropped: z.array(OtherSearch),
});

export type SearchHelp = z.infer<typeof SearchHelp>;

/** Calls of product search by text and parameters. */
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

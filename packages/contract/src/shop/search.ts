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

/** Pieces of the text that were understood as parameters (product C7). */
export const SearchReading = z.array(
  z.object({
    /** What it means: `10 кОм`, `Чип-резисторы`. */
    title: z.string(),
    /** The piece as typed. */
    source: z.string(),
    /** Name of the parameter; empty for kinds of parts and makers. */
    about: z.string(),
    /** A word that was spelled otherwise: `htpbcnjh`, `ризистор`. */
    isCorrected: z.boolean(),
    /** The text without the piece. */
    textWithout: z.string(),
    /** The text in which the piece is looked for as it was typed (between quotation marks). */
    textAsTyped: z.string().nullable(),
    /** A rating as at least, a tolerance as at most: `≥ 50 В`, and the text that asks so. */
    wider: z.object({ title: z.string(), text: z.string() }).nullable(),
  }),
);

export type SearchReading = z.infer<typeof SearchReading>;

/** What a text that hardly anything has as it was typed was taken for (product C8). */
export const SearchCorrection = z.object({
  /** As typed; asked with `asTyped=1` it is taken literally. */
  from: z.string(),
  to: z.string(),
  /** True: nothing has it as typed, all products are for `to`. False: those for `to` come after the others. */
  isInstead: z.boolean(),
});

export type SearchCorrection = z.infer<typeof SearchCorrection>;

/** Why a product stands where it stands (product C10): ordered by these parts, from the first on. */
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
  /** From 1; a page beyond the last is empty and honest about it. */
  page: z.int(),
  pages: z.int(),
  /** Given back as `after` it leads to the next page, at the same cost however deep in the list; null: this is the last. */
  next: z.string().nullable(),
  quantity: WireQuantity,
  products: z.array(ProductCard),
  /** Attributes of the category that is looked at, or that most products are of; empty where there is none. */
  attributes: z.array(WireAttribute),
  facets: z.array(WireAttributeFacet),
  /** The attributes are of this category and products of others are in the list too; null: there is only one. */
  mostlyOf: Slug.nullable(),
  brands: z.array(z.object({ slug: Slug, name: z.string(), count: z.int(), isTicked: z.boolean() })),
  categories: z.array(z.object({ slug: Slug, title: z.string(), count: z.int() })),
  /** The filter as it was understood, in the order of the canonical address. */
  understood: z.array(z.tuple([z.string(), z.string()])),
  reading: SearchReading,
  /** False: the text was understood, but nothing is what it means; what is found has its letters only. */
  isMeaningFound: z.boolean(),
  /** Null when the text was taken as it was typed. */
  correction: SearchCorrection.nullable(),
  /** Pieces of the text that nothing has: the products are for the rest of it. */
  dropped: z.array(z.string()),
  /** Ratings of the text that no product has just so: the products have more. */
  atLeast: z.array(z.string()),
  /** Ratings of the text that few products have just so: those with more come behind them. */
  withMargin: z.array(z.string()),
  /** A value of the text that no part of its kind has, and the nearest values, which are listed; null = none. */
  nearValue: z.object({ asked: z.string(), shown: z.array(z.string()) }).nullable(),
  /** A part number that was asked for and is not there; near ones stand apart from the products. Null: none. */
  missing: z.object({ number: z.string(), near: z.array(ProductCard) }).nullable(),
  /** With `debug=1` only, in the order of the products. */
  scores: z.array(ProductScore).optional(),
});

export type ProductListAnswer = z.infer<typeof ProductListAnswer>;

/** Most rows of each kind that are suggested. */
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
        /** Available now. */
        qty: z.int(),
        unit: Unit,
        /** False for a part that is known but not sold. */
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
        /** What the text was understood to ask for there: `10 кОм, 0603`; empty where its name alone was typed. */
        conditions: z.string(),
        /** The same as names and values of the category's address. */
        query: z.array(z.tuple([z.string(), z.string()])),
      }),
    )
    .max(suggestedMax.categories),
  brands: z.array(WireBrand).max(suggestedMax.brands),
});

export type SuggestAnswer = z.infer<typeof SuggestAnswer>;

const CountAnswer = z.object({ count: z.int(), inStockCount: z.int() });

/** Another search: names and values of a list's address, and how many products it finds. */
const OtherSearch = z.object({
  title: z.string(),
  count: z.int(),
  query: z.array(z.tuple([z.string(), z.string()])),
});

/** What helps where hardly anything is found (product C10). Texts are in the caller's language. */
export const SearchHelp = z.object({
  nearest: z.array(
    z.object({
      /** The value that was asked for: `4,73 кОм`. */
      asked: z.string(),
      /** Nearest preferred numbers, the coarsest series first; empty for a value that is one. */
      series: z.array(z.object({ name: z.string(), title: z.string() })),
      /** Nearest values that the catalogue really has beside the other conditions, ascending. */
      existing: z.array(OtherSearch),
    }),
  ),
  /** The same search with a rating as at least, a tolerance as at most: `≥ 50 В`. */
  widened: z.array(OtherSearch),
  /** The same search with one condition less, where that finds something. */
  dropped: z.array(OtherSearch),
});

export type SearchHelp = z.infer<typeof SearchHelp>;

/** Finding products by text and parameters. */
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

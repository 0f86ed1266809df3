import { z } from 'zod';

import { LocaleName, PriceMap, ProductIdText, Roubles, Slug, WireQuantity, Unit } from './wire.ts';

export const WireAttributeValue = z.union([z.number(), z.tuple([z.number(), z.number()]), z.string(), z.boolean()]);

export type WireAttributeValue = z.infer<typeof WireAttributeValue>;

export const WireAttribute = z.object({
  key: z.string(),
  kind: z.enum(['number', 'range', 'enum', 'flag', 'text']),
  unit: z.string().nullable(),
  title: z.string(),
  /** Titles of enum values that are words; other values are shown as spelled. */
  valueTitles: z.record(z.string(), z.string()),
  isFacet: z.boolean(),
  isColumn: z.boolean(),
});

export type WireAttribute = z.infer<typeof WireAttribute>;

export const WireBrand = z.object({ slug: Slug, name: z.string() });

export const CategoryLink = z.object({ _id: z.string(), slug: Slug, title: z.string() });

/** Category of specification section 3, with what the pages need besides. */
export interface WireCategory {
  _id: string;
  categories_id: string | null;
  title: string;
  order: number;
  slug: string;
  /** Products in stock below it. */
  inStock: number;
  /** All products below it. */
  count: number;
  children: WireCategory[];
}

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

export const ProductCard = z.object({
  _id: ProductIdText,
  seo: Slug,
  mpn: z.string(),
  brand: WireBrand,
  category: z.object({ slug: Slug, title: z.string() }),
  title: z.string(),
  title_ru: z.string(),
  /** Quantity tiers for this caller (his coefficient applied). */
  price: PriceMap,
  before_price: Roubles.nullable(),
  /** Available now. */
  qty: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  unit: Unit,
  package: z.string().nullable(),
  lifecycle: z.enum(['active', 'not_for_new_designs', 'end_of_life', 'obsolete']),
  /** False for a part that is known but not sold. */
  isSold: z.boolean(),
  leadTimeDays: z.int().nullable(),
  attributes: z.record(z.string(), WireAttributeValue),
  images: z.array(z.string()),
});

export type ProductCard = z.infer<typeof ProductCard>;

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

export const CategoryAnswer = z.object({
  category: z.object({
    _id: z.string(),
    slug: Slug,
    title: z.string(),
    description: z.string(),
    /** Not shown to search engines. */
    isHidden: z.boolean(),
    count: z.int(),
    inStock: z.int(),
  }),
  breadcrumbs: z.array(CategoryLink),
  children: z.array(WireCategory),
  attributes: z.array(WireAttribute),
  /** Values that have pages of their own, `/catalog/<category>/<slug>` (product C15); null: it has none. */
  indexed: z
    .object({
      key: z.string(),
      /** Of the attribute: "Package". */
      title: z.string(),
      values: z.array(
        z.object({
          slug: Slug,
          title: z.string(),
          /** Whether the title is a word of the page's language and no spelling of the trade. */
          isWord: z.boolean(),
          /** As the filter takes them: spellings that differ in case and signs alone. */
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
        /** false: the address is http, so that others may read and change what is sent. */
        isProtected: z.boolean(),
      }),
    ),
    /** The maker's own page of the part or its search for it (`part`), or its site (`home`); null: not known. */
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
  /** Named by the specification and ignored: the coefficient comes from the session. */
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

/** Names of who acts and of the customer, and until when. */
const ActedFor = z.object({
  by: z.string(),
  customer: z.string(),
  endsAt: z.string(),
  /** Whether they may order, cancel and give back in his name. */
  mayOrder: z.boolean(),
});

export type ActedForAnswer = z.infer<typeof ActedFor>;

export const PageFrame = z.object({
  locale: LocaleName,
  phone: z.string(),
  /** Where orders are handed over. */
  pickup: z.object({ address: z.string(), hours: z.string() }),
  /** Whether prices and stock are invented for demonstration. */
  isDemonstration: z.boolean(),
  /** Hosts that serve pictures (IMAGE_URLS); none: the site itself. */
  imageUrls: z.array(z.string()),
  /** Some leaves that have something in stock, other ones at each call. */
  randomCategories: z.array(CategoryLink),
  /** Staff who act as the signed-in customer; null: nobody does. */
  actedFor: ActedFor.nullable(),
  /** Notifications that the caller has not read, 100 at most. */
  unread: z.int(),
});

import { favouriteNoteLengthMax, favouriteSorts, listNameLengthMax, watchKinds } from '@farad/domain/favourites';
import { comparisonMax } from '@farad/domain/site';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { PageNumber } from '../kit/query.ts';
import { LineText, ProductIdText, Roubles, Slug, WireQuantity } from '../kit/wire.ts';
import { ProductCard, ProductCards, WireAttribute } from './catalogue.ts';

/**
 * Maximum number of products in the answer of `GET /users/favs/{userId}`. If there are more, the latest are returned.
 */
export const answeredFavouritesMax = 1000;

/** Products that the caller compares, has as favourites, or watches (product C12, C13). */
export const Marks = z.object({
  /** Compared products, in the order of the columns. */
  comparison: z.array(ProductIdText),
  /** Products of all lists of favourites, latest first. */
  favourites: z.array(ProductIdText),
  /** Products that the caller wants notifications about, with the kind of event. */
  watches: z.array(z.object({ product_id: ProductIdText, kind: z.enum(watchKinds) })),
});

export type Marks = z.infer<typeof Marks>;

const MarkBody = z.object({
  list: z.enum(['comparison', 'favourites']),
  product_id: ProductIdText,
  isMarked: z.boolean(),
});

/** The comparison after a change. */
const ComparisonIds = z.object({ comparison: z.array(ProductIdText) });

const SetComparisonBody = z.object({ products: z.array(ProductIdText).max(comparisonMax) });

/** Compared products by category. Each group has the parameters of its category. */
export const ComparisonAnswer = z.object({
  /** True = the caller's own comparison. False = a shared view. */
  isOwn: z.boolean(),
  groups: z.array(
    z.object({
      category: z.object({ slug: Slug, title: z.string() }),
      attributes: z.array(WireAttribute),
      products: z.array(ProductCard),
    }),
  ),
});

export type ComparisonAnswer = z.infer<typeof ComparisonAnswer>;

/** Id of a list of favourites. `first` = the list that every caller has, even if it is empty and not stored yet. */
const ListId = z.string().regex(/^(?:first|[1-9]\d{0,15})$/);

export const FavouriteLists = z.object({
  /** False = the caller is a guest, whose only list is in the browser and has no notes and quantities. */
  isKept: z.boolean(),
  lists: z.array(z.object({ id: ListId, name: z.string(), isFirst: z.boolean(), count: z.int() })),
});

export type FavouriteLists = z.infer<typeof FavouriteLists>;

export const FavouriteList = z.object({
  id: ListId,
  /** Name of the list. Empty = the first list. */
  name: z.string(),
  isFirst: z.boolean(),
  count: z.int(),
  /** Number of this page, from 1. */
  page: z.int(),
  pages: z.int(),
  sort: z.enum(favouriteSorts),
  lines: z.array(
    z.object({
      product: ProductCard,
      qty: z.int(),
      note: z.string(),
      /** Events of the product that the caller watches. */
      watches: z.array(z.enum(watchKinds)),
    }),
  ),
});

export type FavouriteList = z.infer<typeof FavouriteList>;

const ListName = LineText.min(1).max(listNameLengthMax);

const ListNameBody = z.object({ name: ListName });

/** Id of the list created or changed. */
const ListAnswer = z.object({ id: ListId });

const RemoveListBody = z.object({ isRemoved: z.boolean() });

export const ChangeFavouritesBody = z.object({
  lines: z
    .array(
      z.object({
        product_id: ProductIdText,
        qty: WireQuantity.optional(),
        note: LineText.max(favouriteNoteLengthMax).optional(),
        isRemoved: z.boolean().optional(),
        /** List to move the line to. */
        moveTo: ListId.optional(),
      }),
    )
    .min(1)
    .max(100),
});

/** Lines of a list that the basket would accept, with their quantities, and the products that it would refuse. */
export const BuyableLines = z.object({
  lines: z.array(z.object({ product_id: ProductIdText, qty: WireQuantity, mpn: z.string() })),
  refused: z.array(z.object({ product_id: ProductIdText, mpn: z.string() })),
});

export const WatchBody = z.object({
  product_id: ProductIdText,
  kind: z.enum(watchKinds),
  isWatched: z.boolean(),
  /**
   * Only for the kind `cheaper`: unit price at which the customer is notified. Absent = any price below the current
   * one.
   */
  price: Roubles.min(0.0001).max(100_000_000).optional(),
});

export const Watches = z.object({
  watches: z.array(
    z.object({ product_id: ProductIdText, kind: z.enum(watchKinds), price: Roubles.nullable(), createdAt: z.string() }),
  ),
});

export type Watches = z.infer<typeof Watches>;

export const WatchedProducts = z.object({
  /** Latest first. */
  watches: z.array(
    Watches.shape.watches.element.extend({
      /** The watched product; null = the shop no longer shows it. */
      product: ProductCard.nullable(),
      /** The caller's unit price for the smallest quantity; null = the product is not on sale. */
      priceNow: Roubles.nullable(),
    }),
  ),
});

export type WatchedProducts = z.infer<typeof WatchedProducts>;

const StopWatchBody = z.object({ token: z.string().max(100) });
const StopWatchAnswer = z.object({ product: ProductCard.nullable() });

/** API calls about the caller's comparison, favourites and watches (product C12, C13). */
export const listsCalls = define({
  comparisonsOfUser: {
    method: 'GET',
    path: '/users/comparisons/{userId}',
    summary: 'Products that the signed-in customer compares',
    answer: ProductCards,
  },
  favouritesOfUser: {
    method: 'GET',
    path: '/users/favs/{userId}',
    summary: 'Favourites of the signed-in customer, the latest first',
    answer: ProductCards,
  },
  marks: { method: 'GET', path: '/lists/marks', summary: "What is in the caller's lists", answer: Marks },
  mark: {
    method: 'POST',
    path: '/lists/mark',
    summary: 'Put a product into the comparison or the favourites, or take it out',
    body: MarkBody,
    answer: ComparisonIds,
  },
  comparison: {
    method: 'GET',
    path: '/lists/comparison',
    summary: "The caller's comparison, or a view of the products named by `seo`",
    answer: ComparisonAnswer,
    query: z.object({
      seo: z
        .array(z.string())
        .optional()
        .describe('Address parts of the products to compare; none: the own comparison'),
    }),
  },
  setComparison: {
    method: 'POST',
    path: '/lists/comparison',
    summary: 'Compare exactly these products',
    body: SetComparisonBody,
    answer: ComparisonIds,
  },
  favouriteLists: {
    method: 'GET',
    path: '/lists/favourites',
    summary: "The caller's lists of favourites",
    answer: FavouriteLists,
  },
  createFavouriteList: {
    method: 'POST',
    path: '/lists/favourites',
    summary: 'Make a list of favourites',
    body: ListNameBody,
    answer: ListAnswer,
  },
  favouriteList: {
    method: 'GET',
    path: '/lists/favourites/{listId}',
    summary: 'One list of favourites, by `sort` and `page`',
    answer: FavouriteList,
    isEmptyRefused: true,
    query: z.object({
      sort: z.enum(favouriteSorts).optional().describe('added (default), name, price or stock'),
      page: PageNumber.optional().describe('From 1'),
    }),
  },
  changeFavourites: {
    method: 'POST',
    path: '/lists/favourites/{listId}',
    summary: 'Change, move or remove lines of a list',
    body: ChangeFavouritesBody,
    answer: ListAnswer,
  },
  renameFavouriteList: {
    method: 'POST',
    path: '/lists/favourites/{listId}/name',
    summary: 'Rename a list of favourites',
    body: ListNameBody,
    answer: ListAnswer,
  },
  removeFavouriteList: {
    method: 'POST',
    path: '/lists/favourites/{listId}/removed',
    summary: 'Delete a list of favourites, or bring it back',
    body: RemoveListBody,
    answer: ListAnswer,
  },
  buyableFavourites: {
    method: 'GET',
    path: '/lists/favourites/{listId}/buyable',
    summary: 'Lines of a list as the basket takes them',
    answer: BuyableLines,
  },
  watches: { method: 'GET', path: '/lists/watches', summary: 'What the customer waits for', answer: WatchedProducts },
  watch: {
    method: 'POST',
    path: '/lists/watches',
    summary: 'Tell the customer when a product is in stock again or cheaper, or do not any more',
    body: WatchBody,
    answer: Watches,
  },
  stopWatch: {
    method: 'POST',
    path: '/lists/watches/stop',
    summary: 'End the watch of an unsubscribe link',
    body: StopWatchBody,
    answer: StopWatchAnswer,
  },
});

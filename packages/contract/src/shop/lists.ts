import { favouriteNoteLengthMax, favouriteSorts, listNameLengthMax } from '@farad/domain/favourites';
import { comparisonMax } from '@farad/domain/site';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { PageNumber } from '../kit/query.ts';
import { LineText, ProductIdText, Roubles, Slug, WireQuantity } from '../kit/wire.ts';
import { ProductCard, ProductCards, WireAttribute } from './catalogue.ts';

/** Most products that `GET /users/favs/{userId}` answers, the latest first. */
export const answeredFavouritesMax = 1000;

/** What of the catalogue is in the caller's lists (product C12, C13). */
export const Marks = z.object({
  /** In the order of the columns. */
  comparison: z.array(ProductIdText),
  /** In any list, the latest first. */
  favourites: z.array(ProductIdText),
  /** What the caller waits for. */
  watches: z.array(z.object({ product_id: ProductIdText, kind: z.enum(['in_stock', 'cheaper']) })),
});

export type Marks = z.infer<typeof Marks>;

const MarkBody = z.object({
  list: z.enum(['comparison', 'favourites']),
  product_id: ProductIdText,
  isMarked: z.boolean(),
});

/** The comparison as it is after a change. */
const ComparisonIds = z.object({ comparison: z.array(ProductIdText) });

const SetComparisonBody = z.object({ products: z.array(ProductIdText).max(comparisonMax) });

/** Compared products by category, each group with the parameters of its category. */
export const ComparisonAnswer = z.object({
  /** The caller's own; false for a shared view. */
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

/** `first` for the list that everybody has; it may be empty and not yet kept. */
const ListId = z.string().regex(/^(?:first|[1-9]\d{0,15})$/);

export const FavouriteLists = z.object({
  /** False for a guest: one list in his browser, without notes and quantities. */
  isKept: z.boolean(),
  lists: z.array(z.object({ id: ListId, name: z.string(), isFirst: z.boolean(), count: z.int() })),
});

export type FavouriteLists = z.infer<typeof FavouriteLists>;

export const FavouriteList = z.object({
  id: ListId,
  /** Empty: the first list. */
  name: z.string(),
  isFirst: z.boolean(),
  count: z.int(),
  /** From 1. */
  page: z.int(),
  pages: z.int(),
  sort: z.enum(favouriteSorts),
  lines: z.array(
    z.object({
      product: ProductCard,
      qty: z.int(),
      note: z.string(),
      /** What the caller waits for. */
      watches: z.array(z.enum(['in_stock', 'cheaper'])),
    }),
  ),
});

export type FavouriteList = z.infer<typeof FavouriteList>;

const ListName = LineText.pipe(z.string().min(1).max(listNameLengthMax));

const ListNameBody = z.object({ name: ListName });

/** The id of a list that was made or changed. */
const ListAnswer = z.object({ id: ListId });

const RemoveListBody = z.object({ isRemoved: z.boolean() });

export const ChangeFavouritesBody = z.object({
  lines: z
    .array(
      z.object({
        product_id: ProductIdText,
        qty: WireQuantity.optional(),
        note: LineText.pipe(z.string().max(favouriteNoteLengthMax)).optional(),
        isRemoved: z.boolean().optional(),
        /** List to move it to. */
        moveTo: ListId.optional(),
      }),
    )
    .min(1)
    .max(100),
});

/** Lines of a whole list as the basket takes them, and those that it would refuse. */
export const BuyableLines = z.object({
  lines: z.array(z.object({ product_id: ProductIdText, qty: WireQuantity, mpn: z.string() })),
  refused: z.array(z.object({ product_id: ProductIdText, mpn: z.string() })),
});

const WatchKindName = z.enum(['in_stock', 'cheaper']);

export const WatchBody = z.object({
  product_id: ProductIdText,
  kind: WatchKindName,
  isWatched: z.boolean(),
  /** With `cheaper`: tell at this price of one piece or below; absent: below the price of now. */
  price: Roubles.min(0.0001).max(100_000_000).optional(),
});

export const Watches = z.object({
  watches: z.array(
    z.object({ product_id: ProductIdText, kind: WatchKindName, price: Roubles.nullable(), createdAt: z.string() }),
  ),
});

export type Watches = z.infer<typeof Watches>;

export const WatchedProducts = z.object({
  /** The latest first. */
  watches: z.array(
    Watches.shape.watches.element.extend({
      /** Null: not shown any more. */
      product: ProductCard.nullable(),
      /** Of one piece at the smallest quantity, for the caller; null: not sold. */
      priceNow: Roubles.nullable(),
    }),
  ),
});

export type WatchedProducts = z.infer<typeof WatchedProducts>;

const StopWatchBody = z.object({ token: z.string().max(100) });
const StopWatchAnswer = z.object({ product: ProductCard.nullable() });

/** Comparison, favourites and watches of the caller (product C12, C13). */
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

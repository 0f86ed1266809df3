import { comparisonMax } from '@farad/domain/site';
import { favouriteNoteLengthMax, favouriteSorts, listNameLengthMax } from '@farad/domain/favourites';
import { z } from 'zod';

import { ProductCard, WireAttribute } from './catalogue.ts';
import { LineText, ProductIdText, Roubles, Slug, WireQuantity } from './wire.ts';

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

export const MarkBody = z.object({
  list: z.enum(['comparison', 'favourites']),
  product_id: ProductIdText,
  isMarked: z.boolean(),
});

/** The comparison as it is after a change. */
export const ComparisonIds = z.object({ comparison: z.array(ProductIdText) });

export const SetComparisonBody = z.object({ products: z.array(ProductIdText).max(comparisonMax) });

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

export const ListNameBody = z.object({ name: ListName });

/** The id of a list that was made or changed. */
export const ListAnswer = z.object({ id: ListId });

export const RemoveListBody = z.object({ isRemoved: z.boolean() });

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

export const StopWatchBody = z.object({ token: z.string().max(100) });
export const StopWatchAnswer = z.object({ product: ProductCard.nullable() });

export const ProductCards = z.array(ProductCard);

/** Most products that are asked for by their address parts at once (recently viewed). */
export const askedCardsMax = 20;

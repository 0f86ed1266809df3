import { favouriteSorts } from '@farad/domain/favourites';
import { z } from 'zod';

import { define } from '../call.ts';
import {
  BuyableLines,
  ChangeFavouritesBody,
  ComparisonAnswer,
  ComparisonIds,
  FavouriteList,
  FavouriteLists,
  ListAnswer,
  ListNameBody,
  MarkBody,
  Marks,
  RemoveListBody,
  SetComparisonBody,
  StopWatchAnswer,
  StopWatchBody,
  WatchBody,
  WatchedProducts,
  Watches,
} from '../lists.ts';
import { PageNumber } from '../query.ts';

/** Comparison, favourites and watches of the caller. */
export const listsCalls = define({
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

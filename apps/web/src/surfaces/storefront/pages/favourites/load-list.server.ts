import type { QueryInput } from '@farad/contract/client';
import type { FavouriteList } from '@farad/contract/shop/lists';
import type { Quantity } from '@farad/domain/money';
import { lowestQuantity } from '@farad/domain/product';
import { data } from 'react-router';

import { pictureAddress } from '#server/drawing.server.ts';
import { sorts } from './list-sorts.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';

type Line = FavouriteList['lines'][number];

/** Returns the unit price in roubles for the smallest quantity that can be bought; null if the product is not sold. */
function lowestPrice({ isSold, price, minQuantity, multiple }: Line['product']): number | null {
  const lowest = lowestQuantity({ minQuantity: minQuantity as Quantity, multiple: multiple as Quantity });
  const tiers = Object.entries(price).map(([quantity, roubles]) => [Number(quantity), roubles] as const);
  const reached = tiers.filter(([quantity]) => quantity <= lowest).sort(([a], [b]) => b - a)[0] ?? tiers[0];
  return isSold && reached ? reached[1] : null;
}

const shownLine = ({ product, qty, note }: Line) => ({
  id: product._id,
  seo: product.seo,
  mpn: product.mpn,
  brand: product.brand.name,
  title: product.title,
  picture: pictureAddress(product),
  available: product.qty,
  leadTimeDays: product.leadTimeDays,
  isSold: product.isSold,
  unit: product.unit,
  price: lowestPrice(product),
  qty,
  note,
});

/** Returns order and page of the list from the address. Unknown values are ignored. */
export function listQuery(visit: Visit): QueryInput<'favouriteList'> {
  const { searchParams } = visit.url;
  const sort = sorts.find((known) => known === searchParams.get('sort'));
  const page = searchParams.get('page') ?? '';
  return { sort, page: /^[1-9]\d{0,3}$/.test(page) ? page : '' };
}

/** Loads one list of favourites, and the names of all lists. */
export async function loadFavourites(visit: Visit, listId: string) {
  const api = apiOf(visit);
  const [allLists, requested] = await Promise.all([
    api.favouriteLists(),
    api.favouriteList({ listId, query: listQuery(visit) }),
  ]);
  const [lists, list] = [orErrorPage(allLists), orErrorPage(requested)];
  if (list.page > list.pages) throw data({ code: 'not_found', message: '' }, { status: 404 });
  const removed = visit.url.searchParams.get('removed') ?? '';
  const deleted = visit.url.searchParams.get('deleted') ?? '';
  return {
    isKept: lists.isKept,
    lists: lists.lists,
    list: { ...list, lines: list.lines.map(shownLine) },
    /** Id of the product that was just removed and can be restored; null = none. */
    removedId: /^[1-9]\d{0,9}$/.test(removed) ? removed : null,
    /** Id of the list that was just deleted and can be restored; null = none. */
    deletedId: lists.isKept && /^\d{1,16}$/.test(deleted) ? deleted : null,
  };
}

export type FavouritesView = Awaited<ReturnType<typeof loadFavourites>>;
export type ShownLine = FavouritesView['list']['lines'][number];

import type { FavouriteList } from '@farad/contract/lists';
import { data } from 'react-router';

import { pictureAddress } from '../../../../drawing.server.ts';
import { sorts } from './list-sorts.ts';
import { apiOf, orErrorPage, type Visit } from '../../../../visit.server.ts';

type Line = FavouriteList['lines'][number];

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
  /** Roubles of one piece at the smallest quantity; null: not sold. */
  price: product.isSold ? (Object.values(product.price)[0] ?? null) : null,
  qty,
  note,
});

/** The query of the list that the address asks for; what it does not know is left out. */
export function listQuery(visit: Visit): readonly (readonly [string, string])[] {
  const { searchParams } = visit.url;
  const sort = sorts.find((known) => known === searchParams.get('sort'));
  const page = searchParams.get('page') ?? '';
  return [
    ...(sort === undefined ? [] : [['sort', sort] as const]),
    ...(/^[1-9]\d{0,5}$/.test(page) ? [['page', page] as const] : []),
  ];
}

/** One list of favourites with all the lists beside it. */
export async function loadFavourites(visit: Visit, listId: string) {
  const api = apiOf(visit);
  const [lists, list] = [
    orErrorPage(await api.favouriteLists()),
    orErrorPage(await api.favouriteList({ listId, query: listQuery(visit) })),
  ];
  if (list.page > list.pages) throw data({ code: 'not_found', message: '' }, { status: 404 });
  const deleted = visit.url.searchParams.get('deleted') ?? '';
  return {
    isKept: lists.isKept,
    lists: lists.lists,
    list: { ...list, lines: list.lines.map(shownLine) },
    /** A list that was deleted just now and can be brought back. */
    deletedId: lists.isKept && /^\d{1,16}$/.test(deleted) ? deleted : null,
  };
}

export type FavouritesView = Awaited<ReturnType<typeof loadFavourites>>;
export type ShownLine = FavouritesView['list']['lines'][number];

import type { FavouriteList, FavouriteLists } from '@farad/contract/shop/lists';
import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import { lockAccount } from '@farad/database/catalogue/comparison.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { favouriteQueries, type FavouriteRow } from '@farad/database/people/favourite.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { watchQueries } from '@farad/database/people/watch.queries';
import { favouriteListsMax, type FavouriteSort } from '@farad/domain/favourites';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';
import { guestMarks, type ListCaller } from './caller-marks.ts';
import type { ListDeps } from './list-cards.ts';

const linesPerPage = 50;

/**
 * Id by which API calls name the customer's first list. Every customer has this list, even if the database has no row
 * for it yet.
 */
const firstListName = 'first';

const notFound = fail<Failure>({ code: 'not_found', field: 'listId' });

/**
 * Returns a list of this customer; undefined = it was deleted or does not exist, or it is the first list and has no row
 * yet.
 */
export async function findOwnList(
  handle: Handle,
  accountId: number,
  listId: string,
): Promise<{ readonly id: number; readonly name: string; readonly isFirst: boolean } | undefined> {
  const queries = favouriteQueries(handle);
  const id = listId === firstListName ? await queries.firstListIfKept(accountId) : readRowNumber(listId);
  if (id === undefined) return undefined;
  const list = await queries.ownList(accountId, id);
  return list === undefined || list.removedAt !== null ? undefined : list;
}

/** Returns the list in order to change it. The first list is created if it has no row yet. */
export async function findOrMakeOwnList(tx: Tx, accountId: number, listId: string) {
  if (listId === firstListName) await favouriteQueries(tx).firstList(accountId);
  return findOwnList(tx, accountId, listId);
}

/**
 * Returns the caller's lists of favourites, each with its number of products. A guest has only one list, which is in
 * the cookie.
 */
export async function favouriteLists({ db }: Deps, { actor, cookies }: ListCaller): Promise<FavouriteLists> {
  if (actor.kind === 'guest') {
    const shown = await catalogueQueries(db).byIds(guestMarks(cookies).favourites);
    return { isKept: false, lists: [{ id: firstListName, name: '', isFirst: true, count: shown.length }] };
  }
  const stored = await favouriteQueries(db).lists(actor.account.id);
  const lists = stored.map(({ id, ...list }) => ({ ...list, id: list.isFirst ? firstListName : String(id) }));
  const first = { id: firstListName, name: '', isFirst: true, count: 0 };
  return { isKept: true, lists: lists.some(({ isFirst }) => isFirst) ? lists : [first, ...lists] };
}

export interface ListPage {
  readonly sort: FavouriteSort;
  /** Number of the page; the first page is 1. */
  readonly page: number;
}

async function linesOf(deps: ListDeps, rows: readonly FavouriteRow[], accountId: number, viewer: Viewer) {
  const products = await catalogueQueries(deps.db).byIds(rows.map((row) => row.productId));
  const cards = new Map(products.map((product) => [product.id, deps.presenter.card(product, viewer)]));
  const watches = await watchQueries(deps.db).ofAccount(accountId);
  return rows.flatMap((row) => {
    const product = cards.get(row.productId);
    if (product === undefined) return [];
    const kinds = watches.filter((watch) => watch.productId === row.productId).map((watch) => watch.kind);
    return [{ product, qty: row.quantity, note: row.note, watches: kinds }];
  });
}

async function guestList(
  deps: ListDeps,
  { cookies }: ListCaller,
  page: ListPage,
  viewer: Viewer,
): Promise<FavouriteList> {
  const products = await catalogueQueries(deps.db).byIds(guestMarks(cookies).favourites);
  const sorted = {
    added: products,
    name: products.toSorted((a, b) => (a.mpn < b.mpn ? -1 : 1)),
    price: products.toSorted(
      (a, b) => (a.tiers[0]?.unitPrice ?? Infinity) - (b.tiers[0]?.unitPrice ?? Infinity) || a.id - b.id,
    ),
    stock: products.toSorted((a, b) => b.available - a.available || a.id - b.id),
  }[page.sort];
  const lines = sorted.map((product) => ({
    product: deps.presenter.card(product, viewer),
    qty: 1,
    note: '',
    watches: [],
  }));
  // A guest's list has only one page, since a cookie cannot hold many products.
  return { id: firstListName, name: '', isFirst: true, count: lines.length, page: 1, pages: 1, sort: page.sort, lines };
}

/** Returns one page of a list of the caller. */
export async function showFavouriteList(
  deps: ListDeps,
  caller: ListCaller,
  requested: ListPage & { readonly listId: string },
  viewer: Viewer,
): Promise<Result<FavouriteList, Failure>> {
  const { actor } = caller;
  const { listId, page, sort } = requested;
  if (actor.kind === 'guest') {
    return listId === firstListName ? ok(await guestList(deps, caller, requested, viewer)) : notFound;
  }
  const accountId = actor.account.id;
  const { lists } = await favouriteLists(deps, caller);
  const list = lists.find(({ id }) => id === listId);
  if (list === undefined) return notFound;
  const own = await findOwnList(deps.db, accountId, listId);
  const rows =
    own === undefined
      ? []
      : await favouriteQueries(deps.db).lines(own.id, { sort, limit: linesPerPage, skip: (page - 1) * linesPerPage });
  const lines = await linesOf(deps, rows, accountId, viewer);
  return ok({ ...list, page, pages: Math.max(1, Math.ceil(list.count / linesPerPage)), sort, lines });
}

/** Creates a list of favourites. Fails if the customer has a list with this name, or too many lists. */
export const createFavouriteList = (deps: Deps, accountId: number, name: string): Promise<Result<string, Failure>> =>
  decideInTransaction<string, Failure>(deps.db, async (tx) => {
    await lockAccount(tx, accountId);
    const queries = favouriteQueries(tx);
    if ((await queries.lists(accountId)).length >= favouriteListsMax) return fail({ code: 'too_many_lists' });
    if (await queries.listNamed(accountId, name)) return fail({ code: 'duplicate', field: 'name' });
    return ok(String(await queries.createList(accountId, name)));
  });

export const renameFavouriteList = (
  deps: Deps,
  accountId: number,
  listId: string,
  name: string,
): Promise<Result<string, Failure>> =>
  decideInTransaction<string, Failure>(deps.db, async (tx) => {
    await lockAccount(tx, accountId);
    const list = await findOrMakeOwnList(tx, accountId, listId);
    if (list === undefined) return notFound;
    const queries = favouriteQueries(tx);
    const namesake = await queries.listNamed(accountId, name);
    if (namesake !== undefined && namesake.id !== list.id) return fail({ code: 'duplicate', field: 'name' });
    await queries.renameList(list.id, name);
    return ok(listId);
  });

/** Deletes a list, or restores a recently deleted one. The first list cannot be deleted. */
export const removeFavouriteList = (
  deps: Deps,
  accountId: number,
  listId: string,
  isRemoved: boolean,
): Promise<Result<string, Failure>> =>
  decideInTransaction<string, Failure>(deps.db, async (tx) => {
    await lockAccount(tx, accountId);
    const queries = favouriteQueries(tx);
    const id = readRowNumber(listId);
    const list = id === undefined ? undefined : await queries.ownList(accountId, id);
    if (list === undefined || list.isFirst) return notFound;
    if (!isRemoved && list.removedAt !== null && (await queries.listNamed(accountId, list.name))) {
      return fail({ code: 'duplicate', field: 'name' });
    }
    await queries.setListRemoved(list.id, isRemoved ? deps.clock() : null);
    return ok(listId);
  });

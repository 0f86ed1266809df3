import type { BuyableLines, ChangeFavouritesBody } from '@farad/contract/shop/lists';
import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import { lockAccount } from '@farad/database/catalogue/comparison.queries';
import type { Tx } from '@farad/database/connection/connect';
import { favouriteQueries } from '@farad/database/people/favourite.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { maxBasketLines } from '@farad/domain/basket';
import type { Quantity } from '@farad/domain/money';
import { quantityFor, type ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { guestMarks, markProduct, type ListCaller } from './caller-marks.ts';
import { findOrMakeOwnList, findOwnList } from './favourite-lists.ts';

type LineChange = z.output<typeof ChangeFavouritesBody>['lines'][number];

const idOf = (line: LineChange): ProductId => Number(line.product_id) as ProductId;

async function changeLine(
  tx: Tx,
  list: { readonly id: number; readonly accountId: number },
  { line, place, now }: { readonly line: LineChange; readonly place: number; readonly now: Date },
): Promise<Failure | null> {
  const queries = favouriteQueries(tx);
  await queries.change(list.id, idOf(line), { quantity: line.qty, note: line.note });
  if (line.isRemoved !== undefined) await queries.setRemoved(list.id, [idOf(line)], line.isRemoved ? now : null);
  if (line.moveTo === undefined) return null;
  const target = await findOrMakeOwnList(tx, list.accountId, line.moveTo);
  if (target === undefined) return { code: 'not_found', field: `lines.${place}.moveTo` };
  await queries.move(list.id, target.id, [idOf(line)], now);
  return null;
}

/**
 * Changes lines of one list of favourites in one transaction: quantities, notes, removing, restoring, moving to another
 * list.
 */
export async function changeFavourites(
  deps: Deps,
  caller: ListCaller,
  listId: string,
  lines: readonly LineChange[],
): Promise<Result<string, Failure>> {
  const { actor } = caller;
  if (actor.kind === 'guest') return changeGuestFavourites(deps, caller, listId, lines);
  const accountId = actor.account.id;
  return decideInTransaction<string, Failure>(deps.db, async (tx) => {
    await lockAccount(tx, accountId);
    const list = await findOrMakeOwnList(tx, accountId, listId);
    if (list === undefined) return fail({ code: 'not_found', field: 'listId' });
    for (const [place, line] of lines.entries()) {
      const failure = await changeLine(tx, { id: list.id, accountId }, { line, place, now: deps.clock() });
      if (failure !== null) return fail(failure);
    }
    return ok(listId);
  });
}

/**
 * Adds or removes one favourite of a guest. Other changes require an account, since the cookie stores only the
 * products.
 */
async function changeGuestFavourites(
  deps: Deps,
  caller: ListCaller,
  listId: string,
  lines: readonly LineChange[],
): Promise<Result<string, Failure>> {
  if (listId !== 'first') return fail({ code: 'not_found', field: 'listId' });
  const [line, ...others] = lines;
  const isMark = line?.isRemoved !== undefined && line.qty === undefined && line.note === undefined;
  if (!isMark || line.moveTo !== undefined || others.length > 0) return fail({ code: 'unauthenticated' });
  const change = { list: 'favourites', productId: idOf(line), isMarked: line.isRemoved !== true } as const;
  const marked = await markProduct(deps, caller, change);
  return marked.ok ? ok(listId) : marked;
}

/** Returns the products of a list that can be bought now, newest first, and those that cannot (`refused`). */
export async function buyableFavourites(
  { db }: Deps,
  { actor, cookies }: ListCaller,
  listId: string,
): Promise<Result<z.input<typeof BuyableLines>, Failure>> {
  let wanted: readonly { readonly productId: ProductId; readonly quantity: number }[];
  if (actor.kind === 'guest') {
    if (listId !== 'first') return fail({ code: 'not_found', field: 'listId' });
    wanted = guestMarks(cookies).favourites.map((productId) => ({ productId, quantity: 1 }));
  } else {
    const list = await findOwnList(db, actor.account.id, listId);
    if (list === undefined)
      return listId === 'first' ? ok({ lines: [], refused: [] }) : fail({ code: 'not_found', field: 'listId' });
    wanted = await favouriteQueries(db).lines(list.id, { sort: 'added', limit: maxBasketLines, skip: 0 });
  }
  const products = new Map(
    (await catalogueQueries(db).byIds(wanted.map((line) => line.productId))).map((p) => [p.id, p]),
  );
  const lines: z.input<typeof BuyableLines>['lines'] = [];
  const refused: z.input<typeof BuyableLines>['refused'] = [];
  for (const { productId, quantity } of wanted) {
    const product = products.get(productId);
    if (product === undefined) continue;
    const named = { product_id: String(productId), mpn: product.mpn };
    const rule = { ...product, hasPrice: product.tiers.length > 0 };
    // `quantityFor` returns the quantity that can be bought, at least the product's minimum.
    const qty = quantityFor(rule, quantity as Quantity);
    if (qty === null) refused.push(named);
    else lines.push({ ...named, qty });
  }
  return ok({ lines, refused });
}

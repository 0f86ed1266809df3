import { basketQueries } from '@farad/database/basket/basket.queries';
import { lockAccount } from '@farad/database/catalogue/comparison.queries';
import type { Tx } from '@farad/database/connection/connect';
import { severalBasketsQueries } from '@farad/database/basket/several-baskets.queries';
import { basketsMax, freeBasketName } from '@farad/domain/basket';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import { guestBasketLifeSeconds } from '@farad/domain/site';
import { translators } from '@farad/wording/server';

import type { Failure } from '#http/answers/errors.ts';
import { addToBasket, type LineToAdd } from './add-to-basket.ts';
import { cartCookie, ownerOf, type BasketCaller } from './basket-caller.ts';
import { findBasket } from './basket-owner.ts';

/** A line to put into a basket, with the buyer's note. */
export interface NotedLine extends LineToAdd {
  readonly note: string;
}

/**
 * Prepares an empty current basket. A customer's current basket is saved under a name; a guest has only one basket, so
 * its lines are deleted.
 */
async function makeRoom(tx: Tx, caller: BasketCaller): Promise<Result<null, Failure>> {
  const baskets = basketQueries(tx);
  const owner = ownerOf(caller);
  const { accountId } = owner;
  if (accountId !== null) await lockAccount(tx, accountId);
  const present = await findBasket(baskets, owner);
  if (present === undefined) return ok(null);
  const lines = await baskets.lines(present.id);
  if (lines.length === 0) return ok(null);
  if (accountId === null) {
    await baskets.removeLines(
      present.id,
      lines.map(({ productId }) => productId),
    );
    return ok(null);
  }
  const several = severalBasketsQueries(tx);
  const all = await several.ofAccount(accountId);
  if (all.length >= basketsMax) return fail({ code: 'too_many_baskets' });
  const names = all.map(({ name }) => name);
  const aside = freeBasketName(translators[caller.locale]('basket.title'), names);
  await several.putAside(present.id, all.find(({ isCurrent }) => isCurrent)?.name || aside);
  return ok(null);
}

/** Returns the lines whose note must be saved: those with a note whose product has none in the basket yet. */
const notesFor = (lines: readonly NotedLine[], noted: ReadonlySet<ProductId>) =>
  lines.filter(({ productId, note }) => note !== '' && !noted.has(productId));

/**
 * Puts many lines with their notes into the caller's basket, or into a new one with `isNew`. If a line is refused,
 * nothing is changed. A note that a line already has is not replaced. Call it inside a transaction.
 */
export async function fillBasket(
  tx: Tx,
  caller: BasketCaller,
  lines: readonly NotedLine[],
  isNew: boolean,
): Promise<Result<null, Failure>> {
  const room = isNew ? await makeRoom(tx, caller) : ok(null);
  if (!room.ok) return room;
  const added = await addToBasket(tx, ownerOf(caller), lines);
  if (!added.ok) return added;
  const { basket, lines: there } = added.value;
  const noted = new Set(there.filter(({ note }) => note !== '').map(({ productId }) => productId));
  await basketQueries(tx).saveNotes(basket.id, notesFor(lines, noted));
  if (basket.accountId === null) caller.cookies.set(cartCookie, basket.id, { lifeSeconds: guestBasketLifeSeconds });
  return ok(null);
}

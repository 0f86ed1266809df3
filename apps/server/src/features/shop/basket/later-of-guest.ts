import type { KeptBasket } from '@farad/contract/shop/basket';
import { basketQueries, type BasketRow } from '@farad/database/basket/basket.queries';
import { severalBasketsQueries } from '@farad/database/basket/several-baskets.queries';
import { lockAccount } from '@farad/database/catalogue/comparison.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { maxBasketLines } from '@farad/domain/basket';
import { neutralCoefficient } from '@farad/domain/money';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { guestBasketLifeSeconds } from '@farad/domain/site';
import { translators } from '@farad/wording/server';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { Cookies } from '#http/session/cookies.ts';
import { cartCookie, ownerOf, type BasketCaller } from './basket-caller.ts';
import { findBasket, lockOrCreateBasket, newBasketId, readBasketId } from './basket-owner.ts';
import { figuresOf, isForLater } from './kept-figures.ts';
import { intoBasket } from './merge-baskets.ts';

/** Name of the cookie with the id of the basket that holds a guest's lines saved for later. */
export const laterCookie = 'later';

/** Returns the basket id in the cookie `later`; null = none. The id of the guest's current basket is not accepted. */
function laterIdOf(cookies: Pick<Cookies, 'get'>): string | null {
  const id = readBasketId(cookies.get(laterCookie));
  return id === readBasketId(cookies.get(cartCookie)) ? null : id;
}

const ownerOfLater = (cookies: Pick<Cookies, 'get'>) => ({ accountId: null, guestBasketId: laterIdOf(cookies) });

const nameIn = (locale: Locale): string => translators[locale]('baskets.laterName');

/** Returns the lines that a guest saved for later, at current prices; empty = none. */
export async function laterOfGuest(
  handle: Handle,
  { cookies, locale }: Pick<BasketCaller, 'cookies' | 'locale'>,
): Promise<KeptBasket[]> {
  const baskets = basketQueries(handle);
  const found = await findBasket(baskets, ownerOfLater(cookies));
  if (found === undefined) return [];
  const lines = await baskets.lines(found.id);
  if (lines.length === 0) return [];
  const updatedAt = await severalBasketsQueries(handle).updatedAt(found.id);
  if (updatedAt === undefined) return [];
  const around = { id: found.id, name: nameIn(locale), isCurrent: false, updatedAt: updatedAt.toISOString() };
  return [{ ...around, ...figuresOf(lines, neutralCoefficient) }];
}

interface Moved {
  readonly later: BasketRow;
  /** True if the last line was moved, so that the current basket was deleted. */
  readonly isCartGone: boolean;
}

async function moveAside(
  tx: Tx,
  { cookies }: Pick<BasketCaller, 'cookies'>,
  productId: number,
): Promise<Result<Moved, Failure>> {
  const [baskets, lines] = [basketQueries(tx), severalBasketsQueries(tx)];
  // The basket with the lines for later is locked first, as at sign-in, so that no deadlock arises.
  const later = await lockOrCreateBasket(baskets, ownerOfLater(cookies));
  const cartId = readBasketId(cookies.get(cartCookie));
  const cart = cartId === null ? undefined : await baskets.lock(cartId);
  if (cart?.accountId !== null) return fail({ code: 'basket_empty' });
  if (!(await lines.moveLine(cart.id, later.id, productId)))
    return fail({ code: 'unknown_product', field: 'product_id' });
  if ((await lines.countLines(later.id)) > maxBasketLines)
    return fail({ code: 'basket_too_long', field: 'product_id' });
  const isCartGone = (await lines.countLines(cart.id)) === 0;
  if (isCartGone) await baskets.delete(cart.id);
  return ok({ later, isCartGone });
}

/** Saves a line of a guest's basket for later. The lines for later are in a second basket, which has its own cookie. */
export async function putGuestLineAside(deps: Deps, caller: BasketCaller, productId: number) {
  const moved = await decideInTransaction(deps.db, (tx) => moveAside(tx, caller, productId));
  if (!moved.ok) return moved;
  const { later, isCartGone } = moved.value;
  caller.cookies.set(laterCookie, later.id, { lifeSeconds: guestBasketLifeSeconds });
  if (isCartGone) caller.cookies.clear(cartCookie);
  const { cookies, locale } = caller;
  const seen: Pick<Cookies, 'get'> = { get: (name) => (name === laterCookie ? later.id : cookies.get(name)) };
  const all = await laterOfGuest(deps.db, { locale, cookies: { ...cookies, ...seen } });
  return ok({ id: later.id, name: nameIn(locale), baskets: all });
}

/** Moves all lines that a guest saved for later back into the current basket. */
export async function takeGuestLinesBack(deps: Deps, caller: BasketCaller, basketId: string) {
  const back = await decideInTransaction<{ readonly cart: BasketRow; readonly leftOut: number }, Failure>(
    deps.db,
    async (tx) => {
      const baskets = basketQueries(tx);
      const laterId = laterIdOf(caller.cookies);
      const later = laterId === null || laterId !== basketId ? undefined : await baskets.lock(laterId);
      if (later?.accountId !== null) return fail({ code: 'not_found', field: 'basketId' });
      const cart = await lockOrCreateBasket(baskets, ownerOf(caller));
      const { leftOut } = await intoBasket(baskets, cart, later.id);
      await baskets.delete(later.id);
      return ok({ cart, leftOut });
    },
  );
  if (!back.ok) return back;
  caller.cookies.set(cartCookie, back.value.cart.id, { lifeSeconds: guestBasketLifeSeconds });
  caller.cookies.clear(laterCookie);
  return ok({ id: basketId, name: nameIn(caller.locale), leftOut: back.value.leftOut, baskets: [] });
}

/**
 * Moves the lines that a guest saved for later to the customer's lines for later, inside the sign-in's transaction.
 * They are merged like baskets.
 */
export async function mergeGuestLater(
  tx: Tx,
  { accountId, locale }: { readonly accountId: number; readonly locale: Locale },
  cookies: Pick<Cookies, 'get'>,
): Promise<void> {
  const laterId = laterIdOf(cookies);
  if (laterId === null) return;
  await lockAccount(tx, accountId);
  const baskets = basketQueries(tx);
  const guest = await baskets.lock(laterId);
  if (guest?.accountId !== null) return;
  const several = severalBasketsQueries(tx);
  const own = (await several.ofAccount(accountId)).find(isForLater);
  const target = own === undefined ? undefined : await baskets.lock(own.id);
  if (target === undefined) {
    const id = newBasketId();
    await several.begin({ id, accountId, name: nameIn(locale) });
    const begun = await baskets.lock(id);
    if (begun !== undefined) await intoBasket(baskets, begun, guest.id);
  } else await intoBasket(baskets, target, guest.id);
  await baskets.delete(guest.id);
}

import { randomBytes } from 'node:crypto';

import type { BasketPlace, BasketQueries, BasketRow, TxBasketQueries } from '@farad/database/basket/basket.queries';

/** Owner of the basket in a request: the signed-in customer, or else the guest with the cookie `cart`. */
export type BasketOwner = BasketPlace;

/**
 * Returns a new basket id of 128 random bits. The id must be unguessable, since it is a guest's only proof of owning
 * the basket.
 */
export const newBasketId = (): string => randomBytes(16).toString('base64url');

const basketIdForm = /^[A-Za-z0-9_-]{22}$/;

/** Returns a basket id from a cookie or path; null = it has no valid form. */
export const readBasketId = (text: string | undefined): string | null =>
  text !== undefined && basketIdForm.test(text) ? text : null;

const isOwnedBy = (basket: BasketRow, owner: BasketOwner): boolean =>
  basket.accountId === null ? basket.id === owner.guestBasketId : basket.accountId === owner.accountId;

/**
 * Returns the owner's current basket; undefined = none. A guest's cookie with the id of a customer's basket gives no
 * access.
 */
export async function findBasket(baskets: BasketQueries, owner: BasketOwner): Promise<BasketRow | undefined> {
  if (owner.accountId !== null) return baskets.ofAccount(owner.accountId);
  if (owner.guestBasketId === null) return undefined;
  const basket = await baskets.byId(owner.guestBasketId);
  return basket && isOwnedBy(basket, owner) ? basket : undefined;
}

/** Returns the basket with this id if it belongs to the owner. It need not be the current one. */
export async function findOwnBasket(
  baskets: BasketQueries,
  owner: BasketOwner,
  basketId: string,
): Promise<BasketRow | undefined> {
  const id = readBasketId(basketId);
  const basket = id === null ? undefined : await baskets.byId(id);
  return basket && isOwnedBy(basket, owner) ? basket : undefined;
}

/** Returns the basket with this id if it belongs to the owner, and locks it until the transaction ends. */
export async function lockOwnBasket(
  baskets: TxBasketQueries,
  owner: BasketOwner,
  basketId: string,
): Promise<BasketRow | undefined> {
  const basket = await baskets.lock(basketId);
  return basket && isOwnedBy(basket, owner) ? basket : undefined;
}

/** Returns the owner's current basket, and locks it until the transaction ends. If there is none, it is created. */
export async function lockOrCreateBasket(baskets: TxBasketQueries, owner: BasketOwner): Promise<BasketRow> {
  if (owner.accountId !== null) return baskets.lockOrCreateForAccount(owner.accountId, newBasketId());
  const present = owner.guestBasketId === null ? undefined : await lockOwnBasket(baskets, owner, owner.guestBasketId);
  return present ?? baskets.createForGuest(newBasketId());
}

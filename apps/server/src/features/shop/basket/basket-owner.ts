import { randomBytes } from 'node:crypto';

import type { BasketQueries, BasketRow } from '@farad/database/basket/basket.queries';

/** Whose basket a call means: the signed-in customer's, else the one that the cookie `cart` names. */
export interface BasketOwner {
  readonly accountId: number | null;
  readonly guestBasketId: string | null;
}

/** 128 random bits: the id of a guest's basket is the only proof of owning it. */
export const newBasketId = (): string => randomBytes(16).toString('base64url');

const basketIdForm = /^[A-Za-z0-9_-]{22}$/;

/** A basket id as a cookie or a path may bring it, or null when it cannot be one. */
export const readBasketId = (text: string | undefined): string | null =>
  text !== undefined && basketIdForm.test(text) ? text : null;

const isOwnedBy = (basket: BasketRow, owner: BasketOwner): boolean =>
  basket.accountId === null ? basket.id === owner.guestBasketId : basket.accountId === owner.accountId;

/** The owner's present basket, if he has one. A cookie that names a customer's basket opens nothing. */
export async function findBasket(baskets: BasketQueries, owner: BasketOwner): Promise<BasketRow | undefined> {
  if (owner.accountId !== null) return baskets.ofAccount(owner.accountId);
  if (owner.guestBasketId === null) return undefined;
  const basket = await baskets.byId(owner.guestBasketId);
  return basket && isOwnedBy(basket, owner) ? basket : undefined;
}

/** The basket with this id when it is the owner's, the current one or another. */
export async function findOwnBasket(
  baskets: BasketQueries,
  owner: BasketOwner,
  basketId: string,
): Promise<BasketRow | undefined> {
  const id = readBasketId(basketId);
  const basket = id === null ? undefined : await baskets.byId(id);
  return basket && isOwnedBy(basket, owner) ? basket : undefined;
}

/** The basket with this id when it is the owner's; locked for the rest of the transaction. */
export async function lockOwnBasket(
  baskets: BasketQueries,
  owner: BasketOwner,
  basketId: string,
): Promise<BasketRow | undefined> {
  const basket = await baskets.lock(basketId);
  return basket && isOwnedBy(basket, owner) ? basket : undefined;
}

/** The owner's basket, made when there is none; locked for the rest of the transaction. */
export async function lockOrCreateBasket(baskets: BasketQueries, owner: BasketOwner): Promise<BasketRow> {
  if (owner.accountId !== null) return baskets.lockOrCreateForAccount(owner.accountId, newBasketId());
  const present = owner.guestBasketId === null ? undefined : await lockOwnBasket(baskets, owner, owner.guestBasketId);
  return present ?? baskets.createForGuest(newBasketId());
}

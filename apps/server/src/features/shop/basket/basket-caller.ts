import type { calls } from '@farad/contract/calls';

import type { CallContext } from '#http/serve/route.ts';
import { readBasketId, type BasketOwner } from './basket-owner.ts';

/**
 * Name of the cookie with the id of a guest's basket. The cookie is HttpOnly: only the server reads it (product S8,
 * B4).
 */
export const cartCookie = 'cart';

/** The parts of a request that basket calls need. */
export type BasketCaller = Pick<CallContext<typeof calls.currentBasket>, 'actor' | 'cookies' | 'locale'>;

export const ownerOf = ({ actor, cookies }: BasketCaller): BasketOwner => ({
  accountId: actor.kind === 'account' ? actor.account.id : null,
  guestBasketId: readBasketId(cookies.get(cartCookie)),
});

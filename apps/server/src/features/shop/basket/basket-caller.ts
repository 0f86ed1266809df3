import type { calls } from '@farad/contract/calls';

import type { Exchange } from '#http/serve/route.ts';
import { readBasketId, type BasketOwner } from './basket-owner.ts';

/** Names a guest's basket; HttpOnly, the server's alone (product S8, B4). */
export const cartCookie = 'cart';

/** Whoever calls for his basket. */
export type BasketCaller = Pick<Exchange<typeof calls.currentBasket>, 'actor' | 'cookies' | 'locale'>;

export const ownerOf = ({ actor, cookies }: BasketCaller): BasketOwner => ({
  accountId: actor.kind === 'account' ? actor.account.id : null,
  guestBasketId: readBasketId(cookies.get(cartCookie)),
});

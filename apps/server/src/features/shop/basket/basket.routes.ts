import type { WireBasket } from '@farad/contract/shop/basket';
import { calls } from '@farad/contract/calls';
import { basketQueries, type BasketLineRow, type BasketRow } from '@farad/database/basket/basket.queries';
import { severalBasketsQueries } from '@farad/database/basket/several-baskets.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { ProductId } from '@farad/domain/product';
import { fail, ok } from '@farad/domain/shared';
import { guestBasketLifeSeconds } from '@farad/domain/site';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Cookies } from '#http/session/cookies.ts';
import { route } from '#http/serve/route.ts';
import { addToBasket } from './add-to-basket.ts';
import { cartCookie, ownerOf, type BasketCaller } from './basket-caller.ts';
import { findBasket, readBasketId } from './basket-owner.ts';
import { presentBasket } from './present-basket.ts';
import { setBasket } from './set-basket.ts';
import { readShared, shareBasket } from './share-basket.ts';

const present = (
  caller: BasketCaller,
  basket: BasketRow,
  lines: readonly BasketLineRow[],
  name = caller.actor.kind === 'account' ? caller.actor.account.name : '',
) =>
  presentBasket(basket, lines, {
    locale: caller.locale,
    coefficient: caller.actor.coefficient,
    name,
  });

/**
 * Sets the cookie with the id of a guest's basket. A customer needs none, since their basket is found by the account.
 */
function setCartCookie(cookies: Cookies, basket: BasketRow): void {
  if (basket.accountId === null) cookies.set(cartCookie, basket.id, { lifeSeconds: guestBasketLifeSeconds });
}

const productIdOf = (text: string): ProductId => Number(text) as ProductId;

/** Returns the caller's current basket and the database rows of its lines; null = the caller has none. */
export async function readBasket(
  deps: Deps,
  caller: BasketCaller,
): Promise<{ readonly basket: WireBasket; readonly lines: readonly BasketLineRow[] } | null> {
  const baskets = basketQueries(deps.db);
  const found = await findBasket(baskets, ownerOf(caller));
  if (!found) return null;
  const lines = await baskets.lines(found.id);
  return { basket: present(caller, found, lines), lines };
}

const currentBasket = async (deps: Deps, caller: BasketCaller): Promise<WireBasket | null> =>
  (await readBasket(deps, caller))?.basket ?? null;

/** Returns all baskets of the customer; the current one comes first. */
async function allBaskets(deps: Deps, caller: BasketCaller): Promise<WireBasket[]> {
  const { accountId } = ownerOf(caller);
  const kept = accountId === null ? [] : await severalBasketsQueries(deps.db).ofAccount(accountId);
  const baskets = basketQueries(deps.db);
  const shown: WireBasket[] = [];
  for (const { id } of kept) {
    const basket = await baskets.byId(id);
    if (basket) shown.push(present(caller, basket, await baskets.lines(id)));
  }
  return shown;
}

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  const rules = { permission: 'use_basket', rateClass: 'read' } as const;

  route(app, deps, calls.currentBasket, rules, async (context) => ok({ basket: await currentBasket(deps, context) }));

  route(app, deps, calls.basket, rules, async (context) => {
    const { basketId } = context.params;
    const basket = await currentBasket(deps, context);
    if (basket?._id === basketId) return ok(basket);
    const shared = await readShared(deps.db, basketId, deps.clock());
    return shared === null ? fail({ code: 'not_found' }) : ok(present(context, shared.basket, shared.lines, ''));
  });

  const ownRules = { ...rules, permission: 'view_own_orders' } as const;
  route(app, deps, calls.customerBaskets, ownRules, async (context) => {
    if (String(ownerOf(context).accountId) !== context.params.customerId) return fail({ code: 'not_found' });
    return ok(await allBaskets(deps, context));
  });
}

/**
 * Registers the calls `/basket*` of the specification (section 7) and the caller's current basket (product O6, B2–B5).
 */
export function registerBasket(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps);
  const rules = { permission: 'use_basket', rateClass: 'write' } as const;

  route(app, deps, calls.addToBasket, rules, async (context) => {
    const asked = context.body.products.map((line) => ({
      productId: productIdOf(line.product_id),
      quantity: line.qty,
    }));
    const added = await decideInTransaction(deps.db, (tx) => addToBasket(tx, ownerOf(context), asked));
    if (!added.ok) return added;
    setCartCookie(context.cookies, added.value.basket);
    return ok(present(context, added.value.basket, added.value.lines));
  });

  route(app, deps, calls.shareBasket, rules, async (context) => {
    const found = await findBasket(basketQueries(deps.db), ownerOf(context));
    if (!found) return fail({ code: 'basket_empty' });
    return ok(await shareBasket(deps.db, found, deps.clock()));
  });

  route(app, deps, calls.setBasket, rules, async (context) => {
    const basketId = readBasketId(context.params.basketId);
    if (basketId === null) return fail({ code: 'not_found' });
    const asked = context.body.products.map((line) => ({
      productId: productIdOf(line.product_id),
      quantity: line.isDeleted === true ? 0 : line.qty,
      note: line.note,
    }));
    const set = await decideInTransaction(deps.db, (tx) => setBasket(tx, ownerOf(context), basketId, asked));
    if (!set.ok) return set;
    const { basket, lines } = set.value;
    if (lines.length > 0) setCartCookie(context.cookies, basket);
    else if (context.actor.kind === 'guest') context.cookies.clear(cartCookie);
    return ok(present(context, basket, lines));
  });

  const ownRules = { ...rules, permission: 'view_own_orders' } as const;
  route(app, deps, calls.deleteBasketsOfCustomer, ownRules, async (context) => {
    const { accountId } = ownerOf(context);
    if (accountId === null || String(accountId) !== context.body.id) return fail({ code: 'not_found', field: 'id' });
    return ok({ deleted: await basketQueries(deps.db).deleteOfAccount(accountId) });
  });
}

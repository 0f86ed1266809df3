import { calls } from '@farad/contract/calls';
import { ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import type { Actor } from '#http/session/session.ts';
import type { Locale } from '@farad/domain/shared';
import { laterOfGuest, putGuestLineAside, takeGuestLinesBack } from './later-of-guest.ts';
import {
  copyBasket,
  keepBasket,
  listBaskets,
  mergeBasket,
  putLineAside,
  removeBasket,
  renameBasket,
  switchBasket,
  type BasketKeeper,
} from './several-baskets.ts';

/** Guests do not have the permission `keep_lists`. */
function keeperOf({ actor, locale }: { readonly actor: Actor; readonly locale: Locale }): BasketKeeper {
  if (actor.kind === 'guest') throw new Error('route allows guests but handler requires an account');
  return { accountId: actor.account.id, coefficient: actor.coefficient, locale };
}

/**
 * Registers the calls for several named baskets of a customer (product B7). A guest has one, and lines saved for later.
 */
export function registerSeveralBaskets(api: FastifyInstance, deps: Deps): void {
  const reading: RouteRules = { permission: 'keep_lists', rateClass: 'read' };
  const changing: RouteRules = { permission: 'keep_lists', rateClass: 'write' };

  route(api, deps, calls.baskets, { ...reading, permission: 'use_basket' }, async (exchange) =>
    ok({
      baskets:
        exchange.actor.kind === 'guest'
          ? await laterOfGuest(deps.db, exchange)
          : await listBaskets(deps.db, keeperOf(exchange)),
    }),
  );
  route(api, deps, calls.keepBasket, changing, (exchange) => keepBasket(deps, keeperOf(exchange), exchange.body.name));
  route(api, deps, calls.putLineAside, { ...changing, permission: 'use_basket' }, (exchange) => {
    const productId = Number(exchange.body.product_id);
    return exchange.actor.kind === 'guest'
      ? putGuestLineAside(deps, exchange, productId)
      : putLineAside(deps, keeperOf(exchange), productId);
  });
  route(api, deps, calls.switchBasket, changing, (exchange) =>
    switchBasket(deps, keeperOf(exchange), exchange.params.basketId),
  );
  route(api, deps, calls.renameBasket, changing, (exchange) =>
    renameBasket(deps, keeperOf(exchange), exchange.params.basketId, exchange.body.name),
  );
  route(api, deps, calls.copyBasket, changing, (exchange) =>
    copyBasket(deps, keeperOf(exchange), exchange.params.basketId, exchange.body.name),
  );
  route(api, deps, calls.mergeBasket, { ...changing, permission: 'use_basket' }, (exchange) =>
    exchange.actor.kind === 'guest'
      ? takeGuestLinesBack(deps, exchange, exchange.params.basketId)
      : mergeBasket(deps, keeperOf(exchange), exchange.params.basketId),
  );
  route(api, deps, calls.removeBasket, changing, (exchange) =>
    removeBasket(deps, keeperOf(exchange), exchange.params.basketId, exchange.body.isRemoved),
  );
}

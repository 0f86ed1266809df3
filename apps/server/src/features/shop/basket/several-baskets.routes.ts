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

/**
 * Returns the caller as the owner of several baskets. Throws for a guest, although the permission `keep_lists` excludes
 * guests.
 */
function keeperOf({ actor, locale }: { readonly actor: Actor; readonly locale: Locale }): BasketKeeper {
  if (actor.kind === 'guest') throw new Error('route allows guests but handler requires an account');
  return { accountId: actor.account.id, coefficient: actor.coefficient, locale };
}

/**
 * Registers the calls for several named baskets of a customer (product B7). A guest has only one basket and the lines
 * saved for later.
 */
export function registerSeveralBaskets(api: FastifyInstance, deps: Deps): void {
  const reading: RouteRules = { permission: 'keep_lists', rateClass: 'read' };
  const changing: RouteRules = { permission: 'keep_lists', rateClass: 'write' };

  route(api, deps, calls.baskets, { ...reading, permission: 'use_basket' }, async (context) =>
    ok({
      baskets:
        context.actor.kind === 'guest'
          ? await laterOfGuest(deps.db, context)
          : await listBaskets(deps.db, keeperOf(context)),
    }),
  );
  route(api, deps, calls.keepBasket, changing, (context) => keepBasket(deps, keeperOf(context), context.body.name));
  route(api, deps, calls.putLineAside, { ...changing, permission: 'use_basket' }, (context) => {
    const productId = Number(context.body.product_id);
    return context.actor.kind === 'guest'
      ? putGuestLineAside(deps, context, productId)
      : putLineAside(deps, keeperOf(context), productId);
  });
  route(api, deps, calls.switchBasket, changing, (context) =>
    switchBasket(deps, keeperOf(context), context.params.basketId),
  );
  route(api, deps, calls.renameBasket, changing, (context) =>
    renameBasket(deps, keeperOf(context), context.params.basketId, context.body.name),
  );
  route(api, deps, calls.copyBasket, changing, (context) =>
    copyBasket(deps, keeperOf(context), context.params.basketId, context.body.name),
  );
  route(api, deps, calls.mergeBasket, { ...changing, permission: 'use_basket' }, (context) =>
    context.actor.kind === 'guest'
      ? takeGuestLinesBack(deps, context, context.params.basketId)
      : mergeBasket(deps, keeperOf(context), context.params.basketId),
  );
  route(api, deps, calls.removeBasket, changing, (context) =>
    removeBasket(deps, keeperOf(context), context.params.basketId, context.body.isRemoved),
  );
}

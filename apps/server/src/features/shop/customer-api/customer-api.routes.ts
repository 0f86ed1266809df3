import { calls } from '@farad/contract/calls';
import { fail, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { route, type CallContext, type RouteRules } from '#http/serve/route.ts';
import type { Actor } from '#http/session/session.ts';
import { isCallerProved } from '#core/people/proof.ts';
import { viewerOf } from '#core/catalogue/viewer.ts';
import { shopName } from '#core/shop/shop-identity.ts';
import { cachedFor } from '#kit/cached-for.ts';
import { listKeys, makeKey, revokeKey } from './api-keys.ts';
import {
  listHooks,
  makeHook,
  removeHook,
  replayDelivery,
  rotateSecret,
  setHook,
  showDeliveries,
  testHook,
} from './hooks.ts';
import { kicadCategories, kicadPart, kicadParts, kicadTag, type KicadViewer } from './kicad.ts';
import { priceNumbers } from './price-numbers.ts';

const reading: RouteRules = { permission: 'use_api', rateClass: 'read' };
const library: RouteRules = { permission: 'use_api', rateClass: 'library', isUnpaced: true };
const writing: RouteRules = { permission: 'use_api', rateClass: 'write', bodyLimit: 8192 };

/**
 * Time in milliseconds for which the shop's name is cached. KiCad before 10.0.5 requests thousands of parts one by one,
 * and each response contains the name.
 */
const shopNameLifeMs = 2000;

/** Body limit in bytes. It suffices for a thousand lines with number, maker and quantity. */
const pricesBytesMax = 524_288;

/** Returns the caller's account id. Throws for a guest, although the permission `use_api` excludes guests. */
function accountIdOf(actor: Actor): number {
  if (actor.kind === 'guest') throw new Error('route allows guests but handler requires an account');
  return actor.account.id;
}

function keyRoutes(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.apiKeys, reading, async ({ actor }) => ok({ keys: await listKeys(deps, accountIdOf(actor)) }));
  route(api, deps, calls.makeApiKey, writing, async ({ actor, body }) => {
    if (!isCallerProved(deps, actor)) return fail({ code: 'proof_missing' });
    return makeKey(deps, accountIdOf(actor), body);
  });
  route(api, deps, calls.revokeApiKey, writing, ({ actor, params }) =>
    revokeKey(deps, accountIdOf(actor), params.keyId),
  );
}

function hookRoutes(api: FastifyInstance, deps: Deps): void {
  const callerOf = ({ actor, params }: { readonly actor: Actor; readonly params: { readonly hookId: string } }) => ({
    accountId: accountIdOf(actor),
    hookId: params.hookId,
  });
  route(api, deps, calls.hooks, reading, async ({ actor }) => ok({ hooks: await listHooks(deps, accountIdOf(actor)) }));
  route(api, deps, calls.makeHook, writing, async ({ actor, body }) => {
    if (!isCallerProved(deps, actor)) return fail({ code: 'proof_missing' });
    return makeHook(deps, accountIdOf(actor), body);
  });
  route(api, deps, calls.setHook, writing, (context) =>
    setHook(deps, callerOf(context), context.body, isCallerProved(deps, context.actor)),
  );
  route(api, deps, calls.removeHook, writing, (context) => removeHook(deps, callerOf(context)));
  route(api, deps, calls.rotateHookSecret, writing, async (context) =>
    isCallerProved(deps, context.actor) ? rotateSecret(deps, callerOf(context)) : fail({ code: 'proof_missing' }),
  );
  route(api, deps, calls.testHook, writing, (context) => testHook(deps, callerOf(context)));
  route(api, deps, calls.hookDeliveries, reading, (context) =>
    showDeliveries(deps, callerOf(context), context.query.after),
  );
  route(api, deps, calls.replayHookDelivery, writing, (context) =>
    replayDelivery(deps, callerOf(context), context.params.deliveryId),
  );
}

function kicadRoutes(api: FastifyInstance, deps: Deps): void {
  const name = cachedFor(shopNameLifeMs, deps.clock, () => shopName(deps.db, deps.config));
  const kicadViewer = async (context: Parameters<typeof viewerOf>[0]): Promise<KicadViewer> => ({
    ...viewerOf(context),
    supplier: await name(),
  });
  route(api, deps, calls.kicadRoot, library, async () => ok({ categories: '', parts: '' }));
  const categoriesRules = {
    ...library,
    tagOf: async (context: CallContext<typeof calls.kicadCategories>) =>
      kicadTag(deps, null, await kicadViewer(context)),
  };
  route(api, deps, calls.kicadCategories, categoriesRules, async ({ locale }) => ok(kicadCategories(deps, locale)));
  const partsRules = {
    ...library,
    tagOf: async (context: CallContext<typeof calls.kicadParts>) =>
      kicadTag(deps, context.params.categoryId, await kicadViewer(context)),
  };
  route(api, deps, calls.kicadParts, partsRules, async (context) =>
    kicadParts(deps, context.params.categoryId, await kicadViewer(context)),
  );
  route(api, deps, calls.kicadPart, library, async (context) =>
    kicadPart(deps, context.params.partId, await kicadViewer(context)),
  );
}

/** Registers the customer API's own calls: keys, webhooks, prices of many parts, KiCad (product I4, I5). */
export function registerCustomerApi(api: FastifyInstance, deps: Deps): void {
  keyRoutes(api, deps);
  hookRoutes(api, deps);
  kicadRoutes(api, deps);
  route(api, deps, calls.prices, { ...reading, bodyLimit: pricesBytesMax }, async (context) =>
    ok(await priceNumbers(deps, context.body, viewerOf(context))),
  );
}

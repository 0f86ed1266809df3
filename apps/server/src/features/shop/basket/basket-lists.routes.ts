import { calls } from '@farad/contract/calls';
import { basketQueries } from '@farad/database/basket/basket.queries';
import { fail, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import { ownerOf } from './basket-caller.ts';
import { basketFile } from './basket-file.ts';
import { findBasket, findOwnBasket } from './basket-owner.ts';
import { readList } from './read-list.ts';

/** Body limit of a pasted list in JSON, in bytes. */
const listBytesMax = 262_144;

/** Registers the calls that export and import basket lines (product B7). */
export function registerBasketLists(app: FastifyInstance, deps: Deps, drawing: Drawing): void {
  const rules: RouteRules = { permission: 'use_basket', rateClass: 'write' };

  route(app, deps, calls.basketFile, rules, async (context) => {
    const { format, language: locale = context.locale } = context.query;
    const baskets = basketQueries(deps.db);
    const basket = await findOwnBasket(baskets, ownerOf(context), context.params.basketId);
    if (basket === undefined) return fail({ code: 'not_found' });
    const { coefficient } = context.actor;
    const table = { basket, lines: await baskets.lines(basket.id) };
    return ok(await basketFile(drawing, table, { format, locale, coefficient, now: deps.clock() }));
  });

  route(app, deps, calls.readList, { ...rules, bodyLimit: listBytesMax }, async (context) => {
    const { body, locale } = context;
    const own = await findBasket(basketQueries(deps.db), ownerOf(context));
    return ok(await readList(deps.db, { text: body.text, locale, basketId: own?.id ?? null }));
  });
}

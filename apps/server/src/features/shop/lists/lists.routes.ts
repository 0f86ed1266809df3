import { calls } from '@farad/contract/calls';
import { answeredFavouritesMax } from '@farad/contract/shop/lists';
import { askedCardsMax } from '@farad/contract/shop/catalogue';
import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import { comparisonQueries } from '@farad/database/catalogue/comparison.queries';
import { favouriteQueries } from '@farad/database/people/favourite.queries';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import type { Actor } from '#http/session/session.ts';
import { viewerOf } from '#core/catalogue/viewer.ts';
import { markProduct, marksOf, setComparison } from './caller-marks.ts';
import { buyableFavourites, changeFavourites } from './favourite-lines.ts';
import {
  createFavouriteList,
  favouriteLists,
  removeFavouriteList,
  renameFavouriteList,
  showFavouriteList,
} from './favourite-lists.ts';
import { cardsOf, type CardPresenter, type ListDeps } from './list-cards.ts';
import { showComparison } from './show-comparison.ts';
import { setWatch, stopWatch, watchedProducts, watchesOf } from './watches.ts';

const reading: RouteRules = { permission: 'use_lists', rateClass: 'read' };
const writing: RouteRules = { permission: 'use_lists', rateClass: 'write' };
const ownReading: RouteRules = { permission: 'keep_lists', rateClass: 'read' };
const ownWriting: RouteRules = { permission: 'keep_lists', rateClass: 'write' };

const looking: RouteRules = { permission: 'view_catalogue', rateClass: 'read' };

/** Returns the customer's id; 0 for a guest, but the permission `keep_lists` excludes guests. */
const accountIdOf = (actor: Actor): number => (actor.kind === 'account' ? actor.account.id : 0);

const idAnswer = (outcome: Result<string, Failure>) => (outcome.ok ? ok({ id: outcome.value }) : outcome);

/**
 * Registers the calls of specification section 7. They have the user's id in the path, which must be the caller's own
 * id.
 */
function specificationRoutes(api: FastifyInstance, deps: ListDeps): void {
  const own = (actor: Actor, userId: string): number | null =>
    actor.kind === 'account' && String(actor.account.id) === userId ? actor.account.id : null;

  route(api, deps, calls.comparisonsOfUser, ownReading, async (context) => {
    const accountId = own(context.actor, context.params.userId);
    if (accountId === null) return fail({ code: 'not_found' });
    return ok(await cardsOf(deps, await comparisonQueries(deps.db).productIds(accountId), viewerOf(context)));
  });

  route(api, deps, calls.favouritesOfUser, ownReading, async (context) => {
    const accountId = own(context.actor, context.params.userId);
    if (accountId === null) return fail({ code: 'not_found' });
    const marked = await favouriteQueries(deps.db).marked(accountId, answeredFavouritesMax);
    return ok(await cardsOf(deps, marked, viewerOf(context)));
  });
}

function markRoutes(api: FastifyInstance, deps: ListDeps): void {
  route(api, deps, calls.marks, reading, async (context) => {
    const { comparison, favourites } = await marksOf(deps.db, context);
    const { actor } = context;
    const { watches } = actor.kind === 'account' ? await watchesOf(deps.db, actor.account.id) : { watches: [] };
    return ok({ comparison: comparison.map(String), favourites: favourites.map(String), watches });
  });

  route(api, deps, calls.mark, writing, async ({ actor, body, cookies }) => {
    const productId = Number(body.product_id) as ProductId;
    const [product] = body.isMarked ? await catalogueQueries(deps.db).byIds([productId]) : [];
    if (body.isMarked && product === undefined) return fail({ code: 'unknown_product', field: 'product_id' });
    const change = { list: body.list, productId, isMarked: body.isMarked };
    const marked = await markProduct(deps, { actor, cookies }, change);
    return marked.ok ? ok({ comparison: marked.value.map(String) }) : marked;
  });

  route(api, deps, calls.comparison, reading, async (context) =>
    ok(await showComparison(deps, context, context.query.seo ?? [], viewerOf(context))),
  );

  route(api, deps, calls.setComparison, writing, async ({ actor, body, cookies }) => {
    const ids = body.products.map((id) => Number(id) as ProductId);
    const shown = (await catalogueQueries(deps.db).byIds([...new Set(ids)])).map(({ id }) => id);
    await setComparison(deps, { actor, cookies }, shown);
    return ok({ comparison: shown.map(String) });
  });

  route(api, deps, calls.productCards, looking, async (context) => {
    const seos = [...new Set(context.query.seo)].slice(0, askedCardsMax);
    const products = await catalogueQueries(deps.db).bySeos(seos);
    return ok(products.map((product) => deps.presenter.card(product, viewerOf(context))));
  });
}

function favouriteRoutes(api: FastifyInstance, deps: ListDeps): void {
  route(api, deps, calls.favouriteLists, reading, async (context) => ok(await favouriteLists(deps, context)));

  route(api, deps, calls.favouriteList, reading, async (context) => {
    const { sort = 'added', page = 1 } = context.query;
    return showFavouriteList(deps, context, { sort, page, listId: context.params.listId }, viewerOf(context));
  });

  route(api, deps, calls.buyableFavourites, reading, (context) =>
    buyableFavourites(deps, context, context.params.listId),
  );

  route(api, deps, calls.changeFavourites, writing, async (context) =>
    idAnswer(await changeFavourites(deps, context, context.params.listId, context.body.lines)),
  );

  route(api, deps, calls.createFavouriteList, ownWriting, async ({ actor, body }) =>
    idAnswer(await createFavouriteList(deps, accountIdOf(actor), body.name)),
  );

  route(api, deps, calls.renameFavouriteList, ownWriting, async ({ actor, body, params }) =>
    idAnswer(await renameFavouriteList(deps, accountIdOf(actor), params.listId, body.name)),
  );

  route(api, deps, calls.removeFavouriteList, ownWriting, async ({ actor, body, params }) =>
    idAnswer(await removeFavouriteList(deps, accountIdOf(actor), params.listId, body.isRemoved)),
  );
}

function watchRoutes(api: FastifyInstance, deps: ListDeps): void {
  route(api, deps, calls.watches, ownReading, async (context) =>
    ok(await watchedProducts(deps, accountIdOf(context.actor), viewerOf(context))),
  );

  route(api, deps, calls.watch, ownWriting, ({ actor, body, locale }) =>
    setWatch(deps, { accountId: accountIdOf(actor), coefficient: actor.coefficient, locale }, body),
  );

  route(api, deps, calls.stopWatch, { permission: 'view_catalogue', rateClass: 'write' }, async (context) => {
    const stopped = await stopWatch(deps, context.body.token);
    if (!stopped.ok) return stopped;
    return ok({ product: stopped.value && deps.presenter.card(stopped.value, viewerOf(context)) });
  });
}

/** Registers the calls for comparison, favourites and stock alerts (product C12, C13). */
export function registerLists(api: FastifyInstance, deps: Deps, presenter: CardPresenter): void {
  const listDeps: ListDeps = { ...deps, presenter };
  specificationRoutes(api, listDeps);
  markRoutes(api, listDeps);
  favouriteRoutes(api, listDeps);
  watchRoutes(api, listDeps);
}

import { createHash } from 'node:crypto';

import { calls } from '@farad/contract/calls';
import { photoTypes } from '@farad/contract/kit/file';
import type { WireOrder } from '@farad/contract/shop/orders';
import { orderQueries } from '@farad/database/orders/order.queries';
import { returnPhotoLimits } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route, type CallContext } from '#http/serve/route.ts';
import type { Actor } from '#http/session/session.ts';
import { oneAtATime } from '#kit/one-at-a-time.ts';
import { askToCancel } from './ask-to-cancel.ts';
import { answerOrder, cancelOrder } from './change-order.ts';
import { listOrders } from './list-orders.ts';
import { findOwnOrder } from './own-order.ts';
import { presentOrder, presentPublicOrder } from './present-order.ts';
import { repeatOwnOrder, type AddLines } from './repeat-order.ts';
import { askReturn } from './return-order.ts';
import { addReturnPhoto, showReturnPhoto } from './return-photos.ts';

/**
 * Returns the caller's account id. Throws for a guest, although the permissions `view_own_orders` and
 * `cancel_own_order` exclude guests.
 */
function accountIdOf(actor: Actor): number {
  if (actor.kind === 'guest') throw new Error('route allows guests but handler requires an account');
  return actor.account.id;
}

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  const own = { permission: 'view_own_orders', rateClass: 'read' } as const;

  route(app, deps, calls.orders, own, ({ actor, locale, query }) =>
    listOrders(deps.db, { accountId: accountIdOf(actor), locale }, query),
  );

  route(app, deps, calls.order, own, async ({ actor, locale, params }) => {
    const caller = { accountId: accountIdOf(actor), number: params.number, locale };
    const found = await findOwnOrder(deps.db, caller);
    return found.ok ? ok(await presentOrder(deps, found.value, caller)) : found;
  });

  route(app, deps, calls.returnPhoto, own, ({ actor, locale, params }) => {
    const caller = { accountId: accountIdOf(actor), number: params.number, locale };
    return showReturnPhoto(deps, caller, params.photoId);
  });

  const byLink = { permission: 'view_catalogue', rateClass: 'public-order' } as const;
  route(app, deps, calls.publicOrder, byLink, async ({ locale, params }) => {
    const orders = orderQueries(deps.db);
    const sha256 = createHash('sha256').update(params.id).digest();
    const order = await orders.byPublicToken(sha256, deps.clock());
    if (!order) return fail({ code: 'not_found' });
    return ok(presentPublicOrder(order, await orders.lines(order.id), locale));
  });
}

/** Registers the calls that read and change orders (product O2, O5, O6, U1; specification section 7). */
export function registerOrders(app: FastifyInstance, deps: Deps, addLines: AddLines): void {
  readingRoutes(app, deps);
  const changing = { permission: 'cancel_own_order', rateClass: 'write', bodyLimit: 8192 } as const;

  type Changing = Pick<CallContext<typeof calls.cancelOrder>, 'actor' | 'params' | 'locale'>;
  const callerOf = ({ actor, params, locale }: Changing) => ({
    accountId: accountIdOf(actor),
    number: params.number,
    locale,
  });
  const shown = async (context: Changing, done: Result<null, Failure>): Promise<Result<WireOrder, Failure>> => {
    if (!done.ok) return done;
    const caller = callerOf(context);
    const found = await findOwnOrder(deps.db, caller);
    return found.ok ? ok(await presentOrder(deps, found.value, caller)) : found;
  };

  route(app, deps, calls.cancelOrder, changing, async (context) =>
    shown(context, await cancelOrder(deps, callerOf(context), context.body.reason)),
  );
  route(app, deps, calls.askToCancel, changing, async (context) =>
    shown(context, await askToCancel(deps, callerOf(context), context.body.reason)),
  );
  route(app, deps, calls.approveOrder, changing, async (context) =>
    shown(context, await answerOrder(deps, callerOf(context), { isApproved: true, reason: '' })),
  );
  route(app, deps, calls.refuseOrder, changing, async (context) =>
    shown(context, await answerOrder(deps, callerOf(context), { isApproved: false, reason: context.body.reason })),
  );
  route(app, deps, calls.returnOrder, { ...changing, bodyLimit: 65_536 }, async (context) =>
    shown(context, await askReturn(deps, callerOf(context), context.body)),
  );
  const inTurn = oneAtATime();
  const types = photoTypes.filter((type) => !app.hasContentTypeParser(type));
  if (types.length > 0) app.addContentTypeParser(types, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  route(app, deps, calls.addReturnPhoto, { ...changing, bodyLimit: returnPhotoLimits.bytes }, (context) =>
    inTurn(() => addReturnPhoto(deps, callerOf(context), context.request.body)),
  );
  route(app, deps, calls.repeatOrder, { ...changing, permission: 'view_own_orders' }, (context) =>
    repeatOwnOrder(deps, { ...callerOf(context), coefficient: context.actor.coefficient }, addLines),
  );
}

import { createHash } from 'node:crypto';

import type { WireBasket } from '@farad/contract/basket';
import { calls } from '@farad/contract/calls';
import type { WireOrder } from '@farad/contract/orders';
import { idempotencyQueries, type IdempotencyKey } from '@farad/database/idempotency.queries';
import { orderQueries } from '@farad/database/order.queries';
import { decideInTransaction } from '@farad/database/transaction';
import { normaliseEmail } from '@farad/domain/customer';
import { fail, ok, type ErrorCode, type Result } from '@farad/domain/shared';
import { readUtmCookie } from '@farad/domain/site';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { route, type Exchange } from '../../http/route.ts';
import type { Actor } from '../../http/session.ts';
import { answerOrder, cancelOrder } from './change-order.ts';
import { listOrders } from './list-orders.ts';
import { placeOrder, type Placed, type PlaceOrderContext } from './place-order.ts';
import { findOwnOrder } from './own-order.ts';
import { presentOrder, presentPublicOrder } from './present-order.ts';
import { repeatOwnOrder, type AddLines } from './repeat-order.ts';
import { askReturn } from './return-order.ts';

type Placing = Exchange<typeof calls.placeOrder>;

function placingContext(deps: Deps, exchange: Placing): Result<PlaceOrderContext, Failure> {
  const { actor, body, cookies, locale } = exchange;
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const { email } = body.contact;
  const checked = email === '' ? null : normaliseEmail(email);
  if (checked && !checked.ok) return fail({ code: checked.error, field: 'contact.email' });
  return ok({
    buyer: {
      accountId: actor.account.id,
      phone: actor.account.phone,
      email: actor.account.email,
      coefficient: actor.coefficient,
      locale,
    },
    asked: { ...body, contact: { ...body.contact, email: checked?.value ?? '' } },
    config: deps.config,
    utm: readUtmCookie(cookies.get('utmtags') ?? ''),
    now: deps.clock(),
  });
}

/** The order and its key in one transaction: a repeat gets the first answer, another body under the key is refused. */
function placeOnce(deps: Deps, key: IdempotencyKey, context: PlaceOrderContext): Promise<Result<Placed, Failure>> {
  return decideInTransaction<Placed, Failure>(deps.db, async (tx) => {
    const keys = idempotencyQueries(tx);
    const state = await keys.claim(key);
    if (state.kind === 'in_progress') return fail({ code: 'idempotency_in_progress', retryAfterSeconds: 10 });
    if (state.kind === 'other_body') return fail({ code: 'idempotency_key_reused', field: 'Idempotency-Key' });
    if (state.kind === 'repeated') return ok(calls.placeOrder.answer.parse(state.response));
    const placed = await placeOrder(tx, context);
    if (placed.ok) await keys.finish(key, placed.value);
    return placed;
  });
}

/** What the orders need of the basket's feature; the composition gives it. */
export interface OrdersNeeds {
  /** The caller's basket as it is now, for the answer to changed figures. */
  readonly presentBasket: (caller: Pick<Placing, 'actor' | 'cookies' | 'locale'>) => Promise<WireBasket | null>;
  /** Adds to the basket of an account, all lines or none. */
  readonly addLines: AddLines;
}

/** Refusals that the page answers by showing the basket anew. */
const changedFigures: readonly ErrorCode[] = ['totals_changed', 'not_enough_stock', 'not_for_sale', 'buyer_changed'];

function placingRoute(app: FastifyInstance, deps: Deps, needs: OrdersNeeds): void {
  const rules = { permission: 'place_order', rateClass: 'write' } as const;
  route(app, deps, calls.placeOrder, rules, async (exchange) => {
    const context = placingContext(deps, exchange);
    if (!context.ok) return context;
    const { buyer } = context.value;
    const placed = await placeOnce(
      deps,
      {
        actor: `account ${buyer.accountId}`,
        route: calls.placeOrder.path,
        key: exchange.idempotencyKey ?? '',
        bodySha256: createHash('sha256').update(JSON.stringify(exchange.body)).digest(),
      },
      context.value,
    );
    if (placed.ok) exchange.setStatus(201);
    if (placed.ok || !changedFigures.includes(placed.error.code)) return placed;
    const basket = await needs.presentBasket(exchange);
    return basket === null ? placed : fail({ ...placed.error, basket });
  });
}

/** `view_own_orders` and `cancel_own_order` are no guest's. */
function accountIdOf(actor: Actor): number {
  if (actor.kind === 'guest') throw new Error('a guest was let through to the orders');
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
    return found.ok ? ok(await presentOrder(deps.db, found.value, caller)) : found;
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

/** Placing, reading and changing orders (product O1, O2, O4–O6, U1; specification section 7). */
export function registerOrders(app: FastifyInstance, deps: Deps, needs: OrdersNeeds): void {
  placingRoute(app, deps, needs);
  readingRoutes(app, deps);
  const changing = { permission: 'cancel_own_order', rateClass: 'write', bodyLimit: 8192 } as const;

  type Changing = Pick<Exchange<typeof calls.cancelOrder>, 'actor' | 'params' | 'locale'>;
  const callerOf = ({ actor, params, locale }: Changing) => ({
    ...{ accountId: accountIdOf(actor), number: params.number, locale },
  });
  const shown = async (exchange: Changing, done: Result<null, Failure>): Promise<Result<WireOrder, Failure>> => {
    if (!done.ok) return done;
    const caller = callerOf(exchange);
    const found = await findOwnOrder(deps.db, caller);
    return found.ok ? ok(await presentOrder(deps.db, found.value, caller)) : found;
  };

  route(app, deps, calls.cancelOrder, changing, async (exchange) =>
    shown(exchange, await cancelOrder(deps, callerOf(exchange), exchange.body.reason)),
  );
  route(app, deps, calls.approveOrder, changing, async (exchange) =>
    shown(exchange, await answerOrder(deps, callerOf(exchange), { isApproved: true, reason: '' })),
  );
  route(app, deps, calls.refuseOrder, changing, async (exchange) =>
    shown(exchange, await answerOrder(deps, callerOf(exchange), { isApproved: false, reason: exchange.body.reason })),
  );
  route(app, deps, calls.returnOrder, { ...changing, bodyLimit: 65_536 }, async (exchange) =>
    shown(exchange, await askReturn(deps, callerOf(exchange), exchange.body)),
  );
  route(app, deps, calls.repeatOrder, { ...changing, permission: 'view_own_orders' }, (exchange) =>
    repeatOwnOrder(deps, { ...callerOf(exchange), coefficient: exchange.actor.coefficient }, needs.addLines),
  );
}

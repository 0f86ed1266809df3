import { createHash } from 'node:crypto';

import type { WireBasket } from '@farad/contract/basket';
import { calls } from '@farad/contract/calls';
import { idempotencyQueries, type IdempotencyKey } from '@farad/database/idempotency.queries';
import { orderQueries } from '@farad/database/order.queries';
import { decideInTransaction } from '@farad/database/transaction';
import { normaliseEmail } from '@farad/domain/customer';
import { fail, ok, type ErrorCode, type Result } from '@farad/domain/shared';
import { readUtmCookie } from '@farad/domain/site';
import type { FastifyInstance } from 'fastify';

import { cabinetUrlOf } from '../../cabinet-url.ts';
import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { route, type Exchange } from '../../http/route.ts';
import { placeOrder, type Placed, type PlaceOrderContext } from './place-order.ts';
import { presentOrder, presentPublicOrder, presentSummary } from './present-order.ts';

const listMax = 100;

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
    pickup: deps.config.pickup,
    cabinetUrl: cabinetUrlOf(deps.config, locale),
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
}

/** Refusals that the page answers by showing the basket anew. */
const changedFigures: readonly ErrorCode[] = ['totals_changed', 'not_enough_stock', 'not_for_sale'];

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

/** Placing and reading orders (product O1, O4–O6; specification section 7). */
export function registerOrders(app: FastifyInstance, deps: Deps, needs: OrdersNeeds): void {
  placingRoute(app, deps, needs);
  const orders = orderQueries(deps.db);
  const own = { permission: 'view_own_orders', rateClass: 'read' } as const;

  route(app, deps, calls.orders, own, async ({ actor }) => {
    if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
    return ok((await orders.listOfAccount(actor.account.id, listMax)).map(presentSummary));
  });

  route(app, deps, calls.order, own, async ({ actor, locale, params }) => {
    const order = actor.kind === 'guest' ? undefined : await orders.ofAccount(actor.account.id, params.number);
    if (!order) return fail({ code: 'not_found' });
    return ok(presentOrder(order, await orders.lines(order.id), await orders.events(order.id), locale));
  });

  const byLink = { permission: 'view_catalogue', rateClass: 'public-order' } as const;
  route(app, deps, calls.publicOrder, byLink, async ({ locale, params }) => {
    const sha256 = createHash('sha256').update(params.id).digest();
    const order = await orders.byPublicToken(sha256, deps.clock());
    if (!order) return fail({ code: 'not_found' });
    return ok(presentPublicOrder(order, await orders.lines(order.id), locale));
  });
}

import { calls } from '@farad/contract/calls';
import { companyQueries } from '@farad/database/people/company.queries';
import { orderQueries } from '@farad/database/orders/order.queries';
import { paidOrderQueries, type PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { paymentQueries } from '@farad/database/payments/payment.queries';
import { normaliseEmail } from '@farad/domain/customer';
import { orderRights } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route } from '#http/serve/route.ts';
import type { Actor } from '#http/session/session.ts';
import { checkOnce } from './provider/ask-provider.ts';
import { payOrder, returnTokenHash } from './begin-payment.ts';
import { presentPayment } from './present-payment.ts';
import { registerStaffPayments } from './office/staff-payments.routes.ts';

/**
 * Minimum time in milliseconds between two requests to the provider about a payment. A page may be loaded more often.
 */
const lookPauseMs = 3000;

/**
 * Returns an order that the caller may see, and whether they may pay it (`mayPay`). Other orders count as not found
 * (T12).
 */
async function ownOrder(
  { db }: Deps,
  actor: Actor,
  number: string,
): Promise<Result<{ readonly order: PaidOrderRow; readonly mayPay: boolean }, Failure>> {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const found = await orderQueries(db).byNumber(number);
  const order = found && (await paidOrderQueries(db).byId(found.id));
  if (!found || !order) return fail({ code: 'not_found' });
  const { companyId, customerType, accountId } = found;
  const { id } = actor.account;
  const companyRole = companyId === null ? null : await companyQueries(db).roleIn(companyId, id);
  const rights = orderRights({ customerType, isBuyer: accountId === id, companyRole });
  return rights.maySee ? ok({ order, mayPay: rights.mayChange }) : fail({ code: 'not_found' });
}

/**
 * Returns the order after asking the provider about its latest payment, if that may have changed since the last check.
 */
async function refreshed(deps: Deps, order: PaidOrderRow): Promise<PaidOrderRow> {
  const latest = await paymentQueries(deps.db).latest(order.id);
  if (latest !== undefined) await checkOnce(deps, latest, lookPauseMs);
  return (await paidOrderQueries(deps.db).byId(order.id)) ?? order;
}

function buyerRoutes(api: FastifyInstance, deps: Deps): void {
  const paying = { permission: 'cancel_own_order', rateClass: 'pay', bodyLimit: 2048 } as const;
  route(api, deps, calls.payOrder, paying, async ({ actor, params, body }) => {
    const own = await ownOrder(deps, actor, params.number);
    if (!own.ok) return own;
    if (!own.value.mayPay) return fail({ code: 'forbidden' });
    const { order } = own.value;
    const email = body.email === '' ? null : normaliseEmail(body.email);
    if (email !== null && !email.ok) return fail({ code: email.error, field: 'email' });
    const paid = await payOrder(deps, order.id, { method: body.method, email: email?.value ?? '' });
    const now = (await paidOrderQueries(deps.db).byId(order.id)) ?? order;
    return ok(await presentPayment(deps, now, paid.ok ? null : paid.error));
  });

  const reading = { permission: 'view_own_orders', rateClass: 'read' } as const;
  route(api, deps, calls.orderPayment, reading, async ({ actor, params }) => {
    const own = await ownOrder(deps, actor, params.number);
    return own.ok ? ok(await presentPayment(deps, await refreshed(deps, own.value.order))) : own;
  });

  const byToken = { permission: 'view_catalogue', rateClass: 'public-order' } as const;
  route(api, deps, calls.returnedPayment, byToken, async ({ params }) => {
    const payment = await paymentQueries(deps.db).byReturnToken(returnTokenHash(params.token));
    const order = payment && (await paidOrderQueries(deps.db).byId(payment.orderId));
    if (!order) return fail({ code: 'not_found' });
    return ok(await presentPayment(deps, await refreshed(deps, order)));
  });
}

/** Registers the calls for online payments (product Y1), and those of staff. */
export function registerPayments(api: FastifyInstance, deps: Deps): void {
  buyerRoutes(api, deps);
  registerStaffPayments(api, deps);
}

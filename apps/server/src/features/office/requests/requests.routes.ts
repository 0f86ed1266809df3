import { calls } from '@farad/contract/calls';
import { staffRequestQueries } from '@farad/database/requests/staff-request.queries';
import type { Quantity } from '@farad/domain/money';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { OfferableProduct } from '@farad/contract/office/orders/requests';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { RouteRules, QueryOf } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { findOfferable } from '#core/catalogue/offerable-products.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';
import { answerRequest, closeRequest, takeRequest } from './change-request.ts';
import { presentRows, showRequest } from './present-request.ts';

const reading: RouteRules = { permission: 'view_orders', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_orders', rateClass: 'write', bodyLimit: 524_288 };

/** Returns products that staff can offer for a request, found by a text, with the prices of the request's customer. */
async function offerable(
  deps: Deps,
  number: string,
  query: QueryOf<typeof calls.offerableProducts>,
  locale: Locale,
): Promise<Result<{ products: OfferableProduct[] }, Failure>> {
  const queries = staffRequestQueries(deps.db);
  const request = await queries.byNumber(number);
  if (request === undefined) return fail({ code: 'not_found' });
  const { text, qty } = query;
  const coefficient = await queries.coefficientOf(request.accountId);
  return ok({ products: await findOfferable(deps, text, { quantity: qty as Quantity, coefficient, locale }) });
}

/** Registers the calls of staff for requests and quotes (product O3, X). */
export function registerBackOfficeRequests(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.staffRequests, reading, async ({ actor, query }) => {
    const { text, state, mine, after } = query;
    const rows = await staffRequestQueries(deps.db).find({
      text,
      after,
      states: state === undefined ? [] : [state],
      staffId: mine === 'true' ? actor.staff.id : null,
      limit: pageLength.usual + 1,
    });
    const { page, next } = pageOf(rows, pageLength.usual, byId);
    return ok({ requests: [...(await presentRows(deps.db, page))], next });
  });
  staffRoute(api, deps, calls.staffRequest, reading, ({ actor, params, locale }) =>
    showRequest(deps.db, params.number, { locale, now: deps.clock(), staffId: actor.staff.id }),
  );
  staffRoute(api, deps, calls.offerableProducts, reading, ({ params, query, locale }) =>
    offerable(deps, params.number, query, locale),
  );
  staffRoute(api, deps, calls.takeRequest, managing, (context) => takeRequest(deps, context));
  staffRoute(api, deps, calls.answerRequest, managing, (context) => answerRequest(deps, context, context.body));
  staffRoute(api, deps, calls.closeRequest, managing, (context) => closeRequest(deps, context, context.body.reason));
}

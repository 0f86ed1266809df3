import { calls } from '@farad/contract/calls';
import { staffRequestQueries } from '@farad/database/requests/staff-request.queries';
import type { Quantity } from '@farad/domain/money';
import { quantityMax } from '@farad/domain/product';
import { requestStates } from '@farad/domain/quote';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { OfferableProduct } from '@farad/contract/back-office-requests';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readQuery, type QueryPairs } from '#http/input/read-query.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { findOfferable } from '#core/catalogue/offerable-products.ts';
import { answerRequest, closeRequest, takeRequest } from './change-request.ts';
import { presentRows, showRequest } from './present-request.ts';

/** Rows a page. */
const pageLength = 30;

const reading: RouteRules = { permission: 'view_orders', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_orders', rateClass: 'write', bodyLimit: 524_288 };

const RequestsQuery = z.strictObject({
  text: z.string().trim().max(200).default(''),
  state: z.enum(requestStates).optional(),
  mine: z.enum(['true', 'false']).default('false'),
  after: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional(),
});

const ProductsQuery = z.strictObject({
  text: z.string().trim().max(200).default(''),
  qty: z.coerce.number().int().min(1).max(quantityMax).default(1),
});

/** Products that are found by a text, at the prices of the customer who asked. */
async function offerable(
  deps: Deps,
  number: string,
  query: QueryPairs,
  locale: Locale,
): Promise<Result<{ products: OfferableProduct[] }, Failure>> {
  const read = readQuery(ProductsQuery, query, locale);
  if (!read.ok) return read;
  const queries = staffRequestQueries(deps.db);
  const request = await queries.byNumber(number);
  if (request === undefined) return fail({ code: 'not_found' });
  const { text, qty } = read.value;
  const coefficient = await queries.coefficientOf(request.accountId);
  return ok({ products: await findOfferable(deps, text, { quantity: qty as Quantity, coefficient, locale }) });
}

/** Requests and quotes as staff work with them (product O3, X). */
export function registerBackOfficeRequests(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.staffRequests, { ...reading, query: RequestsQuery }, async ({ actor, query, locale }) => {
    const read = readQuery(RequestsQuery, query, locale);
    if (!read.ok) return read;
    const { text, state, mine, after } = read.value;
    const rows = await staffRequestQueries(deps.db).find({
      text,
      after,
      states: state === undefined ? [] : [state],
      staffId: mine === 'true' ? actor.staff.id : null,
      limit: pageLength + 1,
    });
    const page = rows.slice(0, pageLength);
    const next = rows.length > pageLength ? String(page.at(-1)?.id) : null;
    return ok({ requests: [...(await presentRows(deps.db, page))], next });
  });
  staffRoute(api, deps, calls.staffRequest, reading, ({ actor, params, locale }) =>
    showRequest(deps.db, params.number, { locale, now: deps.clock(), staffId: actor.staff.id }),
  );
  staffRoute(api, deps, calls.offerableProducts, { ...reading, query: ProductsQuery }, ({ params, query, locale }) =>
    offerable(deps, params.number, query, locale),
  );
  staffRoute(api, deps, calls.takeRequest, managing, (exchange) => takeRequest(deps, exchange));
  staffRoute(api, deps, calls.answerRequest, managing, (exchange) => answerRequest(deps, exchange, exchange.body));
  staffRoute(api, deps, calls.closeRequest, managing, (exchange) => closeRequest(deps, exchange, exchange.body.reason));
}

import type { AnswerRequestBody, StaffRequest } from '@farad/contract/office/orders/requests';
import type { AuditEvent } from '@farad/database/staff/audit.queries';
import { basketQueries } from '@farad/database/basket/basket.queries';
import type { Tx } from '@farad/database/connection/connect';
import { requestQueries, type RequestRow } from '@farad/database/requests/request.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { Day } from '@farad/domain/delivery';
import { roublesToUnitPrice, toRoubles, type Quantity, type UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { checkQuote, moveRequest, priceQuote, quoteEnd, type QuoteLine, type QuoteProblem } from '@farad/domain/quote';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { notifyRequester } from '#core/requests/request-messages.ts';
import { showRequest } from './present-request.ts';

type RequestCall = StaffCallOrigin & { readonly params: { readonly number: string }; readonly locale: Locale };

type Change = Omit<AuditEvent, 'object'>;

/** Changes one request under a lock and records the change in the audit log. Returns the request after the change. */
async function changeRequest(
  deps: Deps,
  call: RequestCall,
  work: (tx: Tx, request: RequestRow) => Promise<Result<Change, Failure>>,
): Promise<Result<StaffRequest, Failure>> {
  const { number } = call.params;
  const done = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const request = await requestQueries(tx).lock(number);
    if (request === undefined) return fail({ code: 'not_found' });
    const changed = await work(tx, request);
    if (!changed.ok) return changed;
    await record(tx, deps, call, { ...changed.value, object: { kind: 'request', id: request.id } });
    return ok(null);
  });
  return done.ok
    ? showRequest(deps.db, number, { locale: call.locale, now: deps.clock(), staffId: call.actor.staff.id })
    : done;
}

/** Assigns a request to the caller, even if it is assigned to someone else. */
export const takeRequest = (deps: Deps, call: RequestCall) =>
  changeRequest(deps, call, async (tx, request) => {
    const { id: staffId } = call.actor.staff;
    if (request.state !== 'open' && request.state !== 'quoted' && request.state !== 'expired') {
      return fail({ code: 'request_changed' });
    }
    await requestQueries(tx).take(request.id, staffId);
    return ok({ action: 'request.taken', before: { staffId: request.staffId }, after: { staffId } });
  });

type Body = z.output<typeof AnswerRequestBody>;

const problemField = (problem: QuoteProblem): string =>
  problem.kind === 'nothing_offered'
    ? 'lines'
    : `lines.${problem.index}.${problem.field === 'note' || problem.field === 'position' ? '' : 'offer.'}${problem.field}`;

/**
 * Returns the lines of a quote with the names of the offered products. Fails if a product is not shown in the
 * catalogue.
 */
async function readLines(tx: Tx, lines: Body['lines']): Promise<Result<readonly QuoteLine[], Failure>> {
  const ids = lines.flatMap(({ offer }) => (offer === null ? [] : [Number(offer.product_id) as ProductId]));
  const products = await basketQueries(tx).sellable(ids);
  const read: QuoteLine[] = [];
  for (const [index, { position, offer, note }] of lines.entries()) {
    if (offer === null) {
      read.push({ position, offer: null, note });
      continue;
    }
    const productId = Number(offer.product_id) as ProductId;
    const product = products.get(productId);
    if (product === undefined) return fail({ code: 'unknown_product', field: `lines.${index}.offer.product_id` });
    const price = roublesToUnitPrice(offer.price);
    const unitPrice = price.ok ? price.value : (0 as UnitPrice);
    const named = { productId, part: product.mpn, maker: product.brand };
    const requested = { quantity: offer.qty as Quantity, unitPrice, leadDays: offer.leadDays };
    read.push({ position, offer: { ...named, ...requested }, note });
  }
  return ok(read);
}

/** Answers a request with a quote and notifies the customer. Earlier quotes stay stored, but are no longer valid. */
export const answerRequest = (deps: Deps, call: RequestCall, { seen, valid_on, comment, lines }: Body) =>
  changeRequest(deps, call, async (tx, request) => {
    const now = deps.clock();
    const moved = moveRequest(request, 'quoted', 'staff', now);
    if (!moved.ok) return fail({ code: moved.error });
    if (request.revision !== seen) return fail({ code: 'request_changed', field: 'seen' });
    const validUntil = quoteEnd(valid_on as Day, now);
    if (validUntil === null) return fail({ code: 'invalid_input', field: 'valid_on' });
    const read = await readLines(tx, lines);
    if (!read.ok) return read;
    const requests = requestQueries(tx);
    const checked = checkQuote(read.value, (await requests.lines(request.id)).length);
    if (!checked.ok) return fail({ code: 'invalid_input', field: problemField(checked.error) });
    const offers = read.value.flatMap(({ offer }) => (offer === null ? [] : [offer]));
    const { total } = priceQuote(offers);
    const { id: staffId } = call.actor.staff;
    const revision = request.revision + 1;
    const quote = { revision, staffId, comment, total, validUntil, createdAt: now };
    await requests.addQuote(request.id, { ...quote, lines: read.value });
    const what = revision === 1 ? 'quoted' : 'revised';
    await notifyRequester(tx, deps.config, request, { what, total, validUntil, words: comment });
    const before = { state: request.state, revision: request.revision };
    return ok({ action: 'request.quoted', before, after: { state: 'quoted', revision, total: toRoubles(total) } });
  });

/** Closes a request without an order. The customer is notified with the reason. */
export const closeRequest = (deps: Deps, call: RequestCall, reason: string) =>
  changeRequest(deps, call, async (tx, request) => {
    const now = deps.clock();
    const moved = moveRequest(request, 'closed', 'staff', now);
    if (!moved.ok) return fail({ code: moved.error });
    await requestQueries(tx).move(request.id, { state: moved.value, reason }, now);
    await notifyRequester(tx, deps.config, request, { what: 'closed', words: reason });
    return ok({ action: 'request.closed', before: { state: request.state }, after: { state: 'closed' }, reason });
  });

import { createHash } from 'node:crypto';

import { calls } from '@farad/contract/calls';
import { idempotencyQueries } from '@farad/database/connection/idempotency.queries';
import { requestQueries, type RequestContact, type RequestOwner } from '@farad/database/requests/request.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { roublesToUnitPrice, type Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { moveRequest, type RequestLine } from '@farad/domain/quote';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route, type CallContext } from '#http/serve/route.ts';
import type { Actor } from '#http/session/session.ts';
import { makeRequest, type WishedRequest } from '#core/requests/make-request.ts';
import { findOwnRequest, lockOwnRequest } from '#core/requests/own-request.ts';
import { pageLength, pageOf } from '#kit/page.ts';
import { presentRequest, presentSummary } from './present-request.ts';

/**
 * Returns the owner whose requests are read. Guests lack the permissions `view_own_orders` and `cancel_own_order`, so
 * they never get here.
 */
function ownerOf(actor: Actor): RequestOwner {
  if (actor.kind === 'guest') throw new Error('route allows guests but handler requires an account');
  const { id, email, phone } = actor.account;
  return { accountId: id, email, phone };
}

type Making = CallContext<typeof calls.makeRequest>;

/** Parses the lines of a request. A failure names the line with the invalid price. */
function wishedLines(lines: Making['body']['lines']): Result<readonly RequestLine[], Failure> {
  const read: RequestLine[] = [];
  for (const [index, { product_id, part, maker, qty, wished_price, note }] of lines.entries()) {
    const price = wished_price === null ? ok(null) : roublesToUnitPrice(wished_price);
    if (!price.ok || price.value === 0) return fail({ code: 'invalid_input', field: `lines.${index}.wished_price` });
    read.push({
      productId: product_id === null ? null : (Number(product_id) as ProductId),
      part,
      maker,
      note,
      quantity: qty as Quantity,
      wishedPrice: price.value,
    });
  }
  return ok(read);
}

/** Stores a request with its idempotency key in one transaction. A repeated call gets the first response. */
async function makeOnce(deps: Deps, context: Making): Promise<Result<{ number: string }, Failure>> {
  const { actor, body, locale, idempotencyKey } = context;
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const lines = wishedLines(body.lines);
  if (!lines.ok) return lines;
  const { id: accountId, name, surname, email, phone } = actor.account;
  const owner: RequestContact = { accountId, name: `${name} ${surname}`.trim(), email, phone, locale };
  const { comment, wished_on: wishedOn, source } = body;
  const wished: WishedRequest = { lines: lines.value, comment, wishedOn, source };
  const key = {
    actor: `account ${accountId}`,
    route: calls.makeRequest.path,
    key: idempotencyKey ?? '',
    bodySha256: createHash('sha256').update(JSON.stringify(body)).digest(),
  };
  return decideInTransaction<{ number: string }, Failure>(deps.db, async (tx) => {
    const keys = idempotencyQueries(tx);
    const state = await keys.claim(key);
    if (state.kind === 'in_progress') return fail({ code: 'idempotency_in_progress', retryAfterSeconds: 10 });
    if (state.kind === 'other_body') return fail({ code: 'idempotency_key_reused', field: 'Idempotency-Key' });
    if (state.kind === 'repeated') return ok(calls.makeRequest.answer.parse(state.response));
    const made = await makeRequest(tx, { config: deps.config, now: deps.clock() }, owner, wished);
    if (!made.ok) return made;
    await keys.finish(key, { number: made.value });
    return ok({ number: made.value });
  });
}

/** Returns one page of the caller's requests. */
async function listRequests({ db }: Deps, owner: RequestOwner, after: string | undefined) {
  const requests = requestQueries(db);
  const last = after === undefined ? undefined : await findOwnRequest(db, owner, after);
  if (last?.ok === false) return fail<Failure>({ code: 'invalid_input', field: 'after' });
  const found = await requests.ofOwner(owner, last?.value.id, pageLength.short + 1);
  const { page, next } = pageOf(found, pageLength.short, ({ number }) => number);
  const ids = page.map(({ id }) => id);
  const [sums, totals] = await Promise.all([requests.summaries(ids), requests.totals(ids)]);
  const empty = { part: '', count: 0 };
  return ok({
    requests: page.map((row) => presentSummary(row, sums.get(row.id) ?? empty, totals.get(row.id) ?? null)),
    next,
  });
}

/** Declines the quote, or withdraws the request if there is no quote yet. */
const decline = (deps: Deps, owner: RequestOwner, number: string, reason: string) =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const own = await lockOwnRequest(tx, owner, number);
    if (!own.ok) return own;
    const now = deps.clock();
    const moved = moveRequest(own.value, 'declined', 'customer', now);
    if (!moved.ok) return fail({ code: moved.error });
    await requestQueries(tx).move(own.value.id, { state: moved.value, reason, accountId: owner.accountId }, now);
    return ok(null);
  });

/**
 * Registers the calls of customers for requests and quotes (product O3). A quote is accepted by placing an order in the
 * checkout.
 */
export function registerRequests(api: FastifyInstance, deps: Deps): void {
  const reading = { permission: 'view_own_orders', rateClass: 'read' } as const;

  route(api, deps, calls.requests, reading, ({ actor, query }) => listRequests(deps, ownerOf(actor), query.after));

  type Shown = Pick<CallContext<typeof calls.request>, 'actor' | 'params' | 'locale'>;
  const shown = async ({ actor, params, locale }: Shown) => {
    const own = await findOwnRequest(deps.db, ownerOf(actor), params.number);
    return own.ok ? ok(await presentRequest(deps.db, own.value, locale, deps.clock())) : own;
  };
  route(api, deps, calls.request, reading, shown);

  const making = { permission: 'place_order', rateClass: 'write', bodyLimit: 524_288 } as const;
  route(api, deps, calls.makeRequest, making, (context) => makeOnce(deps, context));

  const declining = { permission: 'cancel_own_order', rateClass: 'write', bodyLimit: 8192 } as const;
  route(api, deps, calls.declineQuote, declining, async (context) => {
    const { actor, body, params } = context;
    const done = await decline(deps, ownerOf(actor), params.number, body.reason);
    return done.ok ? shown(context) : done;
  });
}

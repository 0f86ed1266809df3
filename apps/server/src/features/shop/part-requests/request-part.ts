import type { PartRequestAnswer, PartRequestBody } from '@farad/contract/shop/requests';
import { basketQueries } from '@farad/database/basket/basket.queries';
import { callerQueries } from '@farad/database/people/caller.queries';
import type { Tx } from '@farad/database/connection/connect';
import { partRequestQueries, type FormRequest } from '@farad/database/requests/part-request.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { requestTextMax } from '@farad/domain/quote';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import { callerHashOf, hourBefore, readContact, refuseTooMany } from '#core/people/form-caller.ts';
import type { Failure } from '#http/answers/errors.ts';
import { makeRequest } from '#core/requests/make-request.ts';

/** Time in milliseconds within which an equal request counts as the same form sent twice. */
const sameWithinMs = 600_000;

type Answer = z.output<typeof PartRequestAnswer>;

export interface PartRequestContext {
  readonly accountId: number | null;
  /** Name of the account; '' = a guest. */
  readonly name: string;
  readonly ip: string;
  readonly locale: Locale;
}

interface Named {
  readonly productId: ProductId | null;
  readonly part: string;
}

/** Returns the requested part: the catalogue's part number of the product, or the words that were typed. */
async function namedPart(tx: Tx, body: z.output<typeof PartRequestBody>): Promise<Result<Named, Failure>> {
  if (body.product_id === null) return ok({ productId: null, part: body.part });
  const productId = Number(body.product_id) as ProductId;
  const product = (await basketQueries(tx).sellable([productId])).get(productId);
  if (product === undefined) return fail({ code: 'unknown_product', field: 'product_id' });
  return ok({ productId, part: product.mpn.slice(0, requestTextMax.part) });
}

/**
 * Stores a request for one part that is not in the catalogue or not in stock (product C10, O3). A form that is sent
 * twice is stored once. After five requests within an hour, further ones are refused.
 */
export async function requestPart(
  deps: Deps,
  body: z.output<typeof PartRequestBody>,
  { accountId, name, ip, locale }: PartRequestContext,
): Promise<Result<Answer, Failure>> {
  const contact = readContact(body.contact);
  if (!contact.ok) return contact;
  const { title, ...address } = contact.value;
  const { quantity } = body;
  const now = deps.clock();
  const callerHash = callerHashOf('part request', deps.secretKey, ip);
  return decideInTransaction<Answer, Failure>(deps.db, async (tx) => {
    const queries = partRequestQueries(tx);
    const callers = callerQueries(tx, 'request');
    const named = await namedPart(tx, body);
    if (!named.ok) return named;
    const { productId, part } = named.value;
    const request: FormRequest = { part, quantity, ...address, callerHash };
    await callers.lock(callerHash);
    const answered = (number: string): Answer => ({ number, part, quantity, contact: title });
    const same = await queries.same(request, new Date(now.getTime() - sameWithinMs));
    if (same !== undefined) return ok(answered(same));
    const moments = await callers.moments(callerHash, hourBefore(now));
    const { partsAnHour } = await settingQueries(tx).value('requests');
    const refusal = refuseTooMany(moments, partsAnHour, now);
    if (refusal !== null) return fail(refusal);
    const owner = { accountId, name, ...address, locale };
    const line = { productId, part, maker: '', quantity: quantity as Quantity, wishedPrice: null, note: '' };
    const wished = { lines: [line], comment: '', wishedOn: null, source: 'form', callerHash } as const;
    const made = await makeRequest(tx, { config: deps.config, now }, owner, wished);
    return made.ok ? ok(answered(made.value)) : made;
  });
}

import { createHmac } from 'node:crypto';

import type { PartRequestAnswer, PartRequestBody } from '@farad/contract/part-requests';
import { partRequestQueries, type FormRequest } from '@farad/database/part-request.queries';
import { settingQueries } from '@farad/database/setting.queries';
import { decideInTransaction } from '@farad/database/transaction';
import { maskPhone, normaliseEmail, normalisePhone } from '@farad/domain/customer';
import type { Quantity } from '@farad/domain/money';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { subnetOf } from '@farad/domain/sign-in';
import type { z } from 'zod';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { makeRequest } from '../../make-request.ts';

const hourMs = 3_600_000;
/** The same request again within this time is the same form sent twice. */
const sameWithinMs = 600_000;

type Answer = z.output<typeof PartRequestAnswer>;

interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
  /** For people. */
  readonly title: string;
}

function readContact(text: string): Result<Contact, Failure> {
  if (text.includes('@')) {
    const email = normaliseEmail(text);
    if (!email.ok) return fail({ code: email.error, field: 'contact' });
    return ok({ email: email.value, phone: null, title: email.value });
  }
  const phone = normalisePhone(text);
  if (!phone.ok) return fail({ code: phone.error, field: 'contact' });
  return ok({ email: null, phone: phone.value, title: maskPhone(phone.value) });
}

/** Callers are counted under a keyed hash: the table does not tell their addresses. */
const callerHashOf = (secretKey: Buffer, ip: string): Buffer =>
  createHmac('sha256', secretKey)
    .update(`part request caller\0${ip.includes(':') ? (subnetOf(ip) ?? ip) : ip}`)
    .digest();

export interface PartRequestContext {
  readonly accountId: number | null;
  /** Of the account; empty: a guest. */
  readonly name: string;
  readonly ip: string;
  readonly locale: Locale;
}

/**
 * Keeps a request of one line for a part that the catalogue does not have (product C10, O3). A form that was sent twice
 * is one request; more than five an hour are refused.
 */
export async function requestPart(
  deps: Deps,
  body: z.output<typeof PartRequestBody>,
  { accountId, name, ip, locale }: PartRequestContext,
): Promise<Result<Answer, Failure>> {
  const contact = readContact(body.contact);
  if (!contact.ok) return contact;
  const { title, ...address } = contact.value;
  const { part, quantity } = body;
  const now = deps.clock();
  const request: FormRequest = { part, quantity, ...address, callerHash: callerHashOf(deps.secretKey, ip) };
  return decideInTransaction<Answer, Failure>(deps.db, async (tx) => {
    const queries = partRequestQueries(tx);
    await queries.lockCaller(request.callerHash);
    const answered = (number: string): Answer => ({ number, part, quantity, contact: title });
    const same = await queries.same(request, new Date(now.getTime() - sameWithinMs));
    if (same !== undefined) return ok(answered(same));
    const moments = await queries.moments(request.callerHash, new Date(now.getTime() - hourMs));
    const { partsAnHour } = await settingQueries(tx).value('requests');
    const [oldest] = moments.slice(-partsAnHour);
    if (moments.length >= partsAnHour && oldest !== undefined) {
      const waitMs = oldest.getTime() + hourMs - now.getTime();
      return fail({ code: 'too_many_requests', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
    }
    const owner = { accountId, name, ...address, locale };
    const line = { productId: null, part, maker: '', quantity: quantity as Quantity, wishedPrice: null, note: '' };
    const { callerHash } = request;
    const wished = { lines: [line], comment: '', wishedOn: null, source: 'form', callerHash } as const;
    const made = await makeRequest(tx, { config: deps.config, now }, owner, wished);
    return made.ok ? ok(answered(made.value)) : made;
  });
}

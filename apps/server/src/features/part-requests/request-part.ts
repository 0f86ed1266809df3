import { createHmac } from 'node:crypto';

import type { PartRequestAnswer, PartRequestBody } from '@farad/contract/part-requests';
import { outboxQueries } from '@farad/database/outbox.queries';
import { partRequestQueries, type NewPartRequest } from '@farad/database/part-request.queries';
import { decideInTransaction } from '@farad/database/transaction';
import { maskPhone, normaliseEmail, normalisePhone } from '@farad/domain/customer';
import { defaultLocale, fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { subnetOf } from '@farad/domain/sign-in';
import { formatPieces } from '@farad/wording/format';
import { translators } from '@farad/wording/server';
import type { z } from 'zod';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';

const hourMs = 3_600_000;
/** Requests of one caller in an hour. */
export const requestsAnHourMax = 5;
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

/** The letter to the shop, in the language of the shop. */
function letterOf(answer: Answer, locale: Locale) {
  const t = translators[defaultLocale];
  const { number, part, contact } = answer;
  const pieces = formatPieces(answer.quantity, 'piece', defaultLocale);
  return {
    subject: t('search.requestMailSubject', { number, part }),
    text: `${t('search.requestMailText', { number, part, pieces, contact, language: locale })}\n`,
  };
}

export interface PartRequestContext {
  readonly accountId: number | null;
  readonly ip: string;
  readonly locale: Locale;
}

/**
 * Keeps a request for a part that the catalogue does not have and tells the shop's mailbox of it (product C10). A form
 * that was sent twice is one request; more than five an hour are refused.
 */
export async function requestPart(
  deps: Deps,
  body: z.output<typeof PartRequestBody>,
  { accountId, ip, locale }: PartRequestContext,
): Promise<Result<Answer, Failure>> {
  const contact = readContact(body.contact);
  if (!contact.ok) return contact;
  const { title, ...address } = contact.value;
  const { part, quantity } = body;
  const now = deps.clock();
  const request: NewPartRequest = {
    ...{ part, quantity, ...address, accountId, locale, now },
    callerHash: callerHashOf(deps.secretKey, ip),
  };
  return decideInTransaction<Answer, Failure>(deps.db, async (tx) => {
    const queries = partRequestQueries(tx);
    await queries.lockCaller(request.callerHash);
    const answered = (id: number): Answer => ({ number: String(id), part, quantity, contact: title });
    const same = await queries.same(request, new Date(now.getTime() - sameWithinMs));
    if (same !== undefined) return ok(answered(same));
    const moments = await queries.moments(request.callerHash, new Date(now.getTime() - hourMs));
    const [oldest] = moments.slice(-requestsAnHourMax);
    if (moments.length >= requestsAnHourMax && oldest !== undefined) {
      const waitMs = oldest.getTime() + hourMs - now.getTime();
      return fail({ code: 'too_many_requests', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
    }
    const answer = answered(await queries.add(request));
    await outboxQueries(tx).add({
      ...{ kind: 'part_request', channel: 'email', recipient: deps.config.mailFrom, orderId: null },
      ...letterOf(answer, locale),
    });
    return ok(answer);
  });
}

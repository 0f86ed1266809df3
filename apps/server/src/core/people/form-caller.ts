import { maskPhone, normaliseEmail, normalisePhone } from '@farad/domain/customer';
import { fail, hourMs, ok, type Result } from '@farad/domain/shared';
import { subnetOf } from '@farad/domain/sign-in';

import type { Failure } from '#http/answers/errors.ts';
import { keyedHash } from '#kit/keyed-hash.ts';

/** Contact for an answer: an email address or a phone. */
export interface FormContact {
  readonly email: string | null;
  readonly phone: string | null;
  /** Shown to people. */
  readonly title: string;
}

/** Reads the field `contact` of a form. */
export function readContact(text: string): Result<FormContact, Failure> {
  if (text.includes('@')) {
    const email = normaliseEmail(text);
    if (!email.ok) return fail({ code: email.error, field: 'contact' });
    return ok({ email: email.value, phone: null, title: email.value });
  }
  const phone = normalisePhone(text);
  if (!phone.ok) return fail({ code: phone.error, field: 'contact' });
  return ok({ email: null, phone: phone.value, title: maskPhone(phone.value) });
}

/** Hashes a form's sender with a key, so that the table reveals no addresses. */
export const callerHashOf = (form: string, secretKey: Buffer, ip: string): Buffer =>
  keyedHash(secretKey, `${form} caller`, ip.includes(':') ? (subnetOf(ip) ?? ip) : ip);

/** Returns the moment from which forms of the last hour are counted. */
export const hourBefore = (now: Date): Date => new Date(now.getTime() - hourMs);

/** Refuses a caller who sent `most` forms within the time; `moments` are those forms, oldest first. */
export function refuseTooMany(moments: readonly Date[], most: number, now: Date, withinMs = hourMs): Failure | null {
  const [oldest] = moments.slice(-most);
  if (moments.length < most || oldest === undefined) return null;
  const waitMs = oldest.getTime() + withinMs - now.getTime();
  return { code: 'too_many_requests', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

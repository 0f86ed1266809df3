import { maskPhone, normaliseEmail, normalisePhone } from '@farad/domain/customer';
import { fail, hourMs, ok, subnetOf, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import { keyedHash } from '#kit/keyed-hash.ts';

/** Contact that a visitor gives for the reply: an email address or a phone number. */
export interface FormContact {
  readonly email: string | null;
  readonly phone: string | null;
  /** The contact as people read it. */
  readonly title: string;
}

/**
 * Reads the form's field `contact`. Fails with the reason if the text is neither an email address nor a phone number.
 */
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

/**
 * Returns a keyed hash of the sender's IP address, so that the table reveals no addresses. IPv6 addresses of one subnet
 * have the same hash.
 */
export const callerHashOf = (form: string, secretKey: Buffer, ip: string): Buffer =>
  keyedHash(secretKey, `${form} caller`, ip.includes(':') ? (subnetOf(ip) ?? ip) : ip);

/** Returns the time one hour before `now`. Forms sent after it count for the hourly limit. */
export const hourBefore = (now: Date): Date => new Date(now.getTime() - hourMs);

/**
 * Returns a failure if the sender has sent `most` forms within `withinMs`; null = another form is allowed. `moments`
 * are the times of the sent forms, oldest first.
 */
export function refuseTooMany(moments: readonly Date[], most: number, now: Date, withinMs = hourMs): Failure | null {
  const [oldest] = moments.slice(-most);
  if (moments.length < most || oldest === undefined) return null;
  const waitMs = oldest.getTime() + withinMs - now.getTime();
  return { code: 'too_many_requests', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

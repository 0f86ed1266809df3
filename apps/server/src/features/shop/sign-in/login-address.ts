import type { LoginAddress } from '@farad/database/people/sign-in.queries';
import { isMobilePhone, normaliseEmail, normalisePhone, type Email, type Phone } from '@farad/domain/customer';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';

/** A validated address that codes can be sent to. */
export type CheckedAddress = LoginAddress &
  (
    | { readonly channel: 'sms'; readonly destination: Phone }
    | { readonly channel: 'email'; readonly destination: Email }
  );

/** Parses a phone number (specification section 5). A failure names the field of the request. */
export function readPhoneAddress(text: string, field: string): Result<CheckedAddress, Failure> {
  const phone = normalisePhone(text);
  return phone.ok ? ok({ channel: 'sms', destination: phone.value }) : fail({ code: phone.error, field });
}

/** Parses a phone number that must be able to receive codes: only Russian mobile numbers are accepted. */
export function readMobileAddress(text: string, field: string): Result<CheckedAddress, Failure> {
  const address = readPhoneAddress(text, field);
  if (!address.ok || address.value.channel !== 'sms') return address;
  return isMobilePhone(address.value.destination) ? address : fail({ code: 'not_a_mobile_phone', field });
}

export function readEmailAddress(text: string, field: string): Result<CheckedAddress, Failure> {
  const email = normaliseEmail(text);
  return email.ok ? ok({ channel: 'email', destination: email.value }) : fail({ code: email.error, field });
}

import type { Brand } from '../shared/brand.ts';
import { signInLimits, type SignInLimits } from './sign-in-limits.ts';

/** Sign-in code: four ASCII digits (specification section 5), or six during an attack. */
export type LoginCode = Brand<string, 'LoginCode'>;

/** How many codes were entered recently, and how many of them were wrong. */
export interface CodeTries {
  readonly tries: number;
  readonly failures: number;
}

/**
 * True if too many codes were wrong recently. Then someone may be guessing the codes of many accounts, so new codes are
 * longer (integrations 10.2, item 1).
 */
export const isBreakerOpen = ({ tries, failures }: CodeTries, limits: SignInLimits = signInLimits): boolean =>
  tries >= limits.breakerTries && failures > tries * limits.breakerFailureRatio;

/** Returns how many digits a new code has now. */
export const codeLengthOf = (lately: CodeTries, limits: SignInLimits = signInLimits): number =>
  isBreakerOpen(lately, limits) ? limits.stepUpCodeLength : limits.codeLength;

/** Returns how many different codes of this length exist. The random number for a code must be below it. */
export const loginCodeCount = (length: number): number => 10 ** length;

export const isLoginCode = (value: unknown): value is LoginCode =>
  typeof value === 'string' && /^[0-9]{4}(?:[0-9]{2})?$/.test(value);

/**
 * Returns the code for a random number.
 *
 * @throws RangeError if `drawn` is not an integer from 0 to below `loginCodeCount`
 */
export function loginCodeOf(drawn: number, length: number = signInLimits.codeLength): LoginCode {
  if (!Number.isInteger(drawn) || drawn < 0 || drawn >= loginCodeCount(length)) {
    throw new RangeError(`drawn number must be an integer in the range of codes, got ${drawn}`);
  }
  return String(drawn).padStart(length, '0') as LoginCode;
}

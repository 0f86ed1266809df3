import type { Brand } from '../shared/brand.ts';
import { signInLimits, type SignInLimits } from './limits.ts';

/** Four ASCII digits (specification section 5), or six during an attack. */
export type LoginCode = Brand<string, 'LoginCode'>;

/** Recently entered codes: their number, and how many were wrong. */
export interface CodeTries {
  readonly tries: number;
  readonly failures: number;
}

/**
 * Whether too many codes are wrong, which suggests guessing over many accounts (integrations 10.2, item 1). Then new
 * codes are longer.
 */
export const isBreakerOpen = ({ tries, failures }: CodeTries, limits: SignInLimits = signInLimits): boolean =>
  tries >= limits.breakerTries && failures > tries * limits.breakerFailureRatio;

/** Returns the current length of new codes. */
export const codeLengthOf = (lately: CodeTries, limits: SignInLimits = signInLimits): number =>
  isBreakerOpen(lately, limits) ? limits.stepUpCodeLength : limits.codeLength;

/** Returns the number of codes of this length. Draw an integer below it. */
export const loginCodeCount = (length: number): number => 10 ** length;

export const isLoginCode = (value: unknown): value is LoginCode =>
  typeof value === 'string' && /^[0-9]{4}(?:[0-9]{2})?$/.test(value);

/** @throws RangeError if the drawn number is not an integer from 0 to below `loginCodeCount` */
export function loginCodeOf(drawn: number, length: number = signInLimits.codeLength): LoginCode {
  if (!Number.isInteger(drawn) || drawn < 0 || drawn >= loginCodeCount(length)) {
    throw new RangeError(`drawn number must be an integer in the range of codes, got ${drawn}`);
  }
  return String(drawn).padStart(length, '0') as LoginCode;
}

import type { Brand } from '../shared/brand.ts';
import { signInLimits, type SignInLimits } from './limits.ts';

/** Four ASCII digits (specification section 5), six while the shop steps up. */
export type LoginCode = Brand<string, 'LoginCode'>;

/** What a code compares with: how many answers of the last minutes were given, and how many of them were wrong. */
export interface CodeTries {
  readonly tries: number;
  readonly failures: number;
}

/**
 * Whether so many codes are answered wrongly that somebody guesses over many accounts (integrations 10.2, item 1): then
 * new codes are longer.
 */
export const isBreakerOpen = ({ tries, failures }: CodeTries, limits: SignInLimits = signInLimits): boolean =>
  tries >= limits.breakerTries && failures > tries * limits.breakerFailureRatio;

/** Digits of the codes that are sent now. */
export const codeLengthOf = (lately: CodeTries, limits: SignInLimits = signInLimits): number =>
  isBreakerOpen(lately, limits) ? limits.stepUpCodeLength : limits.codeLength;

/** How many codes of this length there are: draw a whole number below this. */
export const loginCodeCount = (length: number): number => 10 ** length;

export const isLoginCode = (value: unknown): value is LoginCode =>
  typeof value === 'string' && /^[0-9]{4}(?:[0-9]{2})?$/.test(value);

/** @throws RangeError when the drawn number is not a whole one below `loginCodeCount`. */
export function loginCodeOf(drawn: number, length: number = signInLimits.codeLength): LoginCode {
  if (!Number.isInteger(drawn) || drawn < 0 || drawn >= loginCodeCount(length)) {
    throw new RangeError(`no code: ${drawn}`);
  }
  return String(drawn).padStart(length, '0') as LoginCode;
}

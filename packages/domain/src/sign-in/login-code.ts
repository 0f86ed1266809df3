import type { Brand } from '../shared/brand.ts';
import { signInLimits } from './limits.ts';

/** Four ASCII digits (specification section 5). */
export type LoginCode = Brand<string, 'LoginCode'>;

/** How many codes there are: draw a whole number below this. */
export const loginCodeCount = 10 ** signInLimits.codeLength;

export const isLoginCode = (value: unknown): value is LoginCode =>
  typeof value === 'string' && /^[0-9]{4}$/.test(value);

/** @throws RangeError when the drawn number is not a whole one from 0 to 9999. */
export function loginCodeOf(drawn: number): LoginCode {
  if (!Number.isInteger(drawn) || drawn < 0 || drawn >= loginCodeCount) throw new RangeError(`no code: ${drawn}`);
  return String(drawn).padStart(signInLimits.codeLength, '0') as LoginCode;
}

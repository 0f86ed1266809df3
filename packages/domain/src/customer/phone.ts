import type { Brand } from '../shared/brand.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** Russian phone number: eleven digits that begin with 7. */
export type Phone = Brand<string, 'Phone'>;

const textLengthMax = 64;

/**
 * Returns a phone as eleven digits (specification section 5). Removes everything but digits, and changes a leading 8 to
 * 7. If the first digit is another one, 7 is put before it. Refuses a `+` with another country's code, because no such
 * number may be turned into a Russian one (product A2). Accepts digits of any script, such as full-width or
 * Arabic-Indic ones.
 */
export function normalisePhone(typed: string): Result<Phone, 'invalid_phone' | 'foreign_phone'> {
  if (typed.length > textLengthMax) return fail('invalid_phone');
  const text = asciiDigits(typed);
  if (isForeign(text)) return fail('foreign_phone');
  const digits = withCountry(text);
  return digits.length === 11 ? ok(digits as Phone) : fail('invalid_phone');
}

/** True for Russian mobile numbers. Only they can receive sign-in codes by SMS. */
export const isMobilePhone = (phone: Phone): boolean => phone.startsWith('79');

/** Returns the ten digits that an SMS request needs: the country code 7 is removed (specification section 5). */
export const phoneForSms = (phone: string): string => (phone.length > 10 ? phone.slice(1) : phone);

/** Formats as `+7 (xxx) xxx-xx-xx`. */
export const maskPhone = (phone: Phone): string => maskDigits(phone);

/**
 * Formats a phone that is still being typed. Formatting twice changes nothing. A text that cannot be a Russian phone is
 * returned unchanged: an e-mail address, or a `+` with another country's code.
 */
export function maskPhonePartial(typed: string): string {
  const text = asciiDigits(typed);
  if (/[^\d\s()+.-]/.test(text) || isForeign(text)) return typed;
  const digits = withCountry(text);
  return digits === '' ? text.trim().slice(0, 1).replace(/[^+]/, '') : maskDigits(digits.slice(0, 11));
}

/**
 * Returns the formatted text of a phone field and the new caret after a keystroke. The caret stays behind the same
 * digit. So people can correct digits in the middle, and need not delete separators.
 */
export function maskPhoneAt(typed: string, caret: number): { readonly text: string; readonly caret: number } {
  const text = asciiDigits(typed);
  const shown = maskPhonePartial(text);
  if (shown === text) return { text, caret };
  if (caret >= text.length) return { text: shown, caret: shown.length };
  const isCountryAdded = digitCount(shown) > digitCount(text);
  let left = digitCount(text.slice(0, caret)) + (isCountryAdded ? 1 : 0);
  let at = 0;
  while (left > 0 && at < shown.length) {
    if (/\d/.test(shown.charAt(at))) left -= 1;
    at += 1;
  }
  return { text: shown, caret: at };
}

/** Replaces digits of any script by ASCII digits, and full-width signs (`＋`, `（`) by ASCII signs. */
const asciiDigits = (text: string): string => text.replace(/\p{Nd}|[\uff01-\uff5e]/gu, asciiOf);

function asciiOf(char: string): string {
  const plain = char.normalize('NFKC');
  if (/^[!-~]$/.test(plain)) return plain;
  // In Unicode, the ten digits of a script have consecutive numbers. So the value of a digit is its distance from the
  // script's zero.
  const code = char.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const digitCount = (text: string): number => text.replace(/\D/g, '').length;

const isForeign = (text: string): boolean => /\+\D*[0-689]/.test(text);

function withCountry(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.startsWith('8')) return `7${digits.slice(1)}`;
  return digits === '' || digits.startsWith('7') ? digits : `7${digits}`;
}

function maskDigits(digits: string): string {
  const [area, first, second, third] = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7, 9), digits.slice(9)];
  if (area === '') return '+7';
  if (first === '') return `+7 (${area}`;
  return [`+7 (${area}) ${first}`, second, third].filter((part) => part !== '').join('-');
}

import type { Brand } from '../shared/brand.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** Eleven digits that begin with 7. */
export type Phone = Brand<string, 'Phone'>;

const textLengthMax = 64;

/**
 * Normalises a phone (specification section 5). Removes non-digits and changes a leading 8 to 7. Puts 7 before any
 * other first digit; the result must have eleven digits. A `+` with another country code is refused, never rewritten
 * (product A2). Digits of any script count, such as full-width or Arabic-Indic.
 */
export function normalisePhone(typed: string): Result<Phone, 'invalid_phone' | 'foreign_phone'> {
  if (typed.length > textLengthMax) return fail('invalid_phone');
  const text = asciiDigits(typed);
  if (isForeign(text)) return fail('foreign_phone');
  const digits = withCountry(text);
  return digits.length === 11 ? ok(digits as Phone) : fail('invalid_phone');
}

/** Only Russian mobile numbers can receive codes. */
export const isMobilePhone = (phone: Phone): boolean => phone.startsWith('79');

/** An SMS request has ten digits: of a longer number the first digit is dropped (specification section 5). */
export const phoneForSms = (phone: string): string => (phone.length > 10 ? phone.slice(1) : phone);

/** Formats as `+7 (xxx) xxx-xx-xx`. */
export const maskPhone = (phone: Phone): string => maskDigits(phone);

/**
 * Formats a phone while it is typed. Formatting twice changes nothing. Other texts stay as typed: an e-mail address, or
 * another country after a `+`.
 */
export function maskPhonePartial(typed: string): string {
  const text = asciiDigits(typed);
  if (/[^\d\s()+.-]/.test(text) || isForeign(text)) return typed;
  const digits = withCountry(text);
  return digits === '' ? text.trim().slice(0, 1).replace(/[^+]/, '') : maskDigits(digits.slice(0, 11));
}

/**
 * Formats the field at each keystroke and returns the new caret. The caret stays after the same digit. So digits can be
 * corrected in the middle, and separators need no deleting.
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

/** Returns the text with digits of every script as ASCII digits, and full-width signs (`＋`, `（`) as ASCII signs. */
const asciiDigits = (text: string): string => text.replace(/\p{Nd}|[\uff01-\uff5e]/gu, asciiOf);

function asciiOf(char: string): string {
  const plain = char.normalize('NFKC');
  if (/^[!-~]$/.test(plain)) return plain;
  // Unicode encodes the digits of a script in a row from its zero.
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

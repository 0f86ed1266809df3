import type { Brand } from '../shared/brand.ts';
import { checkEnding, readDigits, type Requisite } from './requisite.ts';

/** Tax registration reason code (KPP): four digits, two digits or capital letters, three digits. */
export type Kpp = Brand<string, 'Kpp'>;

/** State registration number: OGRN of a company (13 digits), OGRNIP of a sole trader (15). */
export type Ogrn = Brand<string, 'Ogrn'>;

/** Reads a KPP. Only its format is checked, because a KPP has no check digit. */
export function readKpp(text: string): Requisite<Kpp> {
  return readDigits(text, /^\d{4}[0-9A-Z]{2}\d{3}$/) as Requisite<Kpp>;
}

/**
 * Reads an OGRN or OGRNIP and checks its check digit: the last digit of the remainder of the other digits, modulo 11
 * for 13 digits and modulo 13 for 15 digits (integrations section 4).
 */
export function readOgrn(text: string): Requisite<Ogrn> {
  const read = readDigits(text, /^(?:\d{13}|\d{15})$/);
  if (!read.ok) return read;
  const head = BigInt(read.value.slice(0, -1));
  const rest = head % (read.value.length === 13 ? 11n : 13n);
  return checkEnding<Ogrn>(read.value, String(rest % 10n));
}

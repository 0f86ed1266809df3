import type { Brand } from '../shared/brand.ts';
import { checkEnding, readDigits, type Requisite } from './requisite.ts';

/** Taxpayer number (INN): 10 digits for a company, 12 for a person or sole trader. */
export type Inn = Brand<string, 'Inn'>;

const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const;

/** Returns the check digit of these digits. The weights are aligned to the last digit (integrations section 4). */
function checkDigit(digits: string): string {
  const used = weights.slice(weights.length - digits.length);
  return String((used.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11) % 10);
}

/** Reads an INN and checks its check digits. A 10-digit INN has one check digit, a 12-digit INN two. */
export function readInn(text: string): Requisite<Inn> {
  const read = readDigits(text, /^(?:\d{10}|\d{12})$/);
  if (!read.ok) return read;
  const number = read.value;
  if (number.length === 10) return checkEnding<Inn>(number, checkDigit(number.slice(0, 9)));
  const head = number.slice(0, 10);
  const first = checkDigit(head);
  return checkEnding<Inn>(number, first + checkDigit(head + first));
}

/** True if the INN belongs to a sole trader. A sole trader has no KPP and a 15-digit registration number. */
export const isPersonal = (inn: Inn): boolean => inn.length === 12;

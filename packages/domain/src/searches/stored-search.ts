import { readInn } from '../company/index.ts';

/** Maximum length of a counted text; longer ones are pasted lists and messages. */
export const searchLengthMax = 80;

/** Whether digits look like a card number: 13 to 19 digits with a valid Luhn checksum. */
function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Phones of Russia and Turkey, and any number with a plus. Part numbers rarely match. */
const phones = [/^(?:7|8)\d{10}$/, /^9\d{9}$/, /^(?:90|0)?5\d{9}$/, /^0090\d{10}$/];

/** Whether a text looks like a phone, an e-mail, a card or a personal tax number. Personal data is never counted. */
function isPersonal(text: string): boolean {
  if (/[^\s@]@[^\s@]/u.test(text)) return true;
  // Separators within a phone or card number. A letter means a part number.
  const pieces = text.match(/\+?\d[\d\s().-]{7,}\d/g) ?? [];
  return pieces.some((piece) => {
    const digits = piece.replace(/\D/g, '');
    if (piece.startsWith('+') && digits.length >= 10) return true;
    return isCard(digits) || phones.some((phone) => phone.test(digits)) || (digits.length === 12 && readInn(digits).ok);
  });
}

/** Returns the text of a search as counted: letter case and spaces are normalised. null = not counted. */
export function countedSearch(text: string): string | null {
  const kept = text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  if (kept === '' || kept.length > searchLengthMax) return null;
  return isPersonal(kept) ? null : kept;
}

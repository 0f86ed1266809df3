import { readInn } from '../company/index.ts';

/** Maximum length of a search text that is counted in the statistics. Longer texts are pasted lists and messages. */
export const searchLengthMax = 80;

/** True if the digits look like a bank card number: 13 to 19 digits with a valid Luhn checksum. */
function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Match phone numbers of Russia and Turkey without a plus sign. Part numbers rarely look like them. */
const phones = [/^(?:7|8)\d{10}$/, /^9\d{9}$/, /^(?:90|0)?5\d{9}$/, /^0090\d{10}$/];

/**
 * True if a text looks like a phone, an e-mail, a bank card or a personal tax number. The statistics contain no
 * personal data.
 */
function isPersonal(text: string): boolean {
  if (/[^\s@]@[^\s@]/u.test(text)) return true;
  // Matches long numbers with the separators that people put into phone and card numbers. A letter ends the match,
  // because a number with letters is a part number.
  const pieces = text.match(/\+?\d[\d\s().-]{7,}\d/g) ?? [];
  return pieces.some((piece) => {
    const digits = piece.replace(/\D/g, '');
    if (piece.startsWith('+') && digits.length >= 10) return true;
    return isCard(digits) || phones.some((phone) => phone.test(digits)) || (digits.length === 12 && readInn(digits).ok);
  });
}

/** Returns the text under which a search is counted: in lower case and with single spaces; null = it is not counted. */
export function countedSearch(text: string): string | null {
  const kept = text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  if (kept === '' || kept.length > searchLengthMax) return null;
  return isPersonal(kept) ? null : kept;
}

import { readInn } from '../company/index.ts';

/** Longest text that is counted; longer ones are pasted lists and letters. */
export const searchLengthMax = 80;

/** Whether digits are a card's number: 13 to 19 of them with the sum of Luhn. */
function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Phones of Russia and Turkey, and whatever begins with a plus. A part number of digits alone rarely looks so. */
const phones = [/^(?:7|8)\d{10}$/, /^9\d{9}$/, /^(?:90|0)?5\d{9}$/, /^0090\d{10}$/];

/** Whether a text looks like a phone, a mailbox, a card or the tax number of a person: nobody's data is counted. */
function isPersonal(text: string): boolean {
  if (/[^\s@]@[^\s@]/u.test(text)) return true;
  // Signs that stand between the digits of a phone or a card; a letter makes it a part number.
  const pieces = text.match(/\+?\d[\d\s().-]{7,}\d/g) ?? [];
  return pieces.some((piece) => {
    const digits = piece.replace(/\D/g, '');
    if (piece.startsWith('+') && digits.length >= 10) return true;
    return isCard(digits) || phones.some((phone) => phone.test(digits)) || (digits.length === 12 && readInn(digits).ok);
  });
}

/** A text of a search as it is counted: letter case and spaces do not matter; null: it is not kept. */
export function keptSearch(text: string): string | null {
  const kept = text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  if (kept === '' || kept.length > searchLengthMax) return null;
  return isPersonal(kept) ? null : kept;
}

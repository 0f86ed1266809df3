import type { NumberLikeness } from '@farad/domain/bom';
import { withoutPackingCodes } from '@farad/domain/product';
import { packingBase } from './packing-suffix.ts';
import { foldPartNumber } from './part-number.ts';

/** Maximum length of a part number. */
const numberLengthMax = 60;

const marks = /\p{M}+/gu;
const signs = /[^\p{L}\p{N}+]+/gu;
const digit = /\p{N}/u;

const cased = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

/**
 * Returns the letters, digits and pluses of a part number. A sign between two digits stays, as `.` for a decimal sign
 * and `-` for others: SMAJ5.0A is not SMAJ50A, and 1*8 is not 18.
 */
const strict = (text: string): string =>
  cased(text)
    .normalize('NFKD')
    .replace(marks, '')
    .replace(signs, (sign: string, at: number, whole: string) => {
      const isBetweenDigits = digit.test(whole[at - 1] ?? '') && digit.test(whole[at + sign.length] ?? '');
      if (!isBetweenDigits) return '';
      return sign === '.' || sign === ',' ? '.' : '-';
    });

/**
 * Returns forms of the part number with Latin instead of Cyrillic letters: letters that look alike, then letters that
 * sound alike. Signs between digits stay.
 */
const strictForms = (text: string): readonly string[] => {
  const parts = strict(text).split(/(?=[-.+])/u);
  const ways = parts.map((part) => {
    const sign = /^[-.+]/u.exec(part)?.[0] ?? '';
    const [byLook = '', bySound = byLook] = foldPartNumber(part);
    return [sign + byLook, sign + bySound] as const;
  });
  return [ways.map(([byLook]) => byLook).join(''), ways.map(([, bySound]) => bySound).join('')];
};

const isShared = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => one !== '' && others.includes(one));

/** Spaces and all kinds of dashes that catalogues print. */
const dashes = /[\s\u2010-\u2015\u2212-]+/gu;
/** Minimum number of digits of an all-digit part number, without leading zeros. Shorter numbers are ambiguous. */
const figuresMin = 7;
/** Number of digits to which Molex fills its part numbers with leading zeros. */
const figuresMost = 10;

/**
 * Returns the digits of an all-digit part number without leading zeros. So `22-23-2021` and `0022232021` are equal.
 * null = the number has other characters or is too short.
 */
function figuresOf(text: string): string | null {
  const figures = cased(text).replace(dashes, '');
  if (!/^\d+$/u.test(figures)) return null;
  const bare = figures.replace(/^0+/u, '');
  return bare.length < figuresMin ? null : bare;
}

/** Returns the digits with 0, 1, 2 … leading zeros, up to 10 digits. Makers write them so. */
function filledUp(figures: string): readonly string[] {
  const most = Math.max(figures.length, figuresMost);
  return Array.from({ length: most - figures.length + 1 }, (_, noughts) => '0'.repeat(noughts) + figures);
}

/** A requested part number and the forms in which it is compared. */
export interface RequestedNumber {
  readonly text: string;
  readonly cased: string;
  readonly strict: string;
  readonly forms: readonly string[];
  readonly folded: readonly string[];
  /** Normalised forms under which the catalogue may contain this number. */
  readonly same: readonly string[];
  /** Digits without leading zeros; null = not an all-digit number. */
  readonly figures: string | null;
  /** The part number without suffixes that makers use for packing. */
  readonly base: string;
}

/** Returns the forms of a part number. null = the text is too long or has neither letters nor digits. */
export const requestedNumber = (text: string): RequestedNumber | null => {
  const trimmed = text.trim();
  if (trimmed.length > numberLengthMax) return null;
  const folded = foldPartNumber(trimmed);
  if (folded.length === 0) return null;
  const figures = figuresOf(trimmed);
  return {
    text: trimmed,
    cased: cased(trimmed),
    strict: strict(trimmed),
    forms: strictForms(trimmed),
    folded,
    same: figures === null ? folded : [...new Set([...folded, ...filledUp(figures)])],
    figures,
    base: strict(packingBase(trimmed)),
  };
};

/** Whether the numbers differ only in codes that the maker's ordering guide uses for packing. */
function isOnePart(maker: string, asked: string, own: string): boolean {
  const base = withoutPackingCodes(maker, own);
  return base !== null && strict(base) === strict(withoutPackingCodes(maker, asked) ?? '');
}

/** Returns how similar the part number of a product of `maker` is to the requested one. */
export const likenessOf = (asked: RequestedNumber, own: string, maker: string): NumberLikeness => {
  if (cased(own) === asked.cased) return 'same';
  if (strict(own) === asked.strict) return 'spelled';
  if (asked.figures !== null && figuresOf(own) === asked.figures) return 'spelled';
  if (isShared(strictForms(own), asked.forms)) return 'alike';
  if (isOnePart(maker, asked.text, own)) return 'packing';
  if (strict(packingBase(own)) === asked.base) return 'packing_like';
  const folded = foldPartNumber(own);
  if (isShared(folded, asked.folded)) return 'loose';
  const begins = folded.some((form) => asked.folded.some((one) => form.startsWith(one) || one.startsWith(form)));
  return begins ? 'begins' : 'other';
};

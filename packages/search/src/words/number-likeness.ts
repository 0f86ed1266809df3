import type { NumberLikeness } from '@farad/domain/bom';
import { packingBases } from './packing-suffix.ts';
import { foldPartNumber } from './part-number.ts';

/** No part number is longer. */
const numberLengthMax = 60;

const marks = /\p{M}+/gu;
const signs = /[^\p{L}\p{N}+]+/gu;
const digit = /\p{N}/u;

const cased = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

/**
 * The letters, digits and pluses of a part number; of a sign between two digits it is kept whether it is a decimal one,
 * so that SMAJ5.0A is not SMAJ50A, nor 1*8 the same as 18.
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

/** By look and by sound; signs between digits stay. */
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

/** Dashes as catalogues print them, and spaces. */
const dashes = /[\s\u2010-\u2015\u2212-]+/gu;
/** Shorter numbers of figures alone mean too much. */
const figuresMin = 7;
/** Molex fills its numbers up to so many figures with noughts. */
const figuresMost = 10;

/** The figures of a number that has nothing else: `22-23-2021` and `0022232021` are one. Null for others and short ones. */
function figuresOf(text: string): string | null {
  const figures = cased(text).replace(dashes, '');
  if (!/^\d+$/u.test(figures)) return null;
  const bare = figures.replace(/^0+/u, '');
  return bare.length < figuresMin ? null : bare;
}

/** The same figures behind so many noughts as makers write. */
function filledUp(figures: string): readonly string[] {
  const most = Math.max(figures.length, figuresMost);
  return Array.from({ length: most - figures.length + 1 }, (_, noughts) => '0'.repeat(noughts) + figures);
}

/** A number that was asked for, with what it is compared by. */
export interface AskedNumber {
  readonly text: string;
  readonly cased: string;
  readonly strict: string;
  readonly forms: readonly string[];
  readonly folded: readonly string[];
  /** Forms under which numbers that are the same may be kept. */
  readonly same: readonly string[];
  /** Null: it is not of figures alone. */
  readonly figures: string | null;
  readonly setOff: string;
  readonly joined: string;
}

/** Null when the text is none: too long, or without a letter and a digit. */
export const askedNumber = (text: string): AskedNumber | null => {
  const trimmed = text.trim();
  if (trimmed.length > numberLengthMax) return null;
  const folded = foldPartNumber(trimmed);
  if (folded.length === 0) return null;
  const bases = packingBases(trimmed);
  const figures = figuresOf(trimmed);
  return {
    text: trimmed,
    cased: cased(trimmed),
    strict: strict(trimmed),
    forms: strictForms(trimmed),
    folded,
    same: figures === null ? folded : [...new Set([...folded, ...filledUp(figures)])],
    figures,
    setOff: strict(bases.setOff),
    joined: strict(bases.joined),
  };
};

/** How the number of a product stands to the one that was asked for. */
export const likenessOf = (asked: AskedNumber, own: string): NumberLikeness => {
  if (cased(own) === asked.cased) return 'same';
  if (strict(own) === asked.strict) return 'spelled';
  if (asked.figures !== null && figuresOf(own) === asked.figures) return 'spelled';
  if (isShared(strictForms(own), asked.forms)) return 'alike';
  const bases = packingBases(own);
  if (strict(bases.setOff) === asked.setOff) return 'packing';
  if (strict(bases.joined) === asked.joined) return 'packing_joined';
  const folded = foldPartNumber(own);
  if (isShared(folded, asked.folded)) return 'loose';
  const begins = folded.some((form) => asked.folded.some((one) => form.startsWith(one) || one.startsWith(form)));
  return begins ? 'begins' : 'other';
};

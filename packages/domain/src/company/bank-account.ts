import type { Brand } from '../shared/brand.ts';
import { fail, ok } from '../shared/result.ts';
import { readDigits, type Requisite } from './requisite.ts';

/**
 * Bank identification code (BIK, BIC) in the payment system of the Bank of Russia: nine digits, the first is 0, 1 or 2.
 */
export type Bik = Brand<string, 'Bik'>;

/** Twenty digits: a company's account at a bank. */
export type SettlementAccount = Brand<string, 'SettlementAccount'>;

/** Twenty digits that begin with 301: a bank's account at the Bank of Russia. */
export type CorrespondentAccount = Brand<string, 'CorrespondentAccount'>;

const keyWeights = [7, 1, 3] as const;

/**
 * True if the check digit of an account is valid. Each digit is multiplied by a weight. The last digits of the products
 * must sum to a multiple of ten (integrations section 4).
 */
function isKeyRight(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + ((Number(digit) * (keyWeights[at % 3] ?? 0)) % 10), 0);
  return sum % 10 === 0;
}

/**
 * Returns the digits that stand for the bank in an account's checksum: the last three digits of its BIK. A cash centre
 * of the Bank of Russia (two zeros in the BIK) has its region's digits instead.
 */
const bankCode = (bik: Bik): string => (bik.slice(6, 8) === '00' ? centreCode(bik) : bik.slice(6));

const centreCode = (bik: Bik): string => `0${bik.slice(4, 6)}`;

export function readBik(text: string): Requisite<Bik> {
  return readDigits(text, /^[012]\d{8}$/) as Requisite<Bik>;
}

function readAccount<T extends string>(text: string, form: RegExp, code: string): Requisite<T> {
  const read = readDigits(text, form);
  if (!read.ok) return read;
  return isKeyRight(code + read.value) ? ok(read.value as T) : fail({ kind: 'check_digit', expectedEnding: null });
}

/** Reads a company's account number and checks its check digit, which depends on the BIK of the bank. */
export const readSettlementAccount = (text: string, bik: Bik): Requisite<SettlementAccount> =>
  readAccount(text, /^\d{20}$/, bankCode(bik));

/** Reads a bank's correspondent account number and checks its check digit, which depends on the BIK of the bank. */
export const readCorrespondentAccount = (text: string, bik: Bik): Requisite<CorrespondentAccount> =>
  readAccount(text, /^301\d{17}$/, centreCode(bik));

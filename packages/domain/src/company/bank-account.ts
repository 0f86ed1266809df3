import type { Brand } from '../shared/brand.ts';
import { fail, ok } from '../shared/result.ts';
import { readDigits, type Requisite } from './requisite.ts';

/** Number of a bank in the payment system of the Bank of Russia: nine digits, the first 0, 1 or 2. */
export type Bik = Brand<string, 'Bik'>;

/** Twenty digits: a company's account at a bank. */
export type SettlementAccount = Brand<string, 'SettlementAccount'>;

/** Twenty digits that begin with 301: a bank's account at the Bank of Russia. */
export type CorrespondentAccount = Brand<string, 'CorrespondentAccount'>;

const keyWeights = [7, 1, 3] as const;

/** The key is valid if the last digits of the weighted digits sum to a multiple of ten (integrations section 4). */
function isKeyRight(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + ((Number(digit) * (keyWeights[at % 3] ?? 0)) % 10), 0);
  return sum % 10 === 0;
}

/**
 * Returns the digits that identify the bank. For a cash centre of the Bank of Russia these are its region, for others
 * their own three digits.
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

/** Reads a company's account and checks its key against the BIK of its bank. */
export const readSettlementAccount = (text: string, bik: Bik): Requisite<SettlementAccount> =>
  readAccount(text, /^\d{20}$/, bankCode(bik));

/** Reads a bank's own account and checks its key against its BIK. */
export const readCorrespondentAccount = (text: string, bik: Bik): Requisite<CorrespondentAccount> =>
  readAccount(text, /^301\d{17}$/, centreCode(bik));

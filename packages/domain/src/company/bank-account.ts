import type { Brand } from '../shared/brand.ts';
import { fail, ok } from '../shared/result.ts';
import { readDigits, type Requisite } from './requisite.ts';

/** Number of a bank in the payment system of the Bank of Russia: nine digits, the first 0, 1 or 2. */
export type Bik = Brand<string, 'Bik'>;

/** Twenty digits: an account of a company in a bank. */
export type SettlementAccount = Brand<string, 'SettlementAccount'>;

/** Twenty digits that begin with 301: an account of a bank in the Bank of Russia. */
export type CorrespondentAccount = Brand<string, 'CorrespondentAccount'>;

const keyWeights = [7, 1, 3] as const;

/** The key fits where the last digits of the weighted digits add up to a multiple of ten (integrations section 4). */
function isKeyRight(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + ((Number(digit) * (keyWeights[at % 3] ?? 0)) % 10), 0);
  return sum % 10 === 0;
}

/** A bank of the Bank of Russia's own network (a cash centre) is known by its region, others by their own three digits. */
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

/** A company's account by its key against the BIK of the bank that keeps it. */
export const readSettlementAccount = (text: string, bik: Bik): Requisite<SettlementAccount> =>
  readAccount(text, /^\d{20}$/, bankCode(bik));

/** The bank's own account by its key against its BIK. */
export const readCorrespondentAccount = (text: string, bik: Bik): Requisite<CorrespondentAccount> =>
  readAccount(text, /^301\d{17}$/, centreCode(bik));

import { fail, ok, type Result } from '../shared/result.ts';
import { readInn } from './inn.ts';
import { checkBank, type BankDetails, type FieldProblem } from './requisites.ts';
import { readKpp } from './registration.ts';

/** Maximum length of each field of a payee as typed, in characters. */
export const payeeLengths = {
  name: 160,
  inn: 20,
  kpp: 20,
  bankName: 160,
  bik: 20,
  account: 40,
  correspondentAccount: 40,
} as const satisfies Readonly<Record<keyof TypedPayee, number>>;

/** Payee of a payment order as typed; empty = not given. */
export interface TypedPayee {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string;
  readonly bankName: string;
  readonly bik: string;
  readonly account: string;
  readonly correspondentAccount: string;
}

/** A payee whose numbers are valid and consistent. */
export interface Payee extends Pick<TypedPayee, 'name' | 'inn' | 'kpp' | 'bankName'> {
  readonly bik: BankDetails['bik'];
  readonly account: BankDetails['account'];
  /** Empty = not given. The bank finds the account by the BIC. */
  readonly correspondentAccount: string;
}

const wrong = (field: FieldProblem['field'], problem: FieldProblem['problem']): Result<never, FieldProblem> =>
  fail({ field, problem });

/** Checks INN and KPP. Both may be empty, because a private person has none. */
function checkNumbers({ inn, kpp }: TypedPayee): Result<Pick<Payee, 'inn' | 'kpp'>, FieldProblem> {
  if (inn === '') return kpp === '' ? ok({ inn, kpp }) : wrong('inn', { kind: 'needed' });
  const read = readInn(inn);
  if (!read.ok) return wrong('inn', read.error);
  if (kpp === '') return ok({ inn: read.value, kpp });
  if (read.value.length === 12) return wrong('kpp', { kind: 'not_for_person' });
  const registered = readKpp(kpp);
  return registered.ok ? ok({ inn: read.value, kpp: registered.value }) : wrong('kpp', registered.error);
}

/**
 * Checks the payee of a payment order, including the check digit of the account for this BIC. Fails with the first
 * invalid field. If `isCompany`, the INN is required.
 */
export function checkPayee(typed: TypedPayee, isCompany: boolean): Result<Payee, FieldProblem> {
  if (isCompany && typed.inn === '') return wrong('inn', { kind: 'needed' });
  const numbers = checkNumbers(typed);
  if (!numbers.ok) return numbers;
  const bank = checkBank(typed);
  if (!bank.ok) return bank;
  if (bank.value === null) return wrong('bik', { kind: 'needed' });
  const { bik, account, correspondentAccount } = bank.value;
  const { name, bankName } = typed;
  return ok({ name, bankName, ...numbers.value, bik, account, correspondentAccount: correspondentAccount ?? '' });
}

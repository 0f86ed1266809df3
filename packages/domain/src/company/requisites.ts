import { fail, ok, type Result } from '../shared/result.ts';
import {
  readBik,
  readCorrespondentAccount,
  readSettlementAccount,
  type Bik,
  type CorrespondentAccount,
  type SettlementAccount,
} from './bank-account.ts';
import { isPersonal, readInn, type Inn } from './inn.ts';
import { readKpp, readOgrn, type Kpp, type Ogrn } from './registration.ts';
import type { Requisite, RequisiteProblem } from './requisite.ts';

/** Registration and bank numbers of a company as typed; empty = not given. */
export interface TypedRequisites {
  readonly inn: string;
  readonly kpp: string;
  readonly ogrn: string;
  readonly bik: string;
  readonly account: string;
  readonly correspondentAccount: string;
}

export type RequisiteField = keyof TypedRequisites;

export interface BankDetails {
  readonly bik: Bik;
  readonly account: SettlementAccount;
  readonly correspondentAccount: CorrespondentAccount | null;
}

/** Valid numbers of a company that do not contradict each other. */
export interface Requisites {
  readonly inn: Inn;
  /** null = not given; always null for a sole trader. */
  readonly kpp: Kpp | null;
  readonly ogrn: Ogrn | null;
  readonly bank: BankDetails | null;
}

/**
 * The first invalid field and its problem. Besides the problems of the field itself:
 * - `not_for_person`: a KPP with the INN of a sole trader, who has no KPP;
 * - `other_kind`: the OGRN of a company with the INN of a sole trader, or the reverse;
 * - `needed`: an account without its bank, or a bank without an account.
 */
export interface FieldProblem {
  readonly field: RequisiteField;
  readonly problem: RequisiteProblem | { readonly kind: 'not_for_person' | 'other_kind' | 'needed' };
}

const at = (field: RequisiteField, problem: FieldProblem['problem']): Result<never, FieldProblem> =>
  fail({ field, problem });

function read<T>(field: RequisiteField, outcome: Requisite<T>): Result<T, FieldProblem> {
  return outcome.ok ? outcome : at(field, outcome.error);
}

const isEmpty = (text: string): boolean => text.trim() === '';

function checkKpp(text: string, inn: Inn): Result<Kpp | null, FieldProblem> {
  if (isEmpty(text)) return ok(null);
  return isPersonal(inn) ? at('kpp', { kind: 'not_for_person' }) : read('kpp', readKpp(text));
}

function checkOgrn(text: string, inn: Inn): Result<Ogrn | null, FieldProblem> {
  if (isEmpty(text)) return ok(null);
  const ogrn = read('ogrn', readOgrn(text));
  if (!ogrn.ok) return ogrn;
  return (ogrn.value.length === 15) === isPersonal(inn) ? ogrn : at('ogrn', { kind: 'other_kind' });
}

/** Checks a typed bank account. Returns null if all its fields are empty. */
export function checkBank({
  bik,
  account,
  correspondentAccount,
}: Pick<TypedRequisites, 'bik' | 'account' | 'correspondentAccount'>): Result<BankDetails | null, FieldProblem> {
  if ([bik, account, correspondentAccount].every(isEmpty)) return ok(null);
  if (isEmpty(bik)) return at('bik', { kind: 'needed' });
  const bank = read('bik', readBik(bik));
  if (!bank.ok) return bank;
  if (isEmpty(account)) return at('account', { kind: 'needed' });
  const settlement = read('account', readSettlementAccount(account, bank.value));
  if (!settlement.ok) return settlement;
  const correspondent = isEmpty(correspondentAccount)
    ? ok(null)
    : read('correspondentAccount', readCorrespondentAccount(correspondentAccount, bank.value));
  if (!correspondent.ok) return correspondent;
  return ok({ bik: bank.value, account: settlement.value, correspondentAccount: correspondent.value });
}

/** Checks all numbers of a company. Fails with the first invalid field in the order of the form. */
export function checkRequisites(typed: TypedRequisites): Result<Requisites, FieldProblem> {
  const inn = read('inn', readInn(typed.inn));
  if (!inn.ok) return inn;
  const kpp = checkKpp(typed.kpp, inn.value);
  if (!kpp.ok) return kpp;
  const ogrn = checkOgrn(typed.ogrn, inn.value);
  if (!ogrn.ok) return ogrn;
  const bank = checkBank(typed);
  return bank.ok ? ok({ inn: inn.value, kpp: kpp.value, ogrn: ogrn.value, bank: bank.value }) : bank;
}

/** Formats an account in groups: `40702 810 9 0000 0002851`. Returns any other text unchanged. */
export const formatAccount = (account: string): string =>
  account.replace(/^(\d{5})(\d{3})(\d)(\d{4})(\d{7})$/, '$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5');

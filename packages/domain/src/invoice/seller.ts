import { checkRequisites, type FieldProblem, type Requisites, type TypedRequisites } from '../company/requisites.ts';
import type { BankDetails } from '../company/requisites.ts';
import type { Day } from '../delivery/day.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { vatPercentOn, type VatClass, type VatPercent, type VatPeriod } from '../vat/vat.ts';

/**
 * How the seller adds VAT: by the general rules; by the simplified ones not at all (below their threshold), or above it
 * at the 5 % or 7 % that he has chosen, without deductions.
 */
export const sellerVatModes = ['general', 'exempt', 'five', 'seven'] as const;
export type SellerVatMode = (typeof sellerVatModes)[number];

/** Who sells: what stands on invoices. */
export interface Seller {
  /** Full name, as the bank knows it. */
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly inn: Requisites['inn'];
  readonly kpp: Requisites['kpp'];
  readonly ogrn: NonNullable<Requisites['ogrn']>;
  readonly bankName: string;
  readonly bik: BankDetails['bik'];
  readonly account: BankDetails['account'];
  readonly correspondentAccount: NonNullable<BankDetails['correspondentAccount']>;
  /** Who signs; empty: a line to write on. */
  readonly director: string;
  readonly accountant: string;
  readonly vatMode: SellerVatMode;
}

/** The seller as typed into the form; texts without the spaces around them. */
export interface TypedSeller
  extends
    TypedRequisites,
    Pick<Seller, 'name' | 'address' | 'phone' | 'bankName' | 'director' | 'accountant' | 'vatMode'> {}

/** What is wrong: a field without which there is no invoice is missing, or a number cannot be one. */
export type SellerProblem = { readonly missing: keyof TypedSeller } | { readonly wrong: FieldProblem };

const missing = (field: keyof TypedSeller): Result<never, SellerProblem> => fail({ missing: field });

/** Checks everything that an invoice needs of its seller; answers the first field that is wrong. */
export function checkSeller(typed: TypedSeller): Result<Seller, SellerProblem> {
  const empty = (['name', 'address', 'bankName'] as const).find((field) => typed[field].trim() === '');
  if (empty !== undefined) return missing(empty);
  const checked = checkRequisites(typed);
  if (!checked.ok) return fail({ wrong: checked.error });
  const { inn, kpp, ogrn, bank } = checked.value;
  if (kpp === null && inn.length === 10) return missing('kpp');
  if (ogrn === null) return missing('ogrn');
  if (bank === null) return missing('bik');
  if (bank.correspondentAccount === null) return missing('correspondentAccount');
  const { name, address, phone, bankName, director, accountant, vatMode } = typed;
  return ok({
    name,
    address,
    phone,
    bankName,
    director,
    accountant,
    vatMode,
    inn,
    kpp,
    ogrn,
    bik: bank.bik,
    account: bank.account,
    correspondentAccount: bank.correspondentAccount,
  });
}

/** What the law sees in a thing that this seller sells. */
export function vatClassFor(mode: SellerVatMode, vatClass: VatClass): VatClass {
  if (mode === 'exempt') return 'none';
  if (mode === 'general' || vatClass === 'zero' || vatClass === 'none') return vatClass;
  return mode;
}

/** Percent of VAT by class, as this seller owes it on a day. */
export const sellerVat =
  (mode: SellerVatMode, day: Day, added: readonly VatPeriod[]) =>
  (vatClass: VatClass): VatPercent =>
    vatPercentOn(vatClassFor(mode, vatClass), day, added);

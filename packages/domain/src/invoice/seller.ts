import { isPersonal } from '../company/inn.ts';
import { isWholePerson, legalFormOf, legalName, personSignature, type LegalForm } from '../company/legal-form.ts';
import { checkRequisites, type FieldProblem, type Requisites, type TypedRequisites } from '../company/requisites.ts';
import type { BankDetails } from '../company/requisites.ts';
import type { Day } from '../delivery/day.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { vatPercentOn, type VatClass, type VatPercent, type VatPeriod } from '../vat/vat.ts';

/**
 * How the seller pays VAT: by the general rules (`general`) or by the simplified tax system. The latter is exempt below
 * a threshold of revenue (`exempt`); above it VAT is 5 % or 7 % without deductions.
 */
export const sellerVatModes = ['general', 'exempt', 'five', 'seven'] as const;
export type SellerVatMode = (typeof sellerVatModes)[number];

/** Maximum length of each field of the seller as typed, in characters. */
export const sellerLengths = {
  name: 160,
  address: 300,
  phone: 50,
  inn: 20,
  kpp: 20,
  ogrn: 20,
  bankName: 160,
  bik: 20,
  account: 40,
  correspondentAccount: 40,
  director: 100,
  accountant: 100,
} as const satisfies Readonly<Partial<Record<keyof Seller, number>>>;

/** The seller as printed on invoices. */
export interface Seller {
  /** Full name with the legal form, as registered at the bank. */
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
  /** Name of the person who signs; empty = a blank line for the signature. */
  readonly director: string;
  readonly accountant: string;
  readonly vatMode: SellerVatMode;
}

/** The seller as typed into the form, with surrounding spaces removed. */
export interface TypedSeller
  extends
    TypedRequisites,
    Pick<Seller, 'name' | 'address' | 'phone' | 'bankName' | 'director' | 'accountant' | 'vatMode'> {
  /** Absent = the form that name and INN show. */
  readonly form?: LegalForm | undefined;
}

/**
 * Why the seller's data allow no invoice: a required field is empty, or a number is invalid. `other_form`: the INN is
 * not of the legal form. `half_name`: a sole trader without a first name.
 */
export type SellerProblem =
  | { readonly missing: keyof TypedSeller }
  | { readonly wrong: FieldProblem }
  | { readonly unfit: 'other_form' | 'half_name' };

const missing = (field: keyof TypedSeller): Result<never, SellerProblem> => fail({ missing: field });

/** Checks the seller's data that an invoice needs. Fails with the first invalid field. */
export function checkSeller(typed: TypedSeller): Result<Seller, SellerProblem> {
  const empty = (['name', 'address', 'bankName'] as const).find((field) => typed[field].trim() === '');
  if (empty !== undefined) return missing(empty);
  const checked = checkRequisites(typed);
  if (!checked.ok) return fail({ wrong: checked.error });
  const { inn, kpp, ogrn, bank } = checked.value;
  const form = typed.form ?? legalFormOf({ name: typed.name, inn });
  if ((form === 'ip') !== isPersonal(inn)) return fail({ unfit: 'other_form' });
  if (kpp === null && inn.length === 10) return missing('kpp');
  if (ogrn === null) return missing('ogrn');
  if (bank === null) return missing('bik');
  if (bank.correspondentAccount === null) return missing('correspondentAccount');
  const name = legalName(form, typed.name);
  if (name === '') return missing('name');
  if (form === 'ip' && !isWholePerson(name)) return fail({ unfit: 'half_name' });
  const { address, phone, bankName, accountant, vatMode } = typed;
  // A sole trader signs for themselves.
  const director = typed.director === '' && form === 'ip' ? personSignature(name) : typed.director;
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

/** Returns the VAT class of a product if it is sold by a seller with this VAT mode. */
export function vatClassFor(mode: SellerVatMode, vatClass: VatClass): VatClass {
  if (mode === 'exempt') return 'none';
  if (mode === 'general' || vatClass === 'zero' || vatClass === 'none') return vatClass;
  return mode;
}

/** Returns a function that gives the VAT percentage of a VAT class, for this seller on this day. */
export const sellerVat =
  (mode: SellerVatMode, day: Day, added: readonly VatPeriod[]) =>
  (vatClass: VatClass): VatPercent =>
    vatPercentOn(vatClassFor(mode, vatClass), day, added);

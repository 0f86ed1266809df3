import { addressFields, checkAddress } from '@farad/domain/address';
import { readInn } from '@farad/domain/company';
import { normaliseEmail, normalisePhone } from '@farad/domain/customer';
import type { Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { SignInState } from '#surfaces/storefront/features/sign-in/sign-in.server.ts';
import type { TypedCheckout } from './typed-checkout.ts';

const neededOfAddress = ['city', 'street', 'house'] as const;

type Errors = Record<string, string>;
type Words = (typeof translators)[Locale];

/** Fields that this order requires in addition to those of every order. */
export interface Needs {
  /** Phone or e-mail with which a guest signs in; null = the buyer is signed in. */
  readonly guest: Pick<SignInState, 'address' | 'channel'> | null;
  /** True if the e-mail is required, because the receipt cannot be sent anywhere else. */
  readonly email: boolean;
  /** True if the form offers saved addresses to choose from. */
  readonly savedAddress: boolean;
  /** True if the company's name is required, because the public register does not have the company. */
  readonly companyName: boolean;
}

function buyerErrors(typed: TypedCheckout, needs: Needs, t: Words): Errors {
  const errors: Errors = {};
  if (typed.buyer !== 'company') return errors;
  const email = typed.accountantEmail.trim();
  if (typed.companyId === '') {
    if (!readInn(typed.inn).ok) errors['inn'] = typed.inn.trim() === '' ? t('forms.fillInput') : t('checkout.innWrong');
    if (needs.companyName && typed.companyName.trim() === '') errors['company_name'] = t('forms.fillInput');
  }
  if (email === '' && typed.payment === 'invoice') errors['accountant_email'] = t('checkout.accountantEmailNeeded');
  if (email !== '' && !normaliseEmail(email).ok) errors['accountant_email'] = t('forms.invalidEmail');
  return errors;
}

function guestError({ guest }: Needs, t: Words): string | null {
  const address = guest?.address.trim();
  if (guest === null || address === undefined) return null;
  if (address === '') return t(guest.channel === 'email' ? 'checkout.emailNeeded' : 'checkout.phoneNeeded');
  if (guest.channel === 'email') return normaliseEmail(address).ok ? null : t('forms.invalidEmail');
  return normalisePhone(address).ok ? null : t('checkout.address_phone');
}

function contactErrors({ name, email }: TypedCheckout, needs: Needs, t: Words): Errors {
  const errors: Errors = {};
  const address = guestError(needs, t);
  if (address !== null) errors['address'] = address;
  if (name.trim() === '') errors['name'] = t('forms.fillInput');
  if (email.trim() === '') {
    if (needs.email) errors['email'] = t('errors.receipt_email_needed');
  } else if (!normaliseEmail(email).ok) errors['email'] = t('forms.invalidEmail');
  return errors;
}

function deliveryErrors(typed: TypedCheckout, needs: Needs, t: Words): Errors {
  const errors: Errors = {};
  if (typed.delivery === null) errors['delivery'] = t('checkout.chooseDelivery');
  if (typed.delivery === 'pickup_point' && typed.point === '') errors['point'] = t('checkout.choosePoint');
  if (typed.delivery === 'courier' && typed.addressId === '') {
    const checked = checkAddress(typed.address);
    const empty = neededOfAddress.filter((field) => typed.address[field].trim() === '');
    if (needs.savedAddress && empty.length === neededOfAddress.length) errors['address_id'] = t('forms.selectAddress');
    for (const field of empty) errors[`to.${field}`] = t('forms.fillInput');
    if (!checked.ok && checked.error.problem !== 'required')
      errors[`to.${checked.error.field}`] = t(`checkout.address_${checked.error.problem}`);
  }
  return errors;
}

/**
 * Returns the errors of all fields by field name, in the order of the page; empty if the form is valid. The API checks
 * the values again.
 */
export function checkTyped(typed: TypedCheckout, needs: Needs, locale: Locale): Readonly<Errors> {
  const t = translators[locale];
  return {
    ...buyerErrors(typed, needs, t),
    ...contactErrors(typed, needs, t),
    ...deliveryErrors(typed, needs, t),
    ...(typed.payment === null && { payment: t('checkout.choosePayment') }),
    ...(!typed.isAgreed && { consent_personal_data: t('checkout.consentPersonalDataRequired') }),
  };
}

const formFields: Readonly<Record<string, string>> = {
  'contact.name': 'name',
  accountant_email: 'accountant_email',
  inn: 'inn',
  purchase_number: 'purchase_number',
  'contact.email': 'email',
  'delivery.code': 'point',
  'delivery.address_id': 'address_id',
  payment_method: 'payment',
  ...Object.fromEntries(['delivery', 'coupon', 'bonuses', 'comment'].map((name) => [name, name])),
  ...Object.fromEntries(addressFields.map((name) => [`delivery.address.${name}`, `to.${name}`])),
};

/** Returns the name of the form field for a field of the API; null if the form has no such field. */
export const formField = (field: string): string | null => formFields[field] ?? null;

import { addressFields, checkAddress } from '@farad/domain/address';
import { readInn } from '@farad/domain/company';
import type { Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { TypedCheckout } from './typed-checkout.ts';

const neededOfAddress = ['city', 'street', 'house'] as const;

/** What keeps a form from being an order, by field, all of it at once; the API looks again. */
export function checkTyped(typed: TypedCheckout, locale: Locale): Readonly<Record<string, string>> {
  const t = translators[locale];
  const errors: Record<string, string> = {};
  if (typed.buyer === 'company' && typed.companyId === '' && !readInn(typed.inn).ok)
    errors['inn'] = typed.inn.trim() === '' ? t('forms.fillInput') : t('checkout.innWrong');
  if (typed.buyer === 'company' && typed.payment === 'invoice' && typed.accountantEmail.trim() === '')
    errors['accountant_email'] = t('checkout.accountantEmailNeeded');
  if (typed.name.trim() === '') errors['name'] = t('forms.fillInput');
  if (typed.delivery === null) errors['delivery'] = t('checkout.chooseDelivery');
  if (typed.delivery === 'pickup_point' && typed.point === '') errors['point'] = t('checkout.choosePoint');
  if (typed.delivery === 'courier' && typed.addressId === '') {
    const checked = checkAddress(typed.address);
    const empty = neededOfAddress.filter((field) => typed.address[field].trim() === '');
    if (empty.length === neededOfAddress.length) errors['address_id'] = t('forms.selectAddress');
    for (const field of empty) errors[`to.${field}`] = t('forms.fillInput');
    if (!checked.ok && checked.error.problem !== 'required')
      errors[`to.${checked.error.field}`] = t(`checkout.address_${checked.error.problem}`);
  }
  if (typed.payment === null) errors['payment'] = t('checkout.choosePayment');
  if (!typed.isAgreed) errors['consent_personal_data'] = t('checkout.consentPersonalDataRequired');
  return errors;
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

/** The form's name of a field that the API names; null: the form has none. */
export const formField = (field: string): string | null => formFields[field] ?? null;

import type { QuoteRequest } from '@farad/contract/shop/checkout';
import type { OrderToPlace } from '@farad/contract/shop/orders';
import { addressFields, splitAddressLine, type AddressDraft } from '@farad/domain/address';
import { deliveryKinds, paymentKinds } from '@farad/domain/order';
import { parseCount } from '@farad/domain/quantities';
import { rowIdForm } from '@farad/domain/shared';

import { formText } from '#kit/form-text.ts';
import type { TypedCheckout } from './typed-checkout.ts';

const textLengthMax = 1000;

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

// Returns the address fields of the form as typed.
const readAddress = (form: FormData): AddressDraft =>
  Object.fromEntries(addressFields.map((name) => [name, formText(form, `to.${name}`).slice(0, 600)])) as AddressDraft;

const placeForm = /^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/;
/**
 * Returns the address. If its fields are empty, they are filled from the one-line search field, so that the buyer need
 * not type the address twice.
 */
function addressOf(form: FormData): AddressDraft {
  const address = readAddress(form);
  const line = formText(form, 'address_text').slice(0, 200).trim();
  const isFilled = [address.city, address.street, address.house].some((part) => part.trim() !== '');
  return isFilled || line === '' ? address : { ...address, ...splitAddressLine(line) };
}

/** Returns the typed values of the form. The API validates them. */
export function readTyped(form: FormData): TypedCheckout {
  const text = (name: string): string => formText(form, name).slice(0, textLengthMax);
  const addressId = text('address_id');
  const buyer = text('buyer') === 'company' ? 'company' : 'personal';
  // If the buyer was switched between person and company, the chosen payment method no longer applies.
  const isOther = ![buyer, ''].includes(text('buyer_shown'));
  const companyId = text('company');
  return {
    buyer,
    companyId: rowIdForm.test(companyId) ? companyId : '',
    inn: text('inn').slice(0, 64),
    companyName: text('company_name').slice(0, 300),
    purchaseNumber: text('purchase_number').slice(0, 60),
    accountantEmail: text('accountant_email').slice(0, 254),
    name: text('name'),
    email: text('email'),
    delivery: oneOf(deliveryKinds, text('delivery')),
    addressId: rowIdForm.test(addressId) ? addressId : '',
    address: addressOf(form),
    isAddressKept: form.has('keep_address'),
    point: text('point').slice(0, 60),
    pointText: text('point_text').slice(0, 100),
    near: placeForm.test(text('near')) ? text('near') : '',
    addressText: text('address_text').slice(0, 200),
    payment: isOther ? null : oneOf(paymentKinds, text('payment')),
    coupon: text('coupon').slice(0, 60),
    // The value of the button "use all" is the whole amount of bonuses.
    bonuses: text('use_bonuses') || text('bonuses'),
    comment: text('comment'),
    isAgreed: form.has('consent_personal_data'),
  };
}

const bonusRoubles = (text: string): number => Math.min(parseCount(text) ?? 0, 100_000_000);

function deliveryWish({ delivery, addressId, address, point }: TypedCheckout): QuoteRequest['delivery'] {
  if (delivery === null) return null;
  if (delivery === 'own_pickup') return { kind: 'own_pickup' };
  if (delivery === 'pickup_point') return point === '' ? { kind: delivery } : { kind: delivery, code: point };
  if (addressId !== '') return { kind: 'courier', address_id: addressId };
  return { kind: 'courier', address };
}

/** Returns the request that calculates prices for the current choices. */
export const quoteOf = (typed: TypedCheckout): QuoteRequest => ({
  customer_type: typed.buyer,
  delivery: deliveryWish(typed),
  coupon: typed.coupon,
  bonuses: bonusRoubles(typed.bonuses),
});

/** Parses an order line with the figures that the page showed: `<id>:<quantity>:<roubles>`. */
const expectedLine = (value: FormDataEntryValue) => {
  const [product_id = '', qty = '', total = ''] = typeof value === 'string' ? value.split(':', 3) : [];
  return { product_id, qty: Number(qty), total_price: Number(total) };
};

/** Returns the amounts and lines that the page showed. The API rejects the order if they have changed. */
export const readExpected = (form: FormData): OrderToPlace['expected'] => ({
  total_price: Number(formText(form, 'expected_total')),
  cargo_price: Number(formText(form, 'expected_cargo')),
  coupon_discount: Number(formText(form, 'expected_coupon')),
  bonuses_discount: Number(formText(form, 'expected_bonuses')),
  products: form.getAll('expected').map(expectedLine),
});

function deliveryChoice({ delivery, addressId, address, point }: TypedCheckout): OrderToPlace['delivery'] {
  if (delivery === 'pickup_point') return { kind: delivery, code: point };
  if (delivery !== 'courier') return { kind: 'own_pickup' };
  return addressId === '' ? { kind: 'courier', address } : { kind: 'courier', address_id: addressId };
}

/** Who orders, and which basket. */
export interface OrderSubject {
  readonly basketId: string;
  /** Company that orders; null = a private person. */
  readonly companyId: string | null;
}

/** Returns the request that places the order. By pressing the button, the buyer accepts the offer (decision 0043). */
export function orderOf(
  form: FormData,
  typed: TypedCheckout,
  payment: OrderToPlace['payment_method'],
  { basketId, companyId }: OrderSubject,
): OrderToPlace {
  const isCompany = companyId !== null;
  return {
    basket_id: basketId,
    contact: { name: typed.name, email: typed.email },
    customer_type: isCompany ? 'company' : 'personal',
    company_id: companyId,
    purchase_number: isCompany ? typed.purchaseNumber : '',
    accountant_email: isCompany ? typed.accountantEmail.trim() : '',
    payment_method: payment,
    delivery: deliveryChoice(typed),
    coupon: typed.coupon,
    bonuses: bonusRoubles(typed.bonuses),
    comment: typed.comment,
    consents: { offer: true, personalData: true },
    expected: readExpected(form),
  };
}

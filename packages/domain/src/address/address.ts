import { normalisePhone } from '../customer/phone.ts';
import { daySeconds } from '../shared/durations.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** Maximum number of addresses per person. */
export const addressesMax = 30;

/** How long a deleted address can be restored. */
export const removedAddressLifeSeconds = 7 * daySeconds;

/** Maximum length of each field, in the order of the form. */
export const addressLengths = {
  label: 60,
  city: 100,
  street: 200,
  house: 40,
  flat: 20,
  postcode: 10,
  recipient: 150,
  phone: 40,
  comment: 500,
} as const;

/**
 * Maximum length of any field in a request, in characters. It is wider than the fields, because {@link checkAddress}
 * removes spaces before it measures.
 */
export const addressTextMax = 600;

export type AddressField = keyof typeof addressLengths;

// The fields above, in order.
export const addressFields = Object.keys(addressLengths) as readonly AddressField[];

/** An address as the person typed it. */
export type AddressDraft = Readonly<Record<AddressField, string>>;

// An address with every field empty.
export const blankAddress = Object.fromEntries(addressFields.map((field) => [field, ''])) as AddressDraft;

/** Destination of a parcel. A field is empty when not given. */
export interface DeliveryAddress extends Omit<AddressDraft, 'phone'> {
  /** Recipient's phone, 11 digits; null = use the account's phone. */
  readonly phone: string | null;
}

/** Required fields: a courier cannot find the door without them. */
const required: readonly AddressField[] = ['city', 'street', 'house'];

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Problem of the first invalid field. */
export type AddressProblem = 'required' | 'too_long' | 'postcode' | 'phone';

/** Returns an address that a courier can use, or its first invalid field (product U3). */
export function checkAddress(
  draft: AddressDraft,
): Result<DeliveryAddress, { readonly field: AddressField; readonly problem: AddressProblem }> {
  // The cast is safe because every field of an address is present.
  const texts = Object.fromEntries(addressFields.map((field) => [field, clean(draft[field])])) as AddressDraft;
  for (const field of addressFields) {
    const text = texts[field];
    if (text === '' && required.includes(field)) return fail({ field, problem: 'required' });
    if (text.length > addressLengths[field]) return fail({ field, problem: 'too_long' });
  }
  const postcode = texts.postcode.replaceAll(' ', '');
  if (postcode !== '' && !/^\d{6}$/.test(postcode)) return fail({ field: 'postcode', problem: 'postcode' });
  if (texts.phone === '') return ok({ ...texts, postcode, phone: null });
  const phone = normalisePhone(texts.phone);
  return phone.ok ? ok({ ...texts, postcode, phone: phone.value }) : fail({ field: 'phone', problem: 'phone' });
}

/**
 * Returns the address in one line: `101000, Москва, ул. Мясницкая, д. 5, кв. 7`. The text is Russian in every page
 * language, because couriers read it.
 */
export function formatAddress({
  postcode,
  city,
  street,
  house,
  flat,
}: Pick<DeliveryAddress, 'postcode' | 'city' | 'street' | 'house' | 'flat'>): string {
  const numbered = (word: string, text: string): string => (/^\d/.test(text) ? `${word} ${text}` : text);
  return [postcode, city, street, numbered('д.', house), numbered('кв.', flat)]
    .filter((part) => part !== '')
    .join(', ');
}

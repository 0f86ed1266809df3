import { normalisePhone } from '../customer/phone.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** Most addresses of a person. */
export const addressesMax = 30;

/** So long an address that was deleted can be brought back. */
export const removedAddressLifeSeconds = 7 * 86_400;

/** Longest text of each field, in the order of the form. */
const lengths = {
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

export type AddressField = keyof typeof lengths;

// One entry for each name above.
export const addressFields = Object.keys(lengths) as readonly AddressField[];

/** As a person types it. */
export type AddressDraft = Readonly<Record<AddressField, string>>;

// One entry for each field.
export const blankAddress = Object.fromEntries(addressFields.map((field) => [field, ''])) as AddressDraft;

/** Where a parcel goes. Empty texts where nothing was given. */
export interface DeliveryAddress extends Omit<AddressDraft, 'phone'> {
  /** 11 digits of whoever receives it; null: the account's. */
  readonly phone: string | null;
}

/** Without these nobody finds the door. */
const required: readonly AddressField[] = ['city', 'street', 'house'];

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What is wrong with the first field that is not right. */
export type AddressProblem = 'required' | 'too_long' | 'postcode' | 'phone';

/** An address that a courier can use, or the first field that keeps it from being one (product U3). */
export function checkAddress(
  draft: AddressDraft,
): Result<DeliveryAddress, { readonly field: AddressField; readonly problem: AddressProblem }> {
  // One entry for each field.
  const texts = Object.fromEntries(addressFields.map((field) => [field, clean(draft[field])])) as AddressDraft;
  for (const field of addressFields) {
    const text = texts[field];
    if (text === '' && required.includes(field)) return fail({ field, problem: 'required' });
    if (text.length > lengths[field]) return fail({ field, problem: 'too_long' });
  }
  const postcode = texts.postcode.replaceAll(' ', '');
  if (postcode !== '' && !/^\d{6}$/.test(postcode)) return fail({ field: 'postcode', problem: 'postcode' });
  if (texts.phone === '') return ok({ ...texts, postcode, phone: null });
  const phone = normalisePhone(texts.phone);
  return phone.ok ? ok({ ...texts, postcode, phone: phone.value }) : fail({ field: 'phone', problem: 'phone' });
}

/** `101000, Москва, ул. Мясницкая, д. 5, кв. 7`: an address in Russia is written in Russian whatever the page. */
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

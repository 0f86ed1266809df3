import type { Brand } from './brand.ts';

/** Id of a payment provider or a carrier. It stands in rows and in the address of its webhook. */
export type VendorId = Brand<string, 'VendorId'>;

/** Form of a {@link VendorId}; the database checks the same form. */
export const vendorIdForm = /^[a-z][a-z0-9-]{1,30}$/;

export const isVendorId = (text: string): text is VendorId => vendorIdForm.test(text);

/**
 * Returns the id of a vendor that is part of the program or of an extension.
 *
 * @throws RangeError if the text has another form
 */
export function vendorId(text: string): VendorId {
  if (!isVendorId(text)) throw new RangeError(`expected an id such as my-bank (${vendorIdForm.source}), got ${text}`);
  return text;
}

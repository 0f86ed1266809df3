import type { Brand } from './brand.ts';

/** Id of a payment provider or a carrier. Database rows and the URL of its webhook contain it. */
export type VendorId = Brand<string, 'VendorId'>;

/** Form of a {@link VendorId}. The database checks the same form. */
export const vendorIdForm = /^[a-z][a-z0-9-]{1,30}$/;

export const isVendorId = (text: string): text is VendorId => vendorIdForm.test(text);

/**
 * Returns a text as the id of a vendor. Vendors are part of the program or of an extension.
 *
 * @throws RangeError if the text is no valid id
 */
export function vendorId(text: string): VendorId {
  if (!isVendorId(text)) throw new RangeError(`expected an id such as my-bank (${vendorIdForm.source}), got ${text}`);
  return text;
}

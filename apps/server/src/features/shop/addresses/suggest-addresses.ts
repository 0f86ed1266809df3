import type { SuggestedAddresses } from '@farad/contract/shop/addresses';
import { addressSearchLengthMax } from '@farad/domain/address';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';

const textLengthMin = 3;

/**
 * Returns addresses that begin like the typed text. If the vendor is unavailable, the list is empty, since the form
 * works without suggestions (product U3).
 */
export async function suggestAddresses(
  { suggestions }: Pick<Deps, 'suggestions'>,
  typed: string,
): Promise<z.input<typeof SuggestedAddresses>> {
  const text = typed.trim().slice(0, addressSearchLengthMax);
  if (text.length < textLengthMin) return [];
  const found = await suggestions.addresses(text);
  if (!found.ok) return [];
  return found.value.map(({ text: shown, city, street, house, flat, postalCode }) => ({
    text: shown,
    city: city ?? '',
    street: street ?? '',
    house: house ?? '',
    flat: flat ?? '',
    postcode: postalCode ?? '',
  }));
}

import type { AddressField } from '@farad/domain/address';
import { addressTextMax, pointCodeLengthMax } from '@farad/domain/address';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { TextQuery } from '../kit/query.ts';
import { EmptyBody, LineText, RowId } from '../kit/wire.ts';

/** A field as typed. The limit is wide; the rules of packages/domain (address) limit the length of each field. */
const Typed = LineText.max(addressTextMax).default('');
const Needed = LineText.min(1).max(addressTextMax);

/** An address as a person types it. */
export const AddressBody = z.object({
  label: Typed,
  city: Needed,
  street: Needed,
  house: Needed,
  flat: Typed,
  postcode: Typed,
  recipient: Typed,
  phone: Typed,
  comment: Typed,
} satisfies Record<AddressField, z.ZodType>);

/** An address that the buyer is still typing. The city is enough for the price of a courier. */
export const AddressSoFar = AddressBody.extend({ city: Typed, street: Typed, house: Typed });

export const WireAddress = z.object({
  id: RowId,
  label: z.string(),
  city: z.string(),
  street: z.string(),
  house: z.string(),
  flat: z.string(),
  postcode: z.string(),
  recipient: z.string(),
  /** 11 digits. Empty = the phone number of the account. */
  phone: z.string(),
  comment: z.string(),
  /** The address in one line. */
  text: z.string(),
  isDefault: z.boolean(),
});

export type WireAddress = z.infer<typeof WireAddress>;

const PickupPoint = z.object({
  id: z.string(),
  address: z.string(),
  hours: z.string(),
  isChosen: z.boolean(),
});

export const AddressesAnswer = z.object({
  /** Addresses of the caller, the default one first. */
  addresses: z.array(WireAddress),
  /** Pickup points that the caller has saved. */
  points: z.array(PickupPoint),
});

export type AddressesAnswer = z.infer<typeof AddressesAnswer>;

const PickupChoiceBody = z.object({ point: z.string().max(pointCodeLengthMax), isChosen: z.boolean() });

export const SuggestedAddresses = z.array(
  z.object({
    text: z.string(),
    city: z.string(),
    street: z.string(),
    house: z.string(),
    flat: z.string(),
    postcode: z.string(),
  }),
);

/** API calls about the caller's delivery addresses. */
export const addressesCalls = define({
  addresses: {
    method: 'GET',
    path: '/account/addresses',
    summary: "The caller's addresses and pickup points",
    answer: AddressesAnswer,
  },
  addAddress: {
    method: 'POST',
    path: '/account/addresses',
    summary: 'Add an address',
    body: AddressBody,
    answer: AddressesAnswer,
  },
  saveAddress: {
    method: 'POST',
    path: '/account/addresses/{addressId}',
    summary: 'Change an address',
    body: AddressBody,
    answer: AddressesAnswer,
  },
  makeAddressDefault: {
    method: 'POST',
    path: '/account/addresses/{addressId}/default',
    summary: 'Make an address the default',
    body: EmptyBody,
    answer: AddressesAnswer,
  },
  removeAddress: {
    method: 'POST',
    path: '/account/addresses/{addressId}/remove',
    summary: 'Delete an address; it can be restored for a week',
    body: EmptyBody,
    answer: AddressesAnswer,
  },
  restoreAddress: {
    method: 'POST',
    path: '/account/addresses/{addressId}/restore',
    summary: 'Bring a deleted address back',
    body: EmptyBody,
    answer: AddressesAnswer,
  },
  choosePickupPoint: {
    method: 'POST',
    path: '/account/pickup-points',
    summary: 'Keep a pickup point among the own ones, or drop it',
    body: PickupChoiceBody,
    answer: AddressesAnswer,
  },
  suggestAddresses: {
    method: 'GET',
    path: '/address-suggestions',
    summary: 'Addresses that begin as the text does; none where nobody can be asked',
    query: TextQuery,
    answer: SuggestedAddresses,
  },
});

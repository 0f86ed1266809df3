import { AddressBody, AddressesAnswer, NoBody, PickupChoiceBody, SuggestedAddresses } from '../addresses.ts';
import { define } from '../call.ts';
import { TextQuery } from '../query.ts';

/** Where the caller's parcels go. */
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
    body: NoBody,
    answer: AddressesAnswer,
  },
  removeAddress: {
    method: 'POST',
    path: '/account/addresses/{addressId}/remove',
    summary: 'Delete an address; it can be restored for a week',
    body: NoBody,
    answer: AddressesAnswer,
  },
  restoreAddress: {
    method: 'POST',
    path: '/account/addresses/{addressId}/restore',
    summary: 'Bring a deleted address back',
    body: NoBody,
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

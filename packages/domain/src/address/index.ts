export {
  addressesMax,
  addressFields,
  addressLengths,
  blankAddress,
  checkAddress,
  formatAddress,
  removedAddressLifeSeconds,
  type AddressDraft,
  type AddressField,
  type DeliveryAddress,
} from './address.ts';
export { officePointId, pickupPointsOf, type PickupPoint } from './pickup-point.ts';
export { splitAddressLine } from './split-line.ts';

export {
  addressesMax,
  addressFields,
  addressLengths,
  addressTextMax,
  blankAddress,
  checkAddress,
  formatAddress,
  removedAddressLifeSeconds,
  type AddressDraft,
  type AddressField,
  type DeliveryAddress,
} from './address.ts';
export { addressSearchLengthMax, pointCodeLengthMax, pointSearchLengthMax } from './limits.ts';
export { officePointId, pickupPointsOf, type PickupPoint } from './pickup-point.ts';
export { splitAddressLine } from './split-line.ts';

import { blankAddress, type AddressDraft } from '@farad/domain/address';
import type { CustomerType, DeliveryKind, PaymentKind } from '@farad/domain/order';

/** Values of the checkout form as typed or chosen; an empty text = not given. */
export interface TypedCheckout {
  readonly buyer: CustomerType;
  /** Id of one of the buyer's companies; empty = the company with the typed INN. */
  readonly companyId: string;
  readonly inn: string;
  /** Typed name of the company, used if the public register does not have its INN. */
  readonly companyName: string;
  readonly purchaseNumber: string;
  readonly accountantEmail: string;
  readonly name: string;
  readonly email: string;
  readonly delivery: DeliveryKind | null;
  /** Id of a saved address; empty = the address in the fields below. */
  readonly addressId: string;
  readonly address: AddressDraft;
  /** True = save the new address for later orders. */
  readonly isAddressKept: boolean;
  /** Code of the pickup point. */
  readonly point: string;
  /** Search text for pickup points. */
  readonly pointText: string;
  /** Latitude and longitude in degrees around which to search for pickup points; empty = the city's centre. */
  readonly near: string;
  /** Text of the one-line address search. */
  readonly addressText: string;
  readonly payment: PaymentKind | null;
  readonly coupon: string;
  /** Bonuses to use, in whole roubles. */
  readonly bonuses: string;
  readonly comment: string;
  /** True if the buyer has consented to personal data processing, now or earlier. */
  readonly isAgreed: boolean;
}

export const blankCheckout: TypedCheckout = {
  buyer: 'personal',
  companyId: '',
  inn: '',
  companyName: '',
  purchaseNumber: '',
  accountantEmail: '',
  name: '',
  email: '',
  delivery: null,
  addressId: '',
  address: blankAddress,
  isAddressKept: false,
  point: '',
  pointText: '',
  near: '',
  addressText: '',
  payment: null,
  coupon: '',
  bonuses: '',
  comment: '',
  isAgreed: false,
};

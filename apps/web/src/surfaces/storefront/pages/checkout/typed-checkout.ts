import { blankAddress, type AddressDraft } from '@farad/domain/address';
import type { CustomerType, DeliveryKind, PaymentKind } from '@farad/domain/order';

/** Typed and chosen values as text; empty if not given. */
export interface TypedCheckout {
  readonly buyer: CustomerType;
  /** Id of one of the buyer's companies; empty = the company of the typed INN. */
  readonly companyId: string;
  readonly inn: string;
  /** Used if the register does not have the INN. */
  readonly companyName: string;
  readonly purchaseNumber: string;
  readonly accountantEmail: string;
  readonly name: string;
  readonly email: string;
  readonly delivery: DeliveryKind | null;
  /** Id of a saved address; empty = the address in the fields. */
  readonly addressId: string;
  readonly address: AddressDraft;
  /** True: save the new address for later orders. */
  readonly isAddressKept: boolean;
  /** Code of the pickup point. */
  readonly point: string;
  /** Search text for pickup points. */
  readonly pointText: string;
  /** Location for the search of points, in degrees; empty = city centre. */
  readonly near: string;
  /** One-line address to be completed. */
  readonly addressText: string;
  readonly payment: PaymentKind | null;
  readonly coupon: string;
  /** Whole roubles. */
  readonly bonuses: string;
  readonly comment: string;
  /** True if the buyer consented to personal data processing now or before. */
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

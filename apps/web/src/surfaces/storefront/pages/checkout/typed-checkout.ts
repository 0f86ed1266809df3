import { blankAddress, type AddressDraft } from '@farad/domain/address';
import type { CustomerType, DeliveryKind, PaymentKind } from '@farad/domain/order';

/** What a buyer chose and typed, as texts; empty where he has not. */
export interface TypedCheckout {
  readonly buyer: CustomerType;
  /** Of a company of the buyer's; empty: the one of the INN. */
  readonly companyId: string;
  readonly inn: string;
  /** Where the register does not know the INN. */
  readonly companyName: string;
  readonly purchaseNumber: string;
  readonly accountantEmail: string;
  readonly name: string;
  readonly email: string;
  readonly delivery: DeliveryKind | null;
  /** Of a saved address; empty: the one in the fields. */
  readonly addressId: string;
  readonly address: AddressDraft;
  /** Keep the new address for other orders. */
  readonly isAddressKept: boolean;
  /** Code of the pickup point. */
  readonly point: string;
  /** What points are looked for by. */
  readonly pointText: string;
  /** Where points are to be near to, degrees; empty: the middle of the city. */
  readonly near: string;
  /** An address in one line, to be completed. */
  readonly addressText: string;
  readonly payment: PaymentKind | null;
  readonly coupon: string;
  /** Whole roubles. */
  readonly bonuses: string;
  readonly comment: string;
  /** The consent to personal data was ticked, or given before. */
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

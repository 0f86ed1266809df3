import type { DeliveryAddress } from '../address/address.ts';
import type { Day } from '../delivery/day.ts';
import type { VendorId } from '../shared/vendor-id.ts';

/** The recipient of the order. Texts are empty if not given; the phone is confirmed. */
export interface OrderContact {
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly email: string;
}

/** First and last promised day of arrival. */
export interface PromisedDays {
  readonly from: Day;
  readonly to: Day;
}

/** Source of the delivery price: the built-in table, or a carrier and its tariff number. */
export interface OrderCarrier {
  readonly name: 'table' | VendorId;
  readonly tariff: number | null;
}

/** Place of handover with all promises. `address` is one line; a courier has no opening hours. */
export type OrderDelivery =
  | { readonly kind: 'own_pickup'; readonly address: string; readonly hours: string }
  | {
      readonly kind: 'courier';
      readonly address: string;
      readonly hours: '';
      /** City slug. */
      readonly city: string;
      readonly door: Omit<DeliveryAddress, 'label'>;
      readonly days: PromisedDays | null;
      readonly carrier: OrderCarrier;
    }
  | {
      readonly kind: 'pickup_point';
      readonly address: string;
      readonly hours: string;
      readonly city: string;
      readonly code: string;
      readonly days: PromisedDays | null;
      readonly carrier: OrderCarrier;
    };

/** The buying company, as it was when the order was placed. */
export interface OrderCompany {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  /** The company's own purchase number; absent = none. */
  readonly purchaseNumber?: string;
  /** Additional recipient of the invoice; absent = none. */
  readonly accountantEmail?: string;
}

/** State of a company owner's approval for an order above the buyer's limit. */
export const orderApprovals = ['waiting', 'approved', 'refused'] as const;
export type OrderApproval = (typeof orderApprovals)[number];

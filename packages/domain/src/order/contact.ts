import type { DeliveryAddress } from '../address/address.ts';
import type { Day } from '../delivery/day.ts';
import type { VendorId } from '../shared/vendor-id.ts';

/** Recipient of an order. A text is empty if it was not given. The phone is confirmed. */
export interface OrderContact {
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly email: string;
}

/** First and last day of arrival that the shop promised. */
export interface PromisedDays {
  readonly from: Day;
  readonly to: Day;
}

/** Where the delivery price comes from: the shop's own table, or a tariff of a carrier. */
export interface OrderCarrier {
  readonly name: 'table' | VendorId;
  readonly tariff: number | null;
}

/** Where the buyer gets the order, and what was promised about it. `address` is a single line. */
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

/** Data of the buying company when the order was placed. */
export interface OrderCompany {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  /** Number of the purchase in the company's own records; absent = none. */
  readonly purchaseNumber?: string;
  /** E-mail that also gets the invoice; absent = none. */
  readonly accountantEmail?: string;
}

/** States of the approval for an order above the buyer's limit. An owner of the company approves or refuses. */
export const orderApprovals = ['waiting', 'approved', 'refused'] as const;
export type OrderApproval = (typeof orderApprovals)[number];

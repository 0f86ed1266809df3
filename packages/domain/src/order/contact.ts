import type { DeliveryAddress } from '../address/address.ts';
import type { Day } from '../delivery/day.ts';

/** Who the order is for. Empty texts where nothing was given; the phone is the confirmed one. */
export interface OrderContact {
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly email: string;
}

/** First and last day of arrival, as they were promised. */
export interface PromisedDays {
  readonly from: Day;
  readonly to: Day;
}

/** By whose prices it is brought: the built-in table's, or a carrier's with the number of its tariff. */
export interface OrderCarrier {
  readonly name: 'table' | 'cdek';
  readonly tariff: number | null;
}

/** Where the goods change hands, with everything that was promised. `address` is one line; a courier has no hours. */
export type OrderDelivery =
  | { readonly kind: 'own_pickup'; readonly address: string; readonly hours: string }
  | {
      readonly kind: 'courier';
      readonly address: string;
      readonly hours: '';
      /** Slug of the city. */
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

/** The company that buys, as it was when the order was placed. */
export interface OrderCompany {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  /** Its own number of this purchase; absent: none. */
  readonly purchaseNumber?: string;
  /** Where its invoice goes besides the buyer; absent: nowhere. */
  readonly accountantEmail?: string;
}

/** Whether an owner of the company let through an order above its buyer's limit. */
export const orderApprovals = ['waiting', 'approved', 'refused'] as const;
export type OrderApproval = (typeof orderApprovals)[number];

/** Who the order is for. Empty texts where nothing was given; the phone is the confirmed one. */
export interface OrderContact {
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly email: string;
}

/** Where the goods change hands; own pickup keeps the address and hours that were promised. */
export interface OrderDelivery {
  readonly kind: 'own_pickup';
  readonly address: string;
  readonly hours: string;
}

/** The company that buys, as it was when the order was placed. */
export interface OrderCompany {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
}

/** Whether an owner of the company let through an order above its buyer's limit. */
export const orderApprovals = ['waiting', 'approved', 'refused'] as const;
export type OrderApproval = (typeof orderApprovals)[number];

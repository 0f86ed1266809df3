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

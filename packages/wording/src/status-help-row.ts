/** A row of the page about statuses. */
export interface StatusHelp {
  /** Kind of orders that the row describes, if two statuses share a name; '' = all orders. */
  readonly kind: string;
  readonly happens: string;
  /** Actions open to the buyer. */
  readonly may: string;
}

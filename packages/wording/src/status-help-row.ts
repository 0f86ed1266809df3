/** A row of the page about statuses. */
export interface StatusHelp {
  /** Of which orders it is told where two statuses have one name; empty: of all. */
  readonly kind: string;
  readonly happens: string;
  /** What the buyer may do. */
  readonly may: string;
}

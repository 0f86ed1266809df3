/** A company that the customer may order for. */
export interface OwnCompany {
  readonly id: string;
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  /** Sum in roubles up to which the customer may order without an owner's approval; null = any sum. */
  readonly limit: number | null;
}

/** Company found by its INN in the public register. */
export interface FoundCompany {
  /** Empty = the register does not have the INN; null = the INN is invalid. */
  readonly name: string | null;
  readonly kpp: string | null;
  /** Error text of an invalid INN; empty = the INN is valid. */
  readonly problem: string;
}

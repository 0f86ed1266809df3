/** A company that the customer may order for. */
export interface OwnCompany {
  readonly id: string;
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  /** Order limit in roubles without an owner's approval; null = no limit. */
  readonly limit: number | null;
}

/** Result of an INN lookup. */
export interface FoundCompany {
  /** Empty = not in the register; null = the INN is invalid. */
  readonly name: string | null;
  readonly kpp: string | null;
  /** Reason why the INN is invalid; empty = valid. */
  readonly problem: string;
}

/** A company that the customer may order for. */
export interface OwnCompany {
  readonly id: string;
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  /** Roubles that he may order for without an owner; null: no limit. */
  readonly limit: number | null;
}

/** What is known of an INN that was typed. */
export interface FoundCompany {
  /** Empty: the register knows none; null: the number is none. */
  readonly name: string | null;
  readonly kpp: string | null;
  /** Why the number is none; empty: it may be one. */
  readonly problem: string;
}

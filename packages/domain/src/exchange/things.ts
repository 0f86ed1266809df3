/** Entities of 1C as its files name them (integrations section 6). */

export interface ExchangeGroup {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
}

export interface ExchangeProperty {
  readonly id: string;
  readonly name: string;
  /** Texts of a directory by id. */
  readonly values: ReadonlyMap<string, string>;
}

export interface ExchangePriceType {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly hasTaxInside: boolean;
}

export interface ExchangeWarehouse {
  readonly id: string;
  readonly name: string;
}

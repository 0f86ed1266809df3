/** Entities of 1C under the names that its files use (integrations section 6). */

export interface OneCGroup {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
}

export interface OneCProperty {
  readonly id: string;
  readonly name: string;
  /** Id of a value in 1C → its text. */
  readonly values: ReadonlyMap<string, string>;
}

export interface OneCPriceType {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly hasTaxInside: boolean;
}

export interface OneCWarehouse {
  readonly id: string;
  readonly name: string;
}

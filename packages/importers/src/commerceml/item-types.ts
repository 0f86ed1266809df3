import type { OneCGroup, OneCPriceType, OneCProperty, OneCWarehouse } from '@farad/domain/one-c';

export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

export interface OneCProduct {
  readonly line: number;
  readonly id: string;
  readonly article: string;
  readonly name: string;
  readonly maker: string;
  readonly groupIds: readonly string[];
  readonly description: string;
  readonly pictures: readonly string[];
  readonly values: readonly { readonly propertyId: string; readonly values: readonly string[] }[];
  readonly requisites: readonly NamedValue[];
  readonly characteristics: readonly NamedValue[];
  /** As written: `22`, `Без НДС`; null = not given. */
  readonly vatRate: string | null;
  readonly isDeleted: boolean;
}

export interface OneCPrice {
  readonly typeId: string;
  readonly price: string;
  readonly currency: string;
  readonly coefficient: string;
  readonly minQuantity: string;
}

export interface OneCProductOffer {
  readonly line: number;
  /** Id of the product, followed by `#` and the id of the characteristic. */
  readonly id: string;
  readonly article: string;
  readonly prices: readonly OneCPrice[];
  /** Quantity in all warehouses; null = not given. */
  readonly quantity: string | null;
  readonly stocks: readonly { readonly warehouseId: string; readonly quantity: string }[];
  readonly isDeleted: boolean;
}

export interface OneCOrderLine {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly quantity: string;
  readonly sum: string;
}

export interface OneCOrder {
  readonly line: number;
  readonly id: string;
  readonly number: string;
  readonly operation: string;
  readonly currency: string;
  readonly sum: string;
  readonly comment: string;
  readonly buyer: {
    readonly name: string;
    readonly inn: string;
    readonly kpp: string;
    readonly contacts: readonly NamedValue[];
  };
  readonly lines: readonly OneCOrderLine[];
  readonly requisites: readonly NamedValue[];
  readonly isDeleted: boolean;
}

/** The parts of an exchange file, in the order of the file. */
export type OneCItem =
  | { readonly kind: 'groups'; readonly groups: readonly OneCGroup[] }
  | { readonly kind: 'property'; readonly property: OneCProperty }
  | { readonly kind: 'price_type'; readonly priceType: OneCPriceType }
  | { readonly kind: 'warehouse'; readonly warehouse: OneCWarehouse }
  /** The start of a catalogue or of a package of offers. */
  | { readonly kind: 'catalogue' | 'package'; readonly isChangesOnly: boolean }
  | { readonly kind: 'good'; readonly good: OneCProduct }
  | { readonly kind: 'offer'; readonly offer: OneCProductOffer }
  | { readonly kind: 'order'; readonly order: OneCOrder };

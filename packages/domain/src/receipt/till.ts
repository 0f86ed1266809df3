/**
 * Cash registers to which the payment provider can send receipts (FiscalizationProvider in
 * packages/integrations/src/payments/yookassa-openapi.yaml). `yookassa` belongs to the provider ("Чеки от ЮKassa"); the
 * others belong to the shop.
 */
export const tillKinds = ['yookassa', 'atol', 'orange_data', 'business_ru', 'kit_invest', 'another'] as const;
export type TillKind = (typeof tillKinds)[number];

/** Rules of a cash register, from the provider's API description. */
export interface TillLimits {
  /** Maximum number of rows on a receipt, delivery included. */
  readonly itemsMax: number;
  /** True if receipts are sent only by e-mail, so that the buyer must have one. */
  readonly needsEmail: boolean;
  /** True if receipts may state the goods' country of origin and customs declaration. */
  readonly takesOrigin: boolean;
  /** True if receipts may state the buyer's name and INN. */
  readonly takesBuyer: boolean;
  /** True if receipts may have the field `mark_mode`; its value is always "0". */
  readonly takesMarkMode: boolean;
  /**
   * True if marking codes are sent exactly as scanned. Other cash registers need the parsed code and the state of the
   * goods.
   */
  readonly takesRawMarks: boolean;
  /** True if the seller's tax system is required. */
  readonly needsTaxSystem: boolean;
}

const ownTill: TillLimits = {
  itemsMax: 80,
  needsEmail: true,
  takesOrigin: false,
  takesBuyer: true,
  takesMarkMode: true,
  takesRawMarks: false,
  needsTaxSystem: false,
};

const shopsTill: TillLimits = {
  itemsMax: 100,
  needsEmail: false,
  takesOrigin: false,
  takesBuyer: false,
  takesMarkMode: false,
  takesRawMarks: false,
  needsTaxSystem: false,
};

export const tillLimits: Readonly<Record<TillKind, TillLimits>> = {
  yookassa: ownTill,
  atol: { ...shopsTill, takesBuyer: true, takesMarkMode: true, needsTaxSystem: true },
  orange_data: { ...shopsTill, takesOrigin: true, takesBuyer: true, takesRawMarks: true },
  business_ru: { ...shopsTill, takesMarkMode: true },
  kit_invest: { ...shopsTill, takesOrigin: true },
  another: shopsTill,
};

/**
 * Codes of tax systems in receipts (tag 1055): 1 general, 2 simplified on income, 3 simplified on income less costs, 4
 * imputed income, 5 agricultural, 6 patent.
 */
export const taxSystems = [1, 2, 3, 4, 5, 6] as const;
/** Codes of time zones in receipts (tag 1011), from Kaliningrad (1) to Kamchatka (11); 2 is Moscow. */
export const timezones = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Settings of the cash register for online payments. */
export interface TillSetting {
  readonly kind: TillKind;
  /** null = not set. Only some cash registers require it. */
  readonly taxSystem: (typeof taxSystems)[number] | null;
  /** Time zone of the place of payment. It is sent with marked goods. */
  readonly timezone: (typeof timezones)[number];
}

export const usualTill: TillSetting = { kind: 'yookassa', taxSystem: null, timezone: 2 };

/** Returns the field that is missing; null = none. */
export const tillProblem = ({ kind, taxSystem }: TillSetting): 'taxSystem' | null =>
  tillLimits[kind].needsTaxSystem && taxSystem === null ? 'taxSystem' : null;

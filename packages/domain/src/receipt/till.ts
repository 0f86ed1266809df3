/**
 * Cash registers that the provider can send receipts to (packages/integrations/src/payments/yookassa-openapi.yaml,
 * FiscalizationProvider). `yookassa` is the provider's own, "Чеки от ЮKassa"; the others belong to the shop.
 */
export const tillKinds = ['yookassa', 'atol', 'orange_data', 'business_ru', 'kit_invest', 'another'] as const;
export type TillKind = (typeof tillKinds)[number];

/** Fields that a cash register accepts, by the provider's API description. */
export interface TillLimits {
  /** Maximum number of rows per receipt, including delivery. */
  readonly itemsMax: number;
  /** It sends receipts only by e-mail, so an address is required. */
  readonly needsEmail: boolean;
  /** Accepts country of origin and customs declaration. */
  readonly takesOrigin: boolean;
  /** Accepts name and INN of the buyer. */
  readonly takesBuyer: boolean;
  /** Accepts `mark_mode`, which is "0" for every code. */
  readonly takesMarkMode: boolean;
  /** Accepts codes as scanned. Others need the parsed code and the state of the goods. */
  readonly takesRawMarks: boolean;
  /** Requires the seller's tax system. */
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

/** Codes of tax systems (tag 1055): general, simplified on income, simplified on income less costs, … patent. */
export const taxSystems = [1, 2, 3, 4, 5, 6] as const;
/** Codes of time zones (tag 1011), from Kaliningrad to Kamchatka; 2 is Moscow. */
export const timezones = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Settings of the cash register for online payments. */
export interface TillSetting {
  readonly kind: TillKind;
  /** null = not set, because the cash register does not require it. */
  readonly taxSystem: (typeof taxSystems)[number] | null;
  /** Time zone of the payment address; sent with marked goods. */
  readonly timezone: (typeof timezones)[number];
}

export const usualTill: TillSetting = { kind: 'yookassa', taxSystem: null, timezone: 2 };

/** Returns the invalid field; null = none. */
export const tillProblem = ({ kind, taxSystem }: TillSetting): 'taxSystem' | null =>
  tillLimits[kind].needsTaxSystem && taxSystem === null ? 'taxSystem' : null;

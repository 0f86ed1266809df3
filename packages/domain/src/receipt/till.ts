/**
 * Tills that receipts can be sent to through the provider (packages/integrations/src/payments/yookassa-openapi.yaml,
 * FiscalizationProvider). `yookassa`: the provider's own, "Чеки от ЮKassa"; the others are the shop's.
 */
export const tillKinds = ['yookassa', 'atol', 'orange_data', 'business_ru', 'kit_invest', 'another'] as const;
export type TillKind = (typeof tillKinds)[number];

/** What a till takes, as the provider's description says of each field. */
export interface TillLimits {
  /** Most rows of one receipt, delivery included. */
  readonly itemsMax: number;
  /** It sends receipts by e-mail alone, so an address is required. */
  readonly needsEmail: boolean;
  /** Country of origin and customs declaration. */
  readonly takesOrigin: boolean;
  /** Name and INN of the buyer. */
  readonly takesBuyer: boolean;
  /** `mark_mode`, which is "0" for every code. */
  readonly takesMarkMode: boolean;
  /** It takes codes as the scanner read them; others take them by their form, with what becomes of the goods. */
  readonly takesRawMarks: boolean;
  /** The tax system of the seller has to be told. */
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

/** Numbers of tax systems (tag 1055): general, simplified on income, simplified on income less costs, … patent. */
export const taxSystems = [1, 2, 3, 4, 5, 6] as const;
/** Numbers of time zones (tag 1011), from Kaliningrad to Kamchatka; 2 is Moscow. */
export const timezones = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** The till that receipts of online payments go to. */
export interface TillSetting {
  readonly kind: TillKind;
  /** null: not told, since the till needs none. */
  readonly taxSystem: (typeof taxSystems)[number] | null;
  /** Of the address where payments are taken; told with marked goods. */
  readonly timezone: (typeof timezones)[number];
}

export const usualTill: TillSetting = { kind: 'yookassa', taxSystem: null, timezone: 2 };

/** The field that is wrong; null: none is. */
export const tillProblem = ({ kind, taxSystem }: TillSetting): 'taxSystem' | null =>
  tillLimits[kind].needsTaxSystem && taxSystem === null ? 'taxSystem' : null;

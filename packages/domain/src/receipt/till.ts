/**
 * Tills that receipts can be sent to through the provider (packages/integrations/src/payments/yookassa-openapi.yaml,
 * FiscalizationProvider). `yookassa`: the provider's own, "Чеки от ЮKassa"; the others are the shop's.
 */
export const tillKinds = ['yookassa', 'atol', 'orange_data', 'business_ru', 'kit_invest', 'other'] as const;
export type TillKind = (typeof tillKinds)[number];

/** The form in which a till takes the code of a marked piece. */
export const markForms = ['gs_1m', 'short', 'mark_code_raw'] as const;
export type MarkForm = (typeof markForms)[number];

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
  readonly markForm: MarkForm;
  /** `tax_system_code`: required, or ignored. */
  readonly needsTaxSystem: boolean;
}

const ownTill: TillLimits = {
  itemsMax: 80,
  needsEmail: true,
  takesOrigin: false,
  takesBuyer: true,
  takesMarkMode: true,
  markForm: 'gs_1m',
  needsTaxSystem: false,
};

const shopsTill: TillLimits = {
  itemsMax: 100,
  needsEmail: false,
  takesOrigin: false,
  takesBuyer: false,
  takesMarkMode: false,
  markForm: 'gs_1m',
  needsTaxSystem: false,
};

export const tillLimits: Readonly<Record<TillKind, TillLimits>> = {
  yookassa: ownTill,
  atol: { ...shopsTill, takesBuyer: true, takesMarkMode: true, needsTaxSystem: true },
  orange_data: { ...shopsTill, takesOrigin: true, takesBuyer: true, markForm: 'mark_code_raw' },
  business_ru: { ...shopsTill, takesMarkMode: true },
  kit_invest: { ...shopsTill, takesOrigin: true },
  other: shopsTill,
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

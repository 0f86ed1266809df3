import { kopecksPerRouble, type Kopecks } from '../money/money.ts';
import { paymentKinds, type CustomerType, type PaymentKind } from '../order/order.ts';
import { tillProblem, usualTill, type TillSetting } from '../receipt/till.ts';
import type { LocalizedText } from '../shared/locale.ts';
import { usualWords } from './delivery-setting.ts';

export const paymentBuyers = ['all', 'personal', 'company'] as const;

/** A payment method and its conditions. An empty name or note means the default text. */
export interface PaymentTerms {
  readonly method: PaymentKind;
  readonly isOn: boolean;
  readonly buyers: (typeof paymentBuyers)[number];
  /** Minimum and maximum order total in whole roubles; null = no limit. */
  readonly leastRoubles: number | null;
  readonly mostRoubles: number | null;
  readonly name: LocalizedText;
  readonly note: LocalizedText;
}

/** Settings of payment (product Y1–Y4). */
export interface PaymentSetting {
  /** Every payment method once, in display order. */
  readonly methods: readonly PaymentTerms[];
  /** True if the money of card payments is first held, and captured later by staff. */
  readonly isHeldFirst: boolean;
  /** Cash register for online payments. */
  readonly till: TillSetting;
}

const usualTerms = (method: PaymentKind): PaymentTerms => ({
  method,
  isOn: true,
  buyers: method === 'invoice' ? 'company' : 'all',
  leastRoubles: null,
  mostRoubles: null,
  name: usualWords,
  note: usualWords,
});

export const usualPayments: PaymentSetting = {
  methods: paymentKinds.map(usualTerms),
  isHeldFirst: false,
  till: usualTill,
};

/**
 * Returns the invalid field; null = none. Every method must appear once, at least one must be on, and invoices are for
 * companies only.
 */
export function paymentsProblem({ methods, till }: PaymentSetting): string | null {
  const given = methods.map(({ method }) => method);
  if (given.length !== paymentKinds.length || paymentKinds.some((kind) => !given.includes(kind))) return 'methods';
  if (methods.every(({ isOn }) => !isOn)) return 'methods';
  for (const [index, { method, buyers, leastRoubles, mostRoubles }] of methods.entries()) {
    if (method === 'invoice' && buyers !== 'company') return `methods.${index}.buyers`;
    if (leastRoubles !== null && mostRoubles !== null && mostRoubles < leastRoubles) {
      return `methods.${index}.mostRoubles`;
    }
  }
  const wrong = tillProblem(till);
  return wrong === null ? null : `till.${wrong}`;
}

export const isPaymentOn = ({ methods }: PaymentSetting, kind: PaymentKind): boolean =>
  methods.some(({ method, isOn }) => method === kind && isOn);

/** Returns why a buyer may not use this method for an order with this total; null = they may. */
export function termsRefusal(
  { buyers, leastRoubles, mostRoubles }: PaymentTerms,
  customerType: CustomerType,
  total: Kopecks,
): 'company_only' | 'personal_only' | 'shop_minimum' | 'shop_maximum' | null {
  if (buyers !== 'all' && buyers !== customerType) return buyers === 'company' ? 'company_only' : 'personal_only';
  if (leastRoubles !== null && total < leastRoubles * kopecksPerRouble) return 'shop_minimum';
  return mostRoubles !== null && total > mostRoubles * kopecksPerRouble ? 'shop_maximum' : null;
}

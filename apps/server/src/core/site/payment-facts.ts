import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import type { ContentFact } from '@farad/domain/content';
import { cashOnReceipt, paymentKinds, type PaymentKind } from '@farad/domain/order';
import { isPaymentOn, type PaymentTerms, wayOf } from '@farad/domain/setting';
import type { Locale } from '@farad/domain/shared';
import { formatCount } from '@farad/wording/format';
import { payBuyersText, payLimitsText } from '@farad/wording/pay-terms';
import { payWaysText } from '@farad/wording/pay-ways';

type Values = Readonly<Partial<Record<ContentFact, string>>>;

/** Payment methods that each fact names. */
const methodsOf = {
  pay_ways: ['card', 'sbp', 'invoice', 'cash_on_receipt'],
  pay_online: ['card', 'sbp'],
  pay_card: ['card'],
  pay_sbp: ['sbp'],
  pay_invoice: ['invoice'],
  pay_cash: ['cash_on_receipt'],
} as const satisfies Partial<Record<ContentFact, readonly PaymentKind[]>>;

/** Returns the facts about these payment methods. A fact without a method that is on has no value. */
export function factsOfMethods(on: readonly PaymentKind[], locale: Locale): Values {
  const facts = Object.entries(methodsOf).flatMap(([name, methods]) => {
    const named = methods.filter((method) => on.includes(method));
    return named.length === 0 ? [] : [[name, payWaysText(named, locale)] as const];
  });
  return Object.fromEntries(facts);
}

/** Facts about who may pay by a method, and for which orders. */
const termsOf = {
  card: ['card_buyers', 'card_limits'],
  sbp: ['sbp_buyers', 'sbp_limits'],
  invoice: ['invoice_buyers', 'invoice_limits'],
  cash_on_receipt: ['cash_buyers', 'cash_limits'],
} as const satisfies Readonly<Record<PaymentKind, readonly [ContentFact, ContentFact]>>;

/** All facts that depend on which payment methods are on. */
export const paymentFactNames: ReadonlySet<string> = new Set([
  ...Object.keys(methodsOf),
  ...Object.values(termsOf).flat(),
  'cash_days' satisfies ContentFact,
]);

/** Returns the facts about the conditions of these payment methods. Without a limit there is no fact. */
export function factsOfTerms(methods: readonly PaymentTerms[], locale: Locale): Values {
  const facts = methods.flatMap((terms) => {
    const [buyers, limits] = termsOf[terms.method];
    const limit = payLimitsText(terms, locale);
    return [[buyers, payBuyersText(terms, locale)] as const, ...(limit === null ? [] : [[limits, limit] as const])];
  });
  return Object.fromEntries(facts);
}

/**
 * Returns the facts about the payment methods that the shop accepts now. Cash is paid only in the office, so it needs
 * the shop's own pickup.
 */
export async function paymentFacts(handle: Handle, locale: Locale): Promise<Values> {
  const settings = settingQueries(handle);
  const [payments, delivery, { cashDays }] = await Promise.all([
    settings.value('payments'),
    settings.value('delivery'),
    settings.value('open_orders'),
  ]);
  const isPickupOn = wayOf(delivery, 'own_pickup').isOn;
  const on = paymentKinds.filter((method) => isPaymentOn(payments, method) && (method !== cashOnReceipt || isPickupOn));
  return {
    ...factsOfMethods(on, locale),
    ...factsOfTerms(
      payments.methods.filter(({ method }) => on.includes(method)),
      locale,
    ),
    ...(on.includes(cashOnReceipt) && cashDays !== 0 ? { cash_days: formatCount(cashDays, locale) } : {}),
  };
}

import { orderNews } from '../order/order-news.ts';

/** Events for which the shop can choose the channels. Codes, invitations and replies have fixed channels. */
export const notifiedEvents = [
  'order_placed',
  ...orderNews.map((news) => `order_${news}` as const),
  'parcel_handed_over',
  'parcel_ready_for_pickup',
  'parcel_not_delivered',
  'parcel_delivered',
  'money_late',
  'money_overpaid',
  'money_released',
  'money_not_captured',
  'money_refunded',
  'money_refund_planned',
  'money_refund_withdrawn',
  'money_refund_sent',
  'money_refund_cash',
] as const;
export type NotifiedEvent = (typeof notifiedEvents)[number];

/** When to send an SMS: always, only to customers without e-mail for the event, or never. */
export const smsRules = ['always', 'without_mail', 'never'] as const;
export type SmsRule = (typeof smsRules)[number];

/** Channels for notifications of an event. */
export interface NoticeRule {
  readonly event: NotifiedEvent;
  readonly sms: SmsRule;
  readonly email: boolean;
  readonly site: boolean;
}

/** An event without a rule uses the default one. */
export interface NoticesSetting {
  readonly rules: readonly NoticeRule[];
  /** Provider's price for one SMS part. */
  readonly smsKopecks: number;
}

/** Events that also matter to customers with only a phone: they need to act or know at once. */
const matters: ReadonlySet<NotifiedEvent> = new Set([
  'order_placed',
  'order_awaited',
  'order_shipped',
  'order_cancelled',
  'order_lapsed',
  'order_paid',
  'order_refused',
  'order_changed',
  'order_cancelRefused',
  'order_returnAccepted',
  'order_returnRefused',
  'parcel_handed_over',
  'parcel_not_delivered',
  'money_late',
  'money_overpaid',
  'money_released',
  'money_not_captured',
  'money_refunded',
  'money_refund_planned',
  'money_refund_withdrawn',
  'money_refund_sent',
  'money_refund_cash',
]);

/** The customer has to go or be there, so an SMS is sent in addition to the e-mail. */
const urgent: ReadonlySet<NotifiedEvent> = new Set(['parcel_ready_for_pickup', 'parcel_not_delivered']);

/** Internal steps of the shop: shown on the site only. */
const inner: ReadonlySet<NotifiedEvent> = new Set(['order_in_work', 'order_completed']);

const usualRule = (event: NotifiedEvent): NoticeRule => ({
  event,
  sms: urgent.has(event) ? 'always' : matters.has(event) ? 'without_mail' : 'never',
  email: !inner.has(event),
  site: true,
});

export const usualNotices: NoticesSetting = { rules: notifiedEvents.map(usualRule), smsKopecks: 500 };

/** Returns the rule of an event, or the default one. */
export const ruleOf = (rules: readonly NoticeRule[], event: NotifiedEvent): NoticeRule =>
  rules.find((rule) => rule.event === event) ?? usualRule(event);

interface Ways {
  readonly sms: boolean;
  readonly email: boolean;
  readonly site: boolean;
}

/** Returns the channels that a rule uses among those available for a person. */
export function openWays({ sms, email, site }: NoticeRule, open: Ways): Ways {
  const isMailed = email && open.email;
  return {
    sms: open.sms && (sms === 'always' || (sms === 'without_mail' && !isMailed)),
    email: isMailed,
    site: site && open.site,
  };
}

/** Returns the index of a rule whose event already has one; null = none. */
export function noticesProblem({ rules }: NoticesSetting): string | null {
  const twice = rules.findIndex(({ event }, index) => rules.findIndex((other) => other.event === event) < index);
  return twice < 0 ? null : `rules.${twice}.event`;
}

/** Notifications of a typical order, paid online and collected at a pickup point. */
const usualCourse: readonly NotifiedEvent[] = [
  'order_placed',
  'order_paid',
  'order_in_work',
  'order_in_warehouse',
  'parcel_handed_over',
  'parcel_ready_for_pickup',
  'parcel_delivered',
  'order_completed',
];

/** Returns number and cost of SMS for a typical order; `parts` = SMS parts per event. */
export function smsForecast(
  { rules, smsKopecks }: NoticesSetting,
  parts: Readonly<Partial<Record<NotifiedEvent, number>>>,
  hasMail: boolean,
): { readonly messages: number; readonly parts: number; readonly kopecks: number } {
  const sent = usualCourse.filter(
    (event) => openWays(ruleOf(rules, event), { sms: true, email: hasMail, site: true }).sms,
  );
  const count = sent.reduce((sum, event) => sum + (parts[event] ?? 1), 0);
  return { messages: sent.length, parts: count, kopecks: count * smsKopecks };
}

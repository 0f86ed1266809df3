import { orderNews } from '../order/order-news.ts';

/**
 * Events for which staff can choose the channels of notification. Sign-in codes, invitations and replies have fixed
 * channels.
 */
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

/** When an SMS is sent: always, only to customers who get no e-mail about the event, or never. */
export const smsRules = ['always', 'without_mail', 'never'] as const;
export type SmsRule = (typeof smsRules)[number];

/** Channels by which customers are notified of an event. */
export interface NoticeRule {
  readonly event: NotifiedEvent;
  readonly sms: SmsRule;
  readonly email: boolean;
  readonly site: boolean;
}

/** Rules for notifications. An event without a rule has its default rule. */
export interface NoticesSetting {
  readonly rules: readonly NoticeRule[];
  /** Price of one SMS part at the provider. */
  readonly smsKopecks: number;
}

/** Events that customers must know of immediately. Those without e-mail get an SMS by default. */
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

/**
 * Events after which the customer must receive or collect a parcel. By default an SMS is sent in addition to the
 * e-mail.
 */
const urgent: ReadonlySet<NotifiedEvent> = new Set(['parcel_ready_for_pickup', 'parcel_not_delivered']);

/** Internal steps of the shop. By default they are shown on the site only. */
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

/** Returns the channels by which a person is notified: those that the rule allows and that are open to the person. */
export function openWays({ sms, email, site }: NoticeRule, open: Ways): Ways {
  const isMailed = email && open.email;
  return {
    sms: open.sms && (sms === 'always' || (sms === 'without_mail' && !isMailed)),
    email: isMailed,
    site: site && open.site,
  };
}

/** Returns the invalid field; null = none. Each event may have only one rule. */
export function noticesProblem({ rules }: NoticesSetting): string | null {
  const twice = rules.findIndex(({ event }, index) => rules.findIndex((other) => other.event === event) < index);
  return twice < 0 ? null : `rules.${twice}.event`;
}

/** Notifications about a typical order. It is paid online and collected at a pickup point. */
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

/** Returns how many SMS a typical order needs, and what they cost. `parts`: number of SMS parts by event. */
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

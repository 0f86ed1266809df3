import { orderNews } from '../order/order-news.ts';

/** What customers are told of by the ways that the shop chooses; codes, invitations and answers have ways of their own. */
export const toldEvents = [
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
export type ToldEvent = (typeof toldEvents)[number];

/** An SMS goes always, only to who gets no letter of the event, or never. */
export const smsRules = ['always', 'without_mail', 'never'] as const;
export type SmsRule = (typeof smsRules)[number];

/** By which ways the shop tells of an event. */
export interface NoticeRule {
  readonly event: ToldEvent;
  readonly sms: SmsRule;
  readonly email: boolean;
  readonly site: boolean;
}

/** An event without a rule is told as usual. */
export interface NoticesSetting {
  readonly rules: readonly NoticeRule[];
  /** What the provider takes for one part of an SMS. */
  readonly smsKopecks: number;
}

/** Who has only a phone waits for these: there is something to do or to know at once. */
const matters: ReadonlySet<ToldEvent> = new Set([
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

/** Somebody has to go there or be there: told by SMS beside the letter. */
const urgent: ReadonlySet<ToldEvent> = new Set(['parcel_ready_for_pickup', 'parcel_not_delivered']);

/** Steps inside the shop: on the site, and no more. */
const inner: ReadonlySet<ToldEvent> = new Set(['order_in_work', 'order_completed']);

const usualRule = (event: ToldEvent): NoticeRule => ({
  event,
  sms: urgent.has(event) ? 'always' : matters.has(event) ? 'without_mail' : 'never',
  email: !inner.has(event),
  site: true,
});

export const usualNotices: NoticesSetting = { rules: toldEvents.map(usualRule), smsKopecks: 500 };

/** The rule of an event; the usual one where nobody has set any. */
export const ruleOf = (rules: readonly NoticeRule[], event: ToldEvent): NoticeRule =>
  rules.find((rule) => rule.event === event) ?? usualRule(event);

interface Ways {
  readonly sms: boolean;
  readonly email: boolean;
  readonly site: boolean;
}

/** The ways that are taken of those that are open to a person. */
export function openWays({ sms, email, site }: NoticeRule, open: Ways): Ways {
  const isMailed = email && open.email;
  return {
    sms: open.sms && (sms === 'always' || (sms === 'without_mail' && !isMailed)),
    email: isMailed,
    site: site && open.site,
  };
}

/** The index of a rule whose event stands there already; null: none does. */
export function noticesProblem({ rules }: NoticesSetting): string | null {
  const twice = rules.findIndex(({ event }, index) => rules.findIndex((other) => other.event === event) < index);
  return twice < 0 ? null : `rules.${twice}.event`;
}

/** What a buyer is told of an order that is paid on the site and collected at a pickup point. */
const usualCourse: readonly ToldEvent[] = [
  'order_placed',
  'order_paid',
  'order_in_work',
  'order_in_warehouse',
  'parcel_handed_over',
  'parcel_ready_for_pickup',
  'parcel_delivered',
  'order_completed',
];

/** SMS of such an order and what they cost; `parts`: in how many parts each event is sent. */
export function smsForecast(
  { rules, smsKopecks }: NoticesSetting,
  parts: Readonly<Partial<Record<ToldEvent, number>>>,
  hasMail: boolean,
): { readonly messages: number; readonly parts: number; readonly kopecks: number } {
  const sent = usualCourse.filter(
    (event) => openWays(ruleOf(rules, event), { sms: true, email: hasMail, site: true }).sms,
  );
  const count = sent.reduce((sum, event) => sum + (parts[event] ?? 1), 0);
  return { messages: sent.length, parts: count, kopecks: count * smsKopecks };
}

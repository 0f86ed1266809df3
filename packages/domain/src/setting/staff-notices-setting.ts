import type { Kopecks } from '../money/money.ts';

/** Maximum length of the id of a messenger's chat, in characters. */
export const chatIdLengthMax = 100;

/** Events about which staff are notified immediately. */
export const staffEvents = [
  'order',
  'request',
  'return',
  'cancel',
  'shortage',
  'parcel',
  'chat',
  'feedback',
  'sms_balance',
  'servers',
] as const;
export type StaffEvent = (typeof staffEvents)[number];

export interface StaffRule {
  readonly event: StaffEvent;
  readonly email: boolean;
  readonly messenger: boolean;
}

/** How staff are notified. */
export interface StaffNoticesSetting {
  /** E-mails that are notified; empty = the shop's own mailbox. */
  readonly emails: readonly string[];
  /** Webhook URL of a messenger, including its secret; empty = none. */
  readonly url: string;
  /** Id of the chat in the messenger; empty = the URL contains it. */
  readonly chatId: string;
  readonly rules: readonly StaffRule[];
}

const usualRule = (event: StaffEvent): StaffRule => ({ event, email: true, messenger: true });

export const usualStaffNotices: StaffNoticesSetting = {
  emails: [],
  url: '',
  chatId: '',
  rules: staffEvents.map(usualRule),
};

/** Returns the rule of an event, or the default one. */
export const staffRuleOf = (rules: readonly StaffRule[], event: StaffEvent): StaffRule =>
  rules.find((rule) => rule.event === event) ?? usualRule(event);

/** An event as programs read it in the body of the webhook. It has no personal data. */
export interface MessengerEvent {
  readonly type: StaffEvent;
  /** Number of the order or request; null = the event has none. */
  readonly number: string | null;
  /** Page of the back office that shows the event. */
  readonly url: string;
  /** Total of the order, in kopecks. Absent = the event is not a new order. */
  readonly total_kopecks?: number;
}

/** Returns an event as programs read it. `number` '' = none; `total` in kopecks. */
export const messengerEvent = (type: StaffEvent, number: string, url: string, total?: Kopecks): MessengerEvent => ({
  type,
  number: number === '' ? null : number,
  url,
  ...(total === undefined ? {} : { total_kopecks: total }),
});

/**
 * Returns the request body for a messenger. Telegram, Slack and Mattermost read `text` and ignore `event`; Telegram
 * also needs `chat_id`. Programs read `event`; null = the message has none.
 */
export const messengerBody = (
  { chatId }: Pick<StaffNoticesSetting, 'chatId'>,
  text: string,
  event: unknown = null,
): string =>
  JSON.stringify({ ...(chatId === '' ? {} : { chat_id: chatId }), text, ...(event === null ? {} : { event }) });

/** Returns the invalid field; null = none. Each event may have only one rule, and no e-mail may appear twice. */
export function staffNoticesProblem({ emails, rules }: StaffNoticesSetting): string | null {
  const twice = rules.findIndex(({ event }, index) => rules.findIndex((other) => other.event === event) < index);
  if (twice >= 0) return `rules.${twice}.event`;
  const same = emails.findIndex((email, index) => emails.indexOf(email) < index);
  return same < 0 ? null : `emails.${same}`;
}

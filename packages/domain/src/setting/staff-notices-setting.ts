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

/**
 * Returns the request body for a messenger. Telegram, Slack and Mattermost read `text`; Telegram also needs `chat_id`.
 */
export const messengerBody = ({ chatId }: Pick<StaffNoticesSetting, 'chatId'>, text: string): string =>
  JSON.stringify(chatId === '' ? { text } : { chat_id: chatId, text });

/** Returns the invalid field; null = none. Each event may have only one rule, and no e-mail may appear twice. */
export function staffNoticesProblem({ emails, rules }: StaffNoticesSetting): string | null {
  const twice = rules.findIndex(({ event }, index) => rules.findIndex((other) => other.event === event) < index);
  if (twice >= 0) return `rules.${twice}.event`;
  const same = emails.findIndex((email, index) => emails.indexOf(email) < index);
  return same < 0 ? null : `emails.${same}`;
}

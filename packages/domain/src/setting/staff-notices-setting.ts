/** What staff are told of at once. */
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

/** How staff are told. */
export interface StaffNoticesSetting {
  /** None: the shop's own mailbox. */
  readonly emails: readonly string[];
  /** Where a messenger takes messages, with its secret; empty: nowhere. */
  readonly url: string;
  /** Which conversation of the messenger; empty: its address says that. */
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

/** The rule of an event; the usual one where nobody has set any. */
export const staffRuleOf = (rules: readonly StaffRule[], event: StaffEvent): StaffRule =>
  rules.find((rule) => rule.event === event) ?? usualRule(event);

/** What a messenger is sent: Telegram, Slack and Mattermost read `text`, Telegram its conversation too. */
export const messengerBody = ({ chatId }: Pick<StaffNoticesSetting, 'chatId'>, text: string): string =>
  JSON.stringify(chatId === '' ? { text } : { chat_id: chatId, text });

/** The field that contradicts another; null: none does. */
export function staffNoticesProblem({ emails, rules }: StaffNoticesSetting): string | null {
  const twice = rules.findIndex(({ event }, index) => rules.findIndex((other) => other.event === event) < index);
  if (twice >= 0) return `rules.${twice}.event`;
  const same = emails.findIndex((email, index) => emails.indexOf(email) < index);
  return same < 0 ? null : `emails.${same}`;
}

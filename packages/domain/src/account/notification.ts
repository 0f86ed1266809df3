/** What a person can choose to be told; codes and the receipt of an order are told whatever he chose (product U2). */
export const notificationKinds = ['order_status', 'back_in_stock', 'price', 'news'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** By `site` it is a row of the notifications in the cabinet. */
export const notificationChannels = ['sms', 'email', 'site'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export interface NotificationChoice {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
}

/** What nobody chose: orders and wishes are told, news are not (the law wants them asked for). */
export const wantedByDefault = (kind: NotificationKind): boolean => kind !== 'news';

/** Whether a person wants to be told of this in this way. */
export const isWanted = (
  choices: readonly NotificationChoice[],
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean =>
  choices.find((choice) => choice.kind === kind && choice.channel === channel)?.isOn ?? wantedByDefault(kind);

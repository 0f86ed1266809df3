/** Notification kinds a person can turn on or off. Login codes and order receipts are always sent (product U2). */
export const notificationKinds = ['order_status', 'back_in_stock', 'price', 'news'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Ways to deliver a notification. `site` shows it on the notifications page of the customer's account. */
export const notificationChannels = ['sms', 'email', 'site'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export interface NotificationChoice {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
}

/**
 * Returns the default until the person chooses: notifications about orders and watched products are on, news is off
 * (the law requires consent).
 */
export const wantedByDefault = (kind: NotificationKind): boolean => kind !== 'news';

/** Whether a person wants notifications of this kind in this channel. */
export const isWanted = (
  choices: readonly NotificationChoice[],
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean =>
  choices.find((choice) => choice.kind === kind && choice.channel === channel)?.isOn ?? wantedByDefault(kind);

import type { Tx } from '@farad/database/connection/connect';
import { notificationQueries } from '@farad/database/messages/notification.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import type { RequestContact } from '@farad/database/requests/request.queries';
import { isWanted, type NotificationChannel } from '@farad/domain/account';
import type { Kopecks } from '@farad/domain/money';
import { requestMail, requestSms, type RequestHappening } from '@farad/wording/request-messages';

import { cabinetUrlOf } from '../messages/cabinet-url.ts';
import type { Config } from '#config/config.ts';
import { notifyOnSite } from '../messages/notify-on-site.ts';
import { smsName } from '../shop/shop-identity.ts';

const kind = 'request';

export interface RequestNews {
  readonly what: RequestHappening;
  /** Total of the quote, if there is one. */
  readonly total?: Kopecks;
  readonly validUntil?: Date | null;
  /** Words that staff wrote to the customer. */
  readonly words?: string;
}

/**
 * Notifies the sender of a request: an account through its channels for orders, a guest at the address of the form
 * (product O3, U2). An email is sent if there is an address. An SMS is sent if there is no email or if the customer
 * must decide something.
 */
export async function notifyRequester(
  tx: Tx,
  config: Pick<Config, 'cabinetUrl' | 'siteUrl'>,
  request: RequestContact & { readonly number: string },
  { what, total, validUntil = null, words = '' }: RequestNews,
): Promise<void> {
  const { accountId, number, email, phone, locale } = request;
  const choices = accountId === null ? [] : await notificationQueries(tx).of(accountId);
  const wants = (channel: NotificationChannel): boolean =>
    accountId === null || isWanted(choices, 'order_status', channel);
  const url = `${cabinetUrlOf(config, locale)}/requests/${number}`;
  const values = { what, number, total: total ?? null, validUntil, words, url };
  const outbox = outboxQueries(tx);
  const of = { kind, orderId: null, about: { request: number } } as const;
  if (accountId !== null) {
    const news = { kind: 'request', number, what, total: total ?? null, words } as const;
    const chosen = { kind: 'order_status', choices } as const;
    await notifyOnSite(tx, { accountId, chosen }, { ...news, validUntil: validUntil?.toISOString() ?? null });
  }
  const isMailed = email !== null && wants('email');
  if (isMailed) await outbox.add({ ...of, channel: 'email', recipient: email, ...requestMail(locale, values) });
  const isUrgent = what === 'quoted' || what === 'revised' || what === 'ending';
  if (phone !== null && wants('sms') && (isUrgent || !isMailed)) {
    const text = requestSms(locale, await smsName(tx, config), values);
    await outbox.add({ ...of, channel: 'sms', recipient: phone, subject: '', text });
  }
}

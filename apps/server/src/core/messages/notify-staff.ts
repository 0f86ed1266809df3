import type { Tx } from '@farad/database/connection/connect';
import { sentLater } from '@farad/database/connection/statements/side-by-side';
import { outboxQueries, type NewMessage } from '@farad/database/messages/outbox.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { messengerEvent, staffRuleOf, type StaffEvent } from '@farad/domain/setting';
import type { Kopecks } from '@farad/domain/money';
import { defaultLocale } from '@farad/domain/shared';
import type { MailText } from '@farad/wording/messages';
import { staffNotice } from '@farad/wording/staff-notices';

import type { Config } from '#config/config.ts';

/** A notification for staff. */
export interface StaffNews {
  /** Kind of the message, stored with it. */
  readonly kind: string;
  readonly event: StaffEvent;
  readonly mail: MailText;
  /** Number of the order or request; empty = none. */
  readonly number: string;
  /** Address of the page on which staff see the event. */
  readonly url: string;
  /** Total of the order. Absent = the event is not a new order. */
  readonly total?: Kopecks;
  readonly orderId?: number;
  readonly about?: NewMessage['about'];
}

/**
 * Stored as the recipient instead of the messenger's address, because that address contains a secret. The address is
 * read from the setting when the message is delivered.
 */
const messengerName = 'messenger';

/**
 * Notifies staff of an event, in the transaction of the event. The message goes through the channels that the setting
 * has switched on for this event.
 */
export async function notifyStaff(tx: Tx, { mailFrom }: Pick<Config, 'mailFrom'>, news: StaffNews): Promise<void> {
  const { emails, url: messenger, rules } = await settingQueries(tx).value('staff_notices');
  const rule = staffRuleOf(rules, news.event);
  const { kind, event, mail, number, url, total, orderId = null, about } = news;
  const outbox = outboxQueries(await sentLater(tx));
  const of = { kind, orderId, ...(about === undefined ? {} : { about }) };
  for (const recipient of rule.email ? (emails.length === 0 ? [mailFrom] : emails) : []) {
    await outbox.add({ ...of, channel: 'email', recipient, ...mail });
  }
  if (!rule.messenger || messenger === '') return;
  const text = staffNotice(defaultLocale, event, number, url);
  const fields = messengerEvent(event, number, url, total);
  await outbox.add({ ...of, channel: 'messenger', recipient: messengerName, subject: '', text, event: fields });
}

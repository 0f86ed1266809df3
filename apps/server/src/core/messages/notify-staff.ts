import type { Tx } from '@farad/database/connection/connect';
import { sentLater } from '@farad/database/connection/statements/side-by-side';
import { outboxQueries, type NewMessage } from '@farad/database/messages/outbox.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { staffRuleOf, type StaffEvent } from '@farad/domain/setting';
import { defaultLocale } from '@farad/domain/shared';
import type { MailText } from '@farad/wording/messages';
import { staffNotice } from '@farad/wording/staff-notices';

import type { Config } from '#config/config.ts';

/** A notification for staff. */
export interface StaffNews {
  /** Stored with the message. */
  readonly kind: string;
  readonly event: StaffEvent;
  readonly mail: MailText;
  /** Number of the order or request; empty = none. */
  readonly number: string;
  /** Address where staff see it. */
  readonly url: string;
  readonly orderId?: number;
  readonly about?: NewMessage['about'];
}

/** The messenger's address is read on delivery, since its secret is stored only in the setting. */
const messengerName = 'messenger';

/** Notifies staff in the transaction of the event, by the channels that are switched on for it. */
export async function notifyStaff(tx: Tx, { mailFrom }: Pick<Config, 'mailFrom'>, news: StaffNews): Promise<void> {
  const { emails, url: messenger, rules } = await settingQueries(tx).value('staff_notices');
  const rule = staffRuleOf(rules, news.event);
  const { kind, event, mail, number, url, orderId = null, about } = news;
  const outbox = outboxQueries(await sentLater(tx));
  const of = { kind, orderId, ...(about === undefined ? {} : { about }) };
  for (const recipient of rule.email ? (emails.length === 0 ? [mailFrom] : emails) : []) {
    await outbox.add({ ...of, channel: 'email', recipient, ...mail });
  }
  if (!rule.messenger || messenger === '') return;
  const text = staffNotice(defaultLocale, event, number, url);
  await outbox.add({ ...of, channel: 'messenger', recipient: messengerName, subject: '', text });
}

import type { ServerTrouble } from '@farad/domain/operation';
import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { texts } from './languages/messages/server-trouble-message.ts';

const sentences = {
  search_behind: 'searchBehind',
  search_away: 'searchAway',
  replica_behind: 'replicaBehind',
  replica_away: 'replicaAway',
  heap: 'heap',
  disk: 'disk',
} as const satisfies Readonly<Record<ServerTrouble['kind'], string>>;

/** E-mail to the shop about troubles of servers that last. `url`: the page of the back office that shows them. */
export function serverTroubleMail(locale: Locale, troubles: readonly ServerTrouble[], url: string): MailText {
  const { subject, more, troubles: told } = texts[locale];
  const lines = troubles.map(({ kind, of, value }) => told[sentences[kind]](of, value ?? 0));
  return { subject, text: [...lines, '', more(url), ''].join('\n') };
}

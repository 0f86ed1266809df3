import type { Connection } from '@farad/database/connection/connect';
import { inTransaction } from '@farad/database/connection/transaction';
import { serverTroubleQueries } from '@farad/database/operation/server-trouble.queries';
import { followTroubles, troublesOf, type ServerFigures } from '@farad/domain/operation';
import { defaultLocale } from '@farad/domain/shared';
import { serverTroubleMail } from '@farad/wording/server-trouble-message';

import type { Config } from '#config/config.ts';
import { notifyStaff } from '../messages/notify-staff.ts';

export interface ServerWatch {
  readonly db: Connection['db'];
  readonly config: Pick<Config, 'mailFrom' | 'adminUrl'>;
}

/** Address of the page about servers in the back office. */
const pagePath = '/operation/servers';

/** Notifies staff once of each trouble of the servers that has lasted for some minutes. */
export async function watchServers({ db, config }: ServerWatch, figures: ServerFigures, now: Date): Promise<void> {
  const found = troublesOf(figures);
  const known = await serverTroubleQueries(db).list();
  if (found.length === 0 && known.length === 0) return;
  await inTransaction(db, async (tx) => {
    const queries = serverTroubleQueries(tx);
    const { lasting, toTell } = followTroubles(await queries.lock(), found, now);
    await queries.set(lasting);
    if (toTell.length === 0) return;
    const url = `${config.adminUrl}${pagePath}`;
    const mail = serverTroubleMail(defaultLocale, toTell, url);
    await notifyStaff(tx, config, { kind: 'servers_to_shop', event: 'servers', number: '', mail, url });
  });
}

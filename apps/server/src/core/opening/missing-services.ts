import type { Connection } from '@farad/database/connection/connect';
import { inTransaction } from '@farad/database/connection/transaction';
import { openingQueries } from '@farad/database/operation/opening.queries';
import { closedByProgram } from '@farad/domain/opening';

import type { Config } from '#config/config.ts';

/**
 * Returns a line for each service that every shop needs, if neither the environment nor the back office has its
 * settings.
 */
export const missingServices = ({ smsc, smtp }: Pick<Config, 'smsc' | 'smtp'>): readonly string[] => [
  ...(smsc === null
    ? ['SMSC_APIKEY (or SMSC_LOGIN and SMSC_PASSWORD): not set, nor in the back office, so no SMS is sent']
    : []),
  ...(smtp === null ? ['SMTP_HOST, MAIL_FROM: not set, nor in the back office, so no mail is sent'] : []),
];

/** Closes an open shop if services are missing. Staff open the shop again once the services are connected. */
export const closeForMissing = (db: Connection['db'], missing: readonly string[], at: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const queries = openingQueries(tx);
    await queries.lock();
    const before = await queries.state();
    if (before.isOpen) await queries.set(closedByProgram(before, missing.join('; '), at));
  });

import type { Handle } from '@farad/database/connection/connect';
import { exchangeSessionQueries } from '@farad/database/imports/exchange-session.queries';
import { importRunQueries } from '@farad/database/imports/import-run.queries';

/** Returns true if an import or a file of 1C waits to be processed. */
export const isAnyWork = async (db: Handle): Promise<boolean> =>
  (await importRunQueries(db).nextWork()) !== undefined || (await exchangeSessionQueries(db).nextRun()) !== undefined;

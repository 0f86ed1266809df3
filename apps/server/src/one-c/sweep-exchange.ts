import { exchangeSessionQueries } from '@farad/database/imports/exchange-session.queries';
import { exchangeLimits } from '@farad/domain/one-c';
import { dayMs } from '@farad/domain/shared';

import type { ScheduleContext } from '../import/orders/fetch-due.ts';
import { exchangeFiles } from './exchange-files.ts';

/** Deletes old files that 1C sent, and old rows of the log. */
export async function sweepExchange(
  { db, storage }: Pick<ScheduleContext, 'db' | 'storage'>,
  now: Date,
): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const { filesKeptDays, historyKeptDays } = exchangeLimits;
  const gone = await exchangeSessionQueries(db).sweep(before(filesKeptDays), before(historyKeptDays));
  const files = exchangeFiles(storage);
  for (const id of gone) await files.remove(id);
}

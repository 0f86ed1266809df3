import type { Connection } from '@farad/database/connection/connect';
import { reportQueries } from '@farad/database/operation/report.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { addDays, moscowDay } from '@farad/domain/delivery';

/** Number of days that are counted anew each night. Refunds change the figures of a day but leave no event. */
const nightlyDays = 60;

/** Counts the figures of yesterday and today, and of all days whose orders changed since the last run. */
export async function rollUpDays(db: Connection['db'], now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const reports = reportQueries(tx);
    const { days, last } = await reports.touchedSince(await reports.mark());
    const today = moscowDay(now);
    for (const day of new Set([...days, addDays(today, -1), today])) await reports.rollUp(day, day, now);
    await reports.setMark(last);
  });
}

export const rollUpLately = async (db: Connection['db'], now: Date): Promise<void> =>
  reportQueries(db).rollUp(addDays(moscowDay(now), -nightlyDays), moscowDay(now), now);

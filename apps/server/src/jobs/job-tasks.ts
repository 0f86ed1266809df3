import { boughtTogetherQueries } from '@farad/database/bought-together.queries';
import type { Connection } from '@farad/database/connect';
import { deliverMessageTask, outboxQueries } from '@farad/database/outbox.queries';
import { z } from 'zod';

import { deliverMessage, type Carriers } from './deliver-message.ts';
import type { JobTasks, ScheduledTask } from './start-jobs.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { sweep } from './sweep.ts';
import { tellWatchers } from './tell-watchers.ts';

const DeliverPayload = z.object({ outboxId: z.number() });

const sweepTask = 'sweep';

const countBoughtTogetherTask = 'count_bought_together';

const tellWatchersTask = 'tell_watchers';

const eraseAccountsTask = 'erase_accounts';

const repairDeliveriesTask = 'repair_deliveries';

/** Longer than any delivery takes: an SMS has ten seconds, a letter too. */
const deliveryMsMax = 2 * 60_000;

/** Jobs that come back by the clock. */
export const jobSchedule: readonly ScheduledTask[] = [
  { task: sweepTask, match: '17 * * * *' },
  { task: eraseAccountsTask, match: '29 * * * *' },
  { task: repairDeliveriesTask, match: '* * * * *' },
  { task: tellWatchersTask, match: '* * * * *' },
  { task: countBoughtTogetherTask, match: '41 * * * *' },
];

export interface JobsContext extends Carriers, Pick<Connection, 'db'> {
  /** Without a trailing slash. */
  readonly siteUrl: string;
}

/** Every kind of job that this program does. */
export const jobTasks = ({ db, siteUrl, ...carriers }: JobsContext): JobTasks => ({
  [deliverMessageTask]: async (payload) => deliverMessage(db, carriers, DeliverPayload.parse(payload).outboxId),
  [repairDeliveriesTask]: async () => {
    const outbox = outboxQueries(db);
    await outbox.freeDeadWorkers(new Date(Date.now() - deliveryMsMax));
    await outbox.buryAbandoned();
  },
  [countBoughtTogetherTask]: () => boughtTogetherQueries(db).recount(),
  [tellWatchersTask]: () => tellWatchers({ db, siteUrl, now: new Date() }),
  [eraseAccountsTask]: () => eraseAccounts(db, new Date()),
  [sweepTask]: () => sweep(db, new Date()),
});

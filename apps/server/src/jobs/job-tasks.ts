import type { Connection } from '@farad/database/connect';
import { deliverMessageTask, outboxQueries } from '@farad/database/outbox.queries';
import { loginSendQueries } from '@farad/database/sign-in.queries';
import { signInLimits } from '@farad/domain/sign-in';
import { z } from 'zod';

import { deliverMessage, type Carriers } from './deliver-message.ts';
import type { JobTasks, ScheduledTask } from './start-jobs.ts';

const DeliverPayload = z.object({ outboxId: z.number() });

const sweepLoginsTask = 'sweep_logins';

const freeDeadWorkersTask = 'free_dead_workers';

/** Longer than any delivery takes: an SMS has ten seconds, a letter too. */
const deliveryMsMax = 2 * 60_000;

/** Jobs that come back by the clock. */
export const jobSchedule: readonly ScheduledTask[] = [
  { task: sweepLoginsTask, match: '17 * * * *' },
  { task: freeDeadWorkersTask, match: '* * * * *' },
];

/** Every kind of job that this program does. */
export const jobTasks = ({ db, ...carriers }: Carriers & Pick<Connection, 'db'>): JobTasks => ({
  [deliverMessageTask]: async (payload) => deliverMessage(db, carriers, DeliverPayload.parse(payload).outboxId),
  [freeDeadWorkersTask]: async () => {
    await outboxQueries(db).freeDeadWorkers(new Date(Date.now() - deliveryMsMax));
  },
  // What no limit looks at any more goes: it holds network addresses of people.
  [sweepLoginsTask]: () => loginSendQueries(db).deleteBefore(new Date(Date.now() - signInLimits.daySeconds * 1000)),
});

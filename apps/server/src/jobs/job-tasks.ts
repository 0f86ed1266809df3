import type { Connection } from '@farad/database/connect';
import { deliverMessageTask } from '@farad/database/outbox.queries';
import { loginSendQueries } from '@farad/database/sign-in.queries';
import { signInLimits } from '@farad/domain/sign-in';
import { z } from 'zod';

import { deliverMessage, type Carriers } from './deliver-message.ts';
import type { JobTasks, ScheduledTask } from './start-jobs.ts';

const DeliverPayload = z.object({ outboxId: z.number() });

const sweepLoginsTask = 'sweep_logins';

/** Jobs that come back by the clock. */
export const jobSchedule: readonly ScheduledTask[] = [{ task: sweepLoginsTask, match: '17 * * * *' }];

/** Every kind of job that this program does. */
export const jobTasks = ({ db, ...carriers }: Carriers & Pick<Connection, 'db'>): JobTasks => ({
  [deliverMessageTask]: async (payload) => deliverMessage(db, carriers, DeliverPayload.parse(payload).outboxId),
  // What no limit looks at any more goes: it holds network addresses of people.
  [sweepLoginsTask]: () => loginSendQueries(db).deleteBefore(new Date(Date.now() - signInLimits.daySeconds * 1000)),
});

import type { Connection } from '@farad/database/connect';
import { deliverMessageTask } from '@farad/database/outbox.queries';
import { z } from 'zod';

import { deliverMessage, type Carriers } from './deliver-message.ts';
import type { JobTasks } from './start-jobs.ts';

const DeliverPayload = z.object({ outboxId: z.number() });

/** Every kind of job that this program does. */
export const jobTasks = ({ db, ...carriers }: Carriers & Pick<Connection, 'db'>): JobTasks => ({
  [deliverMessageTask]: async (payload) => deliverMessage(db, carriers, DeliverPayload.parse(payload).outboxId),
});

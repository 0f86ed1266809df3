import { changeQueries } from '@farad/database/connection/change.queries';
import { createPartitions } from '@farad/database/connection/partitions/create-partitions';
import { idempotencyQueries } from '@farad/database/connection/idempotency.queries';
import { sharedLimitQueries } from '@farad/database/connection/shared-limit.queries';
import { deliverMessageTask, outboxQueries } from '@farad/database/messages/outbox.queries';
import { jobQueries } from '@farad/database/operation/job.queries';
import { daySeconds, hourMs } from '@farad/domain/shared';
import { z } from 'zod';

import type { Feature } from '#core/feature/feature.ts';
import { checkLedger } from './check-ledger.ts';
import { deliverMessage } from '#core/outbox/deliver-message.ts';
import { checkSmsBalance, followSms } from '#core/outbox/follow-sms.ts';
import { serverFigures } from '#core/servers/server-figures.ts';
import { watchServers } from '#core/servers/watch-servers.ts';
import { registerBackOfficeOperation } from './operation.routes.ts';

/** Time for which a response is stored under its idempotency key: a day (integrations 10.4). */
const idempotencyLifeSeconds = daySeconds;

/** Time for which changes of the catalogue are stored for the processes that follow them. */
const changeLifeSeconds = daySeconds;

/** Time for which a delivered or failed message is stored, counted from its writing. */
const messageLifeSeconds = 180 * daySeconds;

/** Time for which runs of jobs are stored: `done` = successful runs, `any` = all runs. */
const jobRunLifeSeconds = { done: 3 * daySeconds, any: 90 * daySeconds };

/**
 * Time for which wrong coupon codes and used bot-check tokens are stored. It is longer than any limit that counts them.
 */
const sharedLimitLifeSeconds = 3600;

const DeliverPayload = z.object({ outboxId: z.number() });

const checkLedgerTask = 'check_ledger';

const repairDeliveriesTask = 'repair_deliveries';

const followSmsTask = 'follow_sms';

const checkSmsBalanceTask = 'check_sms_balance';

const createPartitionsTask = 'create_partitions';

const watchServersTask = 'watch_servers';

/**
 * Maximum time of a delivery in milliseconds. Real deliveries take less, since SMS and emails have timeouts of ten
 * seconds.
 */
const deliveryMsMax = 2 * 60_000;

/** Maximum time of any job in milliseconds. After it, the worker that locked the job counts as dead. */
const jobMsMax = hourMs;

export const operationOffice: Feature = {
  routes: registerBackOfficeOperation,
  jobs: {
    schedule: [
      { task: repairDeliveriesTask, match: '* * * * *' },
      { task: followSmsTask, match: '* * * * *' },
      { task: checkSmsBalanceTask, match: '3 * * * *' },
      { task: checkLedgerTask, match: '13 2 * * *' },
      { task: watchServersTask, match: '* * * * *' },
      { task: createPartitionsTask, match: '7 * * * *' },
    ],
    tasks: ({ db, config, log, sms, mail, drawing, hooks, index, replicas }) => ({
      [deliverMessageTask]: async (payload, { job }) => {
        const { outboxId } = DeliverPayload.parse(payload);
        await deliverMessage(db, { config, sms, mail, drawing, hooks }, outboxId, job.attempts);
      },
      [repairDeliveriesTask]: async () => {
        const jobs = jobQueries(db);
        await jobs.freeDeadWorkers(new Date(Date.now() - deliveryMsMax), [deliverMessageTask]);
        await jobs.freeDeadWorkers(new Date(Date.now() - jobMsMax), null);
        await outboxQueries(db).buryAbandoned();
      },
      [followSmsTask]: () => followSms({ db, sms }, new Date()),
      [checkSmsBalanceTask]: () => checkSmsBalance({ db, sms, log, config }, new Date()),
      [checkLedgerTask]: async () => {
        await checkLedger(db, log, new Date());
      },
      [watchServersTask]: async () => {
        const now = new Date();
        await watchServers({ db, config }, await serverFigures({ db, index, replicas }, now), now);
      },
      [createPartitionsTask]: async () => {
        if (!(await createPartitions(db, new Date()))) log.warn('partitions: not created, because a table is in use');
      },
    }),
  },
  retention: [
    { name: 'shared limits', drop: (db, ago) => sharedLimitQueries(db).deleteBefore(ago(sharedLimitLifeSeconds)) },
    { name: 'catalogue changes', drop: (db, ago) => changeQueries(db).prune(ago(changeLifeSeconds)) },
    { name: 'messages', drop: (db, ago) => outboxQueries(db).deleteBefore(ago(messageLifeSeconds)) },
    {
      name: 'job runs',
      drop: (db, ago) => jobQueries(db).deleteBefore(ago(jobRunLifeSeconds.done), ago(jobRunLifeSeconds.any)),
    },
    { name: 'idempotency keys', drop: (db, ago) => idempotencyQueries(db).deleteBefore(ago(idempotencyLifeSeconds)) },
  ],
};

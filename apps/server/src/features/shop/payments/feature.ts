import { readWebhookTask, webhookQueries } from '@farad/database/people/webhook.queries';
import { daySeconds } from '@farad/domain/shared';
import { z } from 'zod';

import type { Feature } from '#core/feature/feature.ts';
import { registerPayments } from './payments.routes.ts';
import { reconcilePayments, sweepPayments } from './provider/payment-jobs.ts';
import { readWebhook } from './provider/webhooks.ts';

/** Time for which handled webhooks of providers are stored. */
const webhookLifeSeconds = 90 * daySeconds;

const EventPayload = z.object({ eventId: z.number() });

const sweepPaymentsTask = 'sweep_payments';

const reconcilePaymentsTask = 'reconcile_payments';

export const payments: Feature = {
  routes: registerPayments,
  jobs: {
    schedule: [
      { task: sweepPaymentsTask, match: '* * * * *' },
      { task: reconcilePaymentsTask, match: '23 * * * *' },
    ],
    tasks: (context) => ({
      [readWebhookTask]: async (payload) => readWebhook(context, EventPayload.parse(payload).eventId),
      [sweepPaymentsTask]: () => sweepPayments(context),
      [reconcilePaymentsTask]: () => reconcilePayments(context),
    }),
  },
  retention: [
    { name: 'webhooks received', drop: (db, ago) => webhookQueries(db).deleteBefore(ago(webhookLifeSeconds)) },
  ],
};

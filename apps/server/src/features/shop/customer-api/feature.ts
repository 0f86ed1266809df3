import { apiKeyQueries } from '@farad/database/people/api-key.queries';
import { hookQueries } from '@farad/database/people/hook.queries';
import { hookLimits } from '@farad/domain/customer-api';
import { daySeconds } from '@farad/domain/shared';

import type { Feature } from '#core/feature/feature.ts';
import { registerCustomerApi } from './customer-api.routes.ts';
import { hookSchedule, hookTasks } from './hook-jobs.ts';

/** Time for which a revoked API key is stored, so that its owner still sees it. */
const revokedKeyLifeSeconds = 90 * daySeconds;

export const customerApi: Feature = {
  routes: registerCustomerApi,
  jobs: { schedule: hookSchedule, tasks: hookTasks },
  retention: [
    { name: 'webhooks sent', drop: (db, ago) => hookQueries(db).deleteBefore(ago(hookLimits.logSeconds)) },
    { name: 'revoked keys', drop: (db, ago) => apiKeyQueries(db).deleteRevokedBefore(ago(revokedKeyLifeSeconds)) },
  ],
};

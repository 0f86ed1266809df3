import { partRequestQueries } from '@farad/database/requests/part-request.queries';
import { daySeconds } from '@farad/domain/shared';

import type { Feature } from '#core/feature/feature.ts';
import { registerPartRequests } from './part-requests.routes.ts';

/** Time for which a requested part is stored. */
const partRequestLifeSeconds = 180 * daySeconds;

export const partRequests: Feature = {
  routes: registerPartRequests,
  retention: [
    { name: 'part requests', drop: (db, ago) => partRequestQueries(db).deleteBefore(ago(partRequestLifeSeconds)) },
  ],
};

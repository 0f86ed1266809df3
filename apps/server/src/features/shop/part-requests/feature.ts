import { partRequestQueries } from '@farad/database/requests/part-request.queries';
import { daySeconds } from '@farad/domain/shared';

import type { Feature } from '#core/feature/feature.ts';
import { registerPartRequests } from './part-requests.routes.ts';

/** A requested part that was not found in half a year is dropped. */
const partRequestLifeSeconds = 180 * daySeconds;

export const partRequests: Feature = {
  routes: registerPartRequests,
  retention: [
    { name: 'part requests', drop: (db, ago) => partRequestQueries(db).deleteBefore(ago(partRequestLifeSeconds)) },
  ],
};

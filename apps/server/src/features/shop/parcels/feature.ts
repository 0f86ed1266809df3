import { shipmentQueries } from '@farad/database/parcels/shipment.queries';
import { daySeconds } from '@farad/domain/shared';

import type { Feature } from '#core/feature/feature.ts';
import { parcelSchedule, parcelTasks } from './parcel-jobs.ts';
import { registerParcels } from './parcels.routes.ts';

/** Time for which a carrier's notice is stored. */
const carrierNoticeLifeSeconds = 90 * daySeconds;

export const parcels: Feature = {
  routes: registerParcels,
  jobs: { schedule: parcelSchedule, tasks: parcelTasks },
  retention: [
    {
      name: 'carrier notices',
      drop: (db, ago) => shipmentQueries(db).deleteNoticesBefore(ago(carrierNoticeLifeSeconds)),
    },
  ],
};

import { refreshPointsTask } from '@farad/database/parcels/pickup-point.queries';
import { carryShipmentTask, readCarrierNoticeTask } from '@farad/database/parcels/shipment.queries';
import { demonstrationQueries } from '@farad/database/seed/demonstration.queries';
import { z } from 'zod';

import type { Config } from '#config/config.ts';
import { refreshPoints } from '#core/delivery/refresh-points.ts';
import type { JobTasks } from '#core/jobs/job-task.ts';
import type { ScheduledTask } from '#core/jobs/lane.ts';
import { isConnected } from '#core/vendors/vendors.ts';
import { webhookPath } from '#core/vendors/webhook-address.ts';
import type { CarrierContext } from './carrier-context.ts';
import { carryShipment, readCarrierNotice, sweepShipments } from './carry-shipment.ts';

const ShipmentPayload = z.object({ shipmentId: z.number() });
const NoticePayload = z.object({ noticeId: z.number() });

const sweepShipmentsTask = 'sweep_shipments';

/** Schedule of the carrier's jobs, in UTC. Pickup points are refreshed at night in Moscow, when nobody chooses one. */
export const parcelSchedule: readonly ScheduledTask[] = [
  { task: refreshPointsTask, match: '31 0 * * *' },
  { task: sweepShipmentsTask, match: '* * * * *' },
];

export interface ParcelJobsContext extends CarrierContext {
  readonly config: CarrierContext['config'] & Pick<Config, 'apiUrl' | 'isTrial'>;
  readonly secretKey: Buffer;
  /** Base address to which the carrier sends webhooks; absent = the address of the API. */
  readonly toldAt?: string;
}

/** Returns the jobs that call the carrier, by name. */
export const parcelTasks = (context: ParcelJobsContext): JobTasks => ({
  [carryShipmentTask]: async (payload) => carryShipment(context, ShipmentPayload.parse(payload).shipmentId),
  [readCarrierNoticeTask]: async (payload) => readCarrierNotice(context, NoticePayload.parse(payload).noticeId),
  [sweepShipmentsTask]: () => sweepShipments(context),
  [refreshPointsTask]: async () => {
    const { toldAt, config, secretKey, vendors, log, db } = context;
    for (const carrier of vendors.carriers.all.filter(isConnected)) {
      const subscribed = await carrier.port.subscribe(
        `${toldAt ?? config.apiUrl}${webhookPath(secretKey, carrier.id)}`,
      );
      if (!subscribed.ok)
        log.warn({ carrier: carrier.id, failure: subscribed.error.kind }, 'carrier webhook: subscription failed');
      // A trial that goes on after it was cleared keeps its invented points out. A shop in development has a twin always.
      if (config.isTrial && carrier.isTwin && (await demonstrationQueries(db).areTwinPointsOut())) continue;
      await refreshPoints({ ...context, carrier });
    }
  },
});

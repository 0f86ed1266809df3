import { shipmentQueries } from '@farad/database/parcels/shipment.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import type { VendorId } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';

/** True if the carrier is installed or database rows of shipments refer to it. */
export const knowsCarrier = ({ db, vendors }: Deps, carrier: VendorId): Promise<boolean> =>
  vendors.carriers.find(carrier) === null ? shipmentQueries(db).knows(carrier) : Promise.resolve(true);

/**
 * Stores a carrier's notice and queues the job that handles it. Only the shipment's id in the notice is used. If the
 * carrier is not connected, its notices wait until it is (integrations 3).
 */
export async function storeNotice(deps: Deps, carrier: VendorId, body: unknown): Promise<void> {
  const port = deps.vendors.carriers.find(carrier)?.port ?? null;
  if (port === null) deps.vendors.noteMissing([carrier]);
  const carrierId = port?.readNotice(body) ?? null;
  const notice = { carrier, carrierId, waits: port === null, body: JSON.stringify(body ?? null), at: deps.clock() };
  await inTransaction(deps.db, (tx) => shipmentQueries(tx).addNotice(notice));
}

import { shipmentQueries } from '@farad/database/parcels/shipment.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import type { VendorId } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';

/** Whether rows of parcels name this carrier, which need not be installed any more. */
export const knowsCarrier = ({ db, vendors }: Deps, carrier: VendorId): Promise<boolean> =>
  vendors.carriers.find(carrier) === null ? shipmentQueries(db).knows(carrier) : Promise.resolve(true);

/**
 * Stores a carrier's notice with the job that processes it. Only the id in it is trusted. Notices of a carrier that is
 * not connected stay unread until it is (integrations 3).
 */
export async function storeNotice(deps: Deps, carrier: VendorId, body: unknown): Promise<void> {
  const port = deps.vendors.carriers.find(carrier)?.port ?? null;
  if (port === null) deps.vendors.noteMissing([carrier]);
  const carrierId = port?.readNotice(body) ?? null;
  const notice = { carrier, carrierId, waits: port === null, body: JSON.stringify(body ?? null), at: deps.clock() };
  await inTransaction(deps.db, (tx) => shipmentQueries(tx).addNotice(notice));
}

import type { Tx } from '@farad/database/connection/connect';
import type { OrderRow } from '@farad/database/orders/order.queries';
import type { ParcelRow } from '@farad/database/parcels/parcel.queries';
import { defaultLocale } from '@farad/domain/shared';
import { parcelToShopMail } from '@farad/wording/parcel-messages';

import { notifyStaff } from '#core/messages/notify-staff.ts';
import type { CarrierContext } from './carrier-context.ts';

interface Trouble {
  readonly parcel: ParcelRow;
  readonly isNotDelivered: boolean;
  /** Statuses of the carrier that the program does not know. */
  readonly unclear: readonly string[];
}

/**
 * Notifies staff of a parcel that was not delivered or has unknown statuses. The caller calls it once for each new
 * status.
 */
export async function notifyStaffOfParcel(
  tx: Tx,
  { config }: Pick<CarrierContext, 'config'>,
  { id: orderId, number }: OrderRow,
  { parcel, isNotDelivered, unclear }: Trouble,
): Promise<void> {
  const url = `${config.adminUrl}/orders/${number}`;
  const mail = parcelToShopMail(defaultLocale, { number, parcel: parcel.number, isNotDelivered, unclear, url });
  await notifyStaff(tx, config, { kind: 'parcel_to_shop', event: 'parcel', mail, number, url, orderId });
}

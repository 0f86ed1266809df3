import type { Tx } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import type { UnheldPieces } from '@farad/database/parcels/parcel-stock.queries';
import type { ParcelRow } from '@farad/database/parcels/parcel.queries';
import { defaultLocale } from '@farad/domain/shared';
import { parcelToShopMail, unheldParcelMail } from '@farad/wording/parcel-messages';

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

/** Logs and notifies staff that a carrier got pieces which their order no longer reserved. */
export async function notifyStaffOfUnheld(
  tx: Tx,
  { config, log }: Pick<CarrierContext, 'config' | 'log'>,
  { id: orderId, number }: OrderRow,
  { parcel, unheld }: { readonly parcel: ParcelRow; readonly unheld: readonly UnheldPieces[] },
): Promise<void> {
  log.warn({ order: number, parcel: parcel.number, unheld }, 'parcel: shipped without reserved stock');
  const url = `${config.adminUrl}/orders/${number}`;
  const mpns = new Map((await orderQueries(tx).lines(orderId)).map(({ productId, mpn }) => [productId, mpn]));
  const parts = unheld.map(({ productId, ...pieces }) => ({
    ...pieces,
    part: mpns.get(productId) ?? `№ ${productId}`,
  }));
  const mail = unheldParcelMail(defaultLocale, { number, parcel: parcel.number, parts, url });
  await notifyStaff(tx, config, { kind: 'parcel_to_shop', event: 'parcel', mail, number, url, orderId });
}

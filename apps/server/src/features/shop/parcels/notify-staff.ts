import type { Tx } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import type { UnheldPieces } from '@farad/database/parcels/parcel-stock.queries';
import type { ParcelRow } from '@farad/database/parcels/parcel.queries';
import { defaultLocale } from '@farad/domain/shared';
import type { MailText } from '@farad/wording/messages';
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
 * Sends staff an e-mail about a parcel of an order. `mailOf` makes it from the order's number and the URL of the
 * order's page.
 */
function notifyOfOrder(
  tx: Tx,
  config: CarrierContext['config'],
  { id: orderId, number }: OrderRow,
  mailOf: (order: { readonly number: string; readonly url: string }) => MailText,
): Promise<void> {
  const url = `${config.adminUrl}/orders/${number}`;
  const mail = mailOf({ number, url });
  return notifyStaff(tx, config, { kind: 'parcel_to_shop', event: 'parcel', mail, number, url, orderId });
}

/**
 * Notifies staff of a parcel that was not delivered or has unknown statuses. The caller calls it once for each new
 * status.
 */
export const notifyStaffOfParcel = (
  tx: Tx,
  { config }: Pick<CarrierContext, 'config'>,
  order: OrderRow,
  { parcel, isNotDelivered, unclear }: Trouble,
): Promise<void> =>
  notifyOfOrder(tx, config, order, (of) =>
    parcelToShopMail(defaultLocale, { ...of, parcel: parcel.number, isNotDelivered, unclear }),
  );

/** Logs and notifies staff that a carrier got pieces which their order no longer reserved. */
export async function notifyStaffOfUnheld(
  tx: Tx,
  { config, log }: Pick<CarrierContext, 'config' | 'log'>,
  order: OrderRow,
  { parcel, unheld }: { readonly parcel: ParcelRow; readonly unheld: readonly UnheldPieces[] },
): Promise<void> {
  log.warn({ order: order.number, parcel: parcel.number, unheld }, 'parcel: shipped without reserved stock');
  const mpns = new Map((await orderQueries(tx).lines(order.id)).map(({ productId, mpn }) => [productId, mpn]));
  const parts = unheld.map(({ productId, ...pieces }) => ({
    ...pieces,
    part: mpns.get(productId) ?? `№ ${productId}`,
  }));
  await notifyOfOrder(tx, config, order, (of) =>
    unheldParcelMail(defaultLocale, { ...of, parcel: parcel.number, parts }),
  );
}

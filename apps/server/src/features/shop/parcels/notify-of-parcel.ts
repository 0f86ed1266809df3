import type { Tx } from '@farad/database/connection/connect';
import { notificationQueries } from '@farad/database/messages/notification.queries';
import type { OrderRow } from '@farad/database/orders/order.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { parcelQueries, type ParcelRow } from '@farad/database/parcels/parcel.queries';
import type { ParcelState } from '@farad/domain/delivery';
import type { OrderStatus } from '@farad/domain/order';
import { parcelWords } from '@farad/wording/message-templates';
import { isFollowed, parcelHappenings, type ParcelHappening } from '@farad/wording/parcel-messages';

import { cabinetUrlOf } from '#core/messages/cabinet-url.ts';
import type { OrderMoves } from '#core/orders/move-order.ts';
import { notifyOnSite } from '#core/messages/notify-on-site.ts';
import { inOwnWords } from '#core/messages/in-own-words.ts';
import { smsName } from '#core/shop/shop-identity.ts';
import { waysToNotify } from '#core/messages/ways-to-tell.ts';

const kind = 'order_status';

/** Notification that the buyer gets when a parcel reaches a state; null = none. */
const news: Readonly<Record<ParcelState, ParcelHappening | null>> = {
  packed: null,
  handed_over: 'handed_over',
  in_transit: 'handed_over',
  ready_for_pickup: 'ready_for_pickup',
  with_courier: 'handed_over',
  delivered: 'delivered',
  not_delivered: 'not_delivered',
  returning: 'not_delivered',
  returned: null,
  lost: null,
};

/**
 * Order status with the same meaning as a parcel's notification; null = none. If the order reaches this status, the
 * notification is about the order instead of the parcel.
 */
const orderNews: Readonly<Record<ParcelHappening, OrderStatus | null>> = {
  handed_over: 'shipped',
  ready_for_pickup: null,
  not_delivered: null,
  delivered: 'delivered',
};

interface Followed {
  readonly order: OrderRow;
  /** Status of the order after the parcel moved. */
  readonly status: OrderStatus;
  /** Number of the parcel within its order. */
  readonly parcelNumber: number;
}

const isWhole = (what: ParcelHappening, { order, status }: Followed, parcels: readonly ParcelRow[]): boolean =>
  orderNews[what] === null ? parcels.length === 1 : status !== order.status && status === orderNews[what];

/**
 * Notifies the buyer once of each stage that a parcel reaches, even if the carrier repeats it (product O2, T27). If the
 * whole order has reached the stage, the notification is about the order.
 */
export async function notifyOfParcel(tx: Tx, { config }: Pick<OrderMoves, 'config'>, followed: Followed) {
  const { id: orderId, accountId, contact, locale, number } = followed.order;
  const queries = parcelQueries(tx);
  const parcels = await queries.ofOrder(orderId);
  const parcel = parcels.find((each) => each.number === followed.parcelNumber);
  const what = parcel === undefined ? null : news[parcel.state];
  if (parcel === undefined || what === null) return;
  if (!(await queries.markTold(parcel.id, parcelHappenings.indexOf(what) + 1))) return;
  const choices = await notificationQueries(tx).of(accountId);
  const named = isWhole(what, followed, parcels) ? null : parcel.number;
  const track = isFollowed(what) ? (parcel.track ?? '') : '';
  const message = { what, number, parcel: named, track };
  const event = `parcel_${what}` as const;
  const ways = await waysToNotify(tx, event, contact, { kind, choices });
  if (ways.site) await notifyOnSite(tx, { accountId, chosen: null }, { kind: 'parcel', ...message });
  const values = { ...message, url: `${cabinetUrlOf(config, locale)}/orders/${number}` };
  const outbox = outboxQueries(tx);
  const words = await inOwnWords(tx, event, locale, parcelWords(locale, await smsName(tx, config), values));
  const { phone, email } = contact;
  if (ways.sms) {
    const text = words.sms;
    await outbox.add({ kind: 'parcel', channel: 'sms', recipient: phone, subject: '', text, orderId });
  }
  if (ways.email) {
    await outbox.add({ kind: 'parcel', channel: 'email', recipient: email, ...words.mail, orderId });
  }
}

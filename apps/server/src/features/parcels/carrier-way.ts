import type { Handle } from '@farad/database/connect';
import { orderQueries, type OrderRow } from '@farad/database/order.queries';
import { parcelQueries, type ParcelRow } from '@farad/database/parcel.queries';
import { pickupPointQueries } from '@farad/database/pickup-point.queries';
import type { PackedLine } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { CarrierMode, DeliveryPort, NewShipment } from '@farad/integrations/delivery';

import type { Failure } from '../../http/errors.ts';

/** Where a carrier shall bring a parcel, and in which way. */
export interface CarrierWay {
  readonly mode: CarrierMode;
  readonly cityCode: number;
  readonly to: NewShipment['to'];
  /** Asked for at checkout; null: none was. */
  readonly tariff: number | null;
}

const unavailable = (): Result<never, Failure> => fail({ code: 'delivery_unavailable' });

/**
 * How the connected carrier would bring a parcel of this order; refused where none is connected, it does not go there,
 * or the chosen point has closed since or takes no such weight.
 */
export async function canBeCarried(
  handle: Handle,
  { delivery: carrier }: { readonly delivery: DeliveryPort | null },
  { delivery }: OrderRow,
  grams: number,
): Promise<Result<CarrierWay, Failure>> {
  if (carrier === null || delivery.kind === 'own_pickup') return unavailable();
  const points = pickupPointQueries(handle);
  const cityCode = await points.carrierCode(delivery.city);
  if (cityCode === null) return unavailable();
  const { tariff } = delivery.carrier;
  if (delivery.kind === 'courier') {
    const { street, house, flat } = delivery.door;
    const address = [street, house, flat].filter((part) => part !== '').join(', ');
    return ok({ mode: 'door', cityCode, tariff, to: { kind: 'door', cityCode, address } });
  }
  const point = await points.byCode(delivery.code);
  if (point === undefined || point.closedAt !== null) return unavailable();
  if (point.gramsMax !== null && point.gramsMax < grams) return unavailable();
  return ok({ mode: point.kind, cityCode, tariff, to: { kind: 'point', code: point.code } });
}

function recipientOf({ contact, delivery }: OrderRow): NewShipment['recipient'] {
  const buyer = [contact.name, contact.surname].filter((part) => part !== '').join(' ');
  const door = delivery.kind === 'courier' ? delivery.door : null;
  return { name: door?.recipient || buyer, phone: door?.phone ?? contact.phone, email: contact.email };
}

/** The carrier takes no piece that weighs nothing. */
const pieceGrams = (milligrams: number | null | undefined): number => Math.max(1, Math.ceil((milligrams ?? 0) / 1000));

async function shipmentLines(
  handle: Handle,
  order: OrderRow,
  packed: readonly PackedLine[],
): Promise<NewShipment['lines']> {
  const lines = await orderQueries(handle).lines(order.id);
  const weights = await parcelQueries(handle).weights(packed.map(({ productId }) => productId));
  return packed.map(({ productId, quantity }) => {
    const line = lines.find((each) => each.productId === productId);
    return {
      name: line?.title.ru ?? '',
      article: line?.mpn ?? '',
      quantity,
      grams: pieceGrams(weights.get(productId)),
      value: Math.floor((line?.unitPrice ?? 0) / 100) as Kopecks,
    };
  });
}

/** A parcel as it is asked to be carried. */
export const writeShipment = async (
  handle: Handle,
  order: OrderRow,
  parcel: ParcelRow,
  asked: { readonly number: string; readonly tariff: number; readonly to: NewShipment['to'] },
): Promise<NewShipment> => ({
  ...{ ...asked, grams: parcel.grams, recipient: recipientOf(order) },
  comment: order.delivery.kind === 'courier' ? order.delivery.door.comment : '',
  lines: await shipmentLines(handle, order, parcel.lines),
});

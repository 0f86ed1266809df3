import type { Handle } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { parcelQueries, type ParcelRow } from '@farad/database/parcels/parcel.queries';
import { pickupPointQueries } from '@farad/database/parcels/pickup-point.queries';
import { declareParcel, type PackedLine } from '@farad/domain/delivery';
import { sumKopecks, type Kopecks } from '@farad/domain/money';
import { paidForPieces } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { CarrierMode, NewShipment } from '@farad/integrations/delivery';
import { carriedName } from '@farad/wording/carrier-texts';

import type { ConnectedCarrier } from '#core/vendors/vendors.ts';
import type { Failure } from '#http/answers/errors.ts';

/** Destination and delivery method of a parcel, in the carrier's terms. */
export interface CarrierWay {
  readonly mode: CarrierMode;
  readonly cityCode: number;
  readonly to: NewShipment['to'];
  /** Number of the tariff that was offered at checkout; null = none of this carrier. */
  readonly tariff: number | null;
}

const unavailable = (): Result<never, Failure> => fail({ code: 'delivery_unavailable' });

/**
 * Returns how the carrier would deliver a parcel of this order. Fails without a carrier, or for a place that it does
 * not serve. Fails too if the pickup point is closed or does not accept the weight.
 */
export async function canBeCarried(
  handle: Handle,
  carrier: ConnectedCarrier | null,
  { delivery }: OrderRow,
  grams: number,
): Promise<Result<CarrierWay, Failure>> {
  if (carrier === null || delivery.kind === 'own_pickup') return unavailable();
  const points = pickupPointQueries(handle, carrier);
  const cityCode = await points.carrierCode(delivery.city);
  if (cityCode === null) return unavailable();
  // A tariff number of another carrier has no meaning for this one.
  const tariff = delivery.carrier.name === carrier.id ? delivery.carrier.tariff : null;
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

/** Returns the contents of a parcel with weights and the amounts that were paid for them. */
async function declaredLines(handle: Handle, order: OrderRow, packed: readonly PackedLine[]) {
  const lines = await orderQueries(handle).lines(order.id);
  const weights = await parcelQueries(handle).weights(packed.map(({ productId }) => productId));
  return packed.map(({ productId, quantity }) => {
    const line = lines.find((each) => each.productId === productId);
    return {
      quantity,
      title: line?.title.ru ?? '',
      mpn: line?.mpn ?? '',
      unit: line?.unit ?? 'piece',
      weightMilligrams: weights.get(productId) ?? null,
      value: line === undefined ? (0 as Kopecks) : paidForPieces(line, quantity),
    };
  });
}

type Declared = Awaited<ReturnType<typeof declaredLines>>;

function shipmentLines(declared: Declared, grams: number): NewShipment['lines'] {
  return declareParcel(declared, grams).map(({ lines, amount, grams: each, value }) => {
    const parts = lines.flatMap((index) => declared[index] ?? []);
    const [first] = parts;
    const isPack = amount !== first?.quantity || parts.length > 1;
    return {
      name: isPack ? carriedName(parts) : first.title || first.mpn,
      article: first?.mpn ?? '',
      quantity: amount,
      grams: each,
      value,
    };
  });
}

/** Returns the declared value of a parcel, which is the amount paid for its goods. */
export const parcelValue = async (handle: Handle, order: OrderRow, parcel: ParcelRow): Promise<Kopecks> =>
  sumKopecks((await declaredLines(handle, order, parcel.lines)).map(({ value }) => value));

/** Returns the shipment that is ordered from the carrier for a parcel. */
export const writeShipment = async (
  handle: Handle,
  order: OrderRow,
  parcel: ParcelRow,
  requested: { readonly number: string; readonly tariff: number; readonly to: NewShipment['to'] },
): Promise<NewShipment> => ({
  ...requested,
  grams: parcel.grams,
  recipient: recipientOf(order),
  comment: order.delivery.kind === 'courier' ? order.delivery.door.comment : '',
  lines: shipmentLines(await declaredLines(handle, order, parcel.lines), parcel.grams),
});

import type { StaffParcels } from '@farad/contract/office/orders/parcels';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import {
  parcelQueries,
  type RequestedShipmentRow,
  type ParcelEventRow,
  type ParcelRow,
} from '@farad/database/parcels/parcel.queries';
import { leftToPack, nextByHand } from '@farad/domain/delivery';
import { isOrderNumber, statusesWhere, type OrderStatus } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { Carrier } from '@farad/integrations/delivery';

import type { Deps } from '#deps.ts';
import { chosenCarrier } from '#core/vendors/vendors.ts';
import type { Failure } from '#http/answers/errors.ts';
import { presentPacked, presentParcel } from '#core/orders/present-parcels.ts';
import { canBeCarried } from './carrier-way.ts';

/** Statuses in which an order's goods can be packed. */
export const packedIn: readonly OrderStatus[] = statusesWhere(({ isPacked }) => isPacked);

type May = StaffParcels['parcels'][number]['may'];

function mayOf(
  order: OrderRow,
  parcel: ParcelRow,
  shipment: RequestedShipmentRow | undefined,
  carrier: Carrier | null,
): May {
  const isOwnPickup = order.delivery.kind === 'own_pickup';
  const isAsked = shipment !== undefined && ['pending', 'sent', 'confirmed'].includes(shipment.state);
  const isConfirmed = shipment?.state === 'confirmed';
  const waits = parcel.shippedAt === null && ['packed', 'ready_for_pickup'].includes(parcel.state) && !isAsked;
  return {
    handOver: waits,
    remove: waits,
    recall: isAsked && carrier !== null && ['packed', 'handed_over'].includes(parcel.state),
    label: isConfirmed && carrier !== null,
    states: [...nextByHand(parcel.state, isOwnPickup)],
  };
}

/** Returns the carrier's statuses that the program does not know; empty if the carrier is not installed. */
function unclearOf(carrier: Carrier | null, events: readonly ParcelEventRow[]): string[] {
  if (carrier === null) return [];
  const stateOf = ({ code, ofReturn }: ParcelEventRow) =>
    ofReturn ? carrier.returnStateOf(code) : carrier.stateOf(code);
  const unclear = events.filter((event) => event.code !== '' && stateOf(event) === undefined);
  return [...new Set(unclear.map(({ code }) => code))];
}

/** Returns all data about the parcels of an order, for staff. */
export async function showParcels(deps: Deps, number: string): Promise<Result<StaffParcels, Failure>> {
  const order = isOrderNumber(number) ? await orderQueries(deps.db).byNumber(number) : undefined;
  if (order === undefined) return fail({ code: 'not_found' });
  const queries = parcelQueries(deps.db);
  const [ordered, parcels, events, shipments, way] = await Promise.all([
    queries.toSend(order.id),
    queries.ofOrder(order.id),
    queries.events(order.id),
    queries.shipments(order.id),
    canBeCarried(deps.db, chosenCarrier(deps.vendors), order, 0),
  ]);
  const carrierOf = (shipment: RequestedShipmentRow | undefined): Carrier | null =>
    shipment === undefined ? null : deps.vendors.carriers.find(shipment.carrier);
  const left = leftToPack(ordered, parcels);
  const marked = await queries.markedOf(left.map(({ productId }) => productId));
  return ok({
    parcels: parcels.map((parcel) => {
      const shipment = shipments.find(({ parcelId }) => parcelId === parcel.id);
      return {
        ...presentParcel(deps.vendors, parcel, events),
        grams: parcel.grams,
        shipment:
          shipment === undefined
            ? null
            : {
                number: shipment.number,
                carrier: { id: shipment.carrier, isInstalled: carrierOf(shipment) !== null },
                state: shipment.state,
                problems: [...shipment.problems],
                returnTrack: shipment.returnTrack,
              },
        unclear: unclearOf(
          carrierOf(shipment),
          events.filter(({ parcelId }) => parcelId === parcel.id),
        ),
        may: mayOf(order, parcel, shipment, carrierOf(shipment)),
      };
    }),
    left: presentPacked(left).map((line) => ({ ...line, isMarked: marked.has(Number(line.product_id)) })),
    mayPack: left.length > 0 && packedIn.includes(order.status),
    mayCarry: way.ok,
  });
}

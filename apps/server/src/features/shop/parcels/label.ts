import type { FileAnswer } from '@farad/contract/kit/file';
import { orderQueries } from '@farad/database/orders/order.queries';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import { shipmentQueries, type ShipmentRow } from '@farad/database/parcels/shipment.queries';
import { isOrderNumber } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { DeliveryPort } from '@farad/integrations/delivery';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { ParcelName } from './change-parcels.ts';

/** Maximum number of checks whether the carrier has made a label. Making it takes seconds. */
const looksMax = 6;
const pauseMs = 700;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs));

/**
 * Returns the label with this id once it is ready. `absent` = the carrier has deleted it; null = it is not ready in
 * time.
 */
async function fetchLabel(delivery: DeliveryPort, labelId: string): Promise<Uint8Array | 'absent' | null> {
  for (let look = 1; look <= looksMax; look += 1) {
    const label = await delivery.label(labelId);
    if (!label.ok) return label.error.kind === 'absent' ? 'absent' : null;
    if (label.value !== null) return label.value;
    await pause();
  }
  return null;
}

async function printLabel({ db }: Deps, delivery: DeliveryPort, shipment: ShipmentRow): Promise<string | null> {
  const printed = shipment.carrierId === null ? null : await delivery.printLabel(shipment.carrierId);
  if (printed?.ok !== true) return null;
  await shipmentQueries(db).setLabel(shipment.id, printed.value);
  return printed.value;
}

/**
 * Returns the carrier's label of a parcel as PDF. If there is none, or the carrier has deleted it, a new one is made.
 */
export async function parcelLabel(deps: Deps, { number, parcel }: ParcelName): Promise<Result<FileAnswer, Failure>> {
  const { db, vendors } = deps;
  const order = isOrderNumber(number) ? await orderQueries(db).byNumber(number) : undefined;
  const parcelNumber = /^[1-9]\d{0,5}$/.test(parcel) ? Number(parcel) : 0;
  const found = order === undefined ? undefined : await parcelQueries(db).byNumber(order.id, parcelNumber);
  if (found === undefined) return fail({ code: 'not_found' });
  const shipment = await shipmentQueries(db).liveOf(found.id);
  if (shipment?.state !== 'confirmed') return fail({ code: 'transition_not_allowed' });
  const delivery = vendors.carriers.find(shipment.carrier)?.port ?? null;
  if (delivery === null) return fail({ code: 'transition_not_allowed' });
  const stored = shipment.labelId === null ? 'absent' : await fetchLabel(delivery, shipment.labelId);
  const labelId = stored === 'absent' ? await printLabel(deps, delivery, shipment) : null;
  const content = labelId === null ? stored : await fetchLabel(delivery, labelId);
  if (content === null || content === 'absent') return fail({ code: 'unavailable' });
  return ok({ name: `label-${shipment.number}.pdf`, type: 'application/pdf', content });
}

import type {
  CarrierState,
  CarrierTested,
  DeliveryPreview,
  DeliveryPreviewBody,
} from '@farad/contract/office/settings/settings';
import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { readZones } from '@farad/database/operation/setting-version.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import type { DeliveryZone } from '@farad/domain/delivery';
import { kopecksFromRoubles, toRoubles } from '@farad/domain/money';
import { zonesProblem, type ZonesSetting } from '@farad/domain/setting';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import { isByTwin } from '#config/twins.ts';
import { deliveryOptions } from '#core/delivery/delivery-options.ts';
import { trialParcel } from '#core/delivery/trial-parcel.ts';
import { chosenCarrier } from '#core/vendors/vendors.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';

const variables = ['CDEK_ID', 'CDEK_SECRET', 'CDEK_FROM_POINT', 'CDEK_FROM_CITY'];

const trialMs = 10_000;

const zoneIn =
  ({ zones }: ZonesSetting) =>
  (id: number): DeliveryZone => {
    const zone = zones.find((each) => each.id === id);
    if (zone === undefined) throw new RangeError(`unknown delivery zone ${id}`);
    const { daysMin, daysMax, baseRoubles, includedGrams, stepRoubles, stepGrams, freeFromRoubles } = zone;
    return {
      id,
      daysMin,
      daysMax,
      includedGrams,
      stepGrams,
      basePrice: kopecksFromRoubles(baseRoubles),
      stepPrice: kopecksFromRoubles(stepRoubles),
      freeFrom: freeFromRoubles === null ? null : kopecksFromRoubles(freeFromRoubles),
    };
  };

/** Returns the price of delivering a parcel with settings that are not saved yet. It may call the carrier. */
export async function previewDelivery(
  deps: Deps,
  { city, grams, goods, delivery, zones }: z.output<typeof DeliveryPreviewBody>,
): Promise<Result<DeliveryPreview, Failure>> {
  const known = (await readZones(deps.db)).zones.map(({ id }) => id);
  if (zonesProblem(zones, known) !== null) {
    return fail({ code: 'invalid_input', field: 'zones' });
  }
  const found = await deliveryOptions(deps, {
    citySlug: city,
    grams: grams + delivery.packingGrams,
    goods: kopecksFromRoubles(goods),
    now: deps.clock(),
    trial: {
      setting: delivery,
      zoneOf: zoneIn(zones),
    },
  });
  if (found === undefined) return fail({ code: 'invalid_input', field: 'city' });
  const { source, isFallback, freeFrom, options } = found;
  return ok({
    source: source === 'table' ? 'table' : 'carrier',
    isFallback,
    freeFrom: freeFrom === null ? null : toRoubles(freeFrom),
    options: options.map(({ kind, price, from, to, tariff }) => ({
      kind,
      price: toRoubles(price),
      from,
      to,
      tariff,
    })),
  });
}

/** Returns how the carrier is connected, without secrets. */
export async function carrierState({ db, config, vendors }: Deps): Promise<CarrierState> {
  const { cdek } = config;
  const counted = await deliveryQueries(db).openOrders();
  const of = (kind: string): number => counted.find((each) => each.kind === kind)?.count ?? 0;
  return {
    account: cdek === null ? null : { id: cdek.clientId, fromPoint: cdek.fromPoint, fromCity: cdek.fromCityCode },
    isTwin: isByTwin(config, 'carrier') && chosenCarrier(vendors) !== null,
    variables,
    openOrders: { own_pickup: of('own_pickup'), courier: of('courier'), pickup_point: of('pickup_point') },
  };
}

/** Requests a price from the carrier, to test the connection. Nothing is ordered. */
export async function testCarrier(deps: Deps, caller: StaffCallOrigin): Promise<z.output<typeof CarrierTested>> {
  const answer = await chosenCarrier(deps.vendors)?.port.tariffs(trialParcel, trialMs);
  await inTransaction(deps.db, (tx) => record(tx, deps, caller, { action: 'settings.carrier_tested', object: null }));
  if (answer === undefined) return { result: 'not_connected' };
  if (answer.ok) return { result: 'works' };
  return { result: answer.error.kind === 'not_admitted' ? 'not_admitted' : 'no_answer' };
}

import type {
  CarrierState,
  CarrierTested,
  DeliveryPreview,
  DeliveryPreviewBody,
} from '@farad/contract/office/settings/settings';
import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { readZones } from '@farad/database/operation/setting-version.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { dispatchDay, type DeliveryZone } from '@farad/domain/delivery';
import { kopecksFromRoubles, toRoubles } from '@farad/domain/money';
import { wayOf, zonesProblem, type DeliverySetting, type ZonesSetting } from '@farad/domain/setting';
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

type PreviewedOption = DeliveryPreview['options'][number];

/**
 * Returns pickup at the shop's office as buyers of another town see it: the checkout offers it last. Empty = it is
 * switched off, or it is among the offered ways already.
 */
async function pickupElsewhere(
  { db, clock }: Deps,
  setting: DeliverySetting,
  offered: readonly PreviewedOption[],
): Promise<readonly PreviewedOption[]> {
  if (!wayOf(setting, 'own_pickup').isOn || offered.some(({ kind }) => kind === 'own_pickup')) return [];
  const day = dispatchDay(clock(), 0, await settingQueries(db).value('calendar'));
  return [{ kind: 'own_pickup', price: 0, from: day, to: day, tariff: null, isElsewhere: true }];
}

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
  const offered = options.map(({ kind, price, from, to, tariff }) => ({
    kind,
    price: toRoubles(price),
    from,
    to,
    tariff,
    isElsewhere: false,
  }));
  return ok({
    source: source === 'table' ? 'table' : 'carrier',
    isFallback,
    freeFrom: freeFrom === null ? null : toRoubles(freeFrom),
    options: [...offered, ...(await pickupElsewhere(deps, delivery, offered))],
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

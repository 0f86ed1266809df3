import type { CarrierStatus, ShipmentId } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';

import { valueAt } from '../http/index.ts';
import type { CarrierMode, CarrierPoint, CarrierTariff, PointPage, ReportedShipment } from './port.ts';

const textAt = (value: unknown, ...path: readonly string[]): string => {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found.trim() : '';
};

const numberAt = (value: unknown, ...path: readonly string[]): number => {
  const found = valueAt(value, ...path);
  return typeof found === 'number' ? found : Number.NaN;
};

const listAt = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
};

const readUuid = (value: unknown): string | null =>
  typeof value === 'string' && /^[0-9a-fA-F-]{1,64}$/.test(value) ? value : null;

export const readShipmentId = (value: unknown): ShipmentId | null => readUuid(value) as ShipmentId | null;

/** Id of the thing that was made, whatever it is. */
export const readEntityId = (body: unknown): string | null => readUuid(valueAt(body, 'entity', 'uuid'));

/** We bring parcels to an office of the carrier, so only tariffs from there count. */
const modes: ReadonlyMap<unknown, CarrierMode> = new Map<unknown, CarrierMode>([
  [3, 'door'],
  [4, 'office'],
  [7, 'locker'],
]);

/** Roubles of at most kopecks; null for what is no sum. */
function readRoubles(value: unknown): Kopecks | null {
  return typeof value === 'number' && value >= 0 && value < 1e9 ? (Math.round(value * 100) as Kopecks) : null;
}

const isDays = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function readTariff(value: unknown): CarrierTariff | null {
  const mode = modes.get(valueAt(value, 'delivery_mode'));
  const code = valueAt(value, 'tariff_code');
  const price = readRoubles(valueAt(value, 'delivery_sum'));
  const [daysMin, daysMax] = ['min', 'max'].map(
    (end) => valueAt(value, `calendar_${end}`) ?? valueAt(value, `period_${end}`),
  );
  if (mode === undefined || price === null || typeof code !== 'number' || !Number.isInteger(code)) return null;
  return isDays(daysMin) && isDays(daysMax) && daysMin <= daysMax ? { code, mode, price, daysMin, daysMax } : null;
}

/** Tariffs that can be used; null where the answer is no list of tariffs. */
export function readTariffs(body: unknown): readonly CarrierTariff[] | null {
  const list = valueAt(body, 'tariff_codes');
  return Array.isArray(list) ? list.flatMap((each: unknown) => readTariff(each) ?? []) : null;
}

/** What is said where a service is not taken of this parcel: nothing is asked for it. */
const noService: ReadonlySet<string> = new Set([
  've_additional_service_unavailable',
  've_as_insurance_min_declared_cost',
]);

/** What the services of one tariff cost, kopecks with VAT; null: it cannot be told. */
function readServices(row: unknown): number | null {
  const state = String(valueAt(row, 'status'));
  if (state === 'true') {
    const sums = listAt(row, 'result', 'services').map((service) => readRoubles(valueAt(service, 'total_sum')));
    return sums.every((sum) => sum !== null) ? sums.reduce((total, sum) => total + sum, 0) : null;
  }
  const errors = listAt(row, 'result', 'errors').map((error) => textAt(error, 'code'));
  return state === 'false' && errors.length > 0 && errors.every((code) => noService.has(code)) ? 0 : null;
}

/**
 * What the services cost by the number of the tariff; null where the answer is no such list. CDEK tells numbers here as
 * texts, and neither modes nor names, so that two answers are put together.
 */
export function readServiceCosts(body: unknown): ReadonlyMap<number, number> | null {
  const list = valueAt(body, 'tariff_codes');
  if (!Array.isArray(list)) return null;
  return new Map(
    list.flatMap((row: unknown) => {
      const cost = readServices(row);
      return cost === null ? [] : [[Number(valueAt(row, 'tariff_code')), cost] as const];
    }),
  );
}

const kinds: ReadonlyMap<string, CarrierPoint['kind']> = new Map<string, CarrierPoint['kind']>([
  ['PVZ', 'office'],
  ['POSTAMAT', 'locker'],
]);

function readPoint(value: unknown): CarrierPoint | null {
  const code = textAt(value, 'code');
  const kind = kinds.get(textAt(value, 'type'));
  const city = textAt(value, 'location', 'city');
  const address = textAt(value, 'location', 'address') || textAt(value, 'location', 'address_full');
  const cityCode = numberAt(value, 'location', 'city_code');
  const [latitude, longitude] = [numberAt(value, 'location', 'latitude'), numberAt(value, 'location', 'longitude')];
  const kilograms = numberAt(value, 'weight_max');
  if (!/^[\w-]{1,40}$/.test(code) || kind === undefined || city === '' || address === '') return null;
  if (!Number.isInteger(cityCode) || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return null;
  return {
    code,
    kind,
    cityCode,
    city,
    address,
    latitude,
    longitude,
    name: textAt(value, 'name') || code,
    region: textAt(value, 'location', 'region'),
    hours: textAt(value, 'work_time'),
    metro: textAt(value, 'nearest_metro_station').slice(0, 60),
    phone: textAt(listAt(value, 'phones')[0], 'number'),
    gramsMax: kilograms > 0 ? Math.floor(kilograms * 1e3) : null,
    takesCash: valueAt(value, 'have_cash') === true,
    takesCard: valueAt(value, 'have_cashless') === true,
  };
}

/** A page of points; one that cannot be read is counted and left out. */
export function readPoints(body: unknown, pageSize: number): PointPage | null {
  if (!Array.isArray(body)) return null;
  const points = body.flatMap((each: unknown) => readPoint(each) ?? []);
  return { points, unreadable: body.length - points.length, isLast: body.length < pageSize };
}

/** CDEK writes zones without a colon: `2026-11-21T12:00:00+0000`. */
function readMoment(value: unknown): Date | null {
  const text = typeof value === 'string' ? value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2') : '';
  const moment = new Date(text === '' ? Number.NaN : text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function readStatus(value: unknown): CarrierStatus | null {
  const code = textAt(value, 'code');
  const at = readMoment(valueAt(value, 'date_time'));
  return /^\w{1,100}$/.test(code) && at !== null ? { code, at, city: textAt(value, 'city').slice(0, 200) } : null;
}

const requestStates: ReadonlyMap<string, ReportedShipment['state']> = new Map<string, ReportedShipment['state']>([
  ['SUCCESSFUL', 'confirmed'],
  ['INVALID', 'invalid'],
]);

const problemsOf = (request: unknown): readonly string[] =>
  listAt(request, 'errors').map((error) => (textAt(error, 'message') || textAt(error, 'code')).slice(0, 300));

/** Type of an order as others name it; one of the SDKs writes it in capitals. */
const typeAt = (value: unknown): string => textAt(value, 'type').toLowerCase();

/** The order that is related in this way to the one told of, wherever it is told. */
function relatedId(body: unknown, type: string): ShipmentId | null {
  const related = [...listAt(body, 'related_entities'), ...listAt(body, 'entity', 'related_entities')];
  return readShipmentId(
    valueAt(
      related.findLast((each) => typeAt(each) === type),
      'uuid',
    ),
  );
}

/** A shipment with how its making ended; null for what is none. One that the carrier made itself has no number of ours. */
export function readShipment(body: unknown): ReportedShipment | null {
  const id = readShipmentId(valueAt(body, 'entity', 'uuid'));
  const number = textAt(body, 'entity', 'number');
  if (id === null) return null;
  const making = listAt(body, 'requests').find((request) => textAt(request, 'type') === 'CREATE');
  const track = textAt(body, 'entity', 'cdek_number');
  const stated = requestStates.get(textAt(making, 'state'));
  return {
    id,
    number,
    state: stated ?? (making === undefined && track !== '' ? 'confirmed' : 'accepted'),
    track: /^[\w-]{1,40}$/.test(track) ? track : null,
    problems: problemsOf(making),
    statuses: listAt(body, 'entity', 'statuses')
      .flatMap((each) => readStatus(each) ?? [])
      .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    returnId: relatedId(body, 'return_order'),
  };
}

/** The carrier's own word for why not, from wherever it puts it; null: it gave none. */
export function readErrorCode(body: unknown): string | null {
  const errors = [...listAt(body, 'errors'), ...listAt(body, 'requests').flatMap((each) => listAt(each, 'errors'))];
  const code = textAt(errors[0], 'code');
  return /^[\w.-]{1,100}$/.test(code) ? code : null;
}

/**
 * Which shipment a webhook is about, and nothing else: it is unsigned, so the shipment is asked for. That of a return names
 * the order it returns, which leads to it.
 */
export function readCarrierNotice(body: unknown): ShipmentId | null {
  const own = readShipmentId(valueAt(body, 'uuid'));
  return own === null ? null : (relatedId(valueAt(body, 'attributes'), 'direct_order') ?? own);
}

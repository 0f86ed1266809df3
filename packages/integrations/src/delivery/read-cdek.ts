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

/** Returns the id of the object of any type that CDEK created; null = the answer has no id. */
export const readEntityId = (body: unknown): string | null => readUuid(valueAt(body, 'entity', 'uuid'));

/** Delivery modes of CDEK that the shop uses. In all of them the shop brings the parcel to an office. */
const modes: ReadonlyMap<unknown, CarrierMode> = new Map<unknown, CarrierMode>([
  [3, 'door'],
  [4, 'office'],
  [7, 'locker'],
]);

/** Returns an amount of roubles in kopecks; null = the value is not such an amount. */
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

/** Returns the tariffs that the shop can use; null = the answer is not a list of tariffs. */
export function readTariffs(body: unknown): readonly CarrierTariff[] | null {
  const list = valueAt(body, 'tariff_codes');
  return Array.isArray(list) ? list.flatMap((each: unknown) => readTariff(each) ?? []) : null;
}

/** Error codes which mean that a service is not available for this parcel. Such a service costs nothing. */
const noService: ReadonlySet<string> = new Set([
  've_additional_service_unavailable',
  've_as_insurance_min_declared_cost',
]);

/** Returns the cost of one tariff's services in kopecks, VAT included; null = not known. */
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
 * Returns the cost of services by tariff code; null = the answer is not such a list. In this answer CDEK sends numbers
 * as text, and no delivery modes and names. That is why it is combined with the list of tariffs.
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

/**
 * Returns one page of pickup points; null = the answer is not a list. Points that cannot be parsed are counted and left
 * out.
 */
export function readPoints(body: unknown, pageSize: number): PointPage | null {
  if (!Array.isArray(body)) return null;
  const points = body.flatMap((each: unknown) => readPoint(each) ?? []);
  return { points, unreadable: body.length - points.length, isLast: body.length < pageSize };
}

/** Returns a date and time of CDEK, `2026-11-21T12:00:00+0000`; null = it is not one. Its time zone has no colon. */
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

/** Returns the type of a related order in lower case. Some answers have it in upper case, as one SDK of CDEK shows. */
const typeAt = (value: unknown): string => textAt(value, 'type').toLowerCase();

/**
 * Returns the id of the related order with this type; null = none. CDEK sends related orders in two places of the
 * answer.
 */
function relatedId(body: unknown, type: string): ShipmentId | null {
  const related = [...listAt(body, 'related_entities'), ...listAt(body, 'entity', 'related_entities')];
  return readShipmentId(
    valueAt(
      related.findLast((each) => typeAt(each) === type),
      'uuid',
    ),
  );
}

/**
 * Returns a shipment and whether its creation succeeded; null = the answer is not a shipment. If the carrier created
 * the shipment itself, its `number` is ''.
 */
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

/** Returns the error code of CDEK, which can be in two places of the answer; null = none. */
export function readErrorCode(body: unknown): string | null {
  const errors = [...listAt(body, 'errors'), ...listAt(body, 'requests').flatMap((each) => listAt(each, 'errors'))];
  const code = textAt(errors[0], 'code');
  return /^[\w.-]{1,100}$/.test(code) ? code : null;
}

/**
 * Returns the id of the shipment that a webhook is about; null = it names none. Webhooks are not signed, so everything
 * else is requested from CDEK. The webhook of a return order names the original order, and the original order leads to
 * the return.
 */
export function readCarrierNotice(body: unknown): ShipmentId | null {
  const own = readShipmentId(valueAt(body, 'uuid'));
  return own === null ? null : (relatedId(valueAt(body, 'attributes'), 'direct_order') ?? own);
}

import type { Handle } from '@farad/database/connection/connect';
import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { pickupPointQueries, type PointCount } from '@farad/database/parcels/pickup-point.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import {
  arrivalOf,
  deliveryPrice,
  dispatchDay,
  type Arrival,
  type DeliveryCity,
  type DeliveryZone,
} from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import type { DeliveryKind } from '@farad/domain/order';
import { isTariffOffered, priceWithMargin, type DeliverySetting } from '@farad/domain/setting';
import type { CarrierMode, CarrierTariff, DeliveryPort } from '@farad/integrations/delivery';

import { carrierTariffs } from './kept-tariffs.ts';

/** What is asked when a parcel shall be brought. */
export interface DeliveryQuestion {
  readonly citySlug: string;
  /** Of the whole parcel with its box: `orderGrams`. */
  readonly grams: number;
  /** Sum of the goods as the buyer pays them: from a threshold on delivery costs nothing. */
  readonly goods: Kopecks;
  /** Of the point that was chosen: a locker has tariffs of its own. Absent: none was, a counter is assumed. */
  readonly pointKind?: 'office' | 'locker';
  readonly now: Date;
  /** Nothing is ordered by the answer: what the carrier said in the last minutes will do. */
  readonly isPromise?: boolean;
  /** To be tried before it is set; absent: as it is. */
  readonly trial?: { readonly setting: DeliverySetting; readonly zoneOf: (id: number) => DeliveryZone };
}

/** One way in which a parcel can reach its buyer, with the days it comes on. */
export interface DeliveryOption extends Arrival {
  readonly kind: DeliveryKind;
  /** Whole roubles; 0: free of charge. */
  readonly price: Kopecks;
  /** Calendar days on the way, both included. */
  readonly daysMin: number;
  readonly daysMax: number;
  /** The carrier's number of the tariff, which the parcel is handed over by; null: the built-in table. */
  readonly tariff: number | null;
}

export interface DeliveryOptions {
  readonly city: DeliveryCity;
  /** Whose prices these are. */
  readonly source: 'table' | 'cdek';
  /** The carrier gave no answer in time: its prices are the built-in table's. */
  readonly isFallback: boolean;
  /** Goods of this sum are brought free of charge; null: never. */
  readonly freeFrom: Kopecks | null;
  /** Pickup points of the city. */
  readonly points: PointCount;
  /** In the order the shop offers them; what is off, or not to be had in this city, is missing. */
  readonly options: readonly DeliveryOption[];
}

export interface DeliverySource {
  readonly db: Handle;
  /** null: the built-in table alone. */
  readonly delivery: DeliveryPort | null;
}

/** So long the carrier is waited for. */
const carrierMs = 2000;

const wholeRoubles = (kopecks: number): Kopecks => (Math.ceil(kopecks / 100) * 100) as Kopecks;

interface Priced {
  readonly price: Kopecks;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly tariff: number | null;
}

type CarriedKind = Exclude<DeliveryKind, 'own_pickup'>;

/** The cheapest tariff of a way, of those that are offered. */
function cheapest(
  tariffs: readonly CarrierTariff[],
  mode: CarrierMode,
  terms: DeliverySetting['carrier'],
): Priced | null {
  const [first] = tariffs
    .filter((each) => each.mode === mode && isTariffOffered(terms, each.code))
    .toSorted((a, b) => a.price - b.price);
  return first === undefined ? null : { ...first, price: priceWithMargin(first.price, terms), tariff: first.code };
}

type Asked = { readonly tariffs: readonly CarrierTariff[] | null; readonly isSilent: boolean };

/** What the carrier asks; no tariffs where none is connected, it does not go there, or says nothing in time. */
async function askCarrier(
  { delivery }: DeliverySource,
  cityCode: number | null,
  { grams, goods, now, isPromise = false }: DeliveryQuestion,
  { isOn }: DeliverySetting['carrier'],
): Promise<Asked> {
  if (delivery === null || cityCode === null || !isOn) return { tariffs: null, isSilent: false };
  const parcel = { cityCode, grams, value: goods };
  const tariffs = await carrierTariffs(delivery, parcel, { timeoutMs: carrierMs, isPromise, now });
  return { tariffs, isSilent: tariffs === null };
}

function pricesOf(
  zone: DeliveryZone,
  { grams, goods, pointKind = 'office' }: DeliveryQuestion,
  tariffs: readonly CarrierTariff[] | null,
  terms: DeliverySetting['carrier'],
): Readonly<Record<CarriedKind, Priced | null>> {
  const table: Priced = { ...zone, price: wholeRoubles(deliveryPrice(zone, grams, goods)), tariff: null };
  if (tariffs === null) return { courier: table, pickup_point: table };
  const isFree = zone.freeFrom !== null && goods >= zone.freeFrom;
  const priced = (mode: CarrierMode): Priced | null => {
    const found = cheapest(tariffs, mode, terms);
    return found !== null && isFree ? { ...found, price: 0 as Kopecks } : found;
  };
  return { courier: priced('door'), pickup_point: priced(pointKind) };
}

/**
 * What "from" stands for in every promise of delivery: the cheapest way that brings the parcel, the first of equal ones.
 * Undefined: nothing is brought there.
 */
export const promisedOption = ({ options }: DeliveryOptions): DeliveryOption | undefined =>
  options.filter(({ kind }) => kind !== 'own_pickup').toSorted((a, b) => a.price - b.price)[0];

/**
 * The ways in which a parcel can be brought into a city, with price and days (product D1–D3): courier and pickup point
 * by the carrier where one is connected, by the built-in table where it is not or says nothing within two seconds; own
 * pickup where the office is. Undefined: parcels do not go to this city.
 *
 * It may ask the carrier over the network: never call it inside of a transaction.
 */
export async function deliveryOptions(
  source: DeliverySource,
  question: DeliveryQuestion,
): Promise<DeliveryOptions | undefined> {
  const queries = deliveryQueries(source.db);
  const city = await queries.city(question.citySlug);
  if (city === undefined) return undefined;
  const points = pickupPointQueries(source.db);
  const { trial } = question;
  const [setting, zone, cityCode, count, calendar] = await Promise.all([
    trial?.setting ?? settingQueries(source.db).value('delivery'),
    trial?.zoneOf(city.zoneId) ?? queries.zone(city.zoneId),
    points.carrierCode(city.slug),
    points.count(city.slug, question.grams),
    settingQueries(source.db).value('calendar'),
  ]);
  const { tariffs, isSilent } = await askCarrier(source, cityCode, question, setting.carrier);
  const prices = pricesOf(zone, question, tariffs, setting.carrier);
  const dispatchOn = dispatchDay(question.now, 0, calendar);
  const carried = (kind: CarriedKind): DeliveryOption[] => {
    const priced = prices[kind];
    if (priced === null || (kind === 'pickup_point' && count.fitting === 0)) return [];
    const { price, tariff, daysMin, daysMax } = priced;
    return [{ kind, price, tariff, daysMin, daysMax, ...arrivalOf(dispatchOn, priced) }];
  };
  const atOnce = { daysMin: 0, daysMax: 0 };
  const own: DeliveryOption = {
    kind: 'own_pickup',
    price: 0 as Kopecks,
    tariff: null,
    ...atOnce,
    ...arrivalOf(dispatchOn, atOnce),
  };
  const optionsOf = (kind: DeliveryKind): readonly DeliveryOption[] => {
    if (kind !== 'own_pickup') return carried(kind);
    return city.hasPickup ? [own] : [];
  };
  return {
    city,
    source: tariffs === null ? 'table' : 'cdek',
    isFallback: isSilent,
    freeFrom: zone.freeFrom,
    points: count,
    options: setting.ways.filter(({ isOn }) => isOn).flatMap(({ kind }) => optionsOf(kind)),
  };
}

import type { Handle } from '@farad/database/connection/connect';
import { deliveryTerms, type DeliveryTerms } from '@farad/database/parcels/delivery-terms.queries';
import type { PointCount } from '@farad/database/parcels/pickup-point.queries';
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
import type { VendorId } from '@farad/domain/shared';
import { isTariffOffered, officeCity, priceWithMargin, type DeliverySetting } from '@farad/domain/setting';
import type { CarrierMode, CarrierTariff } from '@farad/integrations/delivery';

import { chosenCarrier, type ConnectedCarrier, type Vendors } from '../vendors/vendors.ts';
import { carrierTariffs } from './cached-tariffs.ts';

/** Parcel and circumstances for which delivery options are wanted. */
export interface DeliveryQuestion {
  /** Weight of the whole parcel with its box, as `orderGrams` returns it. */
  readonly grams: number;
  /** Sum of the goods at the buyer's prices. Delivery may be free for large sums. */
  readonly goods: Kopecks;
  /** Kind of the chosen point, since lockers have their own tariffs. Default: office. */
  readonly pointKind?: 'office' | 'locker';
  readonly now: Date;
  /** True if the prices are only shown and nothing is ordered, so cached prices of the carrier suffice. */
  readonly isPromise?: boolean;
  /** Unsaved settings that staff try out; default: the saved ones. */
  readonly trial?: { readonly setting: DeliverySetting; readonly zoneOf: (id: number) => DeliveryZone };
}

/** A delivery method with its days of arrival. */
export interface DeliveryOption extends Arrival {
  readonly kind: DeliveryKind;
  /** In whole roubles; 0 = free. */
  readonly price: Kopecks;
  /** Shortest and longest time in transit, in calendar days. */
  readonly daysMin: number;
  readonly daysMax: number;
  /**
   * Tariff number of the carrier, which is sent when the parcel is handed over; null = the price is from the built-in
   * table.
   */
  readonly tariff: number | null;
}

export interface DeliveryOptions {
  readonly city: DeliveryCity;
  /** Source of the prices: `table` = the built-in table, else the carrier. */
  readonly source: 'table' | VendorId;
  /** True if the carrier did not answer in time, so that the prices come from the built-in table. */
  readonly isFallback: boolean;
  /** Sum of goods from which delivery is free; null = delivery is never free. */
  readonly freeFrom: Kopecks | null;
  /** Number of pickup points in the city. */
  readonly points: PointCount;
  /**
   * Delivery methods in the order that the shop set. Methods that are switched off or unavailable in this city are left
   * out.
   */
  readonly options: readonly DeliveryOption[];
}

export interface DeliverySource {
  readonly db: Handle;
  readonly vendors: Pick<Vendors, 'carriers'>;
}

/** Returns the delivery terms of a city; undefined = an unknown city. */
export const deliveryTermsOf = (
  { db, vendors }: DeliverySource,
  citySlug: string,
): Promise<DeliveryTerms | undefined> => deliveryTerms(db, citySlug, chosenCarrier(vendors));

/** Timeout of a call to the carrier, in milliseconds. */
const carrierMs = 2000;

const wholeRoubles = (kopecks: number): Kopecks => (Math.ceil(kopecks / 100) * 100) as Kopecks;

interface Priced {
  readonly price: Kopecks;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly tariff: number | null;
}

type CarriedKind = Exclude<DeliveryKind, 'own_pickup'>;

/** Returns the cheapest offered tariff of a delivery method. */
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

/**
 * Returns the carrier's tariffs; `tariffs` null = none. There are none if no carrier is connected, or if the carrier
 * does not serve the city or does not answer in time. `isSilent` = the carrier was called and gave no tariffs.
 */
async function requestCarrier(
  carrier: ConnectedCarrier | null,
  cityCode: number | null,
  { grams, goods, now, isPromise = false }: DeliveryQuestion,
  { isOn }: DeliverySetting['carrier'],
): Promise<Asked> {
  if (carrier === null || cityCode === null || !isOn) return { tariffs: null, isSilent: false };
  const parcel = { cityCode, grams, value: goods };
  const tariffs = await carrierTariffs(carrier.port, parcel, { timeoutMs: carrierMs, isPromise, now });
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
 * Returns the cheapest option without pickup at the shop, which pages show as "delivery from …". Of equal prices, the
 * first counts. Undefined = no delivery to the city.
 */
export const promisedOption = ({ options }: DeliveryOptions): DeliveryOption | undefined =>
  options.filter(({ kind }) => kind !== 'own_pickup').toSorted((a, b) => a.price - b.price)[0];

/**
 * Returns the delivery methods of a city with price and days (product D1–D3); undefined = no delivery to this city.
 * Courier and pickup points have the carrier's prices. If no carrier is connected or it does not answer within two
 * seconds, the prices come from the built-in table. In the city of the shop's office, pickup there is offered too. The
 * function may call the carrier over the network, so never call it inside a transaction.
 */
export async function deliveryOptions(
  source: DeliverySource,
  question: DeliveryQuestion & { readonly citySlug: string },
): Promise<DeliveryOptions | undefined> {
  const terms = await deliveryTermsOf(source, question.citySlug);
  return terms && optionsByTerms(source, terms, question);
}

/** Returns the delivery methods of a city, see {@link deliveryOptions}. `terms` are the city's terms, read before. */
export async function optionsByTerms(
  { vendors }: Pick<DeliverySource, 'vendors'>,
  terms: DeliveryTerms,
  question: DeliveryQuestion,
): Promise<DeliveryOptions> {
  const { city, carrierCode: cityCode, calendar } = terms;
  const carrier = chosenCarrier(vendors);
  const { setting = terms.setting, zoneOf = () => terms.zone } = question.trial ?? {};
  const zone = zoneOf(city.zoneId);
  const count = terms.pointsFor(question.grams);
  const { tariffs, isSilent } = await requestCarrier(carrier, cityCode, question, setting.carrier);
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
    return officeCity(setting) === city.slug ? [own] : [];
  };
  return {
    city,
    source: tariffs === null || carrier === null ? 'table' : carrier.id,
    isFallback: isSilent,
    freeFrom: zone.freeFrom,
    points: count,
    options: setting.ways.filter(({ isOn }) => isOn).flatMap(({ kind }) => optionsOf(kind)),
  };
}

import { addressQueries } from '@farad/database/people/address.queries';
import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import {
  pickupPointQueries,
  type PointsCarrier,
  type SavedPickupPoint,
} from '@farad/database/parcels/pickup-point.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { checkAddress, formatAddress, type AddressDraft, type DeliveryAddress } from '@farad/domain/address';
import { citySlugForm, dispatchDay, type DeliveryCity } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import type { DeliveryKind, OrderDelivery, PromisedDays } from '@farad/domain/order';
import { wayOf, type DeliverySetting } from '@farad/domain/setting';

import { chosenCity } from '#core/delivery/chosen-city.ts';
import { deliveryOptions, type DeliveryOption, type DeliveryOptions } from '#core/delivery/delivery-options.ts';
import { chosenCarrier } from '#core/vendors/vendors.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { officePlaceOf } from '#core/shop/office-place.ts';
import type { CheckoutGoods } from './checkout-goods.ts';

/** The delivery that the buyer chose. It may be incomplete. */
export type DeliveryWish =
  | { readonly kind: 'own_pickup' }
  | {
      readonly kind: 'courier';
      readonly address_id?: string | undefined;
      readonly address?: AddressDraft | undefined;
    }
  | { readonly kind: 'pickup_point'; readonly code?: string | undefined };

export interface DeliveryAsker {
  readonly accountId: number | null;
  /** Slug of the city that the page names; undefined = the city in the cookie applies. */
  readonly city: string | undefined;
  readonly cityCookie: string | undefined;
  readonly wish: DeliveryWish | null;
}

export type DeliveryRefusal = 'not_here' | 'point_closed' | 'too_heavy';

/**
 * A delivery with its price. `delivery` is the form in which the order stores it; null = its data is still incomplete.
 */
export interface ChosenDelivery {
  readonly kind: DeliveryKind;
  readonly price: Kopecks;
  readonly delivery: OrderDelivery | null;
}

/** Delivery offers for the goods of one basket. The prices are valid only for these goods. */
export interface RequestedDelivery {
  readonly city: DeliveryCity;
  readonly options: DeliveryOptions | undefined;
  readonly setting: DeliverySetting;
  /** Carrier whose pickup points are offered; null = no carrier is connected. */
  readonly carrier: PointsCarrier | null;
  readonly pointCount: number;
  readonly ownPickup: { readonly address: string; readonly hours: string; readonly days: PromisedDays };
  readonly chosen: ChosenDelivery | null;
  /** Reason why the chosen delivery is not possible; null = it is possible, or none was chosen. */
  readonly refusal: DeliveryRefusal | null;
  /** Missing or invalid part of the chosen delivery; null = none. It prevents an order, but not a quote. */
  readonly problem: Failure | null;
  readonly asked: Pick<CheckoutGoods, 'grams' | 'paid'>;
}

const switchedOff = {
  chosen: null,
  refusal: 'not_here',
  problem: { code: 'delivery_unavailable', field: 'delivery.kind' },
} as const;

const sameName = (a: string, b: string): boolean => simple(a) === simple(b);
const simple = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/^(?:г\.?|город)\s+/, '')
    .trim();

/** Returns the city with this full name in any language; undefined = none. */
async function cityNamed({ db }: Deps, name: string): Promise<DeliveryCity | undefined> {
  if (simple(name) === '') return undefined;
  const found = await deliveryQueries(db).citiesByText(simple(name).slice(0, 60), 20);
  return found.find((city) => Object.values(city.name).some((each) => sameName(each, name)));
}

interface Place {
  /** City of the address or pickup point; undefined = unknown, or no delivery to it. */
  readonly city: DeliveryCity | undefined;
  readonly door: DeliveryAddress | null;
  readonly point: SavedPickupPoint | null;
  readonly problem: Failure | null;
}

const nowhere: Place = { city: undefined, door: null, point: null, problem: null };

async function doorOf(deps: Deps, { accountId, wish }: DeliveryAsker): Promise<Place> {
  if (wish?.kind !== 'courier') return nowhere;
  const { address, address_id: id } = wish;
  if (id !== undefined) {
    const own = accountId === null ? [] : await addressQueries(deps.db).ofAccount(accountId);
    const door = own.find((each) => String(each.id) === id) ?? null;
    if (door === null) return { ...nowhere, problem: { code: 'not_found', field: 'delivery.address_id' } };
    return { ...nowhere, city: await cityNamed(deps, door.city), door };
  }
  if (address === undefined) return { ...nowhere, problem: { code: 'invalid_input', field: 'delivery.address' } };
  const city = await cityNamed(deps, address.city);
  const checked = checkAddress(address);
  if (checked.ok) return { ...nowhere, city, door: checked.value };
  const { field, problem } = checked.error;
  const code = problem === 'phone' ? 'invalid_phone' : 'invalid_input';
  return { ...nowhere, city, problem: { code, field: `delivery.address.${field}` } };
}

async function pointOf(deps: Deps, { wish }: DeliveryAsker): Promise<Place> {
  if (wish?.kind !== 'pickup_point') return nowhere;
  if (wish.code === undefined) return { ...nowhere, problem: { code: 'invalid_input', field: 'delivery.code' } };
  const point = (await pickupPointQueries(deps.db, chosenCarrier(deps.vendors)).byCode(wish.code)) ?? null;
  if (point === null) return { ...nowhere, problem: { code: 'delivery_unavailable', field: 'delivery.code' } };
  return { ...nowhere, point, city: await deliveryQueries(deps.db).city(point.citySlug) };
}

/**
 * Returns the city whose delivery options are shown: the one that the page names, or else the one in the cookie, or
 * else the default city.
 */
async function cityShown(deps: Deps, { city, cityCookie }: DeliveryAsker): Promise<DeliveryCity> {
  const queries = deliveryQueries(deps.db);
  const named = city !== undefined && citySlugForm.test(city) ? await queries.city(city) : undefined;
  return named ?? (await chosenCity(deps, cityCookie)).city;
}

const fieldOf = {
  courier: 'delivery.address.city',
  pickup_point: 'delivery.code',
  own_pickup: 'delivery.kind',
} as const;

function refusalOf(place: Place, option: DeliveryOption | undefined, grams: number): DeliveryRefusal | null {
  const { point, city } = place;
  if (point !== null && point.closedAt !== null) return 'point_closed';
  if (point !== null && point.gramsMax !== null && point.gramsMax < grams) return 'too_heavy';
  return city === undefined || option === undefined ? 'not_here' : null;
}

/** Returns the address of a pickup point with its city. The carrier's address often begins with the street. */
const withCity = ({ name }: DeliveryCity, address: string): string =>
  simple(address).includes(simple(name.ru)) ? address : `${name.ru}, ${address}`;

function frozen(
  { city, door, point }: Place,
  { from, to, tariff, kind }: DeliveryOption,
  source: DeliveryOptions['source'],
): OrderDelivery | null {
  if (city === undefined) return null;
  const promised = { city: city.slug, days: { from, to }, carrier: { name: source, tariff } };
  if (kind === 'courier' && door !== null) {
    const { city: town, street, house, flat, postcode, recipient, phone, comment } = door;
    const kept = { city: town, street, house, flat, postcode, recipient, phone, comment };
    return { kind, address: formatAddress(door), hours: '', door: kept, ...promised };
  }
  if (kind === 'pickup_point' && point !== null) {
    const { hours, code } = point;
    return { kind, address: withCity(city, point.address), hours, code, ...promised };
  }
  return null;
}

/** Returns pickup at the shop's office as the chosen delivery. It is free for all goods. */
export function ownPickup(
  config: Deps['config'],
  setting: DeliverySetting,
): Pick<RequestedDelivery, 'chosen' | 'refusal' | 'problem'> {
  if (!wayOf(setting, 'own_pickup').isOn) return switchedOff;
  const { address, hours } = officePlaceOf(config, setting);
  const delivery = { kind: 'own_pickup', address, hours } as const;
  return { chosen: { kind: 'own_pickup', price: 0 as Kopecks, delivery }, refusal: null, problem: null };
}

/**
 * Returns the delivery offers for goods, with the price of the delivery that the buyer chose. It may call a carrier
 * over the network, so never call it inside a transaction.
 */
export async function askDelivery(
  deps: Deps,
  asker: DeliveryAsker,
  goods: Pick<CheckoutGoods, 'grams' | 'paid'>,
  now: Date,
): Promise<RequestedDelivery> {
  const { wish } = asker;
  const place = wish?.kind === 'courier' ? await doorOf(deps, asker) : await pointOf(deps, asker);
  const city = place.city ?? (await cityShown(deps, asker));
  const { grams, paid } = goods;
  const options = await deliveryOptions(deps, {
    citySlug: city.slug,
    grams,
    goods: paid,
    now,
    // As long as no carrier is chosen, its prices are only shown.
    isPromise: wish === null || wish.kind === 'own_pickup',
    ...(place.point === null ? {} : { pointKind: place.point.kind }),
  });
  const carrier = chosenCarrier(deps.vendors);
  const pointCount = options?.points.fitting ?? 0;
  const setting = await settingQueries(deps.db).value('delivery');
  const { address, hours } = officePlaceOf(deps.config, setting);
  const pickup = { address, hours };
  const today = dispatchDay(now, 0, await settingQueries(deps.db).value('calendar'));
  const shown = {
    carrier,
    city,
    options,
    setting,
    pointCount,
    asked: {
      grams,
      paid,
    },
    ownPickup: {
      ...pickup,
      days: {
        from: today,
        to: today,
      },
    },
  };
  if (wish === null) return { ...shown, chosen: null, refusal: null, problem: null };
  if (wish.kind === 'own_pickup') return { ...shown, ...ownPickup(deps.config, setting) };
  if (!wayOf(setting, wish.kind).isOn) return { ...shown, ...switchedOff };
  const option = options?.options.find(({ kind }) => kind === wish.kind);
  // As long as the address is incomplete, the shown price is the price for the city of the page.
  const isBegun = place.problem !== null && place.city === undefined;
  const refusal = refusalOf(isBegun ? { ...place, city } : place, option, grams);
  const refused = { code: 'delivery_unavailable', field: fieldOf[wish.kind] } as const;
  const problem = place.problem ?? (refusal === null ? null : refused);
  if (option === undefined || options === undefined || refusal !== null) {
    return { ...shown, chosen: null, refusal, problem };
  }
  const delivery = problem === null ? frozen(place, option, options.source) : null;
  return { ...shown, chosen: { kind: wish.kind, price: option.price, delivery }, refusal, problem };
}

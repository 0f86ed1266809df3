import type { calls } from '@farad/contract/calls';
import type { PointsAnswer, WirePoint } from '@farad/contract/shop/delivery';
import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import {
  pickupPointQueries,
  type SavedPickupPoint,
  type MapBounds,
} from '@farad/database/parcels/pickup-point.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { officePointId, pointSearchLengthMax } from '@farad/domain/address';
import { metresBetween, middleOf, nearestFirst, type DeliveryCity, type Place } from '@farad/domain/delivery';
import { officeCity, wayOf } from '@farad/domain/setting';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { openingHours } from '@farad/wording/opening-hours';

import { shopName } from '#core/shop/shop-identity.ts';
import { chosenCity } from '#core/delivery/chosen-city.ts';
import { chosenCarrier } from '#core/vendors/vendors.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { officePlaceOf } from '#core/shop/office-place.ts';
import { shopPhone } from '#core/shop/shop-phone.ts';
import type { QueryOf } from '#http/serve/route.ts';
import { pageLength } from '#kit/page.ts';
import { presentCity } from './present-city.ts';

const mapLength = 300;

/** Maximum number of pickup points read for a city. No city has more. */
const cityMost = 5000;

interface PointQuery {
  readonly text: string;
  readonly bounds: MapBounds | undefined;
  readonly near: Place | undefined;
  readonly grams: number;
  readonly after: string | undefined;
}

const presentPoint = (point: SavedPickupPoint, locale: Locale, metres: number | null = null): WirePoint => ({
  code: point.code,
  kind: point.kind,
  city: point.citySlug,
  name: point.name,
  address: point.address,
  hours: openingHours(point.hours, locale),
  phone: point.phone,
  latitude: point.latitude,
  longitude: point.longitude,
  gramsMax: point.gramsMax,
  metro: point.metro,
  metres: metres === null ? null : Math.round(metres),
  takesCash: point.takesCash,
  takesCard: point.takesCard,
  isOpen: point.closedAt === null,
});

/** Returns the shop's own office in the form of a pickup point (product D3). */
async function officePoint({ db, config }: Deps, locale: Locale): Promise<WirePoint> {
  const setting = await settingQueries(db).value('delivery');
  const place = officePlaceOf(config, setting);
  return {
    code: officePointId,
    kind: 'own',
    name: await shopName(db, config),
    ...place,
    city: officeCity(setting),
    hours: openingHours(place.hours, locale),
    phone: await shopPhone(db, config),
    gramsMax: null,
    metro: '',
    metres: null,
    takesCash: true,
    takesCard: true,
    isOpen: wayOf(setting, 'own_pickup').isOn,
  };
}

/** Returns whether the map shows the office. Without coordinates it does not. */
function isInside(office: WirePoint, { south, north, west, east }: MapBounds): boolean {
  const { latitude, longitude } = office;
  if (latitude === null || longitude === null) return false;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Returns how many metres the office is from a place; null = the place or the office's coordinates are not known. */
function metresTo({ latitude, longitude }: WirePoint, near: Place | undefined): number | null {
  if (near === undefined || latitude === null || longitude === null) return null;
  return Math.round(metresBetween(near, { latitude, longitude }));
}

function isOfficeSought(office: WirePoint, city: DeliveryCity, { text, bounds, after }: PointQuery): boolean {
  if (office.city !== city.slug || !office.isOpen || after !== undefined) return false;
  const place = `${office.name} ${office.address}`.toLowerCase().replaceAll('ё', 'е');
  const words = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s,.]+/);
  return (bounds === undefined || isInside(office, bounds)) && words.every((word) => place.includes(word));
}

/** Returns one page of pickup points, sorted by their distance from `near`, or else from the centre of the city. */
function pageOf(found: readonly SavedPickupPoint[], { near, bounds, after }: PointQuery) {
  const limit = bounds === undefined ? pageLength.long : mapLength;
  const from = near ?? middleOf(found) ?? { latitude: 0, longitude: 0 };
  const sorted = nearestFirst(found, from);
  const last = after === undefined ? -1 : sorted.findIndex(({ place }) => place.code === after);
  // If the last point of the previous page was closed meanwhile, the list cannot be continued after it.
  const rest = after !== undefined && last < 0 ? [] : sorted.slice(last + 1);
  const page = rest.slice(0, limit);
  return { page, next: rest.length > limit ? (page.at(-1)?.place.code ?? null) : null };
}

/** Returns one page of a city's open pickup points. The shop's own office comes first, then the nearest ones. */
export async function showPoints(
  deps: Deps,
  query: QueryOf<typeof calls.deliveryPoints>,
  asker: { readonly locale: Locale; readonly cityCookie: string | undefined },
): Promise<Result<PointsAnswer, Failure>> {
  const { city: slug, text = '', bounds, near, grams = 0, after } = query;
  const requested = { text: text.trim().slice(0, pointSearchLengthMax), bounds, near, grams, after };
  const city =
    slug === undefined ? (await chosenCity(deps, asker.cityCookie)).city : await deliveryQueries(deps.db).city(slug);
  if (city === undefined) return fail({ code: 'invalid_input', field: 'city' });
  const found = await pickupPointQueries(deps.db, chosenCarrier(deps.vendors)).search({
    ...requested,
    citySlug: city.slug,
    limit: cityMost,
  });
  const { page, next } = pageOf(found, requested);
  const office = await officePoint(deps, asker.locale);
  const isNear = requested.near !== undefined;
  return ok({
    city: presentCity(city, asker.locale),
    points: [
      ...(isOfficeSought(office, city, requested) ? [{ ...office, metres: metresTo(office, requested.near) }] : []),
      ...page.map(({ place, metres }) => presentPoint(place, asker.locale, isNear ? metres : null)),
    ],
    next,
  });
}

/** Returns one pickup point, which may be closed. */
export async function showPoint(deps: Deps, code: string, locale: Locale): Promise<Result<WirePoint, Failure>> {
  if (code === officePointId) return ok(await officePoint(deps, locale));
  const point = /^[\w-]{1,60}$/.test(code)
    ? await pickupPointQueries(deps.db, chosenCarrier(deps.vendors)).byCode(code)
    : undefined;
  return point === undefined ? fail({ code: 'not_found' }) : ok(presentPoint(point, locale));
}

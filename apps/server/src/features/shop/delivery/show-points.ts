import type { PointsAnswer, WirePoint } from '@farad/contract/delivery';
import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { pickupPointQueries, type KeptPickupPoint, type MapBounds } from '@farad/database/parcels/pickup-point.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { officePointId } from '@farad/domain/address';
import {
  defaultCitySlug,
  metresBetween,
  middleOf,
  nearestFirst,
  type DeliveryCity,
  type Place,
} from '@farad/domain/delivery';
import { wayOf } from '@farad/domain/setting';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { openingHours } from '@farad/wording/opening-hours';
import { z } from 'zod';

import { chosenCity } from '#core/delivery/chosen-city.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { officePlaceOf } from '#core/shop/office-place.ts';
import { presentCity } from './present-city.ts';

type Query = readonly (readonly [string, string])[];

/** Points of one page of a list, and on a part of a map. */
const pageLength = 50;
const mapLength = 300;
const textLengthMax = 100;
const gramsMax = 10_000_000;

/** More than any city has. */
const cityMost = 5000;

const names = ['city', 'text', 'bounds', 'near', 'grams', 'after'] as const;

const placeForm = /^-?\d{1,3}(\.\d{1,12})?,-?\d{1,3}(\.\d{1,12})?$/;

const boundsForm = /^(-?\d{1,3}(\.\d{1,12})?)(,-?\d{1,3}(\.\d{1,12})?){3}$/;

export const PointsQuery = z.strictObject({
  city: z.string().optional(),
  text: z.string().optional(),
  bounds: z.string().regex(boundsForm).optional(),
  near: z.string().regex(placeForm).optional(),
  grams: z
    .string()
    .regex(/^\d{1,8}$/)
    .optional(),
  after: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
});

interface PointQuery {
  readonly city: string | undefined;
  readonly text: string;
  readonly bounds: MapBounds | undefined;
  readonly near: Place | undefined;
  readonly grams: number;
  readonly after: string | undefined;
}

const isDegree = (value: number | undefined, max: number): value is number =>
  value !== undefined && Number.isFinite(value) && Math.abs(value) <= max;

/** `55.5,37.3,55.9,37.9`; null for what is no part of a map. */
function readBounds(text: string): MapBounds | null {
  if (!boundsForm.test(text)) return null;
  const [south, west, north, east] = text.split(',').map(Number);
  if (!isDegree(south, 90) || !isDegree(north, 90) || !isDegree(west, 180) || !isDegree(east, 180)) return null;
  return south <= north && west <= east ? { south, west, north, east } : null;
}

/** `55.76,37.68`; null for what is no place. */
function readPlace(text: string): Place | null {
  if (!placeForm.test(text)) return null;
  const [latitude, longitude] = text.split(',').map(Number);
  return isDegree(latitude, 90) && isDegree(longitude, 180) ? { latitude, longitude } : null;
}

function readQuery(query: Query): Result<PointQuery, Failure> {
  const stray = query.find(([name]) => !names.some((known) => known === name));
  if (stray !== undefined) return fail({ code: 'unknown_field', field: stray[0] });
  const repeated = query.find(([name], index) => query.findIndex(([other]) => other === name) !== index);
  const wrong = (field: string): Result<never, Failure> => fail({ code: 'invalid_input', field });
  if (repeated !== undefined) return wrong(repeated[0]);
  const valueOf = (name: (typeof names)[number]): string | undefined =>
    query.find(([each, value]) => each === name && value !== '')?.[1];
  const [bounds, grams, after] = [valueOf('bounds'), valueOf('grams') ?? '0', valueOf('after')];
  const part = bounds === undefined ? undefined : readBounds(bounds);
  if (part === null) return wrong('bounds');
  const said = valueOf('near');
  const near = said === undefined ? undefined : readPlace(said);
  if (near === null) return wrong('near');
  if (!/^\d{1,8}$/.test(grams) || Number(grams) > gramsMax) return wrong('grams');
  if (after !== undefined && !/^[\w-]{1,60}$/.test(after)) return wrong('after');
  const text = (valueOf('text') ?? '').trim().slice(0, textLengthMax);
  return ok({ city: valueOf('city'), text, bounds: part, near, grams: Number(grams), after });
}

const presentPoint = (point: KeptPickupPoint, locale: Locale, metres: number | null = null): WirePoint => ({
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

/** The shop's own office, where orders are fetched (product D3). */
async function officePoint({ db, config }: Deps, locale: Locale): Promise<WirePoint> {
  const setting = await settingQueries(db).value('delivery');
  const place = officePlaceOf(config, setting);
  return {
    code: officePointId,
    kind: 'own',
    city: defaultCitySlug,
    name: 'Farad',
    ...place,
    hours: openingHours(place.hours, locale),
    phone: config.phone,
    gramsMax: null,
    metro: '',
    metres: null,
    takesCash: true,
    takesCard: true,
    isOpen: wayOf(setting, 'own_pickup').isOn,
  };
}

function isOfficeSought(office: WirePoint, city: DeliveryCity, { text, bounds, after }: PointQuery): boolean {
  if (!city.hasPickup || !office.isOpen || after !== undefined) return false;
  const said = `${office.name} ${office.address}`.toLowerCase().replaceAll('ё', 'е');
  const words = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s,.]+/);
  const { latitude, longitude } = office;
  const isInside =
    bounds === undefined ||
    (latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east);
  return isInside && words.every((word) => said.includes(word));
}

/** A page of points, the nearest first: to a place that was told, or to the middle of the city. */
function pageOf(found: readonly KeptPickupPoint[], { near, bounds, after }: PointQuery) {
  const limit = bounds === undefined ? pageLength : mapLength;
  const from = near ?? middleOf(found) ?? { latitude: 0, longitude: 0 };
  const sorted = nearestFirst(found, from);
  const last = after === undefined ? -1 : sorted.findIndex(({ place }) => place.code === after);
  // The point that the last page ended with is gone meanwhile: there is no going on after it.
  const rest = after !== undefined && last < 0 ? [] : sorted.slice(last + 1);
  const page = rest.slice(0, limit);
  return { page, next: rest.length > limit ? (page.at(-1)?.place.code ?? null) : null };
}

/** Open points of a city, the shop's own office first, then the nearest. */
export async function showPoints(
  deps: Deps,
  query: Query,
  asker: { readonly locale: Locale; readonly cityCookie: string | undefined },
): Promise<Result<PointsAnswer, Failure>> {
  const read = readQuery(query);
  if (!read.ok) return read;
  const asked = read.value;
  const city =
    asked.city === undefined
      ? (await chosenCity(deps, asker.cityCookie)).city
      : await deliveryQueries(deps.db).city(asked.city);
  if (city === undefined) return fail({ code: 'invalid_input', field: 'city' });
  const found = await pickupPointQueries(deps.db).search({ ...asked, citySlug: city.slug, limit: cityMost });
  const { page, next } = pageOf(found, asked);
  const office = await officePoint(deps, asker.locale);
  const isNear = asked.near !== undefined;
  return ok({
    city: presentCity(city, asker.locale),
    points: [
      ...(isOfficeSought(office, city, asked)
        ? [{ ...office, metres: asked.near === undefined ? null : Math.round(metresBetween(asked.near, office)) }]
        : []),
      ...page.map(({ place, metres }) => presentPoint(place, asker.locale, isNear ? metres : null)),
    ],
    next,
  });
}

/** One point, also one that parcels go to no more. */
export async function showPoint(deps: Deps, code: string, locale: Locale): Promise<Result<WirePoint, Failure>> {
  if (code === officePointId) return ok(await officePoint(deps, locale));
  const point = /^[\w-]{1,60}$/.test(code) ? await pickupPointQueries(deps.db).byCode(code) : undefined;
  return point === undefined ? fail({ code: 'not_found' }) : ok(presentPoint(point, locale));
}

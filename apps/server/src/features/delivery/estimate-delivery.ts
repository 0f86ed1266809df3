import { EstimateQuery, type DeliveryEstimateAnswer } from '@farad/contract/delivery';
import { catalogueQueries, type CatalogueProduct } from '@farad/database/catalogue.queries';
import { deliveryQueries } from '@farad/database/delivery.queries';
import { settingQueries } from '@farad/database/setting.queries';
import {
  estimateDelivery,
  intoRussianCity,
  type DeliveryCity,
  type DeliveryEstimate,
  type DeliveryZone,
} from '@farad/domain/delivery';
import { basketLineTotal, toRoubles, type Coefficient, type Kopecks, type Quantity } from '@farad/domain/money';
import { unitPriceAt } from '@farad/domain/product';
import { wayOf, type DeliverySetting } from '@farad/domain/setting';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { openingHours } from '@farad/wording/opening-hours';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { officePlaceOf } from '../../office-place.ts';
import { parseInput } from '../../http/validation.ts';
import { chosenCity, presentCity } from './present-city.ts';

export interface EstimateAsker {
  readonly locale: Locale;
  readonly coefficient: Coefficient;
  /** The cookie `city`. */
  readonly cityCookie: string | undefined;
}

type Query = readonly (readonly [string, string])[];

function readQuery(query: Query, locale: Locale) {
  const repeated = query.find(([name], index) => query.some(([other], at) => other === name && at < index));
  if (repeated !== undefined) return fail<Failure>({ code: 'invalid_input', field: repeated[0] });
  return parseInput(EstimateQuery, Object.fromEntries(query), locale);
}

async function cityOf(deps: Deps, slug: string | undefined, cookie: string | undefined) {
  if (slug === undefined) return (await chosenCity(deps, cookie)).city;
  return deliveryQueries(deps.db).city(slug);
}

const goodsOf = ({ tiers }: CatalogueProduct, quantity: Quantity, coefficient: Coefficient): Kopecks =>
  tiers.length === 0 ? (0 as Kopecks) : basketLineTotal(unitPriceAt(tiers, quantity), quantity, coefficient);

interface Estimated {
  readonly estimate: DeliveryEstimate;
  readonly city: DeliveryCity;
  readonly zone: DeliveryZone;
  readonly quantity: number;
  readonly setting: DeliverySetting;
}

function present(
  { estimate, city, zone, quantity, setting }: Estimated,
  { config }: Deps,
  locale: Locale,
): DeliveryEstimateAnswer {
  const { address, hours } = officePlaceOf(config, setting);
  const isFetched = city.hasPickup && wayOf(setting, 'own_pickup').isOn;
  const fromStock = estimate.shipments.find(({ source }) => source === 'stock');
  return {
    city: presentCity(city, locale),
    destination: locale === 'ru' ? intoRussianCity(city.name.ru) : city.name[locale],
    quantity,
    shipments: estimate.shipments.map((shipment) => ({ ...shipment })),
    price: toRoubles(estimate.price),
    freeFrom: zone.freeFrom === null ? null : toRoubles(zone.freeFrom),
    grams: estimate.grams,
    pickup:
      isFetched && fromStock !== undefined
        ? { address, hours: openingHours(hours, locale), on: fromStock.dispatchOn }
        : null,
  };
}

/** When and for how much so many of a product come to a city (product C11, D1). */
export async function estimateForProduct(
  deps: Deps,
  query: Query,
  { locale, coefficient, cityCookie }: EstimateAsker,
): Promise<Result<DeliveryEstimateAnswer, Failure>> {
  const asked = readQuery(query, locale);
  if (!asked.ok) return asked;
  const quantity = asked.value.quantity as Quantity;
  const [city, product] = await Promise.all([
    cityOf(deps, asked.value.city, cityCookie),
    catalogueQueries(deps.db).bySeo(asked.value.seo),
  ]);
  if (city === undefined) return fail({ code: 'invalid_input', field: 'city' });
  if (product === undefined) return fail({ code: 'not_found' });
  const isSold = product.state === 'published';
  const [zone, setting, calendar] = await Promise.all([
    deliveryQueries(deps.db).zone(city.zoneId),
    settingQueries(deps.db).value('delivery'),
    settingQueries(deps.db).value('calendar'),
  ]);
  const wanted = {
    quantity,
    available: isSold ? product.available : 0,
    leadTimeDays: isSold ? product.leadTimeDays : null,
    weightMilligrams: product.weightMilligrams,
    goods: goodsOf(product, quantity, coefficient),
    packingGrams: setting.packingGrams,
  };
  const estimate = estimateDelivery(wanted, zone, deps.clock(), calendar);
  return ok(present({ estimate, city, zone, quantity, setting }, deps, locale));
}

import type { DeliveryEstimateAnswer } from '@farad/contract/shop/delivery';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import type { DeliveryTerms } from '@farad/database/parcels/delivery-terms.queries';
import type { calls } from '@farad/contract/calls';
import { citySlugForm, defaultCitySlug, estimateDelivery, parcelGrams, type Shipment } from '@farad/domain/delivery';
import { basketLineTotal, toRoubles, type Coefficient, type Kopecks, type Quantity } from '@farad/domain/money';
import { unitPriceAt } from '@farad/domain/product';
import type { DeliverySetting } from '@farad/domain/setting';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { openingHours } from '@farad/wording/opening-hours';

import { destinationOf } from '#core/delivery/chosen-city.ts';
import { shopCityIn, shopCitySlug } from '#core/delivery/shop-city.ts';
import {
  deliveryTermsOf,
  optionsByTerms,
  promisedOption,
  type DeliveryOptions,
} from '#core/delivery/delivery-options.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { officePlaceOf } from '#core/shop/office-place.ts';
import type { QueryOf } from '#http/serve/route.ts';
import { presentCity } from './present-city.ts';

export interface EstimateAsker {
  readonly locale: Locale;
  readonly coefficient: Coefficient;
  /** Value of the visitor's cookie `city`; undefined = no cookie. */
  readonly cityCookie: string | undefined;
}

/** The default city when it was last read. It is only a guess. */
const lastDefaults = new WeakMap<Deps['db'], string>();

/**
 * Returns the delivery terms of the default city. The terms contain the setting that says which city that is, so one
 * statement is enough unless the setting has changed.
 */
async function usualTerms(deps: Deps): Promise<DeliveryTerms | undefined> {
  const guess = lastDefaults.get(deps.db) ?? defaultCitySlug;
  const terms = await deliveryTermsOf(deps, guess);
  const slug = terms === undefined ? await shopCitySlug(deps.db) : shopCityIn(terms.setting);
  lastDefaults.set(deps.db, slug);
  return slug === guess ? terms : deliveryTermsOf(deps, slug);
}

/**
 * Returns the delivery terms of the requested city. If none is requested, the city in the cookie is used, or else the
 * default city. Undefined = the requested city is unknown.
 */
async function termsOf(deps: Deps, slug: string | undefined, cookie: string | undefined) {
  if (slug !== undefined) return deliveryTermsOf(deps, slug);
  const chosen = cookie !== undefined && citySlugForm.test(cookie) ? await deliveryTermsOf(deps, cookie) : undefined;
  return chosen ?? usualTerms(deps);
}

const goodsOf = ({ tiers }: CatalogueProduct, quantity: Quantity, coefficient: Coefficient): Kopecks =>
  tiers.length === 0 ? (0 as Kopecks) : basketLineTotal(unitPriceAt(tiers, quantity), quantity, coefficient);

interface Estimated {
  readonly options: DeliveryOptions;
  readonly shipments: readonly Shipment[];
  readonly quantity: number;
  readonly grams: number;
  readonly setting: DeliverySetting;
}

function present(
  { options, shipments, quantity, grams, setting }: Estimated,
  { config }: Deps,
  locale: Locale,
): DeliveryEstimateAnswer {
  const { city, freeFrom } = options;
  const { address, hours } = officePlaceOf(config, setting);
  const own = options.options.find(({ kind }) => kind === 'own_pickup');
  const isHere = shipments.some(({ source }) => source === 'stock');
  const promised = promisedOption(options);
  return {
    city: presentCity(city, locale),
    destination: destinationOf(city, locale),
    quantity,
    shipments: promised === undefined ? [] : shipments.map((shipment) => ({ ...shipment })),
    price: promised === undefined ? null : toRoubles(promised.price),
    freeFrom: freeFrom === null ? null : toRoubles(freeFrom),
    grams,
    pickup: own === undefined || !isHere ? null : { address, hours: openingHours(hours, locale), on: own.dispatchOn },
  };
}

/**
 * Returns when a quantity of a product arrives in a city and what the delivery costs (product C11, D1). The delivery is
 * the cheapest one for a basket with this quantity.
 */
export async function estimateForProduct(
  deps: Deps,
  query: QueryOf<typeof calls.deliveryEstimate>,
  { locale, coefficient, cityCookie }: EstimateAsker,
): Promise<Result<DeliveryEstimateAnswer, Failure>> {
  const quantity = query.quantity as Quantity;
  const [terms, product] = await Promise.all([
    termsOf(deps, query.city, cityCookie),
    deps.index.productBySeo(query.seo),
  ]);
  if (terms === undefined) return fail({ code: 'invalid_input', field: 'city' });
  if (product === undefined) return fail({ code: 'not_found' });
  const { setting, calendar } = terms;
  const now = deps.clock();
  const grams = parcelGrams(product.weightMilligrams, quantity, setting.packingGrams);
  const goods = goodsOf(product, quantity, coefficient);
  const options = await optionsByTerms(deps, terms, { grams, goods, now, isPromise: true });
  const isSold = product.state === 'published';
  const wanted = {
    quantity,
    available: isSold ? product.available : 0,
    leadTimeDays: isSold ? product.leadTimeDays : null,
  };
  const way = promisedOption(options) ?? { daysMin: 0, daysMax: 0 };
  const shipments = estimateDelivery(wanted, way, now, calendar);
  return ok(present({ options, shipments, quantity, grams, setting }, deps, locale));
}

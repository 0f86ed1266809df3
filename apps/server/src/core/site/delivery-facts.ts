import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import type { ContentFact } from '@farad/domain/content';
import { orderGrams } from '@farad/domain/delivery';
import { kopecksFromRoubles, type Kopecks } from '@farad/domain/money';
import type { DeliveryKind } from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';
import { formatMoney } from '@farad/wording/format';
import { openingHours } from '@farad/wording/opening-hours';

import { chosenCity, destinationOf } from '../delivery/chosen-city.ts';
import { deliveryOptions, promisedOption } from '../delivery/delivery-options.ts';
import type { Deps } from '#deps.ts';
import { officePlace } from '../shop/office-place.ts';

type Values = Readonly<Partial<Record<ContentFact, string>>>;

/** Names of facts about delivery. Their values may need a call to the carrier. */
export const deliveryFactNames: ReadonlySet<ContentFact> = new Set([
  'delivery_to',
  'delivery_from',
  'courier_from',
  'point_from',
  'delivery_free_from',
] as const);

/** Returns address and hours of the pickup office. */
export async function officeFacts({ db, config }: Pick<Deps, 'db' | 'config'>, locale: Locale): Promise<Values> {
  const { address, hours: officeHours } = await officePlace(db, config);
  const hours = openingHours(officeHours, locale);
  return { address, hours, pickup_address: address, pickup_hours: hours };
}

const fact = (name: ContentFact, sum: Kopecks | undefined, locale: Locale): Values =>
  sum === undefined ? {} : { [name]: formatMoney(sum, locale) };

/**
 * Returns the lowest delivery prices for the visitor's city, which texts show as "from …". They are the prices of one
 * light part at the minimum order sum.
 */
export async function deliveryFacts(deps: Deps, locale: Locale, cookie: string | undefined): Promise<Values> {
  const settings = settingQueries(deps.db);
  const [{ city }, { packingGrams, ways }, { leastRoubles }, zones] = await Promise.all([
    chosenCity(deps, cookie),
    settings.value('delivery'),
    settings.value('order'),
    deliveryQueries(deps.db).zones(),
  ]);
  const found = await deliveryOptions(deps, {
    citySlug: city.slug,
    now: deps.clock(),
    isPromise: true,
    grams: orderGrams(
      [
        {
          weightMilligrams: null,
          quantity: 1,
        },
      ],
      packingGrams,
    ),
    goods: kopecksFromRoubles(Math.max(leastRoubles, 1)),
  });
  const priceOf = (wanted: DeliveryKind) => found?.options.find(({ kind }) => kind === wanted)?.price;
  const isSent = ways.some(({ kind, isOn }) => isOn && kind !== 'own_pickup');
  const thresholds = zones.flatMap(({ freeFrom }) => (freeFrom === null || !isSent ? [] : [freeFrom]));
  return {
    delivery_to: destinationOf(city, locale),
    ...fact('delivery_from', found && promisedOption(found)?.price, locale),
    ...fact('courier_from', priceOf('courier'), locale),
    ...fact('point_from', priceOf('pickup_point'), locale),
    ...fact('delivery_free_from', thresholds.length === 0 ? undefined : (Math.min(...thresholds) as Kopecks), locale),
  };
}

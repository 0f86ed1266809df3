import { calls } from '@farad/contract/calls';
import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { citySearchLengthMax } from '@farad/domain/delivery';
import { ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import { chosenCity } from '#core/delivery/chosen-city.ts';
import type { Deps } from '#deps.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import { cachedFor } from '#kit/cached-for.ts';
import { estimateForProduct } from './estimate-delivery.ts';
import { guessCity } from './guess-city.ts';
import { presentCity } from './present-city.ts';
import { showPoint, showPoints } from './show-points.ts';

const reading: RouteRules = { permission: 'view_catalogue', rateClass: 'read' };

/** Maximum number of cities on a page. It exceeds the number of all cities, so that one page contains all of them. */
const citiesMax = 500;
const popularMax = 12;
/**
 * Time in milliseconds for which cities are cached. They hardly change, since the table of cities is part of the
 * program.
 */
const citiesLifeMs = 60_000;

/** Registers the calls for cities, pickup points and delivery prices. */
export function registerDelivery(api: FastifyInstance, deps: Deps): void {
  const queries = deliveryQueries(deps.db);
  const popularCities = cachedFor(citiesLifeMs, deps.clock, () => queries.largestCities(popularMax));
  const usualCity = cachedFor(citiesLifeMs, deps.clock, () => chosenCity(deps, undefined));

  route(api, deps, calls.deliveryCities, reading, async ({ query, locale }) => {
    const text = (query.text ?? '').trim().slice(0, citySearchLengthMax);
    const found = text === '' ? await queries.largestCities(citiesMax) : await queries.citiesByText(text, citiesMax);
    return ok(found.map((city) => presentCity(city, locale)));
  });

  route(api, deps, calls.deliveryCity, reading, async ({ cookies, locale }) => {
    const [{ city, isChosen }, popular] = await Promise.all([
      cookies.get('city') === undefined ? usualCity() : chosenCity(deps, cookies.get('city')),
      popularCities(),
    ]);
    return ok({
      city: presentCity(city, locale),
      isChosen,
      popular: popular.map((each) => presentCity(each, locale)),
    });
  });

  route(api, deps, calls.myCity, { permission: 'view_catalogue', rateClass: 'city' }, async ({ ip, locale }) => {
    const guessed = await guessCity(deps, ip);
    const city = guessed ?? (await chosenCity(deps, undefined)).city;
    return ok({ city: presentCity(city, locale), isGuessed: guessed !== null });
  });

  route(api, deps, calls.deliveryEstimate, reading, ({ query, actor, cookies, locale }) =>
    estimateForProduct(deps, query, { locale, coefficient: actor.coefficient, cityCookie: cookies.get('city') }),
  );

  route(api, deps, calls.deliveryPoints, reading, ({ query, cookies, locale }) =>
    showPoints(deps, query, { locale, cityCookie: cookies.get('city') }),
  );
  route(api, deps, calls.deliveryPoint, reading, ({ params, locale }) => showPoint(deps, params.code, locale));
}

import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { citySlugForm, intoRussianCity, type DeliveryCity } from '@farad/domain/delivery';
import { textIn, type Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import { shopCitySlug } from './shop-city.ts';

export interface ChosenCity {
  readonly city: DeliveryCity;
  /** True if the visitor chose the city; false = it is the default city. */
  readonly isChosen: boolean;
}

/** Returns the city of the cookie, or the default city. An unknown city in the cookie is ignored. */
export async function chosenCity({ db }: Pick<Deps, 'db'>, cookie: string | undefined): Promise<ChosenCity> {
  const queries = deliveryQueries(db);
  const named = cookie !== undefined && citySlugForm.test(cookie) ? await queries.city(cookie) : undefined;
  if (named !== undefined) return { city: named, isChosen: true };
  const slug = await shopCitySlug(db);
  const city = await queries.city(slug);
  if (city === undefined) throw new Error(`default city ${slug} is missing in the table of cities`);
  return { city, isChosen: false };
}

/** Returns the destination: in Russian with its preposition, `в Казань`; in other languages the bare name. */
export const destinationOf = ({ name }: DeliveryCity, locale: Locale): string =>
  locale === 'ru' ? intoRussianCity(name.ru) : textIn(name, locale);

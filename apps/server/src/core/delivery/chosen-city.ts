import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { citySlugForm, defaultCitySlug, intoRussianCity, type DeliveryCity } from '@farad/domain/delivery';
import type { Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';

export interface ChosenCity {
  readonly city: DeliveryCity;
  /** By the visitor himself. */
  readonly isChosen: boolean;
}

/** The city of the cookie, or the default one; a cookie that names no city counts for nothing. */
export async function chosenCity({ db }: Pick<Deps, 'db'>, cookie: string | undefined): Promise<ChosenCity> {
  const queries = deliveryQueries(db);
  const named = cookie !== undefined && citySlugForm.test(cookie) ? await queries.city(cookie) : undefined;
  if (named !== undefined) return { city: named, isChosen: true };
  const city = await queries.city(defaultCitySlug);
  if (city === undefined) throw new Error(`the table of cities lacks ${defaultCitySlug}`);
  return { city, isChosen: false };
}

/** Where to: in Russian with its preposition, `в Казань`; the bare name in other languages. */
export const destinationOf = ({ name }: DeliveryCity, locale: Locale): string =>
  locale === 'ru' ? intoRussianCity(name.ru) : name[locale];

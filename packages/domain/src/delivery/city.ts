import type { LocalizedText } from '../shared/locale.ts';

/** A city that the shop delivers to. */
export interface DeliveryCity {
  /** Value of the cookie `city`: `nizhniy-novgorod`. */
  readonly slug: string;
  readonly name: LocalizedText;
  readonly region: LocalizedText;
  readonly zoneId: number;
}

/** Cities of a delivery zone in one region. */
interface ZoneRegion {
  readonly name: LocalizedText;
  readonly cities: readonly DeliveryCity[];
}

/** Returns the cities of a zone by region. Regions and cities keep the order of the cities. */
export const regionsOfZone = (cities: readonly DeliveryCity[], zoneId: number): readonly ZoneRegion[] =>
  [
    ...Map.groupBy(
      cities.filter((city) => city.zoneId === zoneId),
      ({ region }) => region.ru,
    ).values(),
  ].flatMap((of) => (of[0] === undefined ? [] : [{ name: of[0].region, cities: of }]));

/** Default delivery city until the visitor chooses another (product S4). */
export const defaultCitySlug = 'moskva';

/** Maximum length of the text that a search for a city uses, in characters. */
export const citySearchLengthMax = 60;

export const citySlugForm = /^[a-z][a-z0-9-]{1,59}$/;

const endings: readonly (readonly [ending: RegExp, accusative: string])[] = [
  [/ая$/, 'ую'],
  [/а$/, 'у'],
  [/я$/, 'ю'],
];

/** Matches names that begin with В and a consonant. The preposition before them is `во`: `во Владимир`. */
const needsVowel = /^В[бвгджзклмнпрстфхцчшщ]/;

/** Returns "to this city" in Russian: `в Казань`, `в Москву`, `во Владивосток`. */
export function intoRussianCity(name: string): string {
  const [pattern, accusative] = endings.find(([ending]) => ending.test(name)) ?? [];
  const place = pattern === undefined ? name : name.replace(pattern, accusative ?? '');
  return `${needsVowel.test(name) ? 'во' : 'в'} ${place}`;
}

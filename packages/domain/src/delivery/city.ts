import type { LocalizedText } from '../shared/locale.ts';

/** A city that parcels go to. */
export interface DeliveryCity {
  /** `nizhniy-novgorod`: stands in the cookie `city`. */
  readonly slug: string;
  readonly name: LocalizedText;
  readonly region: LocalizedText;
  readonly zoneId: number;
  /** Orders can be fetched here. */
  readonly hasPickup: boolean;
}

/** Where parcels go until the visitor says otherwise (product S4). */
export const defaultCitySlug = 'moskva';

export const citySlugForm = /^[a-z][a-z0-9-]{1,59}$/;

const endings: readonly (readonly [ending: RegExp, accusative: string])[] = [
  [/ая$/, 'ую'],
  [/а$/, 'у'],
  [/я$/, 'ю'],
];

/** A Russian preposition takes a vowel before two consonants that begin with it: `во Владимир`. */
const needsVowel = /^В[бвгджзклмнпрстфхцчшщ]/;

/** Where to, in Russian: `в Казань`, `в Москву`, `во Владивосток`. */
export function intoRussianCity(name: string): string {
  const [pattern, accusative] = endings.find(([ending]) => ending.test(name)) ?? [];
  const place = pattern === undefined ? name : name.replace(pattern, accusative ?? '');
  return `${needsVowel.test(name) ? 'во' : 'в'} ${place}`;
}

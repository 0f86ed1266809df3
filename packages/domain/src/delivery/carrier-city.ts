/** A delivery city with its Russian names. */
export interface NamedCity {
  readonly slug: string;
  readonly name: string;
  readonly region: string;
}

/** A city as a carrier names it. */
export interface CarrierCity {
  readonly code: number;
  readonly name: string;
  readonly region: string;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').trim();

const kindsOfRegion =
  /(^|[\s,.])(республика|респ|область|обл|край|автономный|автономная|округ|ао|город|г)(?=[\s,.]|$)/g;

/**
 * Returns a region's name without the word for its kind. `Татарстан респ.` and `Республика Татарстан` give the same
 * name.
 */
const regionName = (region: string): string =>
  plain(region)
    .replace(kindsOfRegion, ' ')
    .replace(/[\s,.]+/g, ' ')
    .trim();

/**
 * Returns a map from a carrier's city codes to the shop's city slugs. Cities match if name and region are equal. The
 * name is enough if it is unique on both sides.
 */
export function matchCities(
  ours: readonly NamedCity[],
  theirs: readonly CarrierCity[],
): ReadonlyMap<CarrierCity['code'], NamedCity['slug']> {
  const byName = Map.groupBy(ours, ({ name }) => plain(name));
  const unique = [...new Map(theirs.map((city) => [city.code, city])).values()];
  const timesNamed = Map.groupBy(unique, ({ name }) => plain(name));
  const matched = new Map<number, string>();
  for (const city of unique) {
    const named = byName.get(plain(city.name)) ?? [];
    const inRegion = named.find(({ region }) => regionName(region) === regionName(city.region));
    const isOnly = named.length === 1 && timesNamed.get(plain(city.name))?.length === 1;
    const found = inRegion ?? (isOnly ? named[0] : undefined);
    if (found !== undefined) matched.set(city.code, found.slug);
  }
  return matched;
}

/** Coordinates in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the Earth in metres (IUGG). */
const earthMetres = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in metres (haversine formula), accurate to half a percent. */
export function metresBetween(a: Place, b: Place): number {
  const [latitudes, longitudes] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const share =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Returns the centre of places in one city; null = no places. Wrong for places on both sides of the date line. */
export function middleOf(places: readonly Place[]): Place | null {
  if (places.length === 0) return null;
  const mean = (of: (place: Place) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

/** Sorts places by distance, nearest first. Equal distances keep their order. */
export const nearestFirst = <P extends Place>(
  places: readonly P[],
  from: Place,
): readonly { readonly place: P; readonly metres: number }[] =>
  places.map((place) => ({ place, metres: metresBetween(from, place) })).toSorted((a, b) => a.metres - b.metres);

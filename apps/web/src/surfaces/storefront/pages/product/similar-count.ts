import { apiOf } from '#server/visit.server.ts';
import type { Route } from './+types/similar-count';

/** GET /similar?categories=…&attrs.…=…: returns the number of parts with these parameters; null if it is unknown. */
export async function loader(visit: Route.LoaderArgs): Promise<number | null> {
  const counted = await apiOf(visit).countProducts({ query: visit.url.searchParams });
  return counted.ok ? counted.value.count : null;
}

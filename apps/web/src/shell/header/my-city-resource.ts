import { apiOf } from '#server/visit.server.ts';
import type { Route } from './+types/my-city-resource';

/** GET /my-city: returns the slug of the city for the visitor's IP address; null if unknown. */
export async function loader(visit: Route.LoaderArgs): Promise<Response> {
  const guessed = await apiOf(visit).myCity();
  return Response.json({ city: guessed.ok && guessed.value.isGuessed ? guessed.value.city.slug : null });
}

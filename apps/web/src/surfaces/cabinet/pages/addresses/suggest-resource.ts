import { apiOf } from '#server/visit.server.ts';
import type { Route } from './+types/suggest-resource';

/** GET /cabinet/addresses/suggest?text=…: returns suggestions for a partly typed address. */
export async function loader(visit: Route.LoaderArgs): Promise<Response> {
  const text = visit.url.searchParams.get('text') ?? '';
  const found = await apiOf(visit).suggestAddresses({ query: { text } });
  return found.ok ? Response.json(found.value) : Response.json([], { status: found.status });
}

import type { LoaderFunctionArgs } from 'react-router';

import { apiOf } from '#server/visit.server.ts';

/** GET /cabinet/addresses/suggest?text=: returns address suggestions while typing. */
export async function loader(visit: LoaderFunctionArgs): Promise<Response> {
  const text = visit.url.searchParams.get('text') ?? '';
  const found = await apiOf(visit).suggestAddresses({ query: { text } });
  return found.ok ? Response.json(found.value) : Response.json([], { status: found.status });
}

import type { LoaderFunctionArgs } from 'react-router';

import { apiOf } from '#server/visit.server.ts';

/** GET /my-city: slug of the city of the visitor's network address; null where nobody knows. */
export async function loader(visit: LoaderFunctionArgs): Promise<Response> {
  const guessed = await apiOf(visit).myCity();
  return Response.json({ city: guessed.ok && guessed.value.isGuessed ? guessed.value.city.slug : null });
}

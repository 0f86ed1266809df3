import type { LoaderFunctionArgs } from 'react-router';

import { apiOf } from '#server/visit.server.ts';

/** GET /similar?categories=…&attrs.…=…: how many parts the ticked parameters find; null where that cannot be told. */
export async function loader(visit: LoaderFunctionArgs): Promise<number | null> {
  const counted = await apiOf(visit).countProducts({ query: visit.url.searchParams });
  return counted.ok ? counted.value.count : null;
}

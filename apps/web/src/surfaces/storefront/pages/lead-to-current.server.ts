import { redirect } from 'react-router';

import type { Visit } from '#server/visit.server.ts';

/**
 * If a category or brand was requested by a former slug, redirects permanently to the same address with the current
 * slug.
 */
export function leadToCurrent({ url }: Visit, requested: string, current: string): void {
  if (requested === current) return;
  const part = new RegExp(`(?<=/catalog/(?:manufacturers/)?)${requested}(?=/|$)`);
  throw redirect(url.pathname.replace(part, current) + url.search, 301);
}

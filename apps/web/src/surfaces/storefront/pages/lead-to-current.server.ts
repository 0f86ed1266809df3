import { redirect } from 'react-router';

import type { Visit } from '#server/visit.server.ts';

/**
 * Redirects permanently from a former address of a category or brand to the current one. The rest of the address stays.
 */
export function leadToCurrent({ url }: Visit, requested: string, current: string): void {
  if (requested === current) return;
  const part = new RegExp(`(?<=/catalog/(?:manufacturers/)?)${requested}(?=/|$)`);
  throw redirect(url.pathname.replace(part, current) + url.search, 301);
}

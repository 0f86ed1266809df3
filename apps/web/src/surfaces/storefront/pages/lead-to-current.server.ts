import { redirect } from 'react-router';

import type { Visit } from '#server/visit.server.ts';

/**
 * Redirects permanently from a former address of a category or brand to the current one. The rest of the address stays.
 */
export function leadToCurrent({ url }: Visit, asked: string, current: string): void {
  if (asked === current) return;
  const part = new RegExp(`(?<=/catalog/(?:manufacturers/)?)${asked}(?=/|$)`);
  throw redirect(url.pathname.replace(part, current) + url.search, 301);
}

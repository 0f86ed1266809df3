import { redirect } from 'react-router';

import type { Visit } from '#server/visit.server.ts';

/** An address of a category or brand that was leads for good to that of today; the rest of it stays as it is. */
export function leadToCurrent({ url }: Visit, asked: string, current: string): void {
  if (asked === current) return;
  const part = new RegExp(`(?<=/catalog/(?:manufacturers/)?)${asked}(?=/|$)`);
  throw redirect(url.pathname.replace(part, current) + url.search, 301);
}

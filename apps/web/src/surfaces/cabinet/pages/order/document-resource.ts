import { redirect } from 'react-router';

import { appContext } from '#server/visit.server.ts';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import type { Route } from './+types/document-resource';

/**
 * GET /cabinet/orders/{number}/documents/{document}: the target of links in e-mails. Returns the file after a check of
 * the session.
 */
export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  const { apiBase } = visit.context.get(appContext);
  const { number, document } = visit.params;
  throw redirect(`${apiBase}/orders/${encodeURIComponent(number)}/documents/${encodeURIComponent(document)}`);
}

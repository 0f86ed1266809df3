import { redirect } from 'react-router';

import { appContext } from '#server/visit.server.ts';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import type { Route } from './+types/document-resource';

/**
 * GET /cabinet/orders/{number}/documents/{document}: redirects a signed-in customer to the document's file, which the
 * API returns. E-mails link to this address.
 */
export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  const { apiBase } = visit.context.get(appContext);
  const { number, document } = visit.params;
  throw redirect(`${apiBase}/orders/${encodeURIComponent(number)}/documents/${encodeURIComponent(document)}`);
}

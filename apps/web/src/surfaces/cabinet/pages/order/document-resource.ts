import { type LoaderFunctionArgs, redirect } from 'react-router';

import { appContext } from '#server/visit.server.ts';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';

/**
 * GET /cabinet/orders/{number}/documents/{document}: the target of links in e-mails. Returns the file after a check of
 * the session.
 */
export async function loader(visit: LoaderFunctionArgs) {
  await requireSignIn(visit);
  const { apiBase } = visit.context.get(appContext);
  const { number = '', document = '' } = visit.params;
  throw redirect(`${apiBase}/orders/${encodeURIComponent(number)}/documents/${encodeURIComponent(document)}`);
}

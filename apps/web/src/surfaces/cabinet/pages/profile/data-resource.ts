import { redirect } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import type { Route } from './+types/data-resource';

/** GET /cabinet/profile/data: returns all personal data of the customer as a JSON file. */
export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  const answered = await apiOf(visit).personalData();
  // 403 = the customer must confirm their identity first, or staff act as the customer. Open the page that explains it.
  if (!answered.ok && answered.status === 403) {
    const page = answered.error.code === 'proof_missing' ? '/cabinet/profile/export' : '/cabinet/profile';
    throw redirect(inLocale(localeOfPath(visit.url.pathname), page));
  }
  const kept = orErrorPage(answered);
  return new Response(JSON.stringify(kept, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
    },
  });
}

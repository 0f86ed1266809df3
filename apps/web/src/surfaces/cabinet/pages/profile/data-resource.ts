import type { LoaderFunctionArgs } from 'react-router';

import { apiOf, orErrorPage } from '../../../../visit.server.ts';
import { requireSignIn } from '../../require-sign-in.server.ts';

/** GET /cabinet/profile/data: everything that is kept about the person, as a file. */
export async function loader(visit: LoaderFunctionArgs) {
  await requireSignIn(visit);
  const kept = orErrorPage(await apiOf(visit).personalData());
  return new Response(JSON.stringify(kept, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="farad-data.json"',
      'cache-control': 'private, no-store',
    },
  });
}

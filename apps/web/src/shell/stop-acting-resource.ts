import { redirect } from 'react-router';

import { leadsTo } from '../server/leads-to.server.ts';
import { apiOf, orErrorPage } from '../server/visit.server.ts';
import type { Route } from './+types/stop-acting-resource';

export const loader = leadsTo('/');

/** POST /stop-acting: ends acting as the customer and returns to the customer's page in the back office. */
export async function action(visit: Route.ActionArgs) {
  const { adminUrl } = orErrorPage(await apiOf(visit).endImpersonation({ body: {} }));
  return redirect(adminUrl ?? '/', 303);
}

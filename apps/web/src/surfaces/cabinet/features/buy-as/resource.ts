import { redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { ownPath } from '#kit/own-path.ts';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import type { Route } from './+types/resource';

/** POST /cabinet/buy-as: selects the buyer and returns to the page. */
export async function action(visit: Route.ActionArgs): Promise<Response> {
  const form = await visit.request.formData();
  const companyId = formText(form, 'buyer');
  orErrorPage(await apiOf(visit).buyAs({ body: { companyId: companyId === '' ? null : companyId } }));
  return redirect(ownPath(form.get('back')) ?? inLocale(localeOfPath(visit.url.pathname), '/cabinet/companies'), 303);
}

import { data, redirect } from 'react-router';

import { cookieLine, yearSeconds } from '../kit/cookies.ts';
import { leadsTo } from '../server/leads-to.server.ts';
import { ownPath } from '../kit/own-path.ts';
import { isScriptRequest, sendCookie } from '../server/visit.server.ts';
import type { Route } from './+types/cookie-choice-resource';

export const loader = leadsTo('/');

/** Version of the banner's text, stored with the visitor's consent. */
const textVersion = '2026-11';

/** POST /cookie-choice: stores the visitor's cookie choice for a year. `again` shows the banner again. */
export async function action(visit: Route.ActionArgs) {
  const form = await visit.request.formData();
  const choice = form.get('choice');
  if (choice !== 'all' && choice !== 'necessary' && choice !== 'again') return data({ ok: false }, { status: 400 });
  const isSecure = visit.url.protocol === 'https:';
  const lifeSeconds = choice === 'again' ? 0 : yearSeconds;
  sendCookie(visit, cookieLine('cookieConsent', `${choice}:${textVersion}`, lifeSeconds, isSecure));
  return isScriptRequest(visit) ? data({ ok: true }) : redirect(ownPath(form.get('back')) ?? '/', 303);
}

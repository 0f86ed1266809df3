import { type ActionFunctionArgs, data, redirect } from 'react-router';

import { leadsTo } from '../../../../leads-to.server.ts';
import { ownPath } from '../../../../own-path.ts';
import { isAskedByScript, sendCookie } from '../../../../visit.server.ts';

const yearSeconds = 365 * 24 * 60 * 60;

export const loader = leadsTo('/');

/** POST /theme: keeps the chosen theme a year. With JavaScript the frame is loaded anew, without it the page is. */
export async function action(visit: ActionFunctionArgs) {
  const form = await visit.request.formData();
  const theme = form.get('theme');
  if (theme !== 'light' && theme !== 'dark') return data({ ok: false }, { status: 400 });
  const secure = visit.url.protocol === 'https:' ? '; Secure' : '';
  sendCookie(visit, `theme=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`);
  return isAskedByScript(visit) ? data({ ok: true }) : redirect(ownPath(form.get('back')) ?? '/', 303);
}

import { type ActionFunctionArgs, data, redirect } from 'react-router';

import { ownPath } from '../../../../own-path.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** POST /theme: keeps the chosen theme a year. With JavaScript the frame is loaded anew, without it the page is. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const theme = form.get('theme');
  if (theme !== 'light' && theme !== 'dark') return data({ ok: false }, { status: 400 });
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  const headers = { 'set-cookie': `theme=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}` };
  return redirect(ownPath(form.get('back')) ?? '/', { headers });
}

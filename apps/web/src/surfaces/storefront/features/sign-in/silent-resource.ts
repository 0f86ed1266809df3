import type { ActionFunctionArgs } from 'react-router';

import { cookieValue } from '#kit/cookies.ts';
import { leadsTo } from '#server/leads-to.server.ts';
import { apiOf } from '#server/visit.server.ts';

export const loader = leadsTo('/');

/** Read as a form is: nothing that stands there can fail to be decoded. */
const hint = (visit: ActionFunctionArgs, name: string): string =>
  new URLSearchParams(`hint=${cookieValue(visit.request.headers.get('cookie'), name) ?? ''}`).get('hint') ?? '';

/**
 * POST /silent-sign-in: asked by a page for guests whose browser has hints of a sign-in. The session alone answers; hints
 * that nothing stands behind go, and whom they do not even name is led home (specification section 4, product A2).
 */
export async function action(visit: ActionFunctionArgs): Promise<Response> {
  const api = apiOf(visit);
  const [phone, email] = [hint(visit, 'phone'), hint(visit, 'email')];
  const byHint =
    phone !== ''
      ? await api.loginByPhone({ body: { phone } })
      : email !== ''
        ? await api.loginByEmail({ body: { email } })
        : null;
  const login = byHint?.ok && byHint.value.isAuthenticated ? byHint : await api.authenticatedUser();
  if (login.ok && login.value.isAuthenticated) return Response.json({ outcome: 'signed_in' });
  await api.logout();
  return Response.json({ outcome: phone === '' && email === '' ? 'home' : 'guest' });
}

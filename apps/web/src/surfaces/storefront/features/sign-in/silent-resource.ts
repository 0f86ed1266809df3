import { cookieValue } from '#kit/cookies.ts';
import { leadsTo } from '#server/leads-to.server.ts';
import { apiOf } from '#server/visit.server.ts';
import type { Route } from './+types/silent-resource';

export const loader = leadsTo('/');

/** Reads a cookie like a form field, which cannot fail to decode. */
const hint = (visit: Route.ActionArgs, name: string): string =>
  new URLSearchParams(`hint=${cookieValue(visit.request.headers.get('cookie'), name) ?? ''}`).get('hint') ?? '';

/**
 * POST /silent-sign-in: called by a guest page if the browser has hints of a sign-in. Only the session decides. Hints
 * without a session are deleted; if they name nobody, the answer is `home` (specification section 4, product A2).
 */
export async function action(visit: Route.ActionArgs): Promise<Response> {
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

import { cookieValue } from '#kit/cookies.ts';
import { leadsTo } from '#server/leads-to.server.ts';
import { apiOf } from '#server/visit.server.ts';
import type { Route } from './+types/silent-resource';

export const loader = leadsTo('/');

/** Returns the decoded value of a cookie; empty if it is absent. Form decoding is used because it accepts any text. */
const hint = (visit: Route.ActionArgs, name: string): string =>
  new URLSearchParams(`hint=${cookieValue(visit.request.headers.get('cookie'), name) ?? ''}`).get('hint') ?? '';

/**
 * POST /silent-sign-in: a guest's page calls it if cookies hint at an earlier sign-in. Only a valid session signs in.
 * Without one, the hints are deleted. The answer is `home` if they contain neither phone nor e-mail (specification
 * section 4, product A2).
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

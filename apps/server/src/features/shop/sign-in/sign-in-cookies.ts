import type { SessionAccount } from '@farad/database/people/session.queries';
import { basketCleanupDelayMs } from '@farad/domain/basket';
import { neutralCoefficient } from '@farad/domain/money';
import { cookieRule } from '@farad/domain/site';

import type { Config } from '#config/config.ts';
import type { Cookies } from '#http/session/cookies.ts';
import { setSessionCookie } from '#http/session/session.ts';
import type { BegunSession } from './begin-session.ts';

const hintNames = ['isuser', 'userPricesKoef', 'phone', 'email'] as const;

const hintsOf = (account: SessionAccount): Readonly<Record<(typeof hintNames)[number], string>> => ({
  isuser: 'true',
  userPricesKoef: String(account.coefficient / neutralCoefficient),
  phone: account.phone ?? '',
  email: account.email ?? '',
});

/** Sets the cookies that tell the page who is signed in. */
export function setHintCookies(cookies: Cookies, account: SessionAccount): void {
  const hints = hintsOf(account);
  for (const name of hintNames) {
    const lifeSeconds = cookieRule(name)?.lifeSeconds ?? undefined;
    if (hints[name] === '') cookies.clear(name);
    else cookies.set(name, hints[name], { isReadable: true, ...(lifeSeconds === undefined ? {} : { lifeSeconds }) });
  }
}

/** Sets the session cookie, and the cookies for the page, which the server never trusts (product S8). */
export function setSignedInCookies(cookies: Cookies, config: Config, session: BegunSession): void {
  setSessionCookie(cookies, config, session.token);
  setHintCookies(cookies, session.account);
  for (const name of session.clearedCookies) if (cookies.get(name) !== undefined) cookies.clear(name);
  const cart = cookies.get('cart');
  if (session.clearCart && cart !== undefined) cookies.set('cart', cart, { lifeSeconds: basketCleanupDelayMs / 1000 });
}

export function clearSignedInCookies(cookies: Cookies, config: Config): void {
  for (const name of [config.cookies.sessionName, ...hintNames]) cookies.clear(name);
}

import { calls } from '@farad/contract/calls';
import { ok } from '@farad/domain/shared';
import { cookieRule, validateClientCookie } from '@farad/domain/site';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import type { Cookies } from '../../http/cookies.ts';
import { route } from '../../http/route.ts';

interface SentCookie {
  readonly name: string;
  readonly value: string;
  readonly expires?: number | string | undefined;
}

const isOver = (expires: number | string | undefined, now: Date): boolean => {
  if (expires === undefined) return false;
  return new Date(expires).getTime() <= now.getTime();
};

/** Names that nobody knows and values are not quoted: they may say anything. */
const refusalText = (name: string, error: string): string => `${cookieRule(name)?.name ?? '?'}: ${error}`;

/** Sets all of them or none. The life is the table's; an expiry in the past deletes the cookie. */
function setCookies(sent: readonly SentCookie[], cookies: Cookies, { clock, log }: Deps): 'success' | 'error' {
  const now = clock();
  const rules = sent.map((cookie) => ({ cookie, rule: validateClientCookie(cookie.name, cookie.value) }));
  const refused = rules.flatMap(({ cookie, rule }) => (rule.ok ? [] : [refusalText(cookie.name, rule.error)]));
  if (refused.length > 0) {
    log.warn({ refused }, 'cookies were refused');
    return 'error';
  }
  for (const { cookie, rule } of rules) {
    if (!rule.ok) continue;
    if (isOver(cookie.expires, now)) cookies.clear(cookie.name);
    else {
      const { lifeSeconds, isHttpOnly } = rule.value;
      cookies.set(cookie.name, cookie.value, {
        isReadable: !isHttpOnly,
        ...(lifeSeconds === null ? {} : { lifeSeconds }),
      });
    }
  }
  return 'success';
}

/** Cookies. */
export function registerSite(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.setCookies, { permission: 'view_catalogue', rateClass: 'write' }, async ({ body, cookies }) =>
    ok({ variant: setCookies(body.cookies, cookies, deps) }),
  );
}

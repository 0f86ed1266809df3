import { calls } from '@farad/contract/calls';
import { fail, ok } from '@farad/domain/shared';
import { requestedCookieLife, cookieRule, validateClientCookie } from '@farad/domain/site';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Cookies } from '#http/session/cookies.ts';
import { route } from '#http/serve/route.ts';

interface SentCookie {
  readonly name: string;
  readonly value: string;
  readonly expires?: number | string | undefined;
}

/** Returns the reason of a refusal for the log. Unknown cookie names are left out, since callers can send any text. */
const refusalText = (name: string, error: string): string => `${cookieRule(name)?.name ?? '?'}: ${error}`;

/** Validates a cookie that the page wants to set. Fails with the reason. */
function readCookie({ name, value, expires }: SentCookie, now: Date) {
  const rule = validateClientCookie(name, value);
  if (!rule.ok) return rule;
  const { lifeSeconds, isHttpOnly } = rule.value;
  const life = requestedCookieLife(expires, lifeSeconds ?? Infinity, now);
  if (life === null) return fail('invalid_expires' as const);
  return ok({ name, value, isReadable: !isHttpOnly, life: Number.isFinite(life) ? { lifeSeconds: life } : {} });
}

/**
 * Sets all cookies, or none if one is refused. A cookie cannot be deleted, since an expiry date in the past is refused.
 */
function setCookies(sent: readonly SentCookie[], cookies: Cookies, { clock, log }: Deps): 'success' | 'error' {
  const now = clock();
  const read = sent.map((cookie) => ({ name: cookie.name, kept: readCookie(cookie, now) }));
  const refused = read.flatMap(({ name, kept }) => (kept.ok ? [] : [refusalText(name, kept.error)]));
  if (refused.length > 0) {
    log.warn({ refused }, 'page cookies: refused');
    return 'error';
  }
  for (const { kept } of read) {
    if (kept.ok)
      cookies.set(kept.value.name, kept.value.value, { isReadable: kept.value.isReadable, ...kept.value.life });
  }
  return 'success';
}

/** Registers the call that sets cookies. */
export function registerSite(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.setCookies, { permission: 'view_catalogue', rateClass: 'write' }, async ({ body, cookies }) =>
    ok({ variant: setCookies(body.cookies, cookies, deps) }),
  );
}

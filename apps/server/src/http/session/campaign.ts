import { addTouch, cookieRule, readUtm, readUtmCookie, writeUtmCookie } from '@farad/domain/site';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';
import { cookiesOf } from './cookies.ts';

const name = 'utmtags';

/**
 * Stores in a cookie the first and the last campaign by which the visitor came; their order will contain both
 * (specification section 3, product S9). Visitors who allowed only necessary cookies are not tracked.
 */
export function setCampaignCookie(request: FastifyRequest, reply: FastifyReply, address: URL, config: Config): void {
  if (request.method !== 'GET') return;
  const touch = readUtm(address.searchParams);
  const rule = cookieRule(name);
  const cookies = cookiesOf(request, reply, config);
  if (touch === null || rule === undefined || cookies.get('cookieConsent')?.startsWith('necessary') === true) return;
  const { first, last } = readUtmCookie(cookies.get(name) ?? '');
  const before = first === undefined ? null : { first, last: last ?? first };
  cookies.set(name, writeUtmCookie(addTouch(before, touch), rule.sizeMaxBytes), {
    isReadable: true,
    ...(rule.lifeSeconds === null ? {} : { lifeSeconds: rule.lifeSeconds }),
  });
}

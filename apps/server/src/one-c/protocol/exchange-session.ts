import { randomBytes, timingSafeEqual } from 'node:crypto';

import { exchangeSessionQueries, type OneCSession } from '@farad/database/imports/exchange-session.queries';
import { exchangeLimits } from '@farad/domain/one-c';
import { subnetOf } from '@farad/domain/shared';
import type { FastifyRequest } from 'fastify';

import type { Deps } from '#deps.ts';
import { ipOf, isSecureTransport } from '#http/connection/transport.ts';
import { sha256 } from '#kit/sha256.ts';

/** Name of the cookie that 1C sends with each request. */
const sessionCookie = 'farad_exchange';
/** Maximum number of wrong passwords from one network within `triesSeconds`. */
const triesMax = 20;
const triesSeconds = 900;

/** Returns login and password of `Authorization: Basic`; null = there are none. */
function basicOf({ headers }: FastifyRequest): { readonly login: string; readonly password: string } | null {
  const coded = /^Basic ([A-Za-z0-9+/=]{1,1000})$/.exec(headers.authorization ?? '')?.[1];
  if (coded === undefined) return null;
  const text = Buffer.from(coded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? null : { login: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Reason why 1C could not sign in. */
export type OneCRefusal = 'unauthenticated' | 'too_many_tries' | 'not_secure' | 'no_account';

/**
 * Signs 1C in. The hash of the password is compared in constant time; since the password is random, a fast hash is
 * enough.
 */
export async function beginSession(
  deps: Deps,
  request: FastifyRequest,
): Promise<
  { readonly ok: true; readonly lines: readonly string[] } | { readonly ok: false; readonly why: OneCRefusal }
> {
  const [ip, now] = [ipOf(request), deps.clock()];
  if (!isSecureTransport(request, deps.config)) return { ok: false, why: 'not_secure' };
  const queries = exchangeSessionQueries(deps.db);
  const subnet = subnetOf(ip) ?? ip;
  const since = new Date(now.getTime() - triesSeconds * 1000);
  if ((await queries.tries(subnet, since)) >= triesMax) return { ok: false, why: 'too_many_tries' };
  const account = await queries.account();
  const given = basicOf(request);
  const wanted = account?.passwordSha256 ?? sha256(randomBytes(32).toString('hex'));
  const isPassword = timingSafeEqual(sha256(given?.password ?? ''), wanted);
  const isLogin = timingSafeEqual(sha256(given?.login ?? ''), sha256(account?.login ?? ''));
  if (account === undefined || !isPassword || !isLogin) {
    await queries.noteTry(subnet, now);
    return { ok: false, why: account === undefined ? 'no_account' : 'unauthenticated' };
  }
  const token = randomBytes(32).toString('base64url');
  await queries.begin(sha256(token), ip, now, new Date(now.getTime() + exchangeLimits.sessionSeconds * 1000));
  const timestamp = Math.floor(now.getTime() / 1000);
  return { ok: true, lines: ['success', sessionCookie, token, `timestamp=${timestamp}`] };
}

/** Returns the session of a request: its cookie must come from the address that signed in. Undefined = no session. */
export function sessionOf(deps: Deps, request: FastifyRequest): Promise<OneCSession | undefined> {
  const token = request.cookies[sessionCookie];
  if (token === undefined || !/^[A-Za-z0-9_-]{43}$/.test(token)) return Promise.resolve(undefined);
  const now = deps.clock();
  const { sessionSeconds, sessionSecondsInAll } = exchangeLimits;
  const until = new Date(now.getTime() + sessionSeconds * 1000);
  const begunAfter = new Date(now.getTime() - sessionSecondsInAll * 1000);
  return exchangeSessionQueries(deps.db).find(sha256(token), ipOf(request), now, until, begunAfter);
}

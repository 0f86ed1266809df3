import { randomBytes } from 'node:crypto';

import type { Handle } from '@farad/database/connection/connect';
import { apiKeyQueries } from '@farad/database/people/api-key.queries';
import { sessionQueries, type SessionAccount } from '@farad/database/people/session.queries';
import type { Permission, Role } from '@farad/domain/customer';
import type { ApiScope } from '@farad/domain/customer-api';
import { neutralCoefficient, type Coefficient } from '@farad/domain/money';
import { signInLimits } from '@farad/domain/customer-sign-in';

import type { Config } from '#config/config.ts';
import { sha256 } from '#kit/sha256.ts';
import type { Cookies } from './cookies.ts';

/**
 * A session ends `sessionIdleSeconds` after its last use, and at the latest `sessionAbsoluteSeconds` after its start
 * (product A3).
 */
const { sessionIdleSeconds, sessionAbsoluteSeconds } = signInLimits;

const seenStepSeconds = 600;

export interface GuestActor {
  readonly kind: 'guest';
  readonly role: 'guest';
  readonly coefficient: Coefficient;
  /** True if the caller sent an API key that is invalid. */
  readonly hasDeadKey?: true;
}

export interface AccountActor {
  readonly kind: 'account';
  readonly account: SessionAccount;
  readonly role: Role;
  readonly coefficient: Coefficient;
  /** SHA-256 of the session's token, by which the database finds the session. Empty for calls with an API key. */
  readonly sessionHash: Buffer;
  /** When the person last entered, in this session, a code sent to their phone or e-mail; null = never. */
  readonly provedAt: Date | null;
  /** Staff who act on behalf of the customer; null = the customer acts. */
  readonly actedBy: ActingStaff | null;
  /** API key with which a program calls; null = no key. */
  readonly key: CallingKey | null;
}

/** Properties of an API key that calls need. */
export interface CallingKey {
  readonly id: number;
  readonly scopes: readonly ApiScope[];
  /** Maximum number of calls per minute. */
  readonly perMinute: number;
  /** Company for which the key buys; null = it buys for the person, whatever company the person chose on the site. */
  readonly companyId: number | null;
}

export interface ActingStaff {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly endsAt: Date;
}

/** Who makes a call: a guest or the owner of an account. */
export type Actor = GuestActor | AccountActor;

const guest: GuestActor = { kind: 'guest', role: 'guest', coefficient: neutralCoefficient };

const tokenForm = /^[A-Za-z0-9_-]{43}$/;

const newToken = (): string => randomBytes(32).toString('base64url');

const plainAgent = (userAgent: string): string => userAgent.replaceAll('\u0000', '').slice(0, 400);

/** Returns the moment since which a session must have been used. A session that was last used earlier has expired. */
export const seenSince = (now: Date): Date => secondsBefore(now, sessionIdleSeconds);

const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/**
 * Returns the caller to whom a session token belongs. Returns a guest if there is no token, or if it is malformed,
 * expired or unknown.
 */
export async function actorOf(handle: Handle, token: string | undefined, now: Date): Promise<Actor> {
  if (token === undefined || !tokenForm.test(token)) return guest;
  const sessionHash = sha256(token);
  const queries = sessionQueries(handle);
  const found = await queries.find(sessionHash, now, seenSince(now));
  if (found === undefined) return guest;
  if (found.lastSeenAt < secondsBefore(now, seenStepSeconds)) await queries.touch(sessionHash, now);
  const { account, provedAt, expiresAt, impersonator } = found;
  return {
    kind: 'account',
    account,
    role: account.role,
    coefficient: account.coefficient,
    sessionHash,
    provedAt,
    actedBy: impersonator && {
      ...impersonator,
      endsAt: expiresAt,
    },
    key: null,
  };
}

/** The last use of a key is stored at most once in this time. */
const usedStepSeconds = 60;

/**
 * Returns the caller to whom an API key belongs. `token` null = the header was malformed. A malformed, unknown or
 * revoked key gives a guest with `hasDeadKey`. The same applies to a key whose owner no longer exists.
 */
export async function keyActorOf(handle: Handle, token: string | null, now: Date): Promise<Actor> {
  const dead = { ...guest, hasDeadKey: true } as const;
  if (token === null) return dead;
  const queries = apiKeyQueries(handle);
  const found = await queries.find(sha256(token));
  if (found === undefined) return dead;
  const { account, lastUsedAt, ...key } = found;
  if (lastUsedAt === null || lastUsedAt < secondsBefore(now, usedStepSeconds)) await queries.touch(key.id, now);
  return {
    kind: 'account',
    account,
    role: account.role,
    coefficient: account.coefficient,
    key,
    sessionHash: Buffer.alloc(0),
    provedAt: null,
    actedBy: null,
  };
}

/**
 * Starts a session and returns its token, which has 256 random bits. The database stores only the SHA-256 of the token.
 */
export async function startSession(handle: Handle, accountId: number, userAgent: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionAbsoluteSeconds * 1000);
  const session = { sha256: sha256(token), accountId, userAgent: plainAgent(userAgent), now, expiresAt };
  await sessionQueries(handle).insert({ ...session, impersonatorId: null });
  return token;
}

/**
 * Starts a short session in which staff act on behalf of a customer, and returns its token. In it, no contact counts as
 * proved.
 */
export async function startActing(
  handle: Handle,
  as: { readonly accountId: number; readonly staffId: number; readonly userAgent: string },
  now: Date,
  endsAt: Date,
): Promise<string> {
  const token = newToken();
  const { accountId, staffId, userAgent } = as;
  const session = { sha256: sha256(token), accountId, userAgent: plainAgent(userAgent), now, expiresAt: endsAt };
  await sessionQueries(handle).insert({ ...session, impersonatorId: staffId });
  return token;
}

/** Ends one session. */
export const endSession = (handle: Handle, sessionHash: Buffer): Promise<void> =>
  sessionQueries(handle).end(sessionHash);

/** Deletes expired sessions. */
export const deleteOverSessions = (handle: Handle, now: Date): Promise<void> =>
  sessionQueries(handle).deleteOver(now, seenSince(now));

export function setSessionCookie(cookies: Cookies, config: Config, token: string): void {
  cookies.set(config.cookies.sessionName, token, { lifeSeconds: sessionAbsoluteSeconds });
}

const browserForm = /^[A-Za-z0-9_-]{22}$/;

/**
 * Returns a random id of 128 bits that identifies this browser before sign-in (integrations 10.2). A sign-in code works
 * only in the browser that requested it. If the browser has no such id yet, it gets one in a cookie.
 */
export function browserOf(cookies: Cookies, config: Config): string {
  const { browserName } = config.cookies;
  const known = cookies.get(browserName);
  if (known !== undefined && browserForm.test(known)) return known;
  const made = randomBytes(16).toString('base64url');
  cookies.set(browserName, made, { lifeSeconds: sessionAbsoluteSeconds });
  return made;
}

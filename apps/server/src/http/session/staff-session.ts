import { randomBytes } from 'node:crypto';

import type { Handle } from '@farad/database/connection/connect';
import { staffQueries, type StaffRow } from '@farad/database/staff/staff.queries';
import { staffSessionQueries, type StaffSessionRow } from '@farad/database/staff/staff-session.queries';
import { staffLimits } from '@farad/domain/staff';

import type { Deps } from '#deps.ts';
import { sha256 } from '#kit/sha256.ts';
import type { Cookies } from './cookies.ts';

/** Name of the session cookie of the back office. Browsers never send it in requests that another site causes. */
const cookieName = '__Host-staff';

const { sessionAbsoluteSeconds, sessionIdleSeconds, tokenLifeSeconds, formerTokenSeconds } = staffLimits;

export interface StaffActor {
  readonly kind: 'staff';
  readonly staff: StaffRow;
  readonly session: StaffSessionRow;
}

/** Who calls the back office: signed-in staff, or a guest. */
export type StaffOrGuest = { readonly kind: 'guest' } | StaffActor;

const tokenForm = /^[A-Za-z0-9_-]{43}$/;
const seenStepSeconds = 60;

const newToken = (): string => randomBytes(32).toString('base64url');
const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/** Returns the earliest last use of a staff session that is still valid. */
export const staffSeenSince = (now: Date): Date => secondsBefore(now, sessionIdleSeconds);

function setCookie(cookies: Cookies, token: string, lifeSeconds: number): void {
  cookies.set(cookieName, token, { lifeSeconds, isStrict: true });
}

const lifeLeft = (session: StaffSessionRow, now: Date): number =>
  Math.max(1, Math.round((session.expiresAt.getTime() - now.getTime()) / 1000));

/**
 * Extends a session and gives it a new token from time to time. Returns false if a former token was used too late: then
 * it may have been stolen, and the session is ended.
 */
async function keep(deps: Deps, cookies: Cookies, session: StaffSessionRow, sent: Buffer, now: Date): Promise<boolean> {
  const queries = staffSessionQueries(deps.db);
  if (!sent.equals(session.sha256)) {
    if (session.turnedAt >= secondsBefore(now, formerTokenSeconds)) return true;
    await queries.end(session.staffId, session.id);
    deps.log.warn({ staffId: session.staffId }, 'staff session: old token used, session ended');
    return false;
  }
  if (session.turnedAt < secondsBefore(now, tokenLifeSeconds)) {
    const token = newToken();
    if (await queries.turn(sent, sha256(token), now)) setCookie(cookies, token, lifeLeft(session, now));
  } else if (session.seenAt < secondsBefore(now, seenStepSeconds)) await queries.touch(session.id, now);
  return true;
}

/** Returns the staff session of this browser, which may be at any step of the sign-in; undefined = none. */
export async function staffSessionOf(deps: Deps, cookies: Cookies): Promise<StaffActor | undefined> {
  const token = cookies.get(cookieName);
  if (token === undefined || !tokenForm.test(token)) return undefined;
  const now = deps.clock();
  const sent = sha256(token);
  const session = await staffSessionQueries(deps.db).find(sent, now, staffSeenSince(now));
  if (session === undefined || !(await keep(deps, cookies, session, sent, now))) return undefined;
  const staff = await staffQueries(deps.db).find(session.staffId);
  return staff && { kind: 'staff', staff, session };
}

/** Starts a staff session at a step of the sign-in. The browser gets its token, which has 256 random bits. */
export async function startStaffSession(
  handle: Handle,
  { staffId, step }: { readonly staffId: number; readonly step: 'password' | 'done' },
  visitor: { readonly cookies: Cookies; readonly userAgent: string; readonly ip: string },
  now: Date,
): Promise<void> {
  const lifeSeconds = step === 'done' ? sessionAbsoluteSeconds : staffLimits.secondStepSeconds;
  const token = newToken();
  const { userAgent, ip } = visitor;
  const expiresAt = new Date(now.getTime() + lifeSeconds * 1000);
  await staffSessionQueries(handle).insert({ sha256: sha256(token), staffId, step, userAgent, ip, now, expiresAt });
  setCookie(visitor.cookies, token, lifeSeconds);
}

export const clearStaffCookie = (cookies: Cookies): void => cookies.clear(cookieName);

import type { StaffMe, StaffSession } from '@farad/contract/office/staff/staff';
import type { StaffUser } from '@farad/contract/office/staff/staff-users';
import { staffQueries, type StaffRow } from '@farad/database/staff/staff.queries';
import { staffSessionQueries } from '@farad/database/staff/staff-session.queries';
import { deviceOf } from '@farad/domain/account';
import { staffLimits } from '@farad/domain/staff';

import type { Deps } from '#deps.ts';
import { staffSeenSince, type StaffActor } from '#http/session/staff-session.ts';

const namesOf = ({ customRoles }: StaffRow) => customRoles.map(({ id, name }) => ({ id: String(id), name }));

/** Returns the signed-in staff member. `session` is absent if the session was started by this request. */
export async function presentMe(
  { db, clock }: Deps,
  staffId: number,
  session?: StaffActor['session'],
): Promise<StaffMe> {
  const queries = staffQueries(db);
  const staff = await queries.find(staffId);
  if (staff === undefined) throw new Error('staff member not found');
  const begun = new Date(clock().getTime() + staffLimits.sessionAbsoluteSeconds * 1000);
  return {
    id: String(staff.id),
    name: staff.name,
    email: staff.email,
    locale: staff.locale,
    roles: [...staff.roles],
    customRoles: namesOf(staff),
    permissions: [...staff.permissions],
    recoveryCodesLeft: await queries.recoveryCodesLeft(staff.id),
    sessionEndsAt: (session?.expiresAt ?? begun).toISOString(),
    sessionIdleSeconds: staffLimits.sessionIdleSeconds,
  };
}

export function presentUser(row: StaffRow, actor: StaffActor, now: Date): StaffUser {
  const isInvited = row.invitedUntil !== null && row.invitedUntil > now;
  return {
    id: String(row.id),
    email: row.email,
    name: row.name,
    locale: row.locale,
    roles: [...row.roles],
    customRoles: namesOf(row),
    isDisabled: row.disabledAt !== null,
    hasPassword: row.hasPassword,
    hasTotp: row.hasTotp,
    invitedUntil: isInvited ? row.invitedUntil.toISOString() : null,
    signedInAt: row.signedInAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    isMe: row.id === actor.staff.id,
  };
}

/** Returns the caller's sessions; the current one comes first. */
export async function presentSessions({ db, clock }: Deps, { staff, session }: StaffActor): Promise<StaffSession[]> {
  const now = clock();
  const rows = await staffSessionQueries(db).live(staff.id, now, staffSeenSince(now));
  const sessions = rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.userAgent),
    ip: row.ip,
    startedAt: row.createdAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    isCurrent: row.id === session.id,
  }));
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

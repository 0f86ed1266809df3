import type { StaffUser } from '@farad/contract/office/staff/staff-users';
import type { Tx } from '@farad/database/connection/connect';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { sessionQueries } from '@farad/database/people/session.queries';
import { staffQueries, type StaffRow } from '@farad/database/staff/staff.queries';
import { staffSessionQueries } from '@farad/database/staff/staff-session.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { mayGive, normaliseEmail } from '@farad/domain/customer';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { staffLimits, type AuditAction } from '@farad/domain/staff';
import { staffInvitationMail } from '@farad/wording/staff-messages';

import { shopName } from '#core/shop/shop-identity.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record } from '#http/serve/staff-route.ts';
import type { StaffVisitor } from './own-account.ts';
import { rolesToGive, type GivenRoles } from './custom-roles.ts';
import { hashPassword } from './password-hash.ts';
import { presentUser } from './present-staff.ts';
import { linkHash, newLinkToken, newPassword } from './secrets.ts';

type UserAnswer = Promise<Result<{ user: StaffUser }, Failure>>;
type InvitedAnswer = Promise<Result<{ user: StaffUser; password: string | null }, Failure>>;
type By = 'link' | 'password';

interface Secret {
  /** Generated password, which is shown only once; null = a link is sent instead. */
  readonly password: string | null;
  readonly passwordHash: string | null;
}

async function secretFor(by: By): Promise<Secret> {
  if (by === 'link') return { password: null, passwordHash: null };
  const password = newPassword();
  return { password, passwordHash: await hashPassword(password) };
}

/**
 * Gives a staff member access by the generated password, or by a link that is sent by email. Earlier passwords and
 * links become invalid.
 */
async function invite(tx: Tx, deps: Deps, staff: StaffRow, { passwordHash }: Secret): Promise<void> {
  const queries = staffQueries(tx);
  if (passwordHash !== null) return queries.setPassword(staff.id, passwordHash);
  const token = newLinkToken();
  const expiresAt = new Date(deps.clock().getTime() + staffLimits.invitationLifeSeconds * 1000);
  await queries.invite(staff.id, linkHash(token), expiresAt);
  const url = `${deps.config.adminUrl}/invitation#${token}`;
  const shop = await shopName(tx, deps.config);
  const { subject, text } = staffInvitationMail(staff.locale, { shop, name: staff.name, url, expiresAt });
  const message = { kind: 'staff_invitation', channel: 'email', recipient: staff.email, subject, text } as const;
  return outboxQueries(tx).add({ ...message, orderId: null });
}

const userOf = async (tx: Tx, deps: Deps, { actor }: StaffVisitor, id: number): Promise<StaffUser> => {
  const row = await staffQueries(tx).find(id);
  if (row === undefined) throw new Error('staff member not found');
  return presentUser(row, actor, deps.clock());
};

export async function createStaff(
  deps: Deps,
  caller: StaffVisitor,
  body: {
    readonly email: string;
    readonly name: string;
    readonly locale: Locale;
    readonly by: By;
  } & GivenRoles,
): InvitedAnswer {
  const email = normaliseEmail(body.email);
  if (!email.ok) return fail({ code: 'invalid_email', field: 'email' });
  const secret = await secretFor(body.by);
  return decideInTransaction(deps.db, async (tx) => {
    const queries = staffQueries(tx);
    const { name, locale, roles } = body;
    const own = await rolesToGive(tx, caller, body);
    if (!own.ok) return own;
    const customRoles = own.value.map((role) => role.id);
    const id = await queries.create({
      email: email.value,
      name,
      locale,
      roles,
      customRoles,
      passwordHash: null,
      now: deps.clock(),
    });
    const made = id === undefined ? undefined : await queries.find(id);
    if (made === undefined) return fail({ code: 'address_taken', field: 'email' });
    await invite(tx, deps, made, secret);
    const after = { email: made.email, name, locale, ...rolesForLog(made), by: body.by };
    await record(tx, deps, caller, { action: 'staff.created', object: { kind: 'staff', id: made.id }, after });
    return ok({ user: await userOf(tx, deps, caller, made.id), password: secret.password });
  });
}

/** Returns roles for the log; custom roles by name, if there are any. */
const rolesForLog = ({ roles, customRoles }: Pick<StaffRow, 'roles' | 'customRoles'>) => ({
  roles,
  ...(customRoles.length === 0 ? {} : { customRoles: customRoles.map(({ name }) => name) }),
});

interface Change {
  readonly action: AuditAction;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/**
 * Changes another staff member under a lock. `change` returns the entry for the audit log. The caller's own account is
 * refused.
 */
function changeOther(
  deps: Deps,
  caller: StaffVisitor,
  staffId: string,
  change: (tx: Tx, staff: StaffRow) => Promise<Result<Change, Failure>>,
): UserAnswer {
  return decideInTransaction(deps.db, async (tx) => {
    const id = readRowNumber(staffId);
    const staff = id === undefined ? undefined : await staffQueries(tx).lock(id);
    if (staff === undefined) return fail({ code: 'not_found' });
    if (staff.id === caller.actor.staff.id) return fail({ code: 'own_account' });
    // With the new password or authenticator, the caller could sign in as this staff member. So the caller must have
    // all permissions of this staff member.
    if (!mayGive(caller.actor.staff.permissions, staff.permissions)) return fail({ code: 'beyond_own_rights' });
    const changed = await change(tx, staff);
    if (!changed.ok) return changed;
    await record(tx, deps, caller, { ...changed.value, object: { kind: 'staff', id: staff.id } });
    return ok({ user: await userOf(tx, deps, caller, staff.id) });
  });
}

const endSessions = async (tx: Tx, staffId: number): Promise<void> => {
  await staffSessionQueries(tx).endOthers(staffId, null);
  await sessionQueries(tx).endActing(staffId);
};

export async function inviteStaff(deps: Deps, caller: StaffVisitor, staffId: string, by: By): InvitedAnswer {
  const secret = await secretFor(by);
  const outcome = await changeOther(deps, caller, staffId, async (tx, staff) => {
    await invite(tx, deps, staff, secret);
    await endSessions(tx, staff.id);
    return ok({ action: 'staff.invited', after: { by } });
  });
  return outcome.ok ? ok({ ...outcome.value, password: secret.password }) : outcome;
}

/** True if the shop has an administrator even without this staff member. */
const keepsAdministrator = async (tx: Tx, staff: StaffRow): Promise<boolean> =>
  !staff.roles.includes('administrator') ||
  staff.disabledAt !== null ||
  (await staffQueries(tx).hasOtherAdministrator(staff.id));

export const setRoles = (deps: Deps, caller: StaffVisitor, staffId: string, given: GivenRoles): UserAnswer =>
  changeOther(deps, caller, staffId, async (tx, staff) => {
    const { roles } = given;
    if (!roles.includes('administrator') && !(await keepsAdministrator(tx, staff))) {
      return fail({ code: 'last_administrator' });
    }
    const own = await rolesToGive(tx, caller, given);
    if (!own.ok) return own;
    const customRoles = own.value;
    await staffQueries(tx).setRoles(
      staff.id,
      roles,
      customRoles.map(({ id }) => id),
    );
    // The new roles may not allow acting as customers, so sessions in which the staff member does so end.
    await sessionQueries(tx).endActing(staff.id);
    const after = rolesForLog({ roles: [...new Set(roles)].toSorted(), customRoles });
    return ok({ action: 'staff.roles_changed', before: rolesForLog(staff), after });
  });

export const setDisabled = (deps: Deps, caller: StaffVisitor, staffId: string, isDisabled: boolean): UserAnswer =>
  changeOther(deps, caller, staffId, async (tx, staff) => {
    if (isDisabled && !(await keepsAdministrator(tx, staff))) return fail({ code: 'last_administrator' });
    await staffQueries(tx).setDisabled(staff.id, isDisabled ? (staff.disabledAt ?? deps.clock()) : null);
    if (isDisabled) await endSessions(tx, staff.id);
    const before = { isDisabled: staff.disabledAt !== null };
    return ok({ action: isDisabled ? 'staff.disabled' : 'staff.enabled', before, after: { isDisabled } });
  });

export const resetTotp = (deps: Deps, caller: StaffVisitor, staffId: string): UserAnswer =>
  changeOther(deps, caller, staffId, async (tx, staff) => {
    await staffQueries(tx).forgetTotp(staff.id);
    await endSessions(tx, staff.id);
    return ok({ action: 'staff.totp_reset', before: { hasTotp: staff.hasTotp }, after: { hasTotp: false } });
  });

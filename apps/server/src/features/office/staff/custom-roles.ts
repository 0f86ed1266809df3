import { decideInTransaction } from '@farad/database/connection/transaction';
import { customRoleQueries } from '@farad/database/staff/custom-role.queries';
import { sessionQueries } from '@farad/database/people/session.queries';
import type { Tx } from '@farad/database/connection/connect';
import {
  customRoleLimits,
  mayGive,
  staffPermissions,
  type CustomRole,
  type GrantedPermission,
  type StaffRole,
} from '@farad/domain/customer';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';

type Done = Promise<Result<{ readonly isDone: true }, Failure>>;

const done = ok({ isDone: true as const });
const beyond = fail<Failure>({ code: 'beyond_own_rights' });

/** Roles that a staff member is to get. */
export interface GivenRoles {
  readonly roles: readonly StaffRole[];
  /** Ids of custom roles. */
  readonly customRoles: readonly string[];
}

/**
 * Returns the custom roles that a caller may give. Returns a failure if a role is unknown or has permissions that the
 * caller lacks.
 */
export async function rolesToGive(
  tx: Tx,
  { actor }: StaffCallOrigin,
  given: GivenRoles,
): Promise<Result<readonly CustomRole[], Failure>> {
  const known = new Map((await customRoleQueries(tx).share()).map((role) => [String(role.id), role]));
  const own = given.customRoles.map((id) => known.get(id)).filter((role) => role !== undefined);
  if (own.length < given.customRoles.length) return fail({ code: 'invalid_input', field: 'customRoles' });
  return mayGive(actor.staff.permissions, staffPermissions(given.roles, own)) ? ok(own) : beyond;
}

/** Ends sessions in which members of a role act as customers with its former permissions. */
async function endActingOf(tx: Tx, roleId: number): Promise<void> {
  for (const staffId of await customRoleQueries(tx).members(roleId)) await sessionQueries(tx).endActing(staffId);
}

interface Wanted {
  /** null = a new role. */
  readonly id: string | null;
  readonly name: string;
  readonly permissions: readonly GrantedPermission[];
}

const forLog = ({ name, permissions }: Omit<CustomRole, 'id'>) => ({ name, permissions: [...permissions].toSorted() });

async function addRole(tx: Tx, deps: Deps, caller: StaffCallOrigin, role: Omit<CustomRole, 'id'>) {
  const queries = customRoleQueries(tx);
  if ((await queries.all()).length >= customRoleLimits.roles)
    return fail<Failure>({ code: 'invalid_input', field: 'id' });
  await queries.add(role, caller.actor.staff.id, deps.clock());
  await record(tx, deps, caller, { action: 'staff.role_made', object: null, after: forLog(role) });
  return done;
}

/** Makes a role, or changes one. Its members have the new permissions with their next call. */
export function saveCustomRole(deps: Deps, caller: StaffCallOrigin, { id, name, ...wanted }: Wanted): Done {
  const permissions = [...new Set(wanted.permissions)];
  return decideInTransaction<{ readonly isDone: true }, Failure>(deps.db, async (tx) => {
    const queries = customRoleQueries(tx);
    const own = caller.actor.staff.permissions;
    const roleId = id === null ? null : (readRowNumber(id) ?? 0);
    const before = roleId === null ? null : await queries.lock(roleId);
    if (before === undefined) return fail({ code: 'not_found' });
    // The caller must not change a role that has permissions which the caller lacks.
    if (!mayGive(own, [...permissions, ...(before?.permissions ?? [])])) return beyond;
    if (await queries.isNameTaken(name, roleId)) return fail({ code: 'role_name_taken', field: 'name' });
    if (before === null) return addRole(tx, deps, caller, { name, permissions });
    await queries.save({ id: before.id, name, permissions }, caller.actor.staff.id, deps.clock());
    await endActingOf(tx, before.id);
    const after = forLog({ name, permissions });
    await record(tx, deps, caller, { action: 'staff.role_changed', object: null, before: forLog(before), after });
    return done;
  });
}

/** Removes a role that nobody has. */
export function removeCustomRole(deps: Deps, caller: StaffCallOrigin, id: string): Done {
  return decideInTransaction<{ readonly isDone: true }, Failure>(deps.db, async (tx) => {
    const queries = customRoleQueries(tx);
    const role = await queries.lock(readRowNumber(id) ?? 0);
    if (role === undefined) return fail({ code: 'not_found' });
    if (!mayGive(caller.actor.staff.permissions, role.permissions)) return beyond;
    if ((await queries.members(role.id)).length > 0) return fail({ code: 'in_use' });
    await queries.remove(role.id);
    await record(tx, deps, caller, { action: 'staff.role_removed', object: null, before: forLog(role) });
    return done;
  });
}

import { staffQueries } from '@farad/database/staff/staff.queries';
import { staffSessionQueries, staffTryQueries } from '@farad/database/staff/staff-session.queries';
import { sessionQueries } from '@farad/database/people/session.queries';
import { decideInTransaction, inTransaction } from '@farad/database/connection/transaction';
import type { Locale } from '@farad/domain/shared';
import { fail, ok, type Result } from '@farad/domain/shared';
import { passwordProblem } from '@farad/domain/staff';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record } from '#http/serve/staff-route.ts';
import { clearStaffCookie, type StaffActor } from '#http/session/staff-session.ts';
import { useStaffCode } from './check-code.ts';
import { beginTotp, giveRecoveryCodes } from './enrol.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { noteRefusal, type Visitor } from './sign-in.ts';
import { takeTry } from './tries.ts';

/** A signed-in staff member and the origin of their request. */
export type StaffVisitor = Visitor & { readonly actor: StaffActor };

type Done = { isDone: true };
const done: Done = { isDone: true };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const objectOf = ({ actor }: StaffVisitor) => ({ kind: 'staff', id: actor.staff.id }) as const;

/** Verifies the caller's password and code again before an important change. The limits of the sign-in apply. */
async function prove(
  deps: Deps,
  caller: StaffVisitor,
  proof: { readonly password: string; readonly code: string },
): Promise<Result<null, Failure>> {
  const { staff } = caller.actor;
  const taken = await takeTry(deps, { email: staff.email, ip: caller.ip });
  if (!taken.ok) return taken;
  const { passwordHash } = await staffQueries(deps.db).secrets(staff.id);
  if (!(await isPassword(proof.password, passwordHash))) {
    await noteRefusal(deps, caller, staff, 'password');
    return fail({ code: 'wrong_credentials', field: 'password' });
  }
  const outcome = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const kind = await useStaffCode(tx, deps, staff.id, proof.code);
    if (kind === null) return fail({ code: 'wrong_code', field: 'code' });
    await staffTryQueries(tx).settle(taken.value, 'right');
    if (kind === 'totp') return ok(null);
    await record(tx, deps, caller, { action: 'staff.recovery_code_used', object: objectOf(caller) });
    return ok(null);
  });
  if (!outcome.ok) await noteRefusal(deps, caller, staff, 'code');
  return outcome;
}

export async function changePassword(
  deps: Deps,
  caller: StaffVisitor,
  body: { readonly password: string; readonly code: string; readonly newPassword: string },
): Promise<Result<Done, Failure>> {
  const { staff, session } = caller.actor;
  if (passwordProblem(body.newPassword, staff.email)) return fail({ code: 'weak_password', field: 'newPassword' });
  const proved = await prove(deps, caller, body);
  if (!proved.ok) return proved;
  const passwordHash = await hashPassword(body.newPassword);
  return inTransaction(deps.db, async (tx) => {
    await staffQueries(tx).setPassword(staff.id, passwordHash);
    await staffSessionQueries(tx).endOthers(staff.id, session.id);
    await record(tx, deps, caller, { action: 'staff.password_set', object: objectOf(caller) });
    return ok(done);
  });
}

export async function renewTotp(deps: Deps, caller: StaffVisitor, proof: { password: string; code: string }) {
  const proved = await prove(deps, caller, proof);
  return proved.ok ? ok(await beginTotp(deps, caller, caller.actor)) : proved;
}

export async function renewRecoveryCodes(deps: Deps, caller: StaffVisitor, proof: { password: string; code: string }) {
  const proved = await prove(deps, caller, proof);
  if (!proved.ok) return proved;
  return inTransaction(deps.db, async (tx) => {
    const codes = await giveRecoveryCodes(tx, deps, caller.actor.staff.id);
    await record(tx, deps, caller, { action: 'staff.recovery_codes_renewed', object: objectOf(caller) });
    return ok(codes);
  });
}

export function saveMe(deps: Deps, caller: StaffVisitor, after: { readonly name: string; readonly locale: Locale }) {
  return inTransaction(deps.db, async (tx) => {
    const { id, name, locale } = caller.actor.staff;
    await staffQueries(tx).save(id, after);
    const event = { action: 'staff.saved', object: objectOf(caller), before: { name, locale }, after } as const;
    await record(tx, deps, caller, event);
  });
}

/** Ends one session of the caller. Returns false if there is no such session. */
export async function endSession(deps: Deps, caller: StaffVisitor, id: string): Promise<boolean> {
  if (!uuid.test(id)) return false;
  return inTransaction(deps.db, async (tx) => {
    const isEnded = await staffSessionQueries(tx).end(caller.actor.staff.id, id);
    if (isEnded) await record(tx, deps, caller, { action: 'staff.session_ended', object: objectOf(caller) });
    return isEnded;
  });
}

export function endOtherSessions(deps: Deps, caller: StaffVisitor): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { staff, session } = caller.actor;
    await staffSessionQueries(tx).endOthers(staff.id, session.id);
    await record(tx, deps, caller, { action: 'staff.session_ended', object: objectOf(caller), after: { all: true } });
  });
}

/** Signs the caller out. This also ends sessions in which they act as customers. */
export async function signOut(deps: Deps, caller: StaffVisitor): Promise<Result<Done, Failure>> {
  const { staff, session } = caller.actor;
  await inTransaction(deps.db, async (tx) => {
    await staffSessionQueries(tx).end(staff.id, session.id);
    for (const id of await sessionQueries(tx).endActing(staff.id)) {
      await record(tx, deps, caller, { action: 'customer.impersonation_ended', object: { kind: 'customer', id } });
    }
    await record(tx, deps, caller, { action: 'staff.signed_out', object: objectOf(caller) });
  });
  clearStaffCookie(caller.cookies);
  return ok(done);
}

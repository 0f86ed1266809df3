import type { Call } from '@farad/contract/calls';
import type { StaffMe } from '@farad/contract/office/staff/staff';
import { auditQueries, type AuditEvent } from '@farad/database/staff/audit.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { staffQueries, type StaffRow } from '@farad/database/staff/staff.queries';
import { staffSessionQueries, staffTryQueries } from '@farad/database/staff/staff-session.queries';
import { decideInTransaction, inTransaction } from '@farad/database/connection/transaction';
import { normaliseEmail } from '@farad/domain/customer';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { CallContext } from '#http/serve/serve.ts';
import { originOf } from '#http/serve/staff-route.ts';
import { staffSessionOf, startStaffSession, type StaffActor } from '#http/session/staff-session.ts';
import { useStaffCode } from './check-code.ts';
import { isPassword } from './password-hash.ts';
import { presentMe } from './present-staff.ts';
import { takeTry } from './tries.ts';

/** The parts of a request that the sign-in needs. */
export type Visitor = Pick<CallContext<Call, unknown>, 'cookies' | 'ip' | 'userAgent' | 'request' | 'isSecure'>;

export type Step = 'password' | 'code' | 'enrol' | 'done';

const stepOf = (found: StaffActor | undefined): Step => {
  if (found === undefined) return 'password';
  if (found.session.step === 'done') return 'done';
  return found.staff.hasTotp ? 'code' : 'enrol';
};

export const currentStep = async (deps: Deps, visitor: Visitor): Promise<Step> =>
  stepOf(await staffSessionOf(deps, visitor.cookies));

const note = (
  handle: Handle,
  deps: Deps,
  visitor: Visitor,
  staff: StaffRow | undefined,
  event: Omit<AuditEvent, 'object'>,
) =>
  auditQueries(handle).add(
    originOf(visitor, staff?.id ?? null),
    { ...event, object: staff ? { kind: 'staff', id: staff.id } : null },
    deps.clock(),
  );

/** Records a refused sign-in in the audit log, with the staff member if the email address belongs to one. */
export const noteRefusal = (deps: Deps, visitor: Visitor, staff: StaffRow | undefined, step: 'password' | 'code') =>
  note(deps.db, deps, visitor, staff, { action: 'staff.sign_in_refused', after: { step } });

/**
 * First step of the sign-in: checks email address and password. An unknown account, a blocked one, one without a
 * password and a wrong password get the same response after the same time.
 */
export async function givePassword(
  deps: Deps,
  visitor: Visitor,
  body: { readonly email: string; readonly password: string },
): Promise<Result<{ step: Step }, Failure>> {
  if (!visitor.isSecure) return fail({ code: 'insecure_transport' });
  const address = normaliseEmail(body.email);
  const email = address.ok ? address.value : body.email.toLowerCase();
  const taken = await takeTry(deps, { email, ip: visitor.ip });
  if (!taken.ok) return taken;
  const queries = staffQueries(deps.db);
  const staff = await queries.findByEmail(email);
  const { passwordHash } = await queries.secrets(staff?.id ?? 0);
  const isRight = await isPassword(body.password, staff?.disabledAt === null ? passwordHash : null);
  if (!isRight || staff === undefined) {
    await noteRefusal(deps, visitor, staff, 'password');
    return fail({ code: 'wrong_credentials' });
  }
  const present = await staffSessionOf(deps, visitor.cookies);
  return inTransaction(deps.db, async (tx) => {
    await staffTryQueries(tx).settle(taken.value, 'passed');
    if (present !== undefined) await staffSessionQueries(tx).end(present.staff.id, present.session.id);
    await startStaffSession(tx, { staffId: staff.id, step: 'password' }, visitor, deps.clock());
    await note(tx, deps, visitor, staff, { action: 'staff.password_given' });
    return ok({ step: staff.hasTotp ? ('code' as const) : ('enrol' as const) });
  });
}

/** Completes the sign-in. A full session with a new token replaces the session of the first step. */
export async function completeSignIn(
  tx: Tx,
  deps: Deps,
  visitor: Visitor,
  { staff, session }: StaffActor,
): Promise<void> {
  const now = deps.clock();
  await staffSessionQueries(tx).end(staff.id, session.id);
  await startStaffSession(tx, { staffId: staff.id, step: 'done' }, visitor, now);
  await staffQueries(tx).noteSignIn(staff.id, now);
  await note(tx, deps, visitor, staff, { action: 'staff.signed_in' });
}

/** Returns the staff member whose sign-in in this browser has reached `step` and waits there. */
export async function atStep(deps: Deps, visitor: Visitor, step: Step): Promise<Result<StaffActor, Failure>> {
  const found = await staffSessionOf(deps, visitor.cookies);
  if (found === undefined) return fail({ code: 'unauthenticated' });
  return stepOf(found) === step ? ok(found) : fail({ code: 'forbidden' });
}

/** Second step of the sign-in: checks the code of the authenticator or a recovery code. */
export async function giveCode(deps: Deps, visitor: Visitor, code: string): Promise<Result<StaffMe, Failure>> {
  const pending = await atStep(deps, visitor, 'code');
  if (!pending.ok) return pending;
  const { staff } = pending.value;
  const taken = await takeTry(deps, { email: staff.email, ip: visitor.ip });
  if (!taken.ok) return taken;
  const outcome = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const kind = await useStaffCode(tx, deps, staff.id, code);
    if (kind === null) return fail({ code: 'wrong_code', field: 'code' });
    await staffTryQueries(tx).settle(taken.value, 'right');
    if (kind === 'recovery') await note(tx, deps, visitor, staff, { action: 'staff.recovery_code_used' });
    await completeSignIn(tx, deps, visitor, pending.value);
    return ok(null);
  });
  if (!outcome.ok) {
    await noteRefusal(deps, visitor, staff, 'code');
    return outcome;
  }
  return ok(await presentMe(deps, staff.id));
}

import type { Tx } from '@farad/database/connection/connect';
import { staffQueries } from '@farad/database/staff/staff.queries';
import { staffSessionQueries, staffTryQueries } from '@farad/database/staff/staff-session.queries';
import { decideInTransaction, inTransaction } from '@farad/database/connection/transaction';
import { fail, ok, type Result } from '@farad/domain/shared';
import { readStaffCode } from '@farad/domain/staff';

import { shopName } from '#core/shop/shop-identity.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record } from '#http/serve/staff-route.ts';
import type { StaffActor } from '#http/session/staff-session.ts';
import { newRecoveryCodes, recoveryHmac, seal, unseal } from './secrets.ts';
import { atStep, completeSignIn, noteRefusal, type Visitor } from './sign-in.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';
import { takeTry } from './tries.ts';

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

interface Codes {
  recoveryCodes: string[];
}

/** Time for which a session is shown the same unconfirmed secret. */
const pendingLifeMs = 3_600_000;

/** A secret that is not confirmed yet, the session that it was made for, and the end of its time. */
interface PendingTotp {
  readonly secret: string;
  readonly sessionId: string;
  readonly until: number;
}

const writePending = ({ secret, sessionId, until }: PendingTotp): string => `${secret} ${sessionId} ${until}`;

/** Earlier versions stored only the secret. Such a secret can be confirmed, but is not shown again. */
function readPending(text: string): PendingTotp {
  const [secret = '', sessionId = '', until = '0'] = text.split(' ');
  return { secret, sessionId, until: Number(until) };
}

/**
 * Returns the secret of a new authenticator. A session that asks again within an hour gets the same one, because its QR
 * code may already be scanned. The secret is used only after a code made with it was confirmed.
 */
export function beginTotp(deps: Deps, visitor: Visitor, actor: StaffActor): Promise<Secret> {
  const { id, email } = actor.staff;
  const sessionId = actor.session.id;
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock().getTime();
    await staffQueries(tx).lock(id);
    const { pendingTotpSecret: sealed } = await staffQueries(tx).secrets(id);
    const begun = sealed === null ? null : readPending(unseal(deps.secretKey, id, sealed));
    const isKept = begun !== null && begun.sessionId === sessionId && begun.until > now;
    const secret = isKept ? begun.secret : newTotpSecret();
    if (!isKept) {
      const pending = writePending({ secret, sessionId, until: now + pendingLifeMs });
      await staffQueries(tx).setPendingTotp(id, seal(deps.secretKey, id, pending));
      await record(tx, deps, { ...visitor, actor }, { action: 'staff.totp_begun', object: { kind: 'staff', id } });
    }
    return { secret, uri: totpUri(await shopName(tx, deps.config), email, secret) };
  });
}

/**
 * Creates new recovery codes, which replace the old ones. The database stores only hashes, so the codes can be shown
 * only now.
 */
export async function giveRecoveryCodes(tx: Tx, { secretKey }: Deps, staffId: number): Promise<Codes> {
  const codes = newRecoveryCodes();
  await staffQueries(tx).setRecoveryCodes(
    staffId,
    codes.map((code) => recoveryHmac(secretKey, staffId, code)),
  );
  return { recoveryCodes: [...codes] };
}

/**
 * Makes the new authenticator the valid one if the code is right. From then on its codes are required. Returns false if
 * the code is wrong.
 */
async function confirm(tx: Tx, deps: Deps, staffId: number, text: string): Promise<boolean> {
  const typed = readStaffCode(text);
  const { pendingTotpSecret: sealed } = await staffQueries(tx).secrets(staffId);
  if (typed?.kind !== 'totp' || sealed === null) return false;
  const { secret } = readPending(unseal(deps.secretKey, staffId, sealed));
  const step = await totpStep(secret, typed.code, 0, deps.clock());
  if (step === null) return false;
  return staffQueries(tx).confirmTotp(staffId, sealed, seal(deps.secretKey, staffId, secret), step);
}

/** Confirms the new authenticator and creates recovery codes. `andThen` runs in the same transaction. */
async function confirmAndGive(
  deps: Deps,
  visitor: Visitor,
  actor: StaffActor,
  code: string,
  andThen: (tx: Tx) => Promise<void>,
): Promise<Result<Codes, Failure>> {
  const { id, email } = actor.staff;
  const taken = await takeTry(deps, { email, ip: visitor.ip });
  if (!taken.ok) return taken;
  const outcome = await decideInTransaction<Codes, Failure>(deps.db, async (tx) => {
    if (!(await confirm(tx, deps, id, code))) return fail({ code: 'wrong_code', field: 'code' });
    await staffTryQueries(tx).settle(taken.value, 'right');
    const codes = await giveRecoveryCodes(tx, deps, id);
    await record(tx, deps, { ...visitor, actor }, { action: 'staff.totp_confirmed', object: { kind: 'staff', id } });
    await andThen(tx);
    return ok(codes);
  });
  if (!outcome.ok) await noteRefusal(deps, visitor, actor.staff, 'code');
  return outcome;
}

/** Creates a secret for the authenticator at a staff member's first sign-in. */
export async function enrol(deps: Deps, visitor: Visitor): Promise<Result<Secret, Failure>> {
  const pending = await atStep(deps, visitor, 'enrol');
  return pending.ok ? ok(await beginTotp(deps, visitor, pending.value)) : pending;
}

/** Completes the first sign-in after a right code of the new authenticator. */
export async function confirmEnrol(deps: Deps, visitor: Visitor, code: string): Promise<Result<Codes, Failure>> {
  const pending = await atStep(deps, visitor, 'enrol');
  if (!pending.ok) return pending;
  return confirmAndGive(deps, visitor, pending.value, code, (tx) => completeSignIn(tx, deps, visitor, pending.value));
}

/** Replaces the authenticator of a signed-in staff member and ends all their other sessions. */
export const confirmNewTotp = (deps: Deps, visitor: Visitor, actor: StaffActor, code: string) =>
  confirmAndGive(deps, visitor, actor, code, (tx) =>
    staffSessionQueries(tx).endOthers(actor.staff.id, actor.session.id),
  );

import { auditQueries } from '@farad/database/staff/audit.queries';
import { staffQueries } from '@farad/database/staff/staff.queries';
import { staffSessionQueries } from '@farad/database/staff/staff-session.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fail, ok, type Result } from '@farad/domain/shared';
import { passwordProblem } from '@farad/domain/staff';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { originOf } from '#http/serve/staff-route.ts';
import { hashPassword } from './password-hash.ts';
import { linkHash } from './secrets.ts';
import type { Visitor } from './sign-in.ts';

/**
 * Sets the password of a staff member who opened the link of an invitation. The link then expires. The staff member
 * signs in as usual afterwards.
 */
export async function acceptInvitation(
  deps: Deps,
  visitor: Visitor,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<{ isDone: true }, Failure>> {
  if (!visitor.isSecure) return fail({ code: 'insecure_transport' });
  const now = deps.clock();
  const invited = await staffQueries(deps.db).findInvited(linkHash(token), now);
  if (invited === undefined) return fail({ code: 'invitation_over' });
  if (passwordProblem(password, invited.email) !== null) return fail({ code: 'weak_password', field: 'password' });
  const passwordHash = await hashPassword(password);
  return decideInTransaction(deps.db, async (tx) => {
    const still = await staffQueries(tx).lockInvited(linkHash(token), now);
    if (still === undefined) return fail({ code: 'invitation_over' });
    await staffQueries(tx).setPassword(still.id, passwordHash);
    await staffSessionQueries(tx).endOthers(still.id, null);
    const event = { action: 'staff.password_set', object: { kind: 'staff', id: still.id } } as const;
    await auditQueries(tx).add(originOf(visitor, still.id), event, now);
    return ok({ isDone: true as const });
  });
}

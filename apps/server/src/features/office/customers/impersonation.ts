import { backOfficeCustomerQueries } from '@farad/database/people/back-office-customer.queries';
import { auditQueries } from '@farad/database/staff/audit.queries';
import { decideInTransaction, inTransaction } from '@farad/database/connection/transaction';
import { fail, ok, type Result } from '@farad/domain/shared';
import { staffLimits } from '@farad/domain/staff';

import type { Deps } from '#deps.ts';
import type { Cookies } from '#http/session/cookies.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { CallContext } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { endSession, startActing } from '#http/session/session.ts';
import { originOf, record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import type { Call } from '@farad/contract/calls';

/**
 * Starts acting as a customer in this browser (product A4). This sets a separate cookie, which has priority over the
 * cookies of a session and of a guest. Those cookies and their data are not changed, and they apply again when the
 * acting ends.
 */
export async function beginImpersonation(
  deps: Deps,
  caller: StaffCallOrigin & { readonly cookies: Cookies },
  customerId: string,
  reason: string,
): Promise<Result<{ siteUrl: string; endsAt: string }, Failure>> {
  const now = deps.clock();
  const endsAt = new Date(now.getTime() + staffLimits.impersonationSeconds * 1000);
  const begun = await decideInTransaction<string, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(customerId);
    const customer = id === undefined ? undefined : await backOfficeCustomerQueries(tx).lock(id);
    if (customer === undefined) return fail({ code: 'not_found' });
    if (customer.blockedAt !== null) return fail({ code: 'account_blocked' });
    const as = { accountId: customer.id, staffId: caller.actor.staff.id, userAgent: caller.userAgent };
    const token = await startActing(tx, as, now, endsAt);
    const object = { kind: 'customer', id: customer.id } as const;
    const after = { endsAt: endsAt.toISOString() };
    await record(tx, deps, caller, { action: 'customer.impersonation_begun', object, after, reason });
    return ok(token);
  });
  if (!begun.ok) return begun;
  const { actingName } = deps.config.cookies;
  caller.cookies.set(actingName, begun.value, { lifeSeconds: staffLimits.impersonationSeconds });
  return ok({ siteUrl: deps.config.siteUrl, endsAt: endsAt.toISOString() });
}

/**
 * Ends acting as a customer; the banner of the site has a button for this. Does nothing if the caller acts for nobody.
 */
export async function endImpersonation(
  deps: Deps,
  context: CallContext<Call>,
): Promise<Result<{ adminUrl: string | null }, Failure>> {
  context.cookies.clear(deps.config.cookies.actingName);
  const { actor } = context;
  if (actor.kind === 'guest' || actor.actedBy === null) return ok({ adminUrl: null });
  const { id } = actor.account;
  const staffId = actor.actedBy.id;
  await inTransaction(deps.db, async (tx) => {
    await endSession(tx, actor.sessionHash);
    const event = { action: 'customer.impersonation_ended', object: { kind: 'customer', id } } as const;
    await auditQueries(tx).add(originOf(context, staffId), event, deps.clock());
  });
  return ok({ adminUrl: `${deps.config.adminUrl}/customers/${id}` });
}

import { companyQueries, type MemberRow } from '@farad/database/people/company.queries';
import type { Handle } from '@farad/database/connection/connect';
import { mayInCompany } from '@farad/domain/company';
import type { Permission } from '@farad/domain/customer';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';

/** The caller's membership in a company. */
export interface OwnCompany {
  readonly id: number;
  readonly me: MemberRow;
  readonly members: readonly MemberRow[];
}

const notFound = fail<Failure>({ code: 'not_found' });

/**
 * Returns a company in which the caller's role has the permission. Other companies count as not found (T12).
 * `isLocked`: its members cannot change until the transaction ends.
 */
export async function findOwnCompany(
  handle: Handle,
  caller: { readonly accountId: number; readonly companyId: string },
  permission: Permission,
  isLocked = false,
): Promise<Result<OwnCompany, Failure>> {
  const id = readRowNumber(caller.companyId);
  if (id === undefined) return notFound;
  const queries = companyQueries(handle);
  if (isLocked && !(await queries.lock(id))) return notFound;
  const members = await queries.members(id);
  const me = members.find(({ accountId }) => accountId === caller.accountId);
  if (me === undefined) return notFound;
  return mayInCompany(me.role, permission) ? ok({ id, me, members }) : fail({ code: 'forbidden' });
}

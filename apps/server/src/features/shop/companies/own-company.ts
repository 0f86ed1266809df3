import { companyQueries, type MemberRow } from '@farad/database/people/company.queries';
import type { Handle } from '@farad/database/connection/connect';
import { mayInCompany } from '@farad/domain/company';
import type { Permission } from '@farad/domain/customer';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';

/** The caller's place in a company. */
export interface OwnCompany {
  readonly id: number;
  readonly me: MemberRow;
  readonly members: readonly MemberRow[];
}

const notFound = fail<Failure>({ code: 'not_found' });

/** An id of a path; null for what cannot be one. */
export const idOf = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/**
 * A company of the caller in which his role has the permission. Others' companies are not found, whether they exist or
 * not (T12). `isLocked`: nobody changes its members until the transaction ends.
 */
export async function findOwnCompany(
  handle: Handle,
  caller: { readonly accountId: number; readonly companyId: string },
  permission: Permission,
  isLocked = false,
): Promise<Result<OwnCompany, Failure>> {
  const id = idOf(caller.companyId);
  if (id === null) return notFound;
  const queries = companyQueries(handle);
  if (isLocked && !(await queries.lock(id))) return notFound;
  const members = await queries.members(id);
  const me = members.find(({ accountId }) => accountId === caller.accountId);
  if (me === undefined) return notFound;
  return mayInCompany(me.role, permission) ? ok({ id, me, members }) : fail({ code: 'forbidden' });
}

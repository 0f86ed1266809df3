import { companyQueries, type MemberRow } from '@farad/database/people/company.queries';
import type { Tx, Handle } from '@farad/database/connection/connect';
import { mayInCompany } from '@farad/domain/company';
import type { Permission } from '@farad/domain/customer';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';

/** A company with the caller's membership in it and with all its members. */
export interface OwnCompany {
  readonly id: number;
  readonly me: MemberRow;
  readonly members: readonly MemberRow[];
}

const notFound = fail<Failure>({ code: 'not_found' });

/** Returns a company of which the caller is a member with this permission. Other companies count as not found (T12). */
export async function findOwnCompany(
  handle: Handle,
  caller: { readonly accountId: number; readonly companyId: string },
  permission: Permission,
): Promise<Result<OwnCompany, Failure>> {
  const id = readRowNumber(caller.companyId);
  if (id === undefined) return notFound;
  const members = await companyQueries(handle).members(id);
  const me = members.find(({ accountId }) => accountId === caller.accountId);
  if (me === undefined) return notFound;
  return mayInCompany(me.role, permission) ? ok({ id, me, members }) : fail({ code: 'forbidden' });
}

/** Returns the same company as {@link findOwnCompany} and locks it until the transaction ends. */
export async function lockOwnCompany(
  tx: Tx,
  caller: Parameters<typeof findOwnCompany>[1],
  permission: Permission,
): Promise<Result<OwnCompany, Failure>> {
  const id = readRowNumber(caller.companyId);
  if (id === undefined || !(await companyQueries(tx).lock(id))) return notFound;
  return findOwnCompany(tx, caller, permission);
}

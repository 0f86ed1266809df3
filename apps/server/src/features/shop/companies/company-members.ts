import { companyQueries } from '@farad/database/people/company.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { changeMember, mayInCompany, type MemberChange } from '@farad/domain/company';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { lockOwnCompany } from './own-company.ts';
import type { CompanyCaller } from './save-company.ts';

/** Sets role and order limit of a member; null = removes the member. Changes of one company run one after another. */
export const changeCompanyMember = (
  deps: Deps,
  caller: CompanyCaller,
  memberId: string,
  change: MemberChange,
): Promise<Result<null, Failure>> =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const own = await lockOwnCompany(tx, caller, 'view_company');
    if (!own.ok) return own;
    const { id, members } = own.value;
    const targetId = readRowNumber(memberId) ?? 0;
    const changed = changeMember(members, caller.accountId, targetId, change);
    if (!changed.ok) return fail({ code: changed.error });
    const queries = companyQueries(tx);
    const after = changed.value.find(({ accountId }) => accountId === targetId);
    if (after === undefined) {
      await queries.removeMember(id, targetId);
      return ok(null);
    }
    await queries.setMember(id, after);
    if (!mayInCompany(after.role, 'order_for_company')) await queries.endBuyingAs(targetId, id);
    return ok(null);
  });

/** Sets for whom the caller buys: a company that the caller may order for, or null = for themselves. */
export const buyAs = (deps: Deps, accountId: number, companyId: string | null): Promise<Result<null, Failure>> =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const queries = companyQueries(tx);
    if (companyId === null) {
      await queries.setBuysAs(accountId, null);
      return ok(null);
    }
    const own = await lockOwnCompany(tx, { accountId, companyId }, 'order_for_company');
    if (!own.ok) return own;
    await queries.setBuysAs(accountId, own.value.id);
    return ok(null);
  });

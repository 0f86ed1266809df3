import { companyQueries, type MemberRow } from '@farad/database/people/company.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { mayOrderFor } from '@farad/domain/company';
import type { Kopecks } from '@farad/domain/money';
import type { OrderCompany } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';

/** The company for which an order is placed. */
export interface BuyingCompany {
  readonly id: number;
  readonly shown: OrderCompany;
  /** Members who can approve the order; null = it needs no approval. */
  readonly approvers: readonly MemberRow[] | null;
}

/**
 * Returns the id of the company for which the account buys; null = for the person. It is `companyId` if given, or else
 * the account's choice.
 */
export const buysAs = async (
  handle: Handle,
  accountId: number,
  companyId: number | null | undefined,
): Promise<number | null> => (companyId === undefined ? companyQueries(handle).buysAs(accountId) : companyId);

/**
 * Returns the company for which the account buys; null = for the person. Fails if it is not the one that the buyer saw,
 * or if the buyer's role does not allow orders. If the total exceeds the buyer's limit, owners must approve (product
 * U4). The members are locked until the transaction ends.
 */
export async function buyingCompany(
  tx: Tx,
  accountId: number,
  chosen: number | null | undefined,
  seen: { readonly companyId: string | null; readonly total: Kopecks },
): Promise<Result<BuyingCompany | null, Failure>> {
  const id = await buysAs(tx, accountId, chosen);
  if ((id === null ? null : String(id)) !== seen.companyId) return fail({ code: 'buyer_changed', field: 'company_id' });
  return id === null ? ok(null) : companyFor(tx, accountId, id, seen.total);
}

/**
 * Returns the company with this id for an order of the account, like {@link buyingCompany}. For an order by phone,
 * staff choose the company.
 */
export async function companyFor(
  tx: Tx,
  accountId: number,
  id: number,
  total: Kopecks,
): Promise<Result<BuyingCompany, Failure>> {
  const companies = companyQueries(tx);
  const isThere = await companies.lock(id);
  const company = await companies.find(id);
  if (!isThere || company === undefined) return fail({ code: 'buyer_changed', field: 'company_id' });
  const members = await companies.members(id);
  const decision = mayOrderFor(members, accountId, total);
  if (decision.kind === 'refused') return fail({ code: 'forbidden', field: 'company_id' });
  const { name, inn, kpp } = company;
  const shown = { name, inn, kpp };
  if (decision.kind === 'allowed') return ok({ id, shown, approvers: null });
  return ok({ id, shown, approvers: members.filter((each) => decision.approvers.includes(each.accountId)) });
}

import type { CompanyDetails, CompanyListRow } from '@farad/contract/office/people/customers';
import {
  backOfficeCompanyQueries,
  type BackOfficeCompanyRow,
  type CompanyTerms,
} from '@farad/database/people/back-office-company.queries';
import { companyQueries } from '@farad/database/people/company.queries';
import type { Tx } from '@farad/database/connection/connect';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { limitFor, mayInCompany, type CompanyRole } from '@farad/domain/company';
import { kopecksFromRoubles, kopecksPerRouble, type Kopecks } from '@farad/domain/money';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { AuditEvent } from '@farad/database/staff/audit.queries';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { wireCoefficient } from './present-customer.ts';

const contractOf = ({ contractNumber, contractDate }: BackOfficeCompanyRow) =>
  contractNumber === null || contractDate === null ? null : { number: contractNumber, date: contractDate };

export const presentCompanyRow = (row: BackOfficeCompanyRow): CompanyListRow => ({
  id: String(row.id),
  name: row.name,
  inn: row.inn,
  kpp: row.kpp,
  contract: contractOf(row),
  memberCount: row.memberCount,
  priceCoefficient: row.coefficient === null ? null : wireCoefficient(row.coefficient),
  createdAt: row.createdAt.toISOString(),
});

const limitOf = (kopecks: Kopecks | null): number | null => (kopecks === null ? null : kopecks / kopecksPerRouble);

/** Returns all data of one company that staff can see. */
export async function showCompany({ db }: Deps, companyId: string): Promise<Result<CompanyDetails, Failure>> {
  const id = readRowNumber(companyId);
  const row = id === undefined ? undefined : await backOfficeCompanyQueries(db).find(id);
  if (row === undefined) return fail({ code: 'not_found' });
  const members = await companyQueries(db).members(row.id);
  const { bik, account, bankName: name, correspondentAccount } = row;
  return ok({
    ...presentCompanyRow(row),
    ogrn: row.ogrn,
    address: row.address,
    bank:
      bik === null || account === null
        ? null
        : {
            bik,
            name,
            account,
            correspondentAccount,
          },
    members: members.map((member) => ({
      id: String(member.accountId),
      name: `${member.name} ${member.surname}`.trim(),
      phone: member.phone ?? '',
      email: member.email ?? '',
      role: member.role,
      orderLimit: limitOf(member.orderLimit),
    })),
  });
}

/** Changes one company under a lock and records the change in the audit log. Returns the company after the change. */
async function change(
  deps: Deps,
  caller: StaffCallOrigin,
  companyId: string,
  work: (tx: Tx, company: BackOfficeCompanyRow) => Promise<Result<Omit<AuditEvent, 'object'>, Failure>>,
): Promise<Result<CompanyDetails, Failure>> {
  const outcome = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(companyId);
    const isLocked = id !== undefined && (await companyQueries(tx).lock(id));
    const company = isLocked ? await backOfficeCompanyQueries(tx).find(id) : undefined;
    if (company === undefined) return fail({ code: 'not_found' });
    const changed = await work(tx, company);
    if (!changed.ok) return changed;
    await record(tx, deps, caller, { ...changed.value, object: { kind: 'company', id: company.id } });
    return ok(null);
  });
  return outcome.ok ? showCompany(deps, companyId) : outcome;
}

const termsOf = ({ contract, coefficient }: CompanyTerms) => ({
  contract,
  priceCoefficient: coefficient === null ? null : wireCoefficient(coefficient),
});

/**
 * Sets contract and price coefficient of a company. From then on its members see the new prices when they buy for it.
 */
export const setTerms = (deps: Deps, caller: StaffCallOrigin, companyId: string, terms: CompanyTerms) =>
  change(deps, caller, companyId, async (tx, company) => {
    await backOfficeCompanyQueries(tx).setTerms(company.id, terms);
    const before = termsOf({ contract: contractOf(company), coefficient: company.coefficient });
    return ok({ action: 'company.terms_changed', before, after: termsOf(terms) });
  });

export interface MemberTerms {
  readonly role: CompanyRole;
  /** Maximum order total without approval, in roubles; null = no limit. */
  readonly orderLimit: number | null;
}

/**
 * Sets a member's role and the order total up to which they need no approval. A company must keep at least one owner.
 */
export const setMember = (
  deps: Deps,
  caller: StaffCallOrigin,
  companyId: string,
  customerId: string,
  { role, orderLimit }: MemberTerms,
) =>
  change(deps, caller, companyId, async (tx, company) => {
    const queries = companyQueries(tx);
    const members = await queries.members(company.id);
    const member = members.find(({ accountId }) => String(accountId) === customerId);
    if (member === undefined) return fail({ code: 'not_found' });
    const hasOtherOwner = members.some((each) => each !== member && each.role === 'owner');
    if (role !== 'owner' && !hasOtherOwner) return fail({ code: 'last_owner' });
    const { accountId } = member;
    const limit = limitFor({ role, orderLimit: orderLimit === null ? null : kopecksFromRoubles(orderLimit) });
    await queries.setMember(company.id, { accountId, role, orderLimit: limit });
    if (!mayInCompany(role, 'order_for_company')) await queries.endBuyingAs(accountId, company.id);
    const before = { customerId, role: member.role, orderLimit: limitOf(member.orderLimit) };
    const after = { customerId, role, orderLimit: limitOf(limit) };
    return ok({ action: 'company.member_changed', before, after });
  });

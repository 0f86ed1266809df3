import type { Companies, CompanyAnswer } from '@farad/contract/shop/companies';
import { companyInvitationQueries, type InvitationRow } from '@farad/database/people/company-invitation.queries';
import { companyQueries, type CompanyRow, type MemberRow } from '@farad/database/people/company.queries';
import type { Handle } from '@farad/database/connection/connect';
import { mayInCompany } from '@farad/domain/company';
import { coefficientToNumber, toRoubles, type Kopecks } from '@farad/domain/money';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import { findOwnCompany } from './own-company.ts';

export const presentLimit = (limit: Kopecks | null): number | null => (limit === null ? null : toRoubles(limit));

/** Returns the companies of a person, and for which of them the person buys now. */
export async function presentCompanies(handle: Handle, accountId: number): Promise<Companies> {
  const queries = companyQueries(handle);
  const [rows, buysAs] = await Promise.all([queries.ofAccount(accountId), queries.buysAs(accountId)]);
  return {
    buysAs: buysAs === null ? null : String(buysAs),
    companies: rows.map((row) => ({
      ...row,
      id: String(row.id),
      orderLimit: presentLimit(row.orderLimit),
      mayOrder: mayInCompany(row.role, 'order_for_company'),
    })),
  };
}

const bankOf = ({ bik, account, bankName, correspondentAccount }: CompanyRow): CompanyAnswer['bank'] =>
  bik === null || account === null ? null : { bik, name: bankName, account, correspondentAccount };

function memberOf(member: MemberRow, myId: number, mayManage: boolean): CompanyAnswer['members'][number] {
  const { accountId, name, surname, phone, email, role, orderLimit } = member;
  const isMe = accountId === myId;
  const isOpen = isMe || mayManage;
  return {
    id: String(accountId),
    name: `${name} ${surname}`.trim(),
    phone: isOpen ? (phone ?? '') : '',
    email: isOpen ? (email ?? '') : '',
    role,
    orderLimit: presentLimit(orderLimit),
    isMe,
  };
}

const invitationOf = ({ id, phone, email, role, orderLimit, expiresAt }: InvitationRow) => ({
  id: String(id),
  contact: phone ?? email ?? '',
  role,
  orderLimit: presentLimit(orderLimit),
  expiresAt: expiresAt.toISOString(),
});

/** Returns one company as this member may see it. Only owners see contacts of other members and the invitations. */
export async function presentCompany(
  handle: Handle,
  caller: { readonly accountId: number; readonly companyId: string },
  now: Date,
): Promise<Result<CompanyAnswer, Failure>> {
  const own = await findOwnCompany(handle, caller, 'view_company');
  if (!own.ok) return own;
  const { id, me, members } = own.value;
  const mayManage = mayInCompany(me.role, 'manage_company');
  const [company, invitations] = await Promise.all([
    companyQueries(handle).find(id),
    mayManage ? companyInvitationQueries(handle).open(id, now) : [],
  ]);
  if (company === undefined) return fail({ code: 'not_found' });
  const { inn, kpp, ogrn, name, address, contractNumber, contractDate } = company;
  const hasContract = contractNumber !== null && contractDate !== null;
  return ok({
    id: String(id),
    inn,
    isPersonal: inn.length === 12,
    kpp,
    ogrn,
    name,
    address,
    bank: bankOf(company),
    contract: hasContract
      ? {
          number: contractNumber,
          date: contractDate,
        }
      : null,
    pricesKoef: company.coefficient === null ? null : coefficientToNumber(company.coefficient),
    role: me.role,
    mayManage,
    members: members.map((member) => memberOf(member, me.accountId, mayManage)),
    invitations: invitations.map(invitationOf),
  });
}

import type { BankDetails, CompanyRole, Member, Requisites } from '@farad/domain/company';
import type { Coefficient, Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

export interface OwnCompanyRow {
  readonly id: number;
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  readonly role: CompanyRole;
  readonly orderLimit: Kopecks | null;
  readonly memberCount: number;
}

export interface CompanyRow {
  readonly id: number;
  readonly inn: string;
  readonly kpp: string | null;
  readonly ogrn: string | null;
  readonly name: string;
  readonly address: string;
  readonly bik: string | null;
  readonly bankName: string | null;
  readonly account: string | null;
  readonly correspondentAccount: string | null;
  readonly contractNumber: string | null;
  /** ISO day; null = no contract. */
  readonly contractDate: string | null;
  /** Price coefficient of the company; null = each member buys with their own. */
  readonly coefficient: Coefficient | null;
}

export interface MemberRow extends Member {
  readonly name: string;
  readonly surname: string;
  readonly locale: Locale;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface CompanyDetails extends Pick<Requisites, 'kpp' | 'ogrn'> {
  readonly name: string;
  readonly address: string;
  readonly bank: (BankDetails & { readonly name: string | null }) | null;
}

function readingQueries(handle: Handle) {
  return {
    /** Returns the companies of a person, in the order in which the person joined them. */
    ofAccount: async (accountId: number): Promise<readonly OwnCompanyRow[]> => {
      const { rows } = await sql<OwnCompanyRow>`
        select company.id, company.name, company.inn, company.kpp, member.role,
          member.order_limit_kopecks as "orderLimit",
          (select count(*)::integer from company_member other where other.company_id = company.id) as "memberCount"
        from company_member member join company on company.id = member.company_id
        where member.account_id = ${accountId} order by member.joined_at, company.id`.execute(handle);
      return rows;
    },

    buysAs: async (accountId: number): Promise<number | null> => {
      const row = await handle.selectFrom('account').select('buys_as').where('id', '=', accountId).executeTakeFirst();
      return row?.buys_as ?? null;
    },

    /** Returns the person's role in a company; null = not a member. */
    roleIn: async (companyId: number, accountId: number): Promise<CompanyRole | null> => {
      const row = await handle
        .selectFrom('company_member')
        .select('role')
        .where('company_id', '=', companyId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.role ?? null;
    },

    find: (companyId: number): Promise<CompanyRow | undefined> =>
      handle
        .selectFrom('company')
        .select(['id', 'inn', 'kpp', 'ogrn', 'name', 'address', 'bik', 'bank_name as bankName', 'account'])
        .select(['correspondent_account as correspondentAccount', 'contract_number as contractNumber'])
        .select([sql<string | null>`contract_date::text`.as('contractDate'), 'prices_koef as coefficient'])
        .where('id', '=', companyId)
        .executeTakeFirst(),

    /** Returns the company's members, in the order in which they joined. */
    members: (companyId: number): Promise<readonly MemberRow[]> =>
      handle
        .selectFrom('company_member as member')
        .innerJoin('account', 'account.id', 'member.account_id')
        .select(['account.id as accountId', 'member.role', 'member.order_limit_kopecks as orderLimit'])
        .select(['account.name', 'surname', 'account.locale', 'phone', 'email'])
        .where('member.company_id', '=', companyId)
        .orderBy('member.joined_at')
        .orderBy('account.id')
        .execute(),
  };
}

function writingQueries<H extends Handle>(handle: H) {
  return {
    /**
     * Locks a company until the transaction ends, so that changes of members run one after another. Returns false if
     * there is no such company.
     */
    lock: inTx(handle, async (companyId: number): Promise<boolean> => {
      const row = await handle
        .selectFrom('company')
        .select('id')
        .where('id', '=', companyId)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    }),

    create: async (inn: string, details: CompanyDetails, now: Date): Promise<number> => {
      const { id } = await handle
        .insertInto('company')
        .values({
          inn,
          kpp: details.kpp,
          ogrn: details.ogrn,
          name: details.name,
          address: details.address,
          bik: null,
          bank_name: null,
          account: null,
          correspondent_account: null,
          contract_number: null,
          contract_date: null,
          prices_koef: null,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    save: async (companyId: number, { kpp, ogrn, name, address, bank }: CompanyDetails): Promise<void> => {
      await handle
        .updateTable('company')
        .set({
          kpp,
          ogrn,
          name,
          address,
          bik: bank?.bik ?? null,
          bank_name: bank?.name ?? null,
          account: bank?.account ?? null,
          correspondent_account: bank?.correspondentAccount ?? null,
        })
        .where('id', '=', companyId)
        .execute();
    },

    /** Deletes a company. Its members' roles and its invitations are deleted too. */
    remove: async (companyId: number): Promise<void> => {
      await handle.deleteFrom('company').where('id', '=', companyId).execute();
    },

    addMember: async (companyId: number, member: Member, now: Date): Promise<void> => {
      await handle
        .insertInto('company_member')
        .values({
          company_id: companyId,
          account_id: member.accountId,
          role: member.role,
          order_limit_kopecks: member.orderLimit,
          joined_at: now,
        })
        .execute();
    },

    setMember: async (companyId: number, { accountId, role, orderLimit }: Member): Promise<void> => {
      await handle
        .updateTable('company_member')
        .set({ role, order_limit_kopecks: orderLimit })
        .where('company_id', '=', companyId)
        .where('account_id', '=', accountId)
        .execute();
    },

    removeMember: async (companyId: number, accountId: number): Promise<void> => {
      await handle
        .deleteFrom('company_member')
        .where('company_id', '=', companyId)
        .where('account_id', '=', accountId)
        .execute();
    },

    /** Saves for which company the person buys; null = for themselves. */
    setBuysAs: async (accountId: number, companyId: number | null): Promise<void> => {
      await handle.updateTable('account').set({ buys_as: companyId }).where('id', '=', accountId).execute();
    },

    /** Makes the person buy for themselves again, if they buy for this company. */
    endBuyingAs: async (accountId: number, companyId: number): Promise<void> => {
      await handle
        .updateTable('account')
        .set({ buys_as: null })
        .where('id', '=', accountId)
        .where('buys_as', '=', companyId)
        .execute();
    },
  };
}

/** Queries of companies and their members (product U4). */
export const companyQueries = <H extends Handle>(handle: H) => ({
  ...readingQueries(handle),
  ...writingQueries(handle),
});

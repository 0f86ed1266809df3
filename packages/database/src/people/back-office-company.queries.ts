import type { Coefficient } from '@farad/domain/money';
import type { companySorts } from '@farad/domain/staff';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { allBegin, searchWords } from '../catalogue/search-words.ts';

export interface CompanySearch {
  readonly text: string;
  readonly sort: (typeof companySorts)[number];
  /** Id of the last company on the previous page; undefined = first page. */
  readonly after: number | undefined;
  readonly limit: number;
}

export interface CompanyTerms {
  /** Contract with the shop; null = none. `date` is an ISO day. */
  readonly contract: { readonly number: string; readonly date: string } | null;
  /** Price coefficient of the company; null = each member buys with their own. */
  readonly coefficient: Coefficient | null;
}

const rowsOf = (handle: Handle) =>
  handle
    .selectFrom('company')
    .select(['id', 'name', 'inn', 'kpp', 'ogrn', 'address', 'bik', 'bank_name as bankName', 'account'])
    .select(['correspondent_account as correspondentAccount', 'contract_number as contractNumber'])
    .select(['prices_koef as coefficient', 'created_at as createdAt'])
    .select([
      sql<string | null>`contract_date::text`.as('contractDate'),
      sql<number>`(select count(*)::integer from company_member member where member.company_id = company.id)`.as(
        'memberCount',
      ),
    ]);

/** Queries of companies for staff. */
export function backOfficeCompanyQueries(handle: Handle) {
  return {
    /** Returns a page of companies. Every word of the text must be a prefix of the INN or of a word of the name. */
    search: ({ text, after, sort, limit }: CompanySearch) => {
      const isBack = sort.endsWith('_back');
      const [way, further] = isBack ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
      const isByName = sort === 'name' || sort === 'name_back';
      const last = sql`select lower(last.name), last.id from company last where last.id = ${after ?? null}`;
      const isAfter = isByName
        ? sql<boolean>`(lower(company.name), company.id) ${further} (${last})`
        : sql<boolean>`company.id ${further} ${after ?? null}`;
      // `+ 0` stops PostgreSQL from reading companies in the order of the primary key, which would read all of them for
      // a rare word. Even a frequent prefix matches few companies, so sorting the matches is cheap.
      const key = searchWords(text, /[^\p{L}\p{N}]+/u).length > 0 ? sql`company.id + 0` : sql`company.id`;
      const wanted = searchWords(text, /[^\p{L}\p{N}]+/u);
      return rowsOf(handle)
        .$if(wanted.length > 0, (query) => query.where(sql<boolean>`company_words(name, inn) @@ ${allBegin(wanted)}`))
        .$if(text.trim() !== '' && wanted.length === 0, (query) => query.where(sql<boolean>`false`))
        .$if(after !== undefined, (query) => query.where(isAfter))
        .orderBy(isByName ? sql`lower(company.name) ${way}, company.id ${way}` : sql`${key} ${way}`)
        .limit(limit)
        .execute();
    },

    find: (id: number) => rowsOf(handle).where('id', '=', id).executeTakeFirst(),

    setTerms: async (id: number, { contract, coefficient }: CompanyTerms): Promise<void> => {
      await handle
        .updateTable('company')
        .set({
          contract_number: contract?.number ?? null,
          contract_date: contract?.date ?? null,
          prices_koef: coefficient,
        })
        .where('id', '=', id)
        .execute();
    },
  };
}

export type BackOfficeCompanyRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof backOfficeCompanyQueries>['find']>>
>;

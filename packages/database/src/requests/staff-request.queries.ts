import { neutralCoefficient, type Coefficient } from '@farad/domain/money';
import { partSearchText } from '@farad/domain/order';
import type { RequestState } from '@farad/domain/quote';
import { sql, type RawBuilder } from 'kysely';

import { escapeLike } from '../connection/escape-like.ts';
import type { Handle } from '../connection/connect.ts';
import { requestColumns, type RequestRow } from './request.queries.ts';
import { allBegin, searchWords } from '../catalogue/search-words.ts';
import { coefficient } from '../people/session.queries.ts';

export interface StaffRequestSearch {
  readonly text: string;
  /** Empty = no condition. */
  readonly states: readonly RequestState[];
  /** This staff member must have taken the request; null = no condition. */
  readonly staffId: number | null;
  /** Id of the last request on the previous page; undefined = first page. */
  readonly after: number | undefined;
  readonly limit: number;
}

export interface StaffRequestRow extends RequestRow {
  /** Name of the staff member who has taken the request; null = nobody has taken it. */
  readonly by: string | null;
}

const partOfLine = sql`regexp_replace(upper(line.part), '[^[:alnum:]]', '', 'g')`;

/**
 * Splits a search text into words, which are then searched in request numbers, names, phone numbers and email
 * addresses. A phone number becomes one word, without spaces and signs.
 */
export function contactWords(text: string): readonly string[] {
  const digits = text.replace(/[\s()+-]/g, '');
  if (/^\d{10,11}$/.test(digits)) return [digits.length === 11 ? digits.replace(/^8/, '7') : digits];
  return searchWords(text, /[\s«»“”",;]+/);
}

/**
 * Returns a condition on requests that match a text: words of the number, name, phone number or email address, or the
 * beginning of a requested part number. Both ways use an index.
 */
function isSought(text: string): RawBuilder<boolean> {
  const words = contactWords(text);
  if (words.length === 0) return sql<boolean>`true`;
  const part = partSearchText(text);
  const hasWords = sql`request_words(number, name, email, phone) @@ ${allBegin(words)}`;
  const hasPart =
    part.length < 3
      ? sql``
      : sql`union select line.request_id from request_line line where ${partOfLine} like ${`${escapeLike(part)}%`}`;
  return sql<boolean>`request.id in (select id from request where ${hasWords} ${hasPart})`;
}

/** Queries of quote requests for the back office. */
export function staffRequestQueries(handle: Handle) {
  const rows = () =>
    handle
      .selectFrom('request')
      .leftJoin('staff', 'staff.id', 'request.staff_id')
      .select(requestColumns)
      .select('staff.name as by');

  return {
    byNumber: (number: string): Promise<StaffRequestRow | undefined> =>
      rows().where('number', '=', number).executeTakeFirst(),

    /** Returns a page of requests, the newest first. */
    find: ({ text, states, staffId, after, limit }: StaffRequestSearch): Promise<StaffRequestRow[]> =>
      rows()
        .where(isSought(text))
        .$if(states.length > 0, (query) => query.where('request.state', 'in', [...states]))
        .$if(staffId !== null, (query) => query.where('request.staff_id', '=', staffId))
        .$if(after !== undefined, (query) => query.where('request.id', '<', after ?? 0))
        .orderBy('request.id', 'desc')
        .limit(limit)
        .execute(),

    /** Returns the number of requests that wait for a quote, at most `most`. */
    countOpen: async (most: number): Promise<number> => {
      const { rows: found } = await sql<{ count: number }>`select count(*)::integer as count from (
        select from request where state = 'open' limit ${most}) waiting`.execute(handle);
      return found[0]?.count ?? 0;
    },

    /** Returns the price coefficient of a customer. It is 1 for null and for an unknown account. */
    async coefficientOf(accountId: number | null): Promise<Coefficient> {
      if (accountId === null) return neutralCoefficient;
      const found = await handle
        .selectFrom('account')
        .select(coefficient.as('coefficient'))
        .where('id', '=', accountId)
        .executeTakeFirst();
      return found?.coefficient ?? neutralCoefficient;
    },

    /** Returns the names of staff members by their ids. */
    async names(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
      if (ids.length === 0) return new Map();
      const found = await handle
        .selectFrom('staff')
        .select(['id', 'name'])
        .where('id', 'in', [...ids])
        .execute();
      return new Map(found.map(({ id, name }) => [id, name]));
    },
  };
}

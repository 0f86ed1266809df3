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
  /** Empty = any state. */
  readonly states: readonly RequestState[];
  /** Only requests taken by this staff member. */
  readonly staffId: number | null;
  /** Only requests with a lower id. */
  readonly after: number | undefined;
  readonly limit: number;
}

export interface StaffRequestRow extends RequestRow {
  /** Staff member who took it. */
  readonly by: string | null;
}

const partOfLine = sql`regexp_replace(upper(line.part), '[^[:alnum:]]', '', 'g')`;

/**
 * Splits a search into words to match against people's numbers, names and addresses. Phones are written in many ways.
 */
export function contactWords(text: string): readonly string[] {
  const digits = text.replace(/[\s()+-]/g, '');
  if (/^\d{10,11}$/.test(digits)) return [digits.length === 11 ? digits.replace(/^8/, '7') : digits];
  return searchWords(text, /[\s«»“”",;]+/);
}

/** Matches a number, name, phone, email, or prefix of a part, each by its own index. */
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

/** Requests as staff see them. */
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

    /** Returns the newest first. */
    find: ({ text, states, staffId, after, limit }: StaffRequestSearch): Promise<StaffRequestRow[]> =>
      rows()
        .where(isSought(text))
        .$if(states.length > 0, (query) => query.where('request.state', 'in', [...states]))
        .$if(staffId !== null, (query) => query.where('request.staff_id', '=', staffId))
        .$if(after !== undefined, (query) => query.where('request.id', '<', after ?? 0))
        .orderBy('request.id', 'desc')
        .limit(limit)
        .execute(),

    /** Counts requests that wait for a quote, up to `most`. */
    countOpen: async (most: number): Promise<number> => {
      const { rows: found } = await sql<{ count: number }>`select count(*)::integer as count from (
        select from request where state = 'open' limit ${most}) waiting`.execute(handle);
      return found[0]?.count ?? 0;
    },

    /** Returns the price coefficient of this customer. */
    async coefficientOf(accountId: number | null): Promise<Coefficient> {
      if (accountId === null) return neutralCoefficient;
      const found = await handle
        .selectFrom('account')
        .select(coefficient.as('coefficient'))
        .where('id', '=', accountId)
        .executeTakeFirst();
      return found?.coefficient ?? neutralCoefficient;
    },

    /** Returns names of staff. */
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

import type { ResultsBucket } from '@farad/domain/searches';
import { searchPeriods } from '@farad/domain/searches';
import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import { escapeLike } from '../connection/escape-like.ts';
import type { Handle } from '../connection/connect.ts';

export interface SearchCountRow {
  /** `2026-11-22`, in Moscow time. */
  readonly day: string;
  readonly locale: Locale;
  readonly text: string;
  readonly results: ResultsBucket;
  readonly searches: number;
}

export interface ListedSearch {
  readonly text: string;
  readonly searches: number;
  readonly withoutResult: number;
  /** Number of searches in the preceding period of the same length. */
  readonly previous: number;
}

export interface SearchesWanted {
  readonly days: number;
  /** '' = all languages together. */
  readonly locale: Locale | '';
  /** Substring that the text must contain. */
  readonly text: string;
  /** True = sort by the number of searches without a result, and leave out texts that always found something. */
  readonly isWithoutResult: boolean;
  /** Last row of the previous page; null = first page. */
  readonly after: { readonly count: number; readonly text: string } | null;
  readonly limit: number;
}

/** Maximum number of rows saved per day, so that a flood of made-up texts does not fill the table. */
const textsOfDayMax = 20_000;

/** Maximum number of texts listed per period, language and sort order. */
const listedMax = 10_000;

/** Anonymous statistics of searches. */
export function searchCountQueries(handle: Handle) {
  const recountPeriod = async (days: number, today: string): Promise<void> => {
    await sql`delete from search_period where days = ${days}`.execute(handle);
    await sql`
      with counted as (
        select shown.locale, text,
          coalesce(sum(searches) filter (where day > ${today}::date - ${days}::integer), 0)::integer as searches,
          coalesce(sum(searches) filter (where day > ${today}::date - ${days}::integer and results = 0), 0)::integer
            as without_result,
          coalesce(sum(searches) filter (where day <= ${today}::date - ${days}::integer), 0)::integer as previous
        from search_count cross join lateral (values (search_count.locale), ('')) as shown (locale)
        where day > ${today}::date - 2 * ${days}::integer and day <= ${today}::date
        group by shown.locale, text
      ), ranked as (
        select *, row_number() over (partition by locale order by searches desc, text) as by_searches,
          row_number() over (partition by locale order by without_result desc, text) as by_none
        from counted where searches > 0
      )
      insert into search_period (days, locale, text, searches, without_result, previous)
      select ${days}::smallint, locale, text, searches, without_result, previous from ranked
      where by_searches <= ${listedMax} or (by_none <= ${listedMax} and without_result > 0)`.execute(handle);
  };

  return {
    /** Adds counts of one server process to the counts in the table. New texts above the day's limit are dropped. */
    add: async (rows: readonly SearchCountRow[]): Promise<void> => {
      const column = <K extends keyof SearchCountRow>(name: K) => sql.val(rows.map((row) => row[name]));
      await sql`
        with given as (
          select * from unnest(${column('day')}::date[], ${column('locale')}::text[], ${column('text')}::text[],
            ${column('results')}::smallint[], ${column('searches')}::integer[])
            as given (day, locale, text, results, searches)
        ), kept as (
          select given.*, exists (select from search_count known where known.day = given.day
              and known.locale = given.locale and known.text = given.text and known.results = given.results) as is_known,
            row_number() over (partition by given.day order by searches desc)
              + (select count(*) from search_count known where known.day = given.day) as place
          from given
        )
        insert into search_count (day, locale, text, results, searches)
        select day, locale, text, results, searches from kept where is_known or place <= ${textsOfDayMax}
        order by day, locale, text, results
        on conflict (day, locale, text, results) do update set searches = search_count.searches + excluded.searches
      `.execute(handle);
    },

    /** Deletes counts of days before `day`. */
    deleteBefore: async (day: string): Promise<void> => {
      await sql`delete from search_count where day < ${day}::date`.execute(handle);
    },

    /** Recounts the lists of all periods. Call it in a transaction, so that readers never see a half-filled list. */
    recount: async (today: string): Promise<void> => {
      for (const days of searchPeriods) await recountPeriod(days, today);
    },

    /** Returns a page of searched texts, the most frequent first. */
    list: async (wanted: SearchesWanted): Promise<readonly ListedSearch[]> => {
      const { days, locale, text, isWithoutResult, after, limit } = wanted;
      const count = isWithoutResult ? sql.ref('without_result') : sql.ref('searches');
      const { rows } = await sql<ListedSearch>`
        select text, searches, without_result as "withoutResult", previous from search_period
        where days = ${days} and locale = ${locale}
          ${isWithoutResult ? sql`and without_result > 0` : sql``}
          ${text === '' ? sql`` : sql`and text like ${`%${escapeLike(text)}%`}`}
          ${after === null ? sql`` : sql`and (${count} < ${after.count} or (${count} = ${after.count} and text > ${after.text}))`}
        order by ${count} desc, text limit ${limit}`.execute(handle);
      return rows;
    },

    /** Counts searches without a result from `from` to `to`, both days included. */
    countWithoutResult: async (from: string, to: string): Promise<number> => {
      const { rows } = await sql<{ searches: number }>`select coalesce(sum(searches), 0)::integer as searches
        from search_count where results = 0 and day between ${from}::date and ${to}::date`.execute(handle);
      return rows[0]?.searches ?? 0;
    },
  };
}

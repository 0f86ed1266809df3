import type { Day } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { settingValue, writeSetting } from '../connection/setting-rows.ts';
import { dayOf, figuresOf } from './report/day-figures-sql.ts';

/** Setting with the id of the last event processed. */
const markKey = 'reports';

/** Figures of one day in Moscow time, by the date of the order. See the table `day_figures`. */
export interface DayFigures {
  readonly day: Day;
  readonly orders: number;
  readonly cancelled: number;
  /** Total of orders placed that day, without cancelled orders and refunds. */
  readonly turnover: Kopecks;
  /** Payments received that day, minus refunds of that day. */
  readonly paid: Kopecks;
  /** Goods that left the warehouse that day, minus goods returned. */
  readonly shipped: Kopecks;
  /** Goods of the placed orders whose cost is known: what buyers paid in the end, and what the shop paid. */
  readonly costedGoods: Kopecks;
  readonly cost: Kopecks;
  readonly goods: Kopecks;
  readonly baskets: number;
}

/** The last events are read again: events may commit out of order. */
const lateEvents = 1000;

const columns = sql`day::text, orders, cancelled, turnover, paid, shipped, goods, costed_goods as "costedGoods", cost, baskets`;

/** Revenue of the shop by day (product X). */
export function reportQueries(handle: Handle) {
  return {
    /** Recounts these days. See report/day-figures-sql.ts. */
    rollUp: async (first: Day, last: Day, now: Date): Promise<void> => {
      await sql`
        insert into day_figures (day, orders, cancelled, turnover, paid, shipped, goods, costed_goods, cost, baskets, counted_at)
        select day, orders, cancelled, turnover, paid, shipped, goods, costed_goods, cost, baskets, ${now}::timestamptz
        from (${figuresOf(first, last)}) figures
        on conflict (day) do update set orders = excluded.orders, cancelled = excluded.cancelled,
          turnover = excluded.turnover, paid = excluded.paid, shipped = excluded.shipped, goods = excluded.goods,
          costed_goods = excluded.costed_goods, cost = excluded.cost, counted_at = excluded.counted_at,
          baskets = greatest(excluded.baskets, day_figures.baskets)`.execute(handle);
    },

    /** Returns the figures of a day as they are now. */
    live: async (day: Day): Promise<DayFigures | undefined> => {
      const { rows } = await sql<DayFigures>`select ${columns} from (${figuresOf(day, day)}) figures`.execute(handle);
      return rows[0];
    },

    /** Returns when a day was last counted; null = never. */
    countedAt: async (day: Day): Promise<Date | null> => {
      const row = await handle.selectFrom('day_figures').select('counted_at').where('day', '=', day).executeTakeFirst();
      return row?.counted_at ?? null;
    },

    /** Returns days of orders that have events after an event id, and the last event id. */
    touchedSince: async (eventId: number): Promise<{ readonly days: readonly Day[]; readonly last: number }> => {
      const { rows } = await sql<{ day: Day; last: number }>`
        select ${dayOf(sql`orders.created_at`)}::text as day, max(order_event.id)::bigint as last
        from order_event join orders on orders.id = order_id
        where order_event.id > ${eventId - lateEvents} group by 1 order by 1`.execute(handle);
      return { days: rows.map(({ day }) => day), last: rows.reduce((most, { last }) => Math.max(most, last), eventId) };
    },

    /** Returns counted days. Days without a row are missing. */
    days: async (first: Day, last: Day): Promise<readonly DayFigures[]> => {
      const { rows } = await sql<DayFigures>`
        select ${columns} from day_figures where day between ${first}::date and ${last}::date order by day`.execute(
        handle,
      );
      return rows;
    },

    /** Returns the id of the last event processed. */
    mark: async (): Promise<number> => {
      const mark = await settingValue(handle, markKey);
      return typeof mark === 'number' ? mark : 0;
    },

    setMark: (eventId: number): Promise<void> => writeSetting(handle, markKey, eventId),

    /** Counts searches without a result. */
    searchesWithoutResult: async (first: Day, last: Day): Promise<number> => {
      const { rows } = await sql<{ searches: number }>`
        select coalesce(sum(searches), 0)::integer as searches from search_count
        where results = 0 and day between ${first}::date and ${last}::date`.execute(handle);
      return rows[0]?.searches ?? 0;
    },
  };
}

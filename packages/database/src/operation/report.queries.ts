import type { Day } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { dayOf, figuresOf } from './report/day-figures-sql.ts';

/** Figures of a day of Moscow, by the day orders were placed; see the table `day_figures`. */
export interface DayFigures {
  readonly day: Day;
  readonly orders: number;
  readonly cancelled: number;
  /** Placed: of orders that were not cancelled, without what went back. */
  readonly turnover: Kopecks;
  /** Money that came in that day, without what went back that day. */
  readonly paid: Kopecks;
  /** Goods that left the warehouse that day, without those that came back. */
  readonly shipped: Kopecks;
  /** Goods of the orders placed whose cost is known: what buyers paid for them in the end, and what the shop paid. */
  readonly costedGoods: Kopecks;
  readonly cost: Kopecks;
  readonly goods: Kopecks;
  readonly baskets: number;
}

/** Events that may have been committed after later ones were read. */
const lateEvents = 1000;

const columns = sql`day::text, orders, cancelled, turnover, paid, shipped, goods, costed_goods as "costedGoods", cost, baskets`;

/** What the shop earned by day (product X). */
export function reportQueries(handle: Handle) {
  return {
    /** Counts these days anew; see report/day-figures-sql.ts. */
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

    /** Figures of a day as they are now. */
    live: async (day: Day): Promise<DayFigures | undefined> => {
      const { rows } = await sql<DayFigures>`select ${columns} from (${figuresOf(day, day)}) figures`.execute(handle);
      return rows[0];
    },

    /** When a day was counted last; null: never. */
    countedAt: async (day: Day): Promise<Date | null> => {
      const row = await handle.selectFrom('day_figures').select('counted_at').where('day', '=', day).executeTakeFirst();
      return row?.counted_at ?? null;
    },

    /** Days of orders with events after one, and the last event. */
    touchedSince: async (eventId: number): Promise<{ readonly days: readonly Day[]; readonly last: number }> => {
      const { rows } = await sql<{ day: Day; last: number }>`
        select ${dayOf(sql`orders.created_at`)}::text as day, max(order_event.id)::bigint as last
        from order_event join orders on orders.id = order_id
        where order_event.id > ${eventId - lateEvents} group by 1 order by 1`.execute(handle);
      return { days: rows.map(({ day }) => day), last: rows.reduce((most, { last }) => Math.max(most, last), eventId) };
    },

    /** Days that were rolled up; those of which nothing is known are not among them. */
    days: async (first: Day, last: Day): Promise<readonly DayFigures[]> => {
      const { rows } = await sql<DayFigures>`
        select ${columns} from day_figures where day between ${first}::date and ${last}::date order by day`.execute(
        handle,
      );
      return rows;
    },

    /** The last event that was looked at. */
    mark: async (): Promise<number> => {
      const row = await handle.selectFrom('setting').select('value').where('key', '=', 'reports').executeTakeFirst();
      return typeof row?.value === 'number' ? row.value : 0;
    },

    setMark: async (eventId: number): Promise<void> => {
      const value = JSON.stringify(eventId);
      await handle
        .insertInto('setting')
        .values({ key: 'reports', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },

    /** Searches that found nothing. */
    searchesWithoutResult: async (first: Day, last: Day): Promise<number> => {
      const { rows } = await sql<{ searches: number }>`
        select coalesce(sum(searches), 0)::integer as searches from search_count
        where results = 0 and day between ${first}::date and ${last}::date`.execute(handle);
      return rows[0]?.searches ?? 0;
    },
  };
}

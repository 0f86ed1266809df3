import type { Day } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { settingValue, writeSetting } from '../connection/setting-rows.ts';
import { dayOf, figuresOf } from './report/day-figures-sql.ts';
import { settingQueries } from './setting.queries.ts';

/** Key of the setting with the id of the last order event that the reports include. */
const markKey = 'reports';

/**
 * Totals of one day in Moscow time, saved in the table `day_figures`. Orders, goods and costs count on the day of the
 * order; payments and shipments count on their own day.
 */
export interface DayFigures {
  readonly day: Day;
  readonly orders: number;
  readonly cancelled: number;
  /** Total of the orders placed that day, less refunds. Cancelled orders are left out. */
  readonly turnover: Kopecks;
  /** Payments received that day, less refunds paid that day. */
  readonly paid: Kopecks;
  /** Price of goods that left the warehouse that day, less goods returned that day. */
  readonly shipped: Kopecks;
  /**
   * Amount that buyers pay for the goods whose purchase price is known. `revenue` is the same amount without VAT,
   * `cost` the cost of these goods without the VAT that the shop may deduct.
   */
  readonly costedGoods: Kopecks;
  readonly revenue: Kopecks;
  readonly cost: Kopecks;
  readonly goods: Kopecks;
  readonly baskets: number;
}

/** Saved totals of a day, with the value of the stock when it was last counted that day; null = not counted. */
export interface SavedDay extends DayFigures {
  readonly stockAtPrice: Kopecks | null;
  readonly stockCost: Kopecks | null;
}

/** Number of order events before the mark that are read again, because events may be committed out of order. */
const lateEvents = 1000;

const columns = sql`day::text, orders, cancelled, turnover, paid, shipped, goods, costed_goods as "costedGoods", revenue, cost, baskets`;

/** Queries of the shop's revenue by day. */
export function reportQueries(handle: Handle) {
  const vatPeriods = async () => (await settingQueries(handle).value('vat')).periods;
  return {
    /** Counts the totals of these days again and saves them. See report/day-figures-sql.ts. */
    rollUp: async (first: Day, last: Day, now: Date): Promise<void> => {
      await sql`
        insert into day_figures (day, orders, cancelled, turnover, paid, shipped, goods, costed_goods, revenue, cost, baskets,
          counted_at)
        select day, orders, cancelled, turnover, paid, shipped, goods, costed_goods, revenue, cost, baskets,
          ${now}::timestamptz
        from (${figuresOf(first, last, await vatPeriods())}) figures
        on conflict (day) do update set orders = excluded.orders, cancelled = excluded.cancelled,
          turnover = excluded.turnover, paid = excluded.paid, shipped = excluded.shipped, goods = excluded.goods,
          costed_goods = excluded.costed_goods, revenue = excluded.revenue, cost = excluded.cost,
          counted_at = excluded.counted_at,
          baskets = greatest(excluded.baskets, day_figures.baskets)`.execute(handle);
    },

    /** Returns the totals of a day, counted now and not saved. */
    live: async (day: Day): Promise<DayFigures | undefined> => {
      const { rows } =
        await sql<DayFigures>`select ${columns} from (${figuresOf(day, day, await vatPeriods())}) figures`.execute(
          handle,
        );
      return rows[0];
    },

    /** Returns when the totals of a day were last counted and saved; null = never. */
    countedAt: async (day: Day): Promise<Date | null> => {
      const row = await handle.selectFrom('day_figures').select('counted_at').where('day', '=', day).executeTakeFirst();
      return row?.counted_at ?? null;
    },

    /** Returns the days of orders that have events after `eventId`, and the id of the last event. */
    touchedSince: async (eventId: number): Promise<{ readonly days: readonly Day[]; readonly last: number }> => {
      const { rows } = await sql<{ day: Day; last: number }>`
        select ${dayOf(sql`orders.created_at`)}::text as day, max(order_event.id)::bigint as last
        from order_event join orders on orders.id = order_id
        where order_event.id > ${eventId - lateEvents} group by 1 order by 1`.execute(handle);
      return { days: rows.map(({ day }) => day), last: rows.reduce((most, { last }) => Math.max(most, last), eventId) };
    },

    /** Returns the saved totals of these days. Days that were never counted are absent. */
    days: async (first: Day, last: Day): Promise<readonly SavedDay[]> => {
      const { rows } = await sql<SavedDay>`
        select ${columns}, stock_at_price as "stockAtPrice", stock_cost as "stockCost" from day_figures 
        where day between ${first}::date and ${last}::date order by day`.execute(handle);
      return rows;
    },

    /** Returns the id of the last order event that the reports include; 0 = none. */
    mark: async (): Promise<number> => {
      const mark = await settingValue(handle, markKey);
      return typeof mark === 'number' ? mark : 0;
    },

    setMark: (eventId: number): Promise<void> => writeSetting(handle, markKey, eventId),

    /** Returns the number of searches without a result in these days. */
    searchesWithoutResult: async (first: Day, last: Day): Promise<number> => {
      const { rows } = await sql<{ searches: number }>`
        select coalesce(sum(searches), 0)::integer as searches from search_count
        where results = 0 and day between ${first}::date and ${last}::date`.execute(handle);
      return rows[0]?.searches ?? 0;
    },
  };
}

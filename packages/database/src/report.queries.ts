import type { Day } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import { sql, type RawBuilder } from 'kysely';

import type { Handle } from './connect.ts';

/** Figures of a day of Moscow, by the day orders were placed; see the table `day_figures`. */
export interface DayFigures {
  readonly day: Day;
  readonly orders: number;
  readonly cancelled: number;
  /** Of orders that were not cancelled, without what went back. */
  readonly turnover: Kopecks;
  /** Goods whose purchase price is known: what was paid for them, and what the shop paid. */
  readonly costedGoods: Kopecks;
  readonly cost: Kopecks;
  readonly goods: Kopecks;
  readonly baskets: number;
}

/** Events that may have been committed after later ones were read. */
const lateEvents = 1000;

const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Europe/Moscow')::date`;
const beginningOf = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone 'Europe/Moscow')`;

/** Figures of orders of the days from the first to the last. */
const ofOrders = (first: Day, last: Day) => sql`
  select ${dayOf(sql`orders.created_at`)} as day, count(*)::integer as orders,
    count(*) filter (where status = 'cancelled')::integer as cancelled,
    coalesce(sum(total_kopecks - refunded.sum) filter (where status <> 'cancelled'), 0)::bigint as turnover,
    coalesce(sum(lines.goods) filter (where status <> 'cancelled'), 0)::bigint as goods,
    coalesce(sum(lines.costed) filter (where status <> 'cancelled'), 0)::bigint as costed_goods,
    coalesce(sum(lines.cost) filter (where status <> 'cancelled'), 0)::bigint as cost
  from orders
  cross join lateral (select sum(total_kopecks - coupon_kopecks - bonus_kopecks) as goods,
    sum(total_kopecks - coupon_kopecks - bonus_kopecks) filter (where purchase_price is not null) as costed,
    round(sum(purchase_price::numeric * quantity) / 100) as cost
    from order_line where order_id = orders.id) lines
  cross join lateral (select coalesce(sum(amount_kopecks), 0) as sum from refund
    where order_id = orders.id and state = 'succeeded' and cause = 'staff') refunded
  where orders.created_at >= ${beginningOf(sql`${first}::date`)} and orders.created_at < ${beginningOf(sql`${last}::date + 1`)}
  group by 1`;

/** What the shop earned by day (product X). */
export function reportQueries(handle: Handle) {
  return {
    /** Counts these days anew. Baskets are those made that day that are there still, and those that became orders. */
    rollUp: async (first: Day, last: Day): Promise<void> => {
      await sql`
        insert into day_figures (day, orders, cancelled, turnover, goods, costed_goods, cost, baskets)
        select days.day::date, coalesce(orders, 0), coalesce(cancelled, 0), coalesce(turnover, 0), coalesce(goods, 0),
          coalesce(costed_goods, 0), coalesce(cost, 0), coalesce(made.count, 0) + coalesce(orders, 0)
        from generate_series(${first}::date, ${last}::date, '1 day') days (day)
        left join (${ofOrders(first, last)}) figures on figures.day = days.day
        left join (select ${dayOf(sql`created_at`)} as day, count(*)::integer from basket
          where created_at >= ${beginningOf(sql`${first}::date`)} and created_at < ${beginningOf(sql`${last}::date + 1`)}
            and exists (select from basket_line where basket_id = basket.id) group by 1) made on made.day = days.day
        on conflict (day) do update set orders = excluded.orders, cancelled = excluded.cancelled,
          turnover = excluded.turnover, goods = excluded.goods, costed_goods = excluded.costed_goods,
          cost = excluded.cost, baskets = greatest(excluded.baskets, day_figures.baskets)`.execute(handle);
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
        select day::text, orders, cancelled, turnover, goods, costed_goods as "costedGoods", cost, baskets
        from day_figures where day between ${first}::date and ${last}::date order by day`.execute(handle);
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

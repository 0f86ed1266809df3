import type { Day } from '@farad/domain/delivery';
import type { VatPeriod } from '@farad/domain/vat';
import { sql, type RawBuilder } from 'kysely';

import { costSql, vatPercentSql, withoutVatSql } from './vat-sql.ts';

/** SQL of the totals of days in Moscow time, for the table `day_figures`. */

export const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Europe/Moscow')::date`;
const beginningOf = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone 'Europe/Moscow')`;

/** Returns a condition: the moment is on one of the days `first` … `last`, in Moscow time. */
export const isWithin = (moment: RawBuilder<unknown>, first: Day, last: Day) =>
  sql`${moment} >= ${beginningOf(sql`${first}::date`)} and ${moment} < ${beginningOf(sql`${last}::date + 1`)}`;

/**
 * Money and pieces of each order line that were refunded, or whose payment was never captured. Position 0 is the
 * delivery.
 */
const goodsBack = sql`
  select refund_line.position, sum(refund_line.amount_kopecks) as amount, sum(refund_line.quantity) as pieces
  from refund join refund_line on refund_line.refund_id = refund.id
  where refund.order_id = orders.id and refund.state = 'succeeded' and refund.cause in ('staff', 'not_captured')
  group by 1`;

/**
 * Totals of the orders placed on these days. Goods are counted after coupon, bonuses and refunds. `revenue` and `cost`
 * are without VAT and only of goods whose purchase price is known.
 */
const placedIn = (first: Day, last: Day, added: readonly VatPeriod[]) => sql`
  select ${dayOf(sql`orders.created_at`)} as day, count(*)::integer as orders,
    count(*) filter (where status = 'cancelled')::integer as cancelled,
    coalesce(sum(total_kopecks - refunded.sum) filter (where status <> 'cancelled'), 0)::bigint as turnover,
    coalesce(sum(lines.goods) filter (where status <> 'cancelled'), 0)::bigint as goods,
    coalesce(sum(lines.costed) filter (where status <> 'cancelled'), 0)::bigint as costed_goods,
    coalesce(sum(lines.revenue) filter (where status <> 'cancelled'), 0)::bigint as revenue,
    coalesce(sum(lines.cost) filter (where status <> 'cancelled'), 0)::bigint as cost
  from orders
  cross join lateral (
    select sum(net) as goods, sum(net) filter (where purchase_price is not null) as costed,
      sum(${withoutVatSql(sql`net`, sql`vat`)}) filter (where purchase_price is not null) as revenue,
      sum(${costSql(sql`round(purchase_price::numeric * pieces / 100)`, sql`vat_class`, sql`vat`)}) as cost
    from (
      select purchase_price, vat_class,
        ${vatPercentSql(sql`vat_class`, dayOf(sql`orders.created_at`), added)} as vat, total_kopecks - coupon_kopecks - bonus_kopecks - coalesce(back.amount, 0) as net,
        greatest(0, quantity - coalesce(back.pieces, 0)) as pieces
      from order_line left join (${goodsBack}) back on back.position = order_line.position
      where order_line.order_id = orders.id
    ) line
  ) lines
  cross join lateral (select coalesce(sum(amount_kopecks), 0) as sum from refund
    where order_id = orders.id and state = 'succeeded' and cause in ('staff', 'not_captured')) refunded
  where ${isWithin(sql`orders.created_at`, first, last)}
  group by 1`;

/**
 * Payments received less refunds: online payments and recorded bank transfers. If an order has neither but is marked as
 * paid, such as in cash, its total is added on the day it was marked.
 */
const paidIn = (first: Day, last: Day) => sql`
  select day, sum(amount)::bigint as paid from (
    select ${dayOf(sql`paid_at`)} as day, coalesce(capture_kopecks, amount_kopecks) as amount
    from payment where state = 'succeeded' and ${isWithin(sql`paid_at`, first, last)}
    union all
    select ${dayOf(sql`done_at`)}, -amount_kopecks from refund
    where state = 'succeeded' and cause <> 'not_captured' and ${isWithin(sql`done_at`, first, last)}
    union all
    select day, amount_kopecks from bank_money where day between ${first}::date and ${last}::date
    union all
    select ${dayOf(sql`paid_at`)}, total_kopecks from orders
    where ${isWithin(sql`paid_at`, first, last)}
      and not exists (select from payment where payment.order_id = orders.id and payment.state = 'succeeded')
      and not exists (select from bank_money where bank_money.order_id = orders.id)
  ) came group by day`;

/**
 * Price of the shipped goods minus the price of the returned goods, after coupon and bonuses. A line may leave in
 * several parcels. The price of a parcel's pieces is the rounded price of all pieces so far, minus the rounded price of
 * the pieces before. So the prices of all parcels add up to the price of the line.
 */
const shippedIn = (first: Day, last: Day) => sql`
  select day, sum(round(net * gone / quantity) - round(net * (gone - pieces) / quantity))::bigint as shipped
  from (
    select ${dayOf(sql`moved.at`)} as day, moved.pieces, line.quantity::numeric as quantity,
      line.total_kopecks - line.coupon_kopecks - line.bonus_kopecks as net,
      sum(moved.pieces) over (partition by moved.order_id, moved.product_id order by moved.id) as gone
    from (
      select id, order_id, product_id, at, case kind when 'ship' then quantity else -quantity end as pieces
      from stock_movement where kind in ('ship', 'receipt') and order_id in (
        select order_id from stock_movement
        where kind in ('ship', 'receipt') and order_id is not null and ${isWithin(sql`at`, first, last)})
    ) moved
    join order_line line on line.order_id = moved.order_id and line.product_id = moved.product_id
  ) part
  where day between ${first}::date and ${last}::date
  group by day`;

/** Number of baskets that were created on these days, still exist and are not empty. */
const basketsMadeIn = (first: Day, last: Day) => sql`
  select ${dayOf(sql`created_at`)} as day, count(*)::integer as count from basket
  where ${isWithin(sql`created_at`, first, last)}
    and exists (select from basket_line where basket_id = basket.id) group by 1`;

/**
 * Selects the totals of each of these days. The number of baskets includes that of the orders, because the baskets of
 * orders no longer exist.
 */
export const figuresOf = (first: Day, last: Day, added: readonly VatPeriod[]) => sql`
  select days.day::date as day, coalesce(orders, 0) as orders, coalesce(cancelled, 0) as cancelled,
    coalesce(turnover, 0) as turnover, coalesce(paid, 0) as paid, coalesce(shipped, 0) as shipped,
    coalesce(goods, 0) as goods, coalesce(costed_goods, 0) as costed_goods,
    coalesce(revenue, 0) as revenue, coalesce(cost, 0) as cost,
    coalesce(made.count, 0) + coalesce(orders, 0) as baskets
  from generate_series(${first}::date, ${last}::date, '1 day') days (day)
  left join (${placedIn(first, last, added)}) placed on placed.day = days.day
  left join (${paidIn(first, last)}) money on money.day = days.day
  left join (${shippedIn(first, last)}) gone on gone.day = days.day
  left join (${basketsMadeIn(first, last)}) made on made.day = days.day`;

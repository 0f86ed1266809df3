import type { Day } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { LocalizedText } from '@farad/domain/shared';
import type { VatPeriod } from '@farad/domain/vat';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { dayOf, isWithin } from './report/day-figures-sql.ts';
import { costSql, vatPercentSql, withoutVatSql } from './report/vat-sql.ts';
import { settingQueries } from './setting.queries.ts';

/** Sales of one part in the orders of a period, after coupons, bonuses, returns and cancelled orders. */
export interface SoldPart {
  readonly productId: ProductId;
  readonly mpn: string;
  readonly brand: string;
  readonly title: LocalizedText;
  readonly orders: number;
  readonly pieces: number;
  readonly sum: Kopecks;
  /** Sum without VAT minus cost, as `lineMargin` of the domain computes it; null = the cost of a piece is not known. */
  readonly profit: Kopecks | null;
}

/** Sales of the parts of one supplier. '' = no supplier is named. */
export interface SoldOfSupplier {
  readonly supplier: string;
  readonly sum: Kopecks;
  readonly profit: Kopecks | null;
}

/** Value of the stock of one supplier's parts. See the table `stock_value`. */
export interface StockValue {
  readonly supplier: string;
  readonly parts: number;
  readonly pieces: number;
  readonly atPrice: Kopecks;
  readonly cost: Kopecks;
  readonly costedPieces: number;
  readonly countedAt: Date;
}

/**
 * Selects the lines of orders that were placed on these days. Their amounts and pieces are those that remain after
 * returns.
 */
const linesOf = (first: Day, last: Day, added: readonly VatPeriod[]) => sql`
  select order_line.order_id, order_line.product_id, order_line.mpn, order_line.brand, order_line.title,
    order_line.total_kopecks - order_line.coupon_kopecks - order_line.bonus_kopecks - coalesce(back.amount, 0) as net,
    greatest(0, order_line.quantity - coalesce(back.pieces, 0)) as pieces, order_line.purchase_price,
    order_line.vat_class, ${vatPercentSql(sql`order_line.vat_class`, dayOf(sql`orders.created_at`), added)} as vat
  from orders
  join order_line on order_line.order_id = orders.id
  left join (
    select refund.order_id, refund_line.position, sum(refund_line.amount_kopecks) as amount,
      sum(refund_line.quantity) as pieces
    from refund join refund_line on refund_line.refund_id = refund.id
    where refund.state = 'succeeded' and refund.cause in ('staff', 'not_captured')
      and refund.order_id in (select id from orders where ${isWithin(sql`created_at`, first, last)})
    group by 1, 2
  ) back on back.order_id = orders.id and back.position = order_line.position
  where ${isWithin(sql`orders.created_at`, first, last)} and orders.status <> 'cancelled'`;

const profit = sql`case when count(*) = count(purchase_price)
  then (sum(${withoutVatSql(sql`net`, sql`vat`)})
    - sum(${costSql(sql`round(purchase_price::numeric * pieces / 100)`, sql`vat_class`, sql`vat`)}))::bigint end`;

/** Queries of the reports about sold goods and about goods in stock. */
export function goodsReportQueries(handle: Handle) {
  const soldLines = async (first: Day, last: Day) =>
    linesOf(first, last, (await settingQueries(handle).value('vat')).periods);
  return {
    /** Returns the parts with the greatest sums of a period. */
    bestParts: async (first: Day, last: Day, limit: number): Promise<readonly SoldPart[]> => {
      const { rows } = await sql<SoldPart>`
        select product_id as "productId", (array_agg(mpn order by order_id desc))[1] as mpn,
          (array_agg(brand order by order_id desc))[1] as brand, (array_agg(title order by order_id desc))[1] as title,
          count(distinct order_id)::integer as orders, sum(pieces)::bigint as pieces, sum(net)::bigint as sum,
          ${profit} as profit
        from (${await soldLines(first, last)}) line
        group by product_id having sum(net) > 0
        order by sum(net) desc, product_id limit ${limit}`.execute(handle);
      return rows;
    },

    /**
     * Returns the sales by supplier, the greatest sums first. A part counts for the supplier that its current purchase
     * price comes from.
     */
    bestSuppliers: async (first: Day, last: Day, limit: number): Promise<readonly SoldOfSupplier[]> => {
      const { rows } = await sql<SoldOfSupplier>`
        select coalesce(product_cost.supplier, '') as supplier, sum(net)::bigint as sum, ${profit} as profit
        from (${await soldLines(first, last)}) line
        left join product_cost on product_cost.product_id = line.product_id
        group by 1 having sum(net) > 0 order by sum(net) desc, 1 limit ${limit}`.execute(handle);
      return rows;
    },

    /**
     * Computes the value of the stock again, and saves its sum for the day. Pieces that the average cost covers are valued at the average. The others
     * are valued at the supplier's price of a single piece.
     */
    countStock: async (now: Date): Promise<void> => {
      await sql`
        with held as (select product_id, sum(on_hand)::integer as pieces from stock where on_hand > 0 group by 1),
        priced as (
          select held.pieces, coalesce(cost.supplier, '') as supplier, cost.unit_price, cost.average,
            product.tier_prices[1] as price,
            case when cost.average is null then 0 else least(held.pieces, cost.average_pieces) end as averaged
          from held join product on product.id = held.product_id
          left join product_cost cost on cost.product_id = held.product_id
        ),
        counted as (
          select supplier, count(*)::integer as parts, sum(pieces)::bigint as pieces,
            coalesce(sum(round(price::numeric * pieces / 100)), 0)::bigint as at_price,
            coalesce(sum(round((coalesce(average, 0)::numeric * averaged
              + coalesce(unit_price, 0)::numeric * (pieces - averaged)) / 100)), 0)::bigint as cost,
            coalesce(sum(pieces) filter (where unit_price is not null), 0)::bigint as costed_pieces
          from priced group by supplier
        ),
        gone as (delete from stock_value where supplier not in (select supplier from counted))
        insert into stock_value (supplier, parts, pieces, at_price, cost, costed_pieces, counted_at)
        select supplier, parts, pieces, at_price, cost, costed_pieces, ${now}::timestamptz from counted
        on conflict (supplier) do update set parts = excluded.parts, pieces = excluded.pieces,
          at_price = excluded.at_price, cost = excluded.cost, costed_pieces = excluded.costed_pieces,
          counted_at = excluded.counted_at`.execute(handle);
      await sql`
        insert into day_figures (day, stock_at_price, stock_cost)
        select ${dayOf(sql`${now}::timestamptz`)}, coalesce(sum(at_price), 0)::bigint, coalesce(sum(cost), 0)::bigint
        from stock_value
        on conflict (day) do update set stock_at_price = excluded.stock_at_price, stock_cost = excluded.stock_cost`.execute(
        handle,
      );
    },

    /** Returns the value of the stock by supplier, the highest cost first. */
    stock: (): Promise<readonly StockValue[]> =>
      handle
        .selectFrom('stock_value')
        .select(['supplier', 'parts', 'pieces', 'at_price as atPrice', 'cost'])
        .select(['costed_pieces as costedPieces', 'counted_at as countedAt'])
        .orderBy('cost', 'desc')
        .orderBy('supplier')
        .execute(),
  };
}

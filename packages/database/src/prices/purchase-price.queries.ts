import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { CompiledQuery } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Price that the shop pays for one piece of a product. */
export interface PurchasePrice {
  readonly productId: ProductId;
  /** null = the price is no longer known. */
  readonly unitPrice: UnitPrice | null;
  /** Name of the supplier; '' = not set. */
  readonly supplier: string;
}

/** SQL parts that say where purchase prices come from. */
interface PurchaseSource {
  /** SQL of the time of the prices: `now()` or a parameter. Default: `now()`. */
  readonly at?: string;
  /** SQL of the id of the staff member who entered the prices, as bigint. Absent = they come from a file. */
  readonly staffId?: string;
  /** True = the select also has `quantities integer[]` and `prices bigint[]`, the price breaks by quantity bought. */
  readonly hasTiers?: boolean;
}

const isOther = `(product_cost.unit_price, product_cost.supplier, product_cost.tier_quantities, product_cost.tier_prices)
      is distinct from (excluded.unit_price, excluded.supplier, excluded.tier_quantities, excluded.tier_prices)`;

/**
 * Returns a statement that saves purchase prices and adds a history row for each change. A price entered by staff also
 * replaces the average cost of the stock. A price from a supplier's list does not.
 *
 * @param given a select of `product_id integer, unit_price bigint, supplier text`, without null prices. Of several rows
 * of one product the last one is used.
 */
export function savePurchasePrices(given: string, source: PurchaseSource = {}): string {
  const { at = 'now()', staffId, hasTiers = false } = source;
  const [quantities, prices] = hasTiers ? ['quantities', 'prices'] : ["'{1}'::integer[]", 'array[unit_price]'];
  const isPerson = staffId !== undefined;
  const [average, pieces] = isPerson ? ['null', '0'] : ['product_cost.average', 'product_cost.average_pieces'];
  return `
  with given as (
    select distinct on (product_id) product_id, unit_price, coalesce(supplier, '') as supplier,
      coalesce(${quantities}, '{1}') as quantities, coalesce(${prices}, array[unit_price]) as prices
    from (select row_number() over () as place, rows.* from (${given}) rows) placed
    order by product_id, place desc
  ), changed as (
    insert into product_cost (product_id, unit_price, supplier, at, tier_quantities, tier_prices, margin)
    select given.product_id, given.unit_price, given.supplier, ${at}, given.quantities, given.prices,
      least_margin(product.tier_quantities, product.tier_prices, given.quantities, given.prices, known.average,
        known.average_pieces)
    from given join product on product.id = given.product_id
    left join product_cost known on known.product_id = given.product_id and ${isPerson ? 'false' : 'true'}
    order by given.product_id
    on conflict (product_id) do update set unit_price = excluded.unit_price, supplier = excluded.supplier,
      at = excluded.at, tier_quantities = excluded.tier_quantities, tier_prices = excluded.tier_prices,
      average = ${average}, average_pieces = ${pieces}, margin = excluded.margin
    where ${isOther}${isPerson ? ' or product_cost.average is not null' : ''}
    returning product_id, unit_price, supplier, at, tier_quantities, tier_prices
  )
  insert into purchase_price (product_id, unit_price, supplier, at, staff_id, tier_quantities, tier_prices)
  select product_id, unit_price, supplier, at, ${staffId ?? 'null::bigint'},
    case when cardinality(tier_prices) > 1 then tier_quantities end,
    case when cardinality(tier_prices) > 1 then tier_prices end
  from changed`;
}

/** Pieces of a product that arrived, and the price paid for each. */
export interface ReceivedCost {
  readonly productId: ProductId;
  readonly pieces: number;
  readonly unitPrice: UnitPrice;
}

/**
 * Statement that computes average costs after pieces arrived, like `averageAfter`. $1: products, $2: pieces, $3: unit
 * prices, $4: time. The average includes the pieces that were in stock before, at their known cost. If their cost is
 * not known, the average is of the arrived pieces only.
 */
const receive = `
  with given as (
    select id, pieces, price,
      greatest(0, (select sum(on_hand) from stock where product_id = id) - pieces)::integer as lay
    from unnest($1::integer[], $2::integer[], $3::bigint[]) line (id, pieces, price)
  ), counted as (
    select given.*, case when cost.product_id is null then 0 else given.lay end as before,
      coalesce(cost_at(cost.tier_quantities, cost.tier_prices, cost.average, cost.average_pieces,
        greatest(1, given.lay)), 0) as cost
    from given left join product_cost cost on cost.product_id = given.id
  ), averaged as (
    select id, price, before + pieces as pieces,
      round((before * cost::numeric + pieces * price::numeric) / (before + pieces))::bigint as average
    from counted
  )
  insert into product_cost (product_id, unit_price, supplier, at, tier_quantities, tier_prices, average, average_pieces, margin)
  select averaged.id, price, '', $4, '{1}', array[price], average, pieces,
    least_margin(product.tier_quantities, product.tier_prices, '{1}', array[price], average, pieces)
  from averaged join product on product.id = averaged.id order by averaged.id
  on conflict (product_id) do update set average = excluded.average, average_pieces = excluded.average_pieces,
    margin = excluded.margin`;

const keepGiven = savePurchasePrices(
  'select * from unnest($1::integer[], $2::bigint[], $3::text[]) given (product_id, unit_price, supplier)',
  { at: '$4', staffId: '$5::bigint' },
);

const forgetGiven = `
  with gone as (delete from product_cost where product_id = any($1::integer[]) returning product_id, supplier)
  insert into purchase_price (product_id, unit_price, supplier, at, staff_id)
  select product_id, null, supplier, $2, $3::bigint from gone`;

/** Queries of purchase prices. Only staff who may see costs may read them. */
export function purchasePriceQueries(handle: Handle) {
  return {
    /** Saves prices and adds a history row for each change. Returns the number of changes. */
    set: async (prices: readonly PurchasePrice[], at: Date, staffId: number | null): Promise<number> => {
      const [known, gone] = [
        prices.filter((each) => each.unitPrice !== null),
        prices.filter((each) => each.unitPrice === null),
      ];
      const columns = [
        known.map((each) => each.productId),
        known.map((each) => each.unitPrice),
        known.map((each) => each.supplier),
      ];
      const kept =
        known.length === 0 ? null : await handle.executeQuery(CompiledQuery.raw(keepGiven, [...columns, at, staffId]));
      const ids = gone.map((each) => each.productId);
      const taken =
        ids.length === 0 ? null : await handle.executeQuery(CompiledQuery.raw(forgetGiven, [ids, at, staffId]));
      return Number((kept?.numAffectedRows ?? 0n) + (taken?.numAffectedRows ?? 0n));
    },

    /** Returns current purchase prices by product id. Products without a known price are absent. */
    of: async (ids: readonly ProductId[]) => {
      if (ids.length === 0) return new Map<ProductId, never>();
      const rows = await handle
        .selectFrom('product_cost')
        .select(['product_id as productId', 'unit_price as unitPrice', 'supplier', 'at', 'margin'])
        .select(['tier_quantities', 'tier_prices', 'average', 'average_pieces as averagePieces'])
        .where('product_id', 'in', [...ids])
        .execute();
      return new Map(rows.map((row) => [row.productId, row]));
    },

    /**
     * Computes the average cost of the stock again after pieces arrived. The pieces must already be in the stock on
     * hand.
     */
    receive: async (lines: readonly ReceivedCost[], at: Date): Promise<void> => {
      if (lines.length === 0) return;
      const columns = [
        lines.map(({ productId }) => productId),
        lines.map(({ pieces }) => pieces),
        lines.map(({ unitPrice }) => unitPrice),
      ];
      await handle.executeQuery(CompiledQuery.raw(receive, [...columns, at]));
    },

    /** Returns the history of a product's purchase price, the latest first. */
    history: (id: ProductId, limit: number) =>
      handle
        .selectFrom('purchase_price')
        .leftJoin('staff', 'staff.id', 'purchase_price.staff_id')
        .select(['purchase_price.id', 'unit_price as unitPrice', 'supplier', 'at', 'staff.name as by'])
        .select(['tier_quantities', 'tier_prices'])
        .where('product_id', '=', id)
        .orderBy('purchase_price.id', 'desc')
        .limit(limit)
        .execute(),
  };
}

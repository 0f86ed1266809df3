import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { CompiledQuery } from 'kysely';

import type { Handle } from './connect.ts';

/** What the shop pays for one piece of a product. */
export interface PurchasePrice {
  readonly productId: ProductId;
  /** null: nobody knows any more. */
  readonly unitPrice: UnitPrice | null;
  /** Empty: nobody said. */
  readonly supplier: string;
}

/**
 * The statement that keeps purchase prices, set by set, and their history: what is the same already leaves no line.
 *
 * @param given a select of `product_id integer, unit_price bigint, supplier text`, no price of null in it; of several rows
 *   of one product the last of them in the order of the select counts
 * @param at SQL of the moment: `now()` or a parameter's number
 * @param staffId SQL of who says so, of the type bigint: `null::bigint` for a file's
 */
export const keepPurchasePrices = (given: string, at = 'now()', staffId = 'null::bigint'): string => `
  with given as (
    select distinct on (product_id) product_id, unit_price, coalesce(supplier, '') as supplier
    from (select row_number() over () as place, rows.* from (${given}) rows) placed
    order by product_id, place desc
  ), changed as (
    insert into product_cost (product_id, unit_price, supplier, at, lowest_price)
    select given.product_id, given.unit_price, given.supplier, ${at},
      (select min(price) from unnest(product.tier_prices) price)
    from given join product on product.id = given.product_id order by given.product_id
    on conflict (product_id) do update set unit_price = excluded.unit_price, supplier = excluded.supplier,
      at = excluded.at, lowest_price = excluded.lowest_price
    where (product_cost.unit_price, product_cost.supplier) is distinct from (excluded.unit_price, excluded.supplier)
    returning product_id, unit_price, supplier, at
  )
  insert into purchase_price (product_id, unit_price, supplier, at, staff_id)
  select product_id, unit_price, supplier, at, ${staffId} from changed`;

const keepGiven = keepPurchasePrices(
  'select * from unnest($1::integer[], $2::bigint[], $3::text[]) given (product_id, unit_price, supplier)',
  '$4',
  '$5::bigint',
);

const forgetGiven = `
  with gone as (delete from product_cost where product_id = any($1::integer[]) returning product_id, supplier)
  insert into purchase_price (product_id, unit_price, supplier, at, staff_id)
  select product_id, null, supplier, $2, $3::bigint from gone`;

/** Purchase prices (product X): who may not see them gets none of this. */
export function purchasePriceQueries(handle: Handle) {
  return {
    /** Keeps what is given, a line of history for each that is different; how many were. */
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

    /** What is paid now; products of which nobody knows are not among them. */
    of: async (ids: readonly ProductId[]) => {
      if (ids.length === 0) return new Map<ProductId, never>();
      const rows = await handle
        .selectFrom('product_cost')
        .select(['product_id as productId', 'unit_price as unitPrice', 'supplier', 'at', 'margin'])
        .where('product_id', 'in', [...ids])
        .execute();
      return new Map(rows.map((row) => [row.productId, row]));
    },

    /** What was paid, the latest first. */
    history: (id: ProductId, limit: number) =>
      handle
        .selectFrom('purchase_price')
        .leftJoin('staff', 'staff.id', 'purchase_price.staff_id')
        .select(['purchase_price.id', 'unit_price as unitPrice', 'supplier', 'at', 'staff.name as by'])
        .where('product_id', '=', id)
        .orderBy('purchase_price.id', 'desc')
        .limit(limit)
        .execute(),
  };
}

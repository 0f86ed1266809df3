import type { HeldCause, HeldDecision } from '@farad/domain/import';
import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { CompiledQuery, sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { savePurchasePrices } from '../prices/purchase-price.queries.ts';

/**
 * A row of an import that staff must accept or refuse. `decision` null = still waiting. `ours` = the shop's values,
 * `theirs` = the supplier's.
 */
export interface SavedHeldRow {
  readonly product_id: ProductId;
  readonly mpn: string;
  readonly brand: string;
  readonly causes: readonly HeldCause[];
  readonly stock_ours: number | null;
  readonly stock_theirs: number | null;
  readonly quantities_ours: number[] | null;
  readonly prices_ours: UnitPrice[] | null;
  readonly quantities_theirs: number[] | null;
  readonly prices_theirs: UnitPrice[] | null;
  readonly other_supplier: string | null;
  readonly other_quantities: number[] | null;
  readonly other_prices: UnitPrice[] | null;
  readonly decision: HeldDecision | null;
}

/** A staff member's choice of waiting rows of one import. */
export interface HeldChoice {
  readonly runId: number;
  /** null = all waiting rows. */
  readonly productIds: readonly ProductId[] | null;
  readonly staffId: number;
  readonly at: Date;
  readonly limit: number;
}

/**
 * Creates a temporary table of the chosen rows that wait for a decision by staff. `is_same` = the shop's stock and
 * prices are still those shown to staff.
 */
const lockWaiting = `
  create temporary table held_taken on commit drop as
  select held.product_id, import_run.warehouse_id, import_run.supplier_id, supplier.title as supplier, held.stock_theirs,
    held.quantities_theirs, held.prices_theirs, held.purchase, held.purchase_quantities, held.purchase_prices,
    stock.on_hand as stock_now, stock.reserved, product.tier_quantities as quantities_now, product.tier_prices as prices_now,
    (held.stock_theirs is null or stock.on_hand is not distinct from held.stock_ours)
      and (held.prices_theirs is null or (product.tier_quantities, product.tier_prices)
        is not distinct from (held.quantities_ours, held.prices_ours)) as is_same
  from (
    select * from import_held where run_id = $1 and decision is null
      and ($2::integer[] is null or product_id = any($2::integer[])) order by product_id limit $3
  ) held
  join import_run on import_run.id = held.run_id join supplier on supplier.id = import_run.supplier_id
  join product on product.id = held.product_id
  left join stock on stock.product_id = held.product_id and stock.warehouse_id = import_run.warehouse_id`;

const lockProducts = `
  select from product where id in (
    select product_id from import_held where run_id = $1 and decision is null
      and ($2::integer[] is null or product_id = any($2::integer[])) order by product_id limit $3)
  order by id for update`;

const lockPlaces = `
  select from stock where warehouse_id = (select warehouse_id from import_run where id = $1) and product_id in (
    select product_id from import_held where run_id = $1 and decision is null
      and ($2::integer[] is null or product_id = any($2::integer[])) order by product_id limit $3)
  order by product_id for update`;

const beside = (stock: string, quantities: string, prices: string, purchase: string, paid: string): string => `
  case when stock_theirs is null then '{}' else jsonb_build_object('stock', ${stock}) end
  || case when prices_theirs is null then '{}' else jsonb_build_object('tier_quantities', ${quantities}, 'tier_prices', ${prices}) end
  || case when held_taken.purchase is null then '{}' else jsonb_build_object('purchase', ${purchase}, 'purchase_tiers', ${paid}) end`;

/** Records the stock and prices before and after the import, so that undoing the import can restore the former ones. */
const keepTaken = `
  insert into import_change (run_id, product_id, before, after)
  select $1::bigint, held_taken.product_id, ${beside('stock_now', 'quantities_now', 'prices_now', 'cost.unit_price', 'jsonb_build_array(cost.tier_quantities, cost.tier_prices)')},
    ${beside('greatest(stock_theirs, reserved)', 'quantities_theirs', 'prices_theirs', 'held_taken.purchase', 'jsonb_build_array(purchase_quantities, purchase_prices)')}
  from held_taken left join product_cost cost on cost.product_id = held_taken.product_id where is_same
  on conflict (run_id, product_id) do update set before = excluded.before || import_change.before,
    after = import_change.after || excluded.after`;

const takePrices = `
  update product set tier_quantities = quantities_theirs, tier_prices = prices_theirs
  from held_taken where is_same and prices_theirs is not null and product.id = held_taken.product_id`;

const takeStock = `
  update stock set on_hand = greatest(stock_theirs, stock.reserved), told_by = supplier_id, touched_at = null,
    counted = counted + greatest(stock_theirs, stock.reserved) - on_hand
  from held_taken where is_same and stock_theirs is not null and stock.product_id = held_taken.product_id
    and stock.warehouse_id = held_taken.warehouse_id`;

const takePurchases = savePurchasePrices(
  `select product_id, purchase as unit_price, supplier, purchase_quantities as quantities, purchase_prices as prices
   from held_taken where is_same and purchase is not null`,
  { hasTiers: true },
);

/**
 * Replaces the shop's stock and prices in chosen rows if they changed after staff saw them. These rows still wait for a
 * decision.
 */
const showAnew = `
  update import_held held set stock_ours = case when held.stock_theirs is null then null else stock_now end,
    quantities_ours = case when held.prices_theirs is null then null else quantities_now end,
    prices_ours = case when held.prices_theirs is null then null else prices_now end
  from held_taken where not is_same and held.run_id = $1 and held.product_id = held_taken.product_id`;

/** Queries of import rows that wait for a decision of staff. */
export function importHeldQueries(handle: Handle) {
  const run = (text: string, values: readonly unknown[] = []) =>
    handle.executeQuery(CompiledQuery.raw(text, [...values]));
  return {
    /** Returns a page of an import's rows. Waiting rows come first; rows are then ordered by product id. */
    list: async (
      runId: number,
      after: { readonly isDecided: boolean; readonly productId: number } | null,
      limit: number,
    ): Promise<readonly SavedHeldRow[]> => {
      const { rows } = await sql<SavedHeldRow>`
        select held.*, product.mpn, brand.name as brand, other.title as other_supplier
        from import_held held join product on product.id = held.product_id join brand on brand.id = product.brand_id
        left join supplier other on other.id = held.other_supplier_id
        where run_id = ${runId} and (held.decision is not null, held.product_id)
          > (${after?.isDecided ?? false}, ${after?.productId ?? 0})
        order by held.decision is not null, held.product_id limit ${limit}`.execute(handle);
      return rows;
    },

    waiting: async (runId: number): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from import_held
        where run_id = ${runId} and decision is null`.execute(handle);
      return rows[0]?.count ?? 0;
    },

    /** Marks rows as refused, so that the shop's stock and prices stay. Returns the number of rows. */
    keep: async ({ runId, productIds, staffId, at, limit }: HeldChoice): Promise<number> => {
      const ids = productIds === null ? null : [...productIds];
      const done = await sql`update import_held set decision = 'keep', staff_id = ${staffId}, decided_at = ${at}
        where run_id = ${runId} and product_id in (
          select product_id from import_held where run_id = ${runId} and decision is null
            and (${ids}::integer[] is null or product_id = any(${ids}::integer[])) order by product_id limit ${limit})`.execute(
        handle,
      );
      return Number(done.numAffectedRows ?? 0n);
    },

    /**
     * Writes the supplier's stock and prices of the chosen rows. Must run in a transaction. Returns the number of rows
     * taken. `changed` counts rows that still wait, because the shop's values changed meanwhile.
     */
    take: async ({ runId, productIds, staffId, at, limit }: HeldChoice) => {
      const requested = [runId, productIds === null ? null : [...productIds], limit];
      await run(lockProducts, requested);
      await run(lockPlaces, requested);
      await run(lockWaiting, requested);
      await run(keepTaken, [runId]);
      await run(takePurchases);
      await run(takePrices);
      await run(takeStock);
      await run(showAnew, [runId]);
      const { rows: taken } = await sql<{ product_id: ProductId }>`
        update import_held held set decision = 'take', staff_id = ${staffId}, decided_at = ${at} from held_taken
        where is_same and held.run_id = ${runId} and held.product_id = held_taken.product_id
        returning held.product_id`.execute(handle);
      const { rows } = await sql<{ changed: number }>`select count(*) filter (where not is_same)::integer as changed
        from held_taken`.execute(handle);
      await sql`update import_run set written_at = now() where id = ${runId}`.execute(handle);
      await sql`drop table held_taken`.execute(handle);
      return { taken: taken.length, changed: rows[0]?.changed ?? 0 };
    },

    /** Deletes the rows of an import that was undone, as there is nothing left to decide. */
    forget: async (runId: number): Promise<void> => {
      await handle.deleteFrom('import_held').where('run_id', '=', runId).execute();
    },
  };
}

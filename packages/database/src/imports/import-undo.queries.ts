import { CompiledQuery, sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { besideProduct } from './import-sql.ts';
import { savePurchasePrices } from '../prices/purchase-price.queries.ts';

/** Ids of the import to undo, its supplier and its warehouse. */
export interface Undone {
  readonly runId: number;
  readonly supplierId: number;
  readonly warehouseId: number;
}

export interface LeftPart {
  readonly product_id: number;
  readonly mpn: string;
  readonly brand: string;
  readonly why: 'ordered' | 'changed';
}

const besides = sql.raw(besideProduct);

/** Maximum number of products per call. Each call runs in one transaction. */
const batchSize = 5000;

/**
 * Returns the columns of other tables that reference products. A product in such a column cannot be deleted. Stock is
 * left out, because the undo deletes it together with the product.
 */
async function holdersOf(handle: Handle) {
  const { rows } = await sql<{ table: string; column: string }>`
    select relation.relname as table, attribute.attname as column
    from pg_constraint key
    join pg_class relation on relation.oid = key.conrelid
    join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = 'product'::regclass and key.confdeltype in ('a', 'r')
      and relation.relname <> 'stock'`.execute(handle);
  return rows;
}

/**
 * Returns the condition for products that cannot be deleted. Another supplier has such a product, or a row of another
 * table (a basket, a parts list) references it.
 */
function isHeld(holders: Awaited<ReturnType<typeof holdersOf>>, supplierId: number) {
  const each = holders.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} holder where ${sql.ref(`holder.${column}`)} = product.id)`,
  );
  const others = sql`exists (select from supplier_part other where other.product_id = product.id and other.supplier_id <> ${supplierId})`;
  return sql<boolean>`(${sql.join([...each, others], sql` or `)})`;
}

/**
 * Queries that undo an import in batches. The caller repeats each call, each time in a new transaction, until it
 * returns null.
 */
export function importUndoQueries<H extends Handle>(handle: H) {
  return {
    /**
     * Publishes drafts that the import created, if they have a Russian title and a price. Products that staff have
     * changed since then no longer belong to the import, so that an undo does not change them.
     */
    publishMade: async ({ runId, supplierId }: Pick<Undone, 'runId' | 'supplierId'>) => {
      await sql`set local statement_timeout = 0`.execute(handle);
      await sql`update supplier_part part set made_by = null from product where part.supplier_id = ${supplierId}
        and part.made_by = ${runId} and product.id = part.product_id and product.state <> 'draft'
        and product.changed_at > (select written_at from import_run where id = ${runId})`.execute(handle);
      const made = sql`select product_id from supplier_part where supplier_id = ${supplierId} and made_by = ${runId}`;
      const published = await sql`update product set state = 'published' where id in (${made}) and state = 'draft'
        and coalesce(title ->> 'ru', '') <> '' and cardinality(tier_prices) > 0`.execute(handle);
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from product
        where id in (${made}) and state = 'draft'`.execute(handle);
      await sql`update import_run set written_at = now() where id = ${runId}`.execute(handle);
      return { published: Number(published.numAffectedRows ?? 0n), left: rows[0]?.count ?? 0 };
    },

    /**
     * Undoes up to `batchSize` products that the import created. A product that was ordered or changed since stays as
     * it is. A product in a basket or list is archived, and any other product is deleted. Returns what was done; null =
     * no such product is left.
     */
    takeBackMade: inTx(handle, async ({ runId, supplierId, warehouseId }: Undone) => {
      const holders = await holdersOf(handle);
      const { rows } = await sql<{
        id: number;
        mpn: string;
        brand: string;
        deed: 'removed' | 'archived' | 'ordered' | 'changed';
      }>`
        with made as (
          select part.product_id from supplier_part part
          where part.supplier_id = ${supplierId} and part.made_by = ${runId} order by part.number limit ${batchSize}
        )
        select product.id, product.mpn, brand.name as brand,
          case when exists (select from order_line where order_line.product_id = product.id) then 'ordered'
            when product.changed_at > (select written_at from import_run where id = ${runId}) then 'changed'
            when ${isHeld(holders, supplierId)} then 'archived' else 'removed' end as deed
        from made join product on product.id = made.product_id join brand on brand.id = product.brand_id
        for update of product`.execute(handle);
      if (rows.length === 0) return null;
      const idsOf = (deed: string): number[] => rows.filter((row) => row.deed === deed).map(({ id }) => id);
      const [removed, archived, ids] = [idsOf('removed'), idsOf('archived'), rows.map(({ id }) => id)];
      await sql`update supplier_part set made_by = null where supplier_id = ${supplierId} and made_by = ${runId}
        and product_id = any(${ids}::integer[])`.execute(handle);
      await sql`delete from supplier_part where supplier_id = ${supplierId}
        and product_id = any(${[...removed, ...archived]}::integer[])`.execute(handle);
      await sql`delete from stock where product_id = any(${removed}::integer[])`.execute(handle);
      await sql`delete from bought_together where product_id = any(${removed}::integer[]) or other_id = any(${removed}::integer[])`.execute(
        handle,
      );
      await sql`delete from product where id = any(${removed}::integer[])`.execute(handle);
      await sql`
        with taken as (
          select product_id, warehouse_id, least(counted, on_hand - reserved) as quantity from stock
          where product_id = any(${archived}::integer[]) and warehouse_id = ${warehouseId}
            and least(counted, on_hand - reserved) > 0 for update
        ), moved as (
          insert into stock_movement (product_id, warehouse_id, kind, quantity)
          select product_id, warehouse_id, 'correction', -quantity from taken returning product_id
        )
        update stock set on_hand = on_hand - taken.quantity from taken
        where stock.product_id = taken.product_id and stock.warehouse_id = taken.warehouse_id`.execute(handle);
      await sql`update product set state = 'archived' where id = any(${archived}::integer[])`.execute(handle);
      const left = rows.flatMap(({ id, mpn, brand, deed }): LeftPart[] =>
        deed === 'ordered' || deed === 'changed' ? [{ product_id: id, mpn, brand, why: deed }] : [],
      );
      return { removed: removed.length, archived: archived.length, left };
    }),

    /**
     * Undoes changes of up to `batchSize` products that existed before the import. Restores values that still equal
     * what the import wrote. Stock is corrected by a movement. Returns what was done; null = no such product is left.
     */
    restoreChanged: inTx(handle, async ({ runId, warehouseId }: Undone) => {
      const { rows } = await sql<{ id: number; mpn: string; brand: string; back: object; isWhole: boolean }>`
        select product.id, product.mpn, brand.name as brand, back.fields as back,
          (select count(*) from jsonb_object_keys(change.before - ${besides}))
            = (select count(*) from jsonb_object_keys(back.fields)) as "isWhole"
        from (select * from import_change where run_id = ${runId} order by product_id limit ${batchSize}) change
        join product on product.id = change.product_id join brand on brand.id = product.brand_id
        cross join lateral (
          select coalesce(jsonb_object_agg(key, value), '{}') as fields
          from jsonb_each(change.before - ${besides})
          where to_jsonb(product) -> key = change.after -> key
            and (key not in ('tier_quantities', 'tier_prices') or (
              to_jsonb(product) -> 'tier_prices' = coalesce(change.after -> 'tier_prices', to_jsonb(product) -> 'tier_prices')
              and to_jsonb(product) -> 'tier_quantities'
                = coalesce(change.after -> 'tier_quantities', to_jsonb(product) -> 'tier_quantities')))
        ) back
        for update of product`.execute(handle);
      if (rows.length === 0) return null;
      const ids = rows.map(({ id }) => id);
      await putColumnsBack(handle, rows);
      await putStockBack(handle, runId, warehouseId, ids);
      await putPurchasesBack(handle, runId, ids);
      await sql`update supplier_part set row_hash = '' where product_id = any(${ids}::integer[]) and row_hash <> ''`.execute(
        handle,
      );
      await hideAgain(handle, runId, rows);
      await sql`delete from import_change where run_id = ${runId} and product_id = any(${ids}::integer[])`.execute(
        handle,
      );
      const left = rows.flatMap(({ id, mpn, brand, isWhole }): LeftPart[] =>
        isWhole ? [] : [{ product_id: id, mpn, brand, why: 'changed' }],
      );
      return { restored: rows.length - left.length, left };
    }),

    /** Clears the import's marks of vanished parts. The next list without these parts marks them again. */
    forgetVanished: async (runId: number): Promise<void> => {
      await sql`update supplier_part set gone_by = null, gone_state = null where gone_by = ${runId}`.execute(handle);
    },
  };
}

/**
 * For products that the undo has archived again, saves the state to restore if a later list contains them. They had
 * been archived before the import, because their rows had vanished.
 */
async function hideAgain(
  handle: Handle,
  runId: number,
  rows: readonly { readonly id: number; readonly back: object }[],
): Promise<void> {
  const ids = rows.filter(({ back }) => 'state' in back && back.state === 'archived').map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`update supplier_part part set gone_state = change.after ->> 'state' from import_change change
    where change.run_id = ${runId} and change.product_id = any(${ids}::integer[])
      and part.product_id = change.product_id`.execute(handle);
}

async function putColumnsBack(handle: Handle, rows: readonly { readonly id: number; readonly back: object }[]) {
  const changed = rows.filter(({ back }) => Object.keys(back).length > 0);
  if (changed.length === 0) return;
  await sql`
    update product set mpn = was.mpn, brand_id = was.brand_id, category_id = was.category_id, title = was.title,
      description = was.description, package = was.package, lifecycle = was.lifecycle,
      lead_time_days = was.lead_time_days, attributes = was.attributes, series = was.series, documents = was.documents,
      other_numbers = was.other_numbers, tier_quantities = was.tier_quantities, tier_prices = was.tier_prices,
      min_quantity = was.min_quantity, multiple = was.multiple, state = was.state
    from (
      select old.* from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given (id integer, back jsonb)
      join product on product.id = given.id cross join lateral jsonb_populate_record(product, given.back) old
    ) was where was.id = product.id`.execute(handle);
}

async function putStockBack(handle: Handle, runId: number, warehouseId: number, ids: readonly number[]) {
  await sql`
    with wanted as (
      select stock.product_id, stock.warehouse_id,
        greatest(stock.on_hand + coalesce((change.before ->> 'stock')::integer, 0) - (change.after ->> 'stock')::integer,
          stock.reserved) - stock.on_hand as quantity
      from import_change change join stock on stock.product_id = change.product_id and stock.warehouse_id = ${warehouseId}
      where change.run_id = ${runId} and change.product_id = any(${ids}::integer[]) and change.after ? 'stock'
      for update of stock
    ), moved as (
      insert into stock_movement (product_id, warehouse_id, kind, quantity)
      select product_id, warehouse_id, 'correction', quantity from wanted where quantity <> 0 returning product_id
    )
    update stock set on_hand = on_hand + wanted.quantity from wanted
    where stock.product_id = wanted.product_id and stock.warehouse_id = wanted.warehouse_id and wanted.quantity <> 0`.execute(
    handle,
  );
}

/**
 * Restores the purchase prices that the import replaced. Deletes a purchase price if the product had none before the
 * import.
 */
async function putPurchasesBack(handle: Handle, runId: number, ids: readonly number[]) {
  const still = `import_change change join product_cost cost on cost.product_id = change.product_id
    and (not change.after ? 'purchase' or cost.unit_price = (change.after ->> 'purchase')::bigint)
    and (not change.after ? 'purchase_tiers'
      or jsonb_build_array(cost.tier_quantities, cost.tier_prices) = change.after -> 'purchase_tiers')
    where change.run_id = $1 and change.product_id = any($2::integer[]) and change.after ?| '{purchase,purchase_tiers}'`;
  const tiersBefore = (
    at: 0 | 1,
    type: string,
  ): string => `case when jsonb_typeof(change.before #> '{purchase_tiers,${at}}') = 'array'
    then array(select value::${type} from jsonb_array_elements_text(change.before #> '{purchase_tiers,${at}}')) end`;
  const given = `
    select change.product_id, coalesce((change.before ->> 'purchase')::bigint, cost.unit_price) as unit_price, cost.supplier,
      ${tiersBefore(0, 'integer')} as quantities, ${tiersBefore(1, 'bigint')} as prices from ${still}
      and not (change.after ? 'purchase' and change.before ->> 'purchase' is null)`;
  await handle.executeQuery(CompiledQuery.raw(savePurchasePrices(given, { hasTiers: true }), [runId, ids]));
  await handle.executeQuery(
    CompiledQuery.raw(
      `with gone as (
         delete from product_cost where product_id in (select change.product_id from ${still}
           and change.after ? 'purchase' and change.before ->> 'purchase' is null) returning product_id, supplier)
       insert into purchase_price (product_id, unit_price, supplier, at) select product_id, null, supplier, now() from gone`,
      [runId, ids],
    ),
  );
}

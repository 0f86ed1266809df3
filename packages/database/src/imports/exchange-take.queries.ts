import type { OneCGroup, OneCPriceType, OneCProperty, OneCWarehouse, PriceTypeUse } from '@farad/domain/one-c';
import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { VatClass } from '@farad/domain/vat';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { savePurchasePrices } from '../prices/purchase-price.queries.ts';

/** The supplier under which products of 1C are saved. Its part numbers are the ids of 1C. */
export const exchangeSupplier = { code: '1c', title: '1C' } as const;

export interface GoodRow {
  readonly id: string;
  readonly line: number;
  readonly isDeleted: boolean;
  readonly weightMilligrams: number | null;
  readonly vatClass: VatClass | null;
  readonly pictures: readonly string[];
}

export interface OfferRow {
  readonly productId: ProductId;
  /** Price breaks; null = the file has no prices for this product. */
  readonly tiers: readonly { readonly minQuantity: number; readonly unitPrice: UnitPrice }[] | null;
  readonly purchase: UnitPrice | null;
  readonly stocks: readonly { readonly warehouseId: number; readonly quantity: number }[];
}

export interface OfferedProduct {
  readonly number: string;
  readonly productId: ProductId;
  readonly vatClass: VatClass;
}

const supplierId = sql`(select id from supplier where code = '1c')`;
const numbersText = (values: readonly number[] | undefined): string | null =>
  values === undefined ? null : `{${values.join(',')}}`;

/**
 * Returns a statement that writes staged stock. Each change is recorded as a stock movement. Rows without a change are
 * not locked.
 */
const writeStock = (isFree: boolean, at: Date) => {
  // Stock on hand never falls below the reserved pieces, even if 1C sends less.
  const wanted = isFree ? sql`given.quantity + stock.reserved` : sql`greatest(given.quantity, stock.reserved)`;
  return sql<{ count: number }>`
    with given as (
      select product_id, warehouse_id, least(sum(quantity), 2000000000)::integer as quantity
      from exchange_stock_row group by product_id, warehouse_id
    ), held as (
      select stock.product_id, stock.warehouse_id, stock.on_hand as was, ${wanted} as now
      from given join stock using (product_id, warehouse_id)
      where stock.on_hand <> ${wanted}
      order by stock.product_id, stock.warehouse_id for update of stock
    ), moved as (
      insert into stock_movement (product_id, warehouse_id, kind, quantity, at)
      select product_id, warehouse_id, 'count', now - was, ${at} from held where now <> was
    ), written as (
      update stock set on_hand = held.now from held
      where stock.product_id = held.product_id and stock.warehouse_id = held.warehouse_id and held.now <> held.was
      returning 1
    )
    select count(*)::integer as count from written`;
};

/**
 * Returns a statement that writes staged prices. A draft or archived product keeps its state. Another product becomes
 * `published` if it has prices, and `known` if it has none.
 */
const writePrices = (runId: number) => sql<{ count: number }>`
  with given as (
    select distinct on (product_id) product_id, tier_quantities, tier_prices
    from exchange_offer_row where tier_prices is not null order by product_id
  ), changed as (
    select product.id, product.tier_quantities as was_quantities, product.tier_prices as was_prices, product.state as was_state,
      given.tier_quantities, given.tier_prices,
      case when product.state in ('draft', 'archived') then product.state
        when cardinality(given.tier_prices) = 0 then 'known' else 'published' end as state
    from given join product on product.id = given.product_id
    where (product.tier_quantities, product.tier_prices) is distinct from (given.tier_quantities, given.tier_prices)
    order by product.id for update of product
  ), kept as (
    insert into import_change (run_id, product_id, before, after)
    select ${runId}, id,
      jsonb_build_object('tier_quantities', was_quantities, 'tier_prices', was_prices)
        || case when was_state = state then '{}' else jsonb_build_object('state', was_state) end,
      jsonb_build_object('tier_quantities', tier_quantities, 'tier_prices', tier_prices)
        || case when was_state = state then '{}' else jsonb_build_object('state', state) end
    from changed
  ), written as (
    update product set tier_quantities = changed.tier_quantities, tier_prices = changed.tier_prices, state = changed.state
    from changed where product.id = changed.id returning 1
  )
  select count(*)::integer as count from written`;

const writePurchases = savePurchasePrices(
  `select product_id, purchase as unit_price, '${exchangeSupplier.title}'::text as supplier
   from exchange_offer_row where purchase is not null`,
);

/** Queries that save what files of 1C contain (product I2). */
export function exchangeTakeQueries(handle: Handle) {
  return {
    /** Lifts the timeouts of this transaction, because large files take longer than the timeouts for pages. */
    withoutStatementTimeout: async (): Promise<void> => {
      await sql`set local statement_timeout = 0`.execute(handle);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(handle);
    },

    learnGroups: async (groups: readonly OneCGroup[]): Promise<void> => {
      await sql`insert into exchange_group (external_id, parent_id, name)
        select distinct on (id) id, parent, name from jsonb_to_recordset(${JSON.stringify(
          groups.map(({ id, parentId, name }) => ({ id, parent: parentId, name })),
        )}) row (id text, parent text, name text)
        on conflict (external_id) do update set parent_id = excluded.parent_id, name = excluded.name
        where (exchange_group.parent_id, exchange_group.name) is distinct from (excluded.parent_id, excluded.name)`.execute(
        handle,
      );
    },

    learnProperty: async ({ id, name, values }: OneCProperty): Promise<void> => {
      await sql`insert into exchange_property (external_id, name) values (${id}, ${name})
        on conflict (external_id) do update set name = excluded.name where exchange_property.name <> excluded.name`.execute(
        handle,
      );
      await sql`insert into exchange_property_value (property_id, external_id, value)
        select distinct on (key) ${id}, key, value from jsonb_each_text(${JSON.stringify(Object.fromEntries(values))})
        on conflict (property_id, external_id) do update set value = excluded.value
        where exchange_property_value.value <> excluded.value`.execute(handle);
    },

    learnPriceType: async (type: OneCPriceType, use: PriceTypeUse): Promise<void> => {
      await sql`insert into exchange_price_type (external_id, name, currency, has_tax_inside, use)
        values (${type.id}, ${type.name}, ${type.currency}, ${type.hasTaxInside},
          case when ${use} = 'sale' and exists (select from exchange_price_type where use = 'sale') then 'none' else ${use} end)
        on conflict (external_id) do update set name = excluded.name, currency = excluded.currency,
          has_tax_inside = excluded.has_tax_inside
        where (exchange_price_type.name, exchange_price_type.currency, exchange_price_type.has_tax_inside)
          is distinct from (excluded.name, excluded.currency, excluded.has_tax_inside)`.execute(handle);
    },

    /** Saves a warehouse of 1C. It is linked to the shop's warehouse that has this name in one of the languages. */
    learnWarehouse: async ({ id, name }: OneCWarehouse): Promise<void> => {
      await sql`insert into exchange_warehouse (external_id, name, warehouse_id)
        values (${id}, ${name}, (select warehouse.id from warehouse
          where lower(${name}) in (select lower(value) from jsonb_each_text(title)) order by warehouse.id limit 1))
        on conflict (external_id) do update set name = excluded.name where exchange_warehouse.name <> excluded.name`.execute(
        handle,
      );
    },

    groups: () => handle.selectFrom('exchange_group').selectAll().execute(),
    properties: () => handle.selectFrom('exchange_property').selectAll().execute(),
    propertyValues: () => handle.selectFrom('exchange_property_value').selectAll().execute(),
    priceTypes: () => handle.selectFrom('exchange_price_type').selectAll().execute(),
    warehouses: () => handle.selectFrom('exchange_warehouse').selectAll().execute(),

    /**
     * Saves for each group the category that the import found by the group's path. So the group keeps its category when
     * its name changes later.
     */
    rememberCategories: async (paths: readonly { readonly id: string; readonly path: string }[]): Promise<void> => {
      await sql`update exchange_group set category_id = spelling.category_id
        from jsonb_to_recordset(${JSON.stringify(paths)}) row (id text, path text)
        join category_spelling spelling on spelling.supplier_id = ${supplierId} and spelling.path = row.path
        where exchange_group.external_id = row.id and exchange_group.category_id is null`.execute(handle);
    },

    emptyRows: async (): Promise<void> => {
      await sql`truncate exchange_good_row, exchange_offer_row, exchange_stock_row`.execute(handle);
    },

    stageGoods: async (rows: readonly GoodRow[]): Promise<void> => {
      await sql`insert into exchange_good_row (external_id, line, is_deleted, weight_milligrams, vat_class, pictures)
        select id, line, deleted, weight, vat, array(select jsonb_array_elements_text(pictures))
        from jsonb_to_recordset(${JSON.stringify(
          rows.map((row) => ({
            id: row.id,
            line: row.line,
            deleted: row.isDeleted,
            weight: row.weightMilligrams,
            vat: row.vatClass,
            pictures: row.pictures,
          })),
        )}) row (id text, line integer, deleted boolean, weight integer, vat text, pictures jsonb)`.execute(handle);
    },

    /**
     * Applies the changes of staged goods that the general import leaves out. Archives deleted goods and restores goods
     * that came back. Updates weight and VAT class of goods that 1C owns.
     */
    followGoods: async (at: Date): Promise<{ readonly deleted: number; readonly restored: number }> => {
      await sql`update product set weight_milligrams = coalesce(row.weight_milligrams, product.weight_milligrams),
          vat_class = coalesce(row.vat_class, product.vat_class)
        from exchange_good_row row
        join supplier_part part on part.supplier_id = ${supplierId} and part.number = row.external_id and part.is_owner
        where product.id = part.product_id and not row.is_deleted
          and (product.weight_milligrams, product.vat_class) is distinct from
            (coalesce(row.weight_milligrams, product.weight_milligrams), coalesce(row.vat_class, product.vat_class))`.execute(
        handle,
      );
      await sql`insert into exchange_product (external_id, seen_at)
        select distinct external_id, ${at}::timestamptz from exchange_good_row where not is_deleted
        on conflict (external_id) do update set seen_at = excluded.seen_at`.execute(handle);
      const restored = await sql`with back as (
          select part.product_id, known.former_state, known.external_id from exchange_good_row row
          join exchange_product known on known.external_id = row.external_id and known.former_state is not null
          join supplier_part part on part.supplier_id = ${supplierId} and part.number = row.external_id
          where not row.is_deleted
        ), told as (
          update exchange_product set former_state = null from back where exchange_product.external_id = back.external_id
        )
        update product set state = case when back.former_state = 'published' and cardinality(tier_prices) = 0 then 'known'
          else back.former_state end
        from back where product.id = back.product_id and product.state = 'archived'`.execute(handle);
      const deleted = await sql`with gone as (
          select distinct on (part.product_id) part.product_id, row.external_id, product.state from exchange_good_row row
          join supplier_part part on part.supplier_id = ${supplierId} and part.number = row.external_id
          join product on product.id = part.product_id and product.state <> 'archived'
          where row.is_deleted order by part.product_id
        ), told as (
          insert into exchange_product (external_id, seen_at, former_state)
          select external_id, ${at}::timestamptz, state from gone
          on conflict (external_id) do update set former_state = excluded.former_state
        )
        update product set state = 'archived' from gone where product.id = gone.product_id`.execute(handle);
      return { deleted: Number(deleted.numAffectedRows ?? 0n), restored: Number(restored.numAffectedRows ?? 0n) };
    },

    /** Returns up to `limit` staged goods that have pictures and whose ids in 1C are greater than `after`. */
    pictured: async (after: string, limit: number) => {
      const { rows } = await sql<{ id: string; productId: ProductId; pictures: string[] }>`
        select distinct on (row.external_id) row.external_id as id, part.product_id as "productId", row.pictures
        from exchange_good_row row
        join supplier_part part on part.supplier_id = ${supplierId} and part.number = row.external_id
        where row.external_id > ${after} and cardinality(row.pictures) > 0 and not row.is_deleted
        order by row.external_id limit ${limit}`.execute(handle);
      return rows;
    },

    picture: (id: string, file: string) =>
      handle
        .selectFrom('exchange_picture')
        .select(['sha256', 'image'])
        .where('external_id', '=', id)
        .where('file', '=', file)
        .executeTakeFirst(),

    keepPicture: async (id: string, file: string, sha256: Buffer, image: string): Promise<void> => {
      await handle
        .insertInto('exchange_picture')
        .values({ external_id: id, file, sha256, image })
        .onConflict((conflict) => conflict.columns(['external_id', 'file']).doUpdateSet({ sha256, image }))
        .execute();
    },

    /** Returns products by their number at the supplier 1C. Unknown numbers are absent. */
    offered: async (numbers: readonly string[]): Promise<ReadonlyMap<string, OfferedProduct>> => {
      const { rows } = await sql<OfferedProduct>`
        select number, product_id as "productId", vat_class as "vatClass"
        from supplier_part join product on product.id = product_id
        where supplier_id = ${supplierId} and number = any(${[...numbers]}::text[])`.execute(handle);
      return new Map(rows.map((row) => [row.number, row]));
    },

    stageOffers: async (rows: readonly OfferRow[]): Promise<void> => {
      const offers = rows.map(({ productId: id, tiers, purchase }) => ({
        id,
        purchase,
        quantities: numbersText(tiers?.map(({ minQuantity }) => minQuantity)),
        prices: numbersText(tiers?.map(({ unitPrice }) => unitPrice)),
      }));
      await sql`insert into exchange_offer_row (product_id, tier_quantities, tier_prices, purchase)
        select id, quantities::integer[], prices::bigint[], purchase from jsonb_to_recordset(${JSON.stringify(offers)})
          row (id integer, quantities text, prices text, purchase bigint)`.execute(handle);
      const stocks = rows.flatMap(({ productId: id, stocks: own }) => own.map((stock) => ({ id, ...stock })));
      await sql`insert into exchange_stock_row (product_id, warehouse_id, quantity)
        select id, "warehouseId", quantity from jsonb_to_recordset(${JSON.stringify(stocks)})
          row (id integer, "warehouseId" integer, quantity integer)`.execute(handle);
    },

    /** True if 1C is saved as a supplier, that is, the exchange has run before. */
    isKnown: async (): Promise<boolean> => {
      const row = await handle.selectFrom('supplier').select('id').where('code', '=', '1c').executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Writes prices, purchase prices and stock of staged offers, and counts the changed rows. Unchanged rows are not
     * written. Must run in a transaction.
     */
    followOffers: async (file: string, isFree: boolean, at: Date) => {
      const run = await sql<{
        id: number;
      }>`insert into import_run (supplier_id, warehouse_id, file, state, by, started_at)
        values (${supplierId}, (select min(id) from warehouse), ${file}, 'running', 'exchange', ${at}) returning id`.execute(
        handle,
      );
      const runId = run.rows[0]?.id ?? 0;
      const prices = await writePrices(runId).execute(handle);
      await sql`${sql.raw(writePurchases)}`.execute(handle);
      await sql`insert into stock (product_id, warehouse_id, on_hand, counted)
        select distinct product_id, warehouse_id, 0, 0 from exchange_stock_row given where quantity > 0
          and not exists (select from stock where stock.product_id = given.product_id
            and stock.warehouse_id = given.warehouse_id)
        order by product_id, warehouse_id on conflict do nothing`.execute(handle);
      const stocks = await writeStock(isFree, at).execute(handle);
      const changed = prices.rows[0]?.count ?? 0;
      // Clears the row hashes of the product at other suppliers. Their next imports then apply the product's row again,
      // even if the row is unchanged.
      await sql`update supplier_part set row_hash = '' from import_change change
        where change.run_id = ${runId} and supplier_part.product_id = change.product_id
          and supplier_part.supplier_id <> ${supplierId} and row_hash <> ''`.execute(handle);
      if (changed === 0) await sql`delete from import_run where id = ${runId}`.execute(handle);
      else {
        const written = JSON.stringify({ new: 0, changed });
        await sql`update import_run set state = 'done', written = ${written}, written_at = ${at}, finished_at = ${at},
          counts = ${JSON.stringify({ rows: changed, changed })} where id = ${runId}`.execute(handle);
      }
      return { prices: changed, stocks: stocks.rows[0]?.count ?? 0 };
    },

    /**
     * Counts the shown products of 1C. `all` = all of them; `left` = those that no file has contained since `since`.
     */
    leftOut: async (since: Date): Promise<{ readonly all: number; readonly left: number }> => {
      const { rows } = await sql<{ all: number; left: number }>`
        select count(*)::integer as all, count(*) filter (where known.seen_at < ${since})::integer as left
        from exchange_product known
        join supplier_part part on part.supplier_id = ${supplierId} and part.number = known.external_id
        join product on product.id = part.product_id and product.state in ('published', 'known')`.execute(handle);
      return rows[0] ?? { all: 0, left: 0 };
    },

    /**
     * Archives products of 1C that no file has contained since `since`, and returns their number. A later file that
     * contains them restores them.
     */
    takeAway: async (since: Date): Promise<number> => {
      const done = await sql`with gone as (
          select distinct on (part.product_id) part.product_id, known.external_id, product.state from exchange_product known
          join supplier_part part on part.supplier_id = ${supplierId} and part.number = known.external_id
          join product on product.id = part.product_id and product.state in ('published', 'known')
          where known.seen_at < ${since} order by part.product_id
        ), told as (
          update exchange_product set former_state = gone.state from gone
          where exchange_product.external_id = gone.external_id
        )
        update product set state = 'archived' from gone where product.id = gone.product_id`.execute(handle);
      return Number(done.numAffectedRows ?? 0n);
    },
  };
}

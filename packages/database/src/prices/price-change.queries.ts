import type { UnitPrice } from '@farad/domain/money';
import type { PriceChangeState, PriceBreaks, ProductCost, ProductId } from '@farad/domain/product';
import { CompiledQuery, sql, type SelectQueryBuilder } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { costColumns, costOf, tiersOf } from '../catalogue/product-row.ts';
import type { SavedPriceRule } from './schema-prices.ts';
import type { Schema } from '../schema.ts';

/** A product whose new price is computed by a rule. */
export interface PricedRow {
  readonly id: ProductId;
  readonly mpn: string;
  readonly brand: string;
  readonly tier_quantities: number[];
  readonly tier_prices: number[];
  /** Cost of the product for the shop; null = not known. */
  readonly cost: ProductCost | null;
}

/** A product with its prices before and after a change. */
export interface RepricedRow {
  readonly id: ProductId;
  readonly before: PriceBreaks;
  readonly after: PriceBreaks;
}

const pricesText = (tiers: PriceBreaks): string => `{${tiers.map(({ unitPrice }) => unitPrice).join(',')}}`;
const quantitiesText = (tiers: PriceBreaks): string => `{${tiers.map(({ minQuantity }) => minQuantity).join(',')}}`;

const writePrices = `
  with given as (
    select id, quantities::integer[] as quantities, before::bigint[] as before, after::bigint[] as after
    from unnest($2::integer[], $3::text[], $4::text[], $5::text[]) rows (id, quantities, before, after)
  ), kept as (
    insert into price_change_product (change_id, product_id, before_prices, after_prices, tier_quantities)
    select $1, id, before, after, quantities from given
  )
  update product set tier_quantities = given.quantities, tier_prices = given.after
  from given where product.id = given.id`;

const holdPrices = `
  insert into price_change_held (change_id, product_id, before_quantities, before_prices, after_quantities, after_prices)
  select $1, id, before_q::integer[], before_p::bigint[], after_q::integer[], after_p::bigint[]
  from unnest($2::integer[], $3::text[], $4::text[], $5::text[], $6::text[]) rows (id, before_q, before_p, after_q, after_p)
  on conflict (change_id, product_id) do nothing`;

/**
 * Restores the prices of products whose prices are still those that the change wrote. A product that had no price
 * before loses its price again.
 */
const putBack = `
  update product set tier_prices = done.before_prices,
    tier_quantities = case when cardinality(done.before_prices) = 0 then '{}' else product.tier_quantities end,
    state = case when cardinality(done.before_prices) = 0 and state = 'published' then 'known' else state end
  from price_change_product done
  where done.change_id = $1 and done.product_id = any($2::integer[]) and product.id = done.product_id
    and product.tier_prices = done.after_prices and product.tier_quantities = done.tier_quantities
  returning product.id, product.tier_quantities, done.before_prices, done.after_prices`;

type Products = SelectQueryBuilder<Schema, 'product', object>;

const narrowed = (products: Products, { categoryIds, brandId, productIds }: SavedPriceRule): Products =>
  products
    .where('product.state', '<>', 'archived')
    .$if(categoryIds !== null, (query) => query.where('product.category_id', 'in', [...(categoryIds ?? [])]))
    .$if(brandId !== null, (query) => query.where('product.brand_id', '=', brandId ?? 0))
    .$if(productIds !== null, (query) => query.where('product.id', 'in', [...(productIds ?? [])]));

const changeColumns = ['price_change.id', 'key', 'price_change.at', 'rule', 'state', 'starts_at', 'cursor'] as const;

/** Queries of changes of many prices by a rule. */
export function priceChangeQueries<H extends Handle>(handle: H) {
  const changes = () =>
    handle
      .selectFrom('price_change')
      .innerJoin('staff', 'staff.id', 'price_change.staff_id')
      .select([...changeColumns, 'changed', 'left_out', 'held', 'ended_at', 'staff_id', 'staff.name as by']);

  return {
    /**
     * Returns up to `limit` products to which a rule applies, with ids above `after`, ordered by id. Archived products
     * are left out. `isLocked` true = the products stay locked until the transaction ends.
     */
    products: async (
      rule: SavedPriceRule,
      after: ProductId,
      limit: number,
      isLocked: boolean,
    ): Promise<PricedRow[]> => {
      const rows = await narrowed(handle.selectFrom('product'), rule)
        .innerJoin('brand', 'brand.id', 'product.brand_id')
        .leftJoin('product_cost', 'product_cost.product_id', 'product.id')
        .select(['product.id', 'product.mpn', 'brand.name as brand', 'product.tier_quantities', 'product.tier_prices'])
        .select(costColumns)
        .where('product.id', '>', after)
        .orderBy('product.id')
        .limit(limit)
        .$if(isLocked, (query) => query.forUpdate('product'))
        .execute();
      return rows.map(({ id, mpn, brand, tier_quantities, tier_prices, ...cost }) => ({
        id,
        mpn,
        brand,
        tier_quantities,
        tier_prices,
        cost: costOf(cost),
      }));
    },

    /** Saves a change and returns its id. Undefined if a change with this idempotency key exists. */
    add: async (change: {
      readonly key: string;
      readonly staffId: number;
      readonly at: Date;
      readonly startsAt: Date;
      readonly rule: SavedPriceRule;
      readonly state: PriceChangeState;
    }): Promise<number | undefined> => {
      const row = await handle
        .insertInto('price_change')
        .values({
          key: change.key,
          staff_id: change.staffId,
          at: change.at,
          starts_at: change.startsAt,
          rule: JSON.stringify(change.rule),
          state: change.state,
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    byId: (id: number) => changes().where('price_change.id', '=', id).executeTakeFirst(),

    byKey: (key: string, staffId: number) =>
      changes().where('key', '=', key).where('staff_id', '=', staffId).executeTakeFirst(),

    /**
     * Locks a change until the transaction ends, so that no other process continues or undoes it. Returns false if
     * there is no such change.
     */
    lock: inTx(handle, async (id: number): Promise<boolean> => {
      const row = await handle
        .selectFrom('price_change')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    }),

    /** Returns a page of changes, the latest first. */
    list: (after: number | null, limit: number) =>
      changes()
        .$if(after !== null, (query) => query.where('price_change.id', '<', after ?? 0))
        .orderBy('price_change.id', 'desc')
        .limit(limit)
        .execute(),

    /** Returns ids of changes that have started, or should have, and are not finished. The earliest comes first. */
    open: async (now: Date): Promise<readonly number[]> => {
      const rows = await handle
        .selectFrom('price_change')
        .select('id')
        .where('state', 'in', ['planned', 'running', 'undoing'])
        .where('starts_at', '<=', now)
        .orderBy('starts_at')
        .execute();
      return rows.map(({ id }) => id);
    },

    /**
     * Returns the earliest unfinished change that applies to this category or to one of these brands. Undefined if
     * there is none.
     */
    waitingFor: (of: { readonly categoryId: number } | { readonly brandIds: readonly number[] }) =>
      handle
        .selectFrom('price_change')
        .select(['id', 'starts_at'])
        .where('state', 'in', ['planned', 'running'])
        .where(
          'categoryId' in of
            ? sql<boolean>`rule -> 'categoryIds' @> ${String(of.categoryId)}::jsonb`
            : sql<boolean>`(rule ->> 'brandId')::integer = any(${[...of.brandIds]}::integer[])`,
        )
        .orderBy('starts_at')
        .limit(1)
        .executeTakeFirst(),

    setState: async (id: number, state: PriceChangeState, endedAt: Date | null): Promise<void> => {
      await handle
        .updateTable('price_change')
        .set({ state, ended_at: endedAt, ...(state === 'undoing' ? { cursor: 0 as ProductId } : {}) })
        .where('id', '=', id)
        .execute();
    },

    /** Saves the id of the last processed product (`cursor`), and adds to the change's counts. */
    advance: async (
      id: number,
      cursor: ProductId,
      { changed = 0, leftOut = 0, held = 0 }: { changed?: number; leftOut?: number; held?: number },
    ): Promise<void> => {
      await handle
        .updateTable('price_change')
        .set({ cursor, changed: sql`changed + ${changed}`, left_out: sql`left_out + ${leftOut}` })
        .set({ held: sql`held + ${held}` })
        .where('id', '=', id)
        .execute();
    },

    /** Saves new prices of products, and their former prices for the undo. The caller must have locked the products. */
    write: async (id: number, rows: readonly RepricedRow[]): Promise<void> => {
      if (rows.length === 0) return;
      const columns = [
        rows.map((row) => row.id),
        rows.map(({ after }) => quantitiesText(after)),
        rows.map(({ before }) => pricesText(before)),
        rows.map(({ after }) => pricesText(after)),
      ];
      await handle.executeQuery(CompiledQuery.raw(writePrices, [id, ...columns]));
    },

    /** Saves new prices that staff must confirm first. The products keep their present prices. */
    hold: async (id: number, rows: readonly RepricedRow[]): Promise<void> => {
      if (rows.length === 0) return;
      const columns = [
        rows.map((row) => row.id),
        rows.map(({ before }) => quantitiesText(before)),
        rows.map(({ before }) => pricesText(before)),
        rows.map(({ after }) => quantitiesText(after)),
        rows.map(({ after }) => pricesText(after)),
      ];
      await handle.executeQuery(CompiledQuery.raw(holdPrices, [id, ...columns]));
    },

    /**
     * Returns products of a change whose new prices wait for confirmation. Products whose prices have meanwhile changed
     * are left out.
     */
    held: async (id: number, limit: number) => {
      const rows = await handle
        .selectFrom('price_change_held as held')
        .innerJoin('product', 'product.id', 'held.product_id')
        .innerJoin('brand', 'brand.id', 'product.brand_id')
        .leftJoin('product_cost', 'product_cost.product_id', 'product.id')
        .select(['product.id', 'product.mpn', 'brand.name as brand', 'before_quantities', 'before_prices'])
        .select(['after_quantities', 'after_prices'])
        .select(costColumns)
        .where('change_id', '=', id)
        .whereRef('product.tier_quantities', '=', 'before_quantities')
        .whereRef('product.tier_prices', '=', 'before_prices')
        .orderBy('product.id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        mpn: row.mpn,
        brand: row.brand,
        cost: costOf(row),
        before: tiersOf({
          tier_quantities: row.before_quantities,
          tier_prices: row.before_prices,
        }),
        after: tiersOf({
          tier_quantities: row.after_quantities,
          tier_prices: row.after_prices,
        }),
      }));
    },

    /** Returns up to `limit` ids above `after` of products whose prices the change wrote. */
    done: async (id: number, after: ProductId, limit: number): Promise<readonly ProductId[]> => {
      const rows = await handle
        .selectFrom('price_change_product')
        .select('product_id')
        .where('change_id', '=', id)
        .where('product_id', '>', after)
        .orderBy('product_id')
        .limit(limit)
        .execute();
      return rows.map(({ product_id }) => product_id);
    },

    /** Restores the prices of products whose prices are still those that the change wrote. Returns these products. */
    putBack: async (id: number, productIds: readonly ProductId[]) => {
      const { rows } = await handle.executeQuery<{
        readonly id: ProductId;
        readonly tier_quantities: number[];
        readonly before_prices: UnitPrice[];
        readonly after_prices: UnitPrice[];
      }>(CompiledQuery.raw(putBack, [id, productIds]));
      return rows;
    },
  };
}

/** A customer or a company whose price coefficient is not 1. */
export interface OwnPricesRow {
  readonly kind: 'customer' | 'company';
  readonly id: number;
  readonly name: string;
  readonly coefficient: number;
  readonly orders: number;
}

/**
 * Returns a page of companies and customers whose price coefficient is not 1. Companies come first; rows are then
 * ordered by id.
 */
export async function ownPrices(
  handle: Handle,
  after: { readonly kind: OwnPricesRow['kind']; readonly id: number } | null,
  limit: number,
): Promise<readonly OwnPricesRow[]> {
  const rank = sql`case when ${after?.kind ?? 'company'} = 'company' then 0 else 1 end`;
  const { rows } = await sql<OwnPricesRow>`
    with found as (
      (select 0 as rank, id, name, prices_koef from company
        where prices_koef <> 10000 and (0, id) > (${rank}, ${after?.id ?? 0}) order by id limit ${limit})
      union all
      (select 1, id, coalesce(nullif(trim(name || ' ' || surname), ''), phone, email, ''), prices_koef from account
        where prices_koef <> 10000 and (1, id) > (${rank}, ${after?.id ?? 0}) order by id limit ${limit})
      order by 1, 2 limit ${limit})
    select case rank when 0 then 'company' else 'customer' end as kind, id, name, prices_koef as coefficient,
      case rank when 0 then (select count(*) from orders where company_id = found.id)
        else (select count(*) from orders where account_id = found.id) end::integer as orders
    from found order by rank, id`.execute(handle);
  return rows;
}

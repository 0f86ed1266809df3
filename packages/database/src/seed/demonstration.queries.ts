import type { KinOrder } from '@farad/domain/opening';
import { sql, type RawBuilder } from 'kysely';

import { bomQueries, matchBomTask } from '../boms/bom.queries.ts';
import { inTx, type Handle } from '../connection/connect.ts';
import { settingValue, writeSetting } from '../connection/setting-rows.ts';
import { resetNumbersOf } from '../payments/document-number.ts';

/**
 * Selects the example products of the demonstration. A product that a supplier or 1C now delivers is no longer an
 * example.
 */
const exampleParts = sql`select part.product_id as id from demonstration_part part
  where not exists (select from supplier_part own where own.product_id = part.product_id)`;

/**
 * Selects orders that have an example product or belong to a trial. If such an order was split, selects all its parts.
 */
const exampleOrders = sql`with recursive touched as (
    select distinct order_id as id from order_line where product_id in (${exampleParts})
    union
    select order_id from trial_order
    union
    select kin.id from touched join orders found on found.id = touched.id
      join orders kin on kin.split_from = found.id or kin.id = found.split_from
  )`;

/**
 * An order that has an example product or belongs to a trial. `hasMoney` = a payment succeeded or is held, bank money
 * arrived, or a receipt exists.
 */
export interface ExampleOrder extends KinOrder {
  readonly number: string;
}

/** Counts of the rows that belong to the demonstration. */
export interface ExampleCounts {
  readonly parts: number;
  readonly baskets: number;
  /** Number of parts lists with a line whose matched product is an example. */
  readonly lists: number;
  readonly requests: number;
  readonly reviews: number;
  readonly questions: number;
  readonly coupons: number;
  /** Number of requests for a quote that were made in a trial. */
  readonly trialRequests: number;
  /** Number of pickup points that a twin of a carrier invented. */
  readonly trialPoints: number;
}

const exampleCoupons = sql`note = 'Demonstration' and code in ('FARAD5', 'DOSTAVKA')`;

/**
 * Tables whose rows must not be deleted, each with the trigger that prevents it. Only this file switches the triggers
 * off.
 */
const guards = [
  ['invoice', 'invoice_immutable'],
  ['upd', 'upd_immutable'],
  ['bank_money', 'bank_money_append_only'],
  ['bonus_entry', 'bonus_entry_append_only'],
] as const;

const setGuards = (state: 'enable' | 'disable'): readonly RawBuilder<unknown>[] =>
  guards.map(([table, trigger]) => sql.raw(`alter table ${table} ${state} trigger ${trigger}`));

const ofOrders = (ids: readonly number[]) => sql`order_id = any(${ids}::bigint[])`;
const refundsOf = (ids: readonly number[]) => sql`(select id from refund where ${ofOrders(ids)})`;
const paymentsOf = (ids: readonly number[]) => sql`(select id from payment where ${ofOrders(ids)})`;

const bonusesOf = (ids: readonly number[]) => sql`(${ofOrders(ids)} or refund_id in ${refundsOf(ids)}
  or return_id in (select id from order_return where ${ofOrders(ids)}))`;

/** Returns statements that put the goods of these orders back into stock, by new stock movements. */
const bringGoodsBack = (ids: readonly number[]): readonly RawBuilder<unknown>[] => [
  sql`with moved as (
      select product_id, warehouse_id,
        sum(case kind when 'ship' then quantity when 'reserve' then 0 when 'release' then 0 else -quantity end)::integer
          as pieces,
        sum(case kind when 'reserve' then quantity when 'release' then -quantity when 'ship' then -quantity else 0 end)
          ::integer as held
      from stock_movement where ${ofOrders(ids)} group by product_id, warehouse_id
    ), returned as (
      update stock set on_hand = on_hand + moved.pieces, reserved = reserved - moved.held from moved
      where (stock.product_id, stock.warehouse_id) = (moved.product_id, moved.warehouse_id)
        and (moved.pieces <> 0 or moved.held <> 0)
    )
    insert into stock_movement (product_id, warehouse_id, kind, quantity)
    select product_id, warehouse_id, 'correction', pieces from moved where pieces <> 0
    union all select product_id, warehouse_id, 'release', held from moved where held <> 0`,
  sql`update stock_movement set order_id = null where ${ofOrders(ids)}`,
];

/**
 * Returns statements that take back the bonuses of these orders. Bonuses that the customer has spent on other orders
 * are credited, so that the balance does not fall below zero.
 */
const takeBonusesBack = (ids: readonly number[]): readonly RawBuilder<unknown>[] => [
  sql`insert into bonus_entry (account_id, kind, roubles, reason, purpose)
    select account_id, 'credit', -sum(roubles) filter (where not ${bonusesOf(ids)}), '', 'other'
    from bonus_entry where account_id in (select account_id from bonus_entry where ${bonusesOf(ids)})
    group by account_id having sum(roubles) filter (where not ${bonusesOf(ids)}) < 0`,
  sql`with gone as (delete from bonus_entry where ${bonusesOf(ids)} returning account_id, roubles)
    update account set bonus_balance = bonus_balance - sums.roubles
    from (select account_id, sum(roubles)::integer as roubles from gone group by account_id) sums
    where account.id = sums.account_id`,
];

/**
 * Returns statements that delete orders and the rows that refer to them, in the order of the foreign keys; other rows
 * are deleted by `on delete cascade`. Bank entries and requests stay, without the order. The uses of coupons are
 * counted again.
 */
const deleteOrders = (ids: readonly number[]): readonly RawBuilder<unknown>[] => [
  sql`delete from bank_debit where refund_id in ${refundsOf(ids)}`,
  sql`delete from bank_money where ${ofOrders(ids)}`,
  sql`update bank_entry set outcome = 'unknown', order_id = null, candidates = '{}', note = '', staff_id = null,
      decided_at = null
    where ${ofOrders(ids)} or candidates && ${ids}::bigint[]`,
  sql`delete from receipt where ${ofOrders(ids)}`,
  sql`delete from refund_goods where refund_id in ${refundsOf(ids)}`,
  sql`delete from refund_line where refund_id in ${refundsOf(ids)}`,
  sql`delete from refund_return where refund_id in ${refundsOf(ids)}`,
  sql`delete from refund where ${ofOrders(ids)}`,
  sql`delete from payment_event where payment_id in ${paymentsOf(ids)}`,
  sql`delete from payment_line where payment_id in ${paymentsOf(ids)}`,
  sql`delete from payment_quarantine where ${ofOrders(ids)}`,
  sql`delete from payment where ${ofOrders(ids)}`,
  sql`delete from invoice where ${ofOrders(ids)}`,
  sql`delete from upd where ${ofOrders(ids)}`,
  sql`delete from picking_line where ${ofOrders(ids)}`,
  sql`delete from picking_order where ${ofOrders(ids)}`,
  sql`update request set order_id = null, state = case state when 'accepted' then 'closed' else state end
    where ${ofOrders(ids)}`,
  sql`delete from orders where id = any(${ids}::bigint[])`,
  sql`update coupon set used = (select count(*) from coupon_use where coupon_id = coupon.id and returned_at is null)`,
];

/** Tables whose rows about a product are deleted with it. Other rows are deleted by `on delete cascade`. */
const tablesOfParts = [
  'basket_line',
  'basket_share_line',
  'bom_choice',
  'comparison_item',
  'favourite',
  'own_stock',
  'question',
  'review',
  'stock',
  'watch',
] as const;

const ofParts = (ids: readonly number[]) => sql`product_id = any(${ids}::integer[])`;

const deleteParts = (ids: readonly number[]): readonly RawBuilder<unknown>[] => [
  sql`delete from request where id in (
    select request_id from request_line where ${ofParts(ids)}
    union select request_id from quote_line where ${ofParts(ids)})`,
  sql`update bom_line set match = null, product_id = null, status = 'not_found', is_decided = false
    where ${ofParts(ids)}`,
  sql`delete from listed_analogue where ${ofParts(ids)} or other_id = any(${ids}::integer[])`,
  ...tablesOfParts.map((table) => sql`delete from ${sql.table(table)} where ${ofParts(ids)}`),
  sql`delete from product where id = any(${ids}::integer[])`,
  sql`insert into product_change (product_id, is_whole) select unnest(${ids}::integer[]), true`,
  sql`notify product_change`,
];

/** Deletes the stock movements of these products, and stock documents without any other movement. */
async function deleteMovements(handle: Handle, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ documentId: number }>`delete from stock_movement where ${ofParts(ids)}
    returning document_id as "documentId"`.execute(handle);
  const documents = [...new Set(rows.map(({ documentId }) => documentId).filter((id) => id !== null))];
  await sql`delete from stock_document where id = any(${documents}::bigint[])
    and not exists (select from stock_movement where document_id = stock_document.id)
    and not exists (select from order_lack where document_id = stock_document.id)`.execute(handle);
}

/** Name of the job that deletes the demonstration. */
export const clearDemonstrationTask = 'clear_demonstration';

const clearingKey = 'demonstration_clearing';
const twinPointsOutKey = 'twin_points_out';

/** Queries that count and delete the demonstration (decision 0063). */
export function demonstrationQueries<H extends Handle>(handle: H) {
  const run = async (statements: readonly RawBuilder<unknown>[]): Promise<void> => {
    for (const statement of statements) await statement.execute(handle);
  };
  return {
    /**
     * Returns the number of example products. It is called often while the job runs, so it is cheaper than `counts`.
     */
    parts: async (): Promise<number> => {
      const { rows } = await sql<{
        parts: number;
      }>`select count(*)::integer as parts from (${exampleParts}) example`.execute(handle);
      return rows[0]?.parts ?? 0;
    },

    /** Counts the rows that the job would delete, except orders. */
    counts: async (): Promise<ExampleCounts> => {
      const { rows } = await sql<ExampleCounts>`with example as materialized (${exampleParts})
        select (select count(*) from example)::integer as parts,
          (select count(distinct basket_id) from basket_line where product_id in (select id from example))::integer
            as baskets,
          (select count(distinct bom_id) from bom_line where product_id in (select id from example))::integer as lists,
          (select count(*) from request where id in (
            select request_id from request_line where product_id in (select id from example)
            union select request_id from quote_line where product_id in (select id from example)))::integer as requests,
          (select count(*) from review where product_id in (select id from example))::integer as reviews,
          (select count(*) from question where product_id in (select id from example))::integer as questions,
          (select count(*) from coupon where ${exampleCoupons})::integer as coupons,
          (select count(*) from trial_request)::integer as "trialRequests",
          (select count(*) from pickup_point where is_twin)::integer as "trialPoints"`.execute(handle);
      const [row] = rows;
      if (row === undefined) throw new Error('expected one row of counts, got none');
      return row;
    },

    /** Returns how many example products there were when the job began; null = it has not begun or has ended. */
    clearingFrom: async (): Promise<number | null> => {
      const value = await settingValue(handle, clearingKey);
      return typeof value === 'number' ? value : null;
    },

    /**
     * Starts the job that deletes the demonstration. `parts` = number of example products. The job continues after a
     * restart.
     */
    begin: inTx(handle, async (parts: number): Promise<void> => {
      await writeSetting(handle, clearingKey, parts);
      await sql`select graphile_worker.add_job(${clearDemonstrationTask}, job_key => ${clearDemonstrationTask}::text)`.execute(
        handle,
      );
    }),

    /** Returns the orders that have an example product or belong to a trial, the oldest first. */
    orders: async (): Promise<readonly ExampleOrder[]> => {
      const { rows } = await sql<ExampleOrder>`${exampleOrders}
        select found.id, found.number, found.split_from as "splitFrom",
          exists (select from trial_order where order_id = found.id) as "isTrial",
          exists (select from payment where order_id = found.id and state in ('succeeded', 'waiting_for_capture')
            and not is_twin) as "hasProviderMoney", (
          exists (select from payment where order_id = found.id and state in ('succeeded', 'waiting_for_capture'))
          or exists (select from bank_money where order_id = found.id)
          or exists (select from receipt where order_id = found.id)) as "hasMoney"
        from touched join orders found on found.id = touched.id order by found.id`.execute(handle);
      return rows;
    },

    /**
     * Locks the orders that have an example product or belong to a trial. They stay locked until the transaction ends,
     * so that nobody pays or sends one meanwhile.
     */
    lockOrders: inTx(handle, async (): Promise<void> => {
      await sql`${exampleOrders} select from orders where id in (select id from touched) order by id for update`.execute(
        handle,
      );
    }),

    /** Deletes these orders with their payments, documents and parcels. Their goods go back into stock. */
    removeOrders: inTx(handle, async (ids: readonly number[]): Promise<void> => {
      await run([
        ...setGuards('disable'),
        ...bringGoodsBack(ids),
        ...takeBonusesBack(ids),
        ...deleteOrders(ids),
        ...setGuards('enable'),
      ]);
    }),

    /**
     * Resets the counters of invoices and УПД of each year to the last remaining one, so that deleted ones of a trial
     * leave no gap.
     */
    takeNumbersBack: inTx(handle, async (): Promise<void> => {
      await run([...resetNumbersOf('invoice'), ...resetNumbersOf('upd')]);
    }),

    /**
     * Deletes a trial's requests for a quote, except requests whose order is kept. Kept orders and requests no longer
     * count as those of a trial.
     */
    endTrial: inTx(handle, async (): Promise<void> => {
      await run([
        sql`delete from request where id in (select request_id from trial_request) and order_id is null`,
        sql`delete from trial_request`,
        sql`delete from trial_order`,
      ]);
    }),

    /**
     * Deletes what a twin of a carrier gave: its pickup points and its codes of cities. The shop remembers it, so that
     * a trial that goes on does not load them again.
     */
    forgetTwinPoints: inTx(handle, async (): Promise<void> => {
      await run([sql`delete from pickup_point where is_twin`, sql`delete from carrier_city where is_twin`]);
      await writeSetting(handle, twinPointsOutKey, true);
    }),

    /** Returns true if the pickup points of twins were deleted, and must not be loaded again. */
    areTwinPointsOut: async (): Promise<boolean> => (await settingValue(handle, twinPointsOutKey)) === true,

    /**
     * Archives the example products that are in remaining orders, and returns their number. They no longer count as
     * examples, so they are not deleted.
     */
    archiveSold: inTx(handle, async (): Promise<number> => {
      const { rows } = await sql<{ id: number }>`update product set state = 'archived'
        where id in (${exampleParts}) and id in (select product_id from order_line) returning id`.execute(handle);
      await sql`delete from demonstration_part where product_id = any(${rows.map(({ id }) => id)}::integer[])`.execute(
        handle,
      );
      return rows.length;
    }),

    /**
     * Deletes up to `most` example products with their stock, prices and all rows that refer to them. Returns their
     * number.
     */
    removeParts: inTx(handle, async (most: number): Promise<number> => {
      const { rows } = await sql<{ id: number }>`${exampleParts} order by id limit ${most}`.execute(handle);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await deleteMovements(handle, ids);
      await run(deleteParts(ids));
      return ids.length;
    }),

    /**
     * Ends the demonstration. Deletes its coupons or switches them off, deletes its settings, and matches parts lists
     * again.
     */
    finish: inTx(handle, async (now: Date): Promise<void> => {
      await run([
        sql`delete from coupon where ${exampleCoupons} and not exists (
          select from coupon_use where coupon_id = coupon.id)`,
        sql`update coupon set is_on = false where ${exampleCoupons}`,
        sql`delete from demonstration_part`,
        sql`delete from setting where key in ('demonstration', ${clearingKey})`,
        sql`delete from bom_undo`,
        sql`update bom_line set match = null, product_id = null where not is_decided and match is not null`,
      ]);
      const { rows } = await sql<{
        id: string;
      }>`select distinct bom_id as id from bom_line where match is null`.execute(handle);
      for (const { id } of rows) await bomQueries(handle).addJob(matchBomTask, id, now);
    }),
  };
}

import type { ProductId } from '@farad/domain/product';
import { sql, type RawBuilder } from 'kysely';

import type { ChangeCursor, ChangeReading } from './change-cursor.ts';
import type { Handle } from './connect.ts';
import { dropOldRows } from './partitions/drop-partitions.ts';
import { codeOf } from './error-code.ts';
import { timelineSql } from './servers/timeline.ts';
import { settingValue } from './setting-rows.ts';

/** Changes of the catalogue, with the data that advanceCursor needs. */
export interface Changes extends ChangeReading {
  /** Every changed product, listed once. `isWhole` = fields besides price, stock and demand changed. */
  readonly products: readonly { readonly id: ProductId; readonly isWhole: boolean }[];
  /** True if a category, attribute or brand changed. */
  readonly isFrameChanged: boolean;
}

/**
 * Maximum number of rows per reading. One batch of an import fits: 50,000 products, each with a change of its stock.
 */
const readingMax = 100_000;
/** Payload of the notification of changes that asks for a new index. */
export const rebuildNotice = 'rebuild';
const prunedKey = 'product_change_pruned';

/** Codes of errors of a server that does not tell its position: not implemented, not now, no such function, forbidden. */
const hiddenCodes: readonly unknown[] = ['0A000', '55000', '42883', '42501'];

interface ChangeRow {
  readonly id: number | null;
  readonly product_id: ProductId | null;
  readonly is_whole: boolean | null;
  readonly oldest: number;
  readonly next: number;
}

function eachOnce(changed: readonly { readonly productId: ProductId | null; readonly isWhole: boolean }[]) {
  const products = new Map<ProductId, boolean>();
  for (const { productId, isWhole } of changed) {
    if (productId !== null) products.set(productId, isWhole || products.get(productId) === true);
  }
  return Array.from(products, ([id, isWhole]) => ({ id, isWhole }));
}

/** Queries of the table `product_change`, which the search index follows. */
export function changeQueries(handle: Handle) {
  return {
    /**
     * Returns up to `most` rows after the cursor or in its gaps, with the transaction ids of the same snapshot. Both
     * parts of the union are limited, so the cost does not grow with the number of unread rows. `lateral` makes
     * PostgreSQL look up each gap separately; otherwise it would read the whole table in the order of its ids.
     */
    since: async (cursor: ChangeCursor, most = readingMax): Promise<Changes> => {
      const from = cursor.gaps.map((gap) => gap.from);
      const to = cursor.gaps.map((gap) => gap.to);
      const { rows } = await sql<ChangeRow>`
        with moment as (
          select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest,
                 pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next
        ), found as (
          (select id, product_id, is_whole from product_change where id > ${cursor.last} order by id limit ${most})
          union all
          (select change.id, change.product_id, change.is_whole
           from unnest(${from}::bigint[], ${to}::bigint[]) as gap (first, final)
           cross join lateral (
             select id, product_id, is_whole from product_change
             where id between gap.first and gap.final order by id limit ${most}) change
           order by change.id limit ${most})
          order by id limit ${most}
        )
        select found.id, found.product_id, found.is_whole, moment.oldest, moment.next
        from moment left join found on true order by found.id`.execute(handle);
      const changed = rows.flatMap(({ id, product_id: productId, is_whole: isWhole }) =>
        id === null ? [] : [{ id, productId, isWhole: isWhole === true }],
      );
      return {
        ids: changed.map(({ id }) => id),
        products: eachOnce(changed),
        isFrameChanged: changed.some(({ productId }) => productId === null),
        oldestRunning: rows[0]?.oldest ?? 0,
        nextTransaction: rows[0]?.next ?? 0,
        isMore: changed.length === most,
      };
    },

    /**
     * Returns the cursor for a reader that now copies the whole catalogue. The copy holds everything committed so far,
     * so such changes are not read again.
     */
    position: async (): Promise<ChangeCursor> => {
      const { rows } = await sql<{ from: number | null; to: number | null; last: number; next: number }>`
        with pruned as (
          select coalesce((select value::text::bigint from setting where key = ${prunedKey}), 0) as id
        ), line as (
          select id, lag(id, 1, (select id from pruned)) over (order by id) as before from product_change
        ), moment as (
          select greatest((select max(id) from product_change), (select id from pruned)) as last,
                 pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next
        )
        select line.before + 1 as from, line.id - 1 as to, moment.last, moment.next
        from moment left join line on line.id > line.before + 1 order by line.id`.execute(handle);
      const gaps = rows.flatMap(({ from, to, next }) =>
        from === null || to === null ? [] : [{ from, to, until: next }],
      );
      return { last: rows[0]?.last ?? 0, gaps };
    },

    /**
     * Returns the timeline of the database server, which changes when a replica is promoted; null = the provider hides
     * it, or the server is a replica.
     */
    timeline: async (): Promise<string | null> => {
      try {
        const { rows } = await sql<{ timeline: string }>`
          select ${sql.raw(timelineSql)} as timeline`.execute(handle);
        return rows[0]?.timeline ?? null;
      } catch (error) {
        if (hiddenCodes.includes(codeOf(error))) return null;
        throw error;
      }
    },

    /** Returns how many changes were written after `at`. Counts up to `most` of them. */
    countAfter: async (at: Date, most: number): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count
        from (select at from product_change order by id desc limit ${most}) latest where at > ${at}`.execute(handle);
      return rows[0]?.count ?? 0;
    },

    /** Asks every process that keeps the catalogue in memory to build its index anew. */
    askRebuild: async (): Promise<void> => {
      await sql`select pg_notify('product_change', ${rebuildNotice})`.execute(handle);
    },

    /** Returns the highest id that `prune` has deleted. A cursor below this id has missed changes. */
    prunedTo: async (): Promise<number> => {
      const pruned = await settingValue(handle, prunedKey);
      return typeof pruned === 'number' ? pruned : 0;
    },

    /** Deletes changes older than `before`, with their partitions. */
    prune: async (before: Date): Promise<void> => {
      await dropOldRows(handle, { table: 'product_change', before, noting: notePruned });
    },
  };
}

/** Saves the highest id that is deleted, for `prunedTo`. */
async function notePruned(tx: Handle, gone: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into setting (key, value)
    select ${prunedKey}, to_jsonb(max(id)) from (${gone}) gone having max(id) is not null
    on conflict (key) do update set value = greatest(setting.value, excluded.value)`.execute(tx);
}

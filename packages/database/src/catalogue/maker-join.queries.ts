import { makerEvidences } from '@farad/domain/import';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

export type MakerDecision = 'same' | 'apart';

/** The state before a decision about a spelling, so that the decision can be undone. */
export interface MakerJoinWas {
  readonly brandId: number;
  readonly otherId: number | null;
  /** Ids of products that moved to the other maker. */
  readonly moved: readonly number[];
  /** Id of the maker that the decision created for the spelling; null = no maker was created. */
  readonly madeId: number | null;
  /** Id of the maker that an earlier rule of the supplier assigned to the spelling; null = there was no rule. */
  readonly taughtId: number | null;
}

const chosen = (handle: Handle) =>
  handle
    .selectFrom('maker_join')
    .innerJoin('supplier', 'supplier.id', 'maker_join.supplier_id')
    .innerJoin('brand', 'brand.id', 'maker_join.brand_id')
    .leftJoin('brand as other', 'other.id', 'maker_join.other_id')
    .leftJoin('staff', 'staff.id', 'maker_join.staff_id')
    .selectAll('maker_join')
    .select([
      'supplier.title as supplier_title',
      'brand.name as brand_name',
      'other.name as other_name',
      'staff.name as staff_name',
    ]);

/** Sorts by evidence, the weakest first. */
const byEvidence = sql`array_position(${[...makerEvidences]}::text[], evidence)`;

/** Queries of makers' spellings that imports joined with a maker, or propose to join. Staff review them. */
export function makerJoinQueries<H extends Handle>(handle: H) {
  return {
    find: (of: { readonly supplierId?: number | undefined; readonly runId?: number | undefined }, limit: number) =>
      chosen(handle)
        .$if(of.supplierId !== undefined, (query) => query.where('maker_join.supplier_id', '=', of.supplierId ?? 0))
        .$if(of.runId !== undefined, (query) => query.where('maker_join.run_id', '=', of.runId ?? 0))
        .orderBy(sql`decision is not null`)
        .orderBy(byEvidence)
        .orderBy('rows', 'desc')
        .orderBy('maker_join.id')
        .limit(limit)
        .execute(),

    byId: (id: number) => chosen(handle).where('maker_join.id', '=', id).executeTakeFirst(),

    lock: inTx(handle, (id: number) =>
      handle.selectFrom('maker_join').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    ),

    /**
     * Moves products from maker `from` to maker `to`: those that files of the supplier listed under this spelling. A
     * product that `to` already has, with the same number and package, stays. Returns the moved ids.
     */
    move: async (join: { supplier_id: number; spelling: string }, from: number, to: number): Promise<number[]> => {
      const { rows } = await sql<{ id: number }>`
        update product set brand_id = ${to} where brand_id = ${from} and id in (
          select product_id from supplier_part where supplier_id = ${join.supplier_id} and spelling = ${join.spelling}
            and is_owner)
          and not exists (select from product there where there.brand_id = ${to}
            and upper(replace(there.mpn, ' ', '')) = upper(replace(product.mpn, ' ', ''))
            and there.package is not distinct from product.package)
        returning id`.execute(handle);
      return rows.map(({ id }) => id);
    },

    moveBack: async (ids: readonly number[], from: number, to: number): Promise<void> => {
      await sql`update product set brand_id = ${to} where brand_id = ${from} and id = any(${[...ids]}::integer[])`.execute(
        handle,
      );
    },

    /**
     * Saves which maker the spelling stands for in this supplier's files. null = the spelling follows the rule for all
     * suppliers.
     */
    teach: async (supplierId: number, spelling: string, brandId: number | null): Promise<void> => {
      const key = spelling.toLowerCase();
      await sql`delete from supplier_brand_spelling where supplier_id = ${supplierId} and spelling = ${key}`.execute(
        handle,
      );
      if (brandId !== null)
        await handle
          .insertInto('supplier_brand_spelling')
          .values({ supplier_id: supplierId, spelling: key, brand_id: brandId })
          .execute();
    },

    taught: async (supplierId: number, spelling: string): Promise<number | null> => {
      const row = await handle
        .selectFrom('supplier_brand_spelling')
        .select('brand_id')
        .where('supplier_id', '=', supplierId)
        .where('spelling', '=', spelling.toLowerCase())
        .executeTakeFirst();
      return row?.brand_id ?? null;
    },

    decide: async (
      id: number,
      values: {
        readonly brandId: number;
        readonly otherId: number | null;
        readonly decision: MakerDecision | null;
        readonly staffId: number | null;
        readonly was: MakerJoinWas | null;
        readonly at: Date;
      },
    ): Promise<void> => {
      const { brandId, otherId, decision, staffId, was, at } = values;
      await handle
        .updateTable('maker_join')
        .set({
          brand_id: brandId,
          other_id: otherId,
          decision,
          decided_at: decision === null ? null : at,
          staff_id: staffId,
          was: was === null ? null : JSON.stringify(was),
        })
        .where('id', '=', id)
        .execute();
    },

    hasProducts: async (brandId: number): Promise<boolean> => {
      const { rows } = await sql`select from product where brand_id = ${brandId} limit 1`.execute(handle);
      return rows.length > 0;
    },

    hide: async (brandId: number, isHidden: boolean): Promise<void> => {
      await handle.updateTable('brand').set({ is_hidden: isHidden }).where('id', '=', brandId).execute();
    },
  };
}

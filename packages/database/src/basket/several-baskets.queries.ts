import type { Quantity } from '@farad/domain/money';
import { quantityMax } from '@farad/domain/quantities';
import { sql } from 'kysely';

import type { BasketLineRow } from './basket.queries.ts';
import type { Handle } from '../connection/connect.ts';
import { available, tiersOf } from '../catalogue/product-row.ts';

/** A basket in the customer's list of baskets. */
export interface SavedBasketRow {
  readonly id: string;
  /** Empty only for the current basket. */
  readonly name: string;
  readonly isCurrent: boolean;
  readonly updatedAt: Date;
}

/** The fields of a basket line from which its price and its problems are computed. */
export interface SavedLineRow extends Pick<
  BasketLineRow,
  | 'productId'
  | 'quantity'
  | 'seenUnitPrice'
  | 'tiers'
  | 'beforePrice'
  | 'minQuantity'
  | 'multiple'
  | 'state'
  | 'available'
> {
  readonly basketId: string;
}

/** Reads a customer's baskets (product B7). */
function readingQueries(handle: Handle) {
  return {
    /** Returns the current basket first, then by latest change. Deleted baskets are left out. */
    ofAccount: (accountId: number): Promise<SavedBasketRow[]> =>
      handle
        .selectFrom('basket')
        .select(['id', 'name', 'is_current as isCurrent', 'updated_at as updatedAt'])
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .orderBy('is_current', 'desc')
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute(),

    /** Returns the lines of all baskets of an account, by one query. */
    linesOfAccount: async (accountId: number): Promise<SavedLineRow[]> => {
      const found = await handle
        .selectFrom('basket')
        .innerJoin('basket_line as line', 'line.basket_id', 'basket.id')
        .innerJoin('product', 'product.id', 'line.product_id')
        .where('basket.account_id', '=', accountId)
        .where('basket.removed_at', 'is', null)
        .select(['line.basket_id as basketId', 'product.id as productId', 'line.quantity'])
        .select(['line.seen_unit_price as seenUnitPrice', 'product.tier_quantities', 'product.tier_prices'])
        .select(['product.before_price as beforePrice', 'product.min_quantity as minQuantity', 'product.multiple'])
        .select(['product.state', available])
        .execute();
      return found.map(({ tier_prices, tier_quantities, ...row }) => ({
        ...row,
        tiers: tiersOf({ tier_prices, tier_quantities }),
        quantity: row.quantity as Quantity,
        minQuantity: row.minQuantity as Quantity,
        multiple: row.multiple as Quantity,
        available: row.available as Quantity,
      }));
    },

    updatedAt: async (id: string): Promise<Date | undefined> =>
      (await handle.selectFrom('basket').select('updated_at').where('id', '=', id).executeTakeFirst())?.updated_at,

    /** Returns the basket if it belongs to this customer, even when deleted. */
    own: (accountId: number, id: string) =>
      handle
        .selectFrom('basket')
        .select(['id', 'name', 'is_current as isCurrent', 'removed_at as removedAt'])
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst(),
  };
}

/**
 * Queries of a customer who has several baskets. The caller must lock the account first, so that changes run one after
 * another.
 */
export function severalBasketsQueries(handle: Handle) {
  return {
    ...readingQueries(handle),

    rename: async (id: string, name: string): Promise<void> => {
      await handle.updateTable('basket').set({ name }).where('id', '=', id).execute();
    },

    /** Saves the current basket under a name. Afterwards no basket is current. */
    putAside: async (id: string, name: string): Promise<void> => {
      await handle.updateTable('basket').set({ is_current: false, name }).where('id', '=', id).execute();
    },

    /** The account must have no other current basket. */
    makeCurrent: async (id: string): Promise<void> => {
      await handle.updateTable('basket').set({ is_current: true }).where('id', '=', id).execute();
    },

    /** Marks a basket as deleted; `removedAt` null restores the basket. A current basket must be put aside first. */
    setRemoved: async (id: string, removedAt: Date | null): Promise<void> => {
      await handle.updateTable('basket').set({ removed_at: removedAt }).where('id', '=', id).execute();
    },

    /** Copies the lines with notes, seen prices and seen stock into a new basket that is not current. */
    copy: async (from: string, to: { readonly id: string; readonly accountId: number; readonly name: string }) => {
      await handle
        .insertInto('basket')
        .values({ id: to.id, account_id: to.accountId, name: to.name, is_current: false })
        .execute();
      await sql`insert into basket_line
          (basket_id, product_id, position, quantity, seen_unit_price, seen_available, note)
        select ${to.id}, product_id, position, quantity, seen_unit_price, seen_available, note
        from basket_line where basket_id = ${from}`.execute(handle);
    },

    /** Creates an empty basket that is not current. */
    begin: async ({
      id,
      accountId,
      name,
    }: {
      readonly id: string;
      readonly accountId: number;
      readonly name: string;
    }) => {
      await handle.insertInto('basket').values({ id, account_id: accountId, name, is_current: false }).execute();
    },

    /**
     * Moves a line with its note, seen price and seen stock. If the target has the product already, the pieces are
     * added. Returns false if there is no such line.
     */
    moveLine: async (from: string, to: string, productId: number): Promise<boolean> => {
      const { rows } = await sql`with gone as (
          delete from basket_line where basket_id = ${from} and product_id = ${productId} returning *
        )
        insert into basket_line (basket_id, product_id, position, quantity, seen_unit_price, seen_available, note)
        select ${to}, product_id, (select coalesce(max(position), 0) + 1 from basket_line where basket_id = ${to}),
          quantity, seen_unit_price, seen_available, note
        from gone
        on conflict (basket_id, product_id) do update set
          quantity = least(basket_line.quantity + excluded.quantity, ${sql.lit(quantityMax)}),
          note = case when basket_line.note = '' then excluded.note else basket_line.note end
        returning product_id`.execute(handle);
      await sql`update basket set updated_at = now() where id = ${to}`.execute(handle);
      return rows.length > 0;
    },

    countLines: async (basketId: string): Promise<number> => {
      const { count } = await handle
        .selectFrom('basket_line')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('basket_id', '=', basketId)
        .executeTakeFirstOrThrow();
      return count;
    },

    deleteRemovedBefore: async (then: Date): Promise<void> => {
      await handle.deleteFrom('basket').where('removed_at', '<', then).execute();
    },
  };
}

import type { WatchKind } from '@farad/domain/favourites';
import type { Coefficient, UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import { startOfChanges, type ChangeCursor } from '../connection/change-cursor.ts';
import type { Handle } from '../connection/connect.ts';
import { settingValue, writeSetting } from '../connection/setting-rows.ts';

export interface NewWatch {
  readonly accountId: number;
  readonly productId: ProductId;
  readonly kind: WatchKind;
  readonly target: UnitPrice | null;
  readonly locale: Locale;
}

/** A watch whose customer is not notified yet, with their contacts. */
export interface WaitingWatch {
  readonly id: number;
  readonly accountId: number;
  readonly productId: ProductId;
  readonly kind: WatchKind;
  readonly target: UnitPrice | null;
  readonly locale: Locale;
  readonly stopToken: string;
  readonly coefficient: Coefficient;
  /** Addresses that the customer has verified by a code; null = none. */
  readonly email: string | null;
  readonly phone: string | null;
}

const cursorKey = 'watch_cursor';

function waiting(handle: Handle) {
  return handle
    .selectFrom('watch')
    .innerJoin('account', 'account.id', 'watch.account_id')
    .select([
      'watch.id',
      'watch.account_id as accountId',
      'product_id as productId',
      'kind',
      'target_price as target',
      'watch.locale',
      'stop_token as stopToken',
      'prices_koef as coefficient',
      'email',
      'phone',
    ])
    .where('told_at', 'is', null);
}

/** Queries of watches ("notify me when …", product C13). A watch ends when its customer is notified. */
export function watchQueries(handle: Handle) {
  return {
    /** Creates a watch. If the customer already has such a watch, its target price and language change. */
    save: async (watch: NewWatch): Promise<void> => {
      await sql`insert into watch (account_id, product_id, kind, target_price, locale)
        values (${watch.accountId}, ${watch.productId}, ${watch.kind}, ${watch.target}, ${watch.locale})
        on conflict (account_id, product_id, kind) where told_at is null
        do update set target_price = excluded.target_price, locale = excluded.locale`.execute(handle);
    },

    remove: async (accountId: number, productId: ProductId, kind: WatchKind): Promise<void> => {
      await handle
        .deleteFrom('watch')
        .where('account_id', '=', accountId)
        .where('product_id', '=', productId)
        .where('kind', '=', kind)
        .where('told_at', 'is', null)
        .execute();
    },

    /** Ends the watch of an unsubscribe link. Returns the watched product, even if the watch had ended before. */
    stop: async (token: string): Promise<ProductId | undefined> => {
      const row = await handle
        .updateTable('watch')
        .set({ told_at: sql`coalesce(told_at, now())` })
        .where('stop_token', '=', token)
        .returning('product_id')
        .executeTakeFirst();
      return row?.product_id;
    },

    /**
     * Returns a customer's watches that have not ended, the latest first. `isShown` = the product is shown in the shop.
     */
    ofAccount: (accountId: number) =>
      handle
        .selectFrom('watch')
        .innerJoin('product', 'product.id', 'watch.product_id')
        .select(['product_id as productId', 'kind', 'target_price as target', 'watch.created_at as createdAt'])
        .select(sql<boolean>`product.state in ('published', 'known')`.as('isShown'))
        .where('account_id', '=', accountId)
        .where('told_at', 'is', null)
        .orderBy('watch.id', 'desc')
        .execute(),

    waitingForProducts: (productIds: readonly ProductId[]): Promise<readonly WaitingWatch[]> =>
      waiting(handle)
        .where(sql<boolean>`product_id = any(${[...productIds]}::bigint[])`)
        .execute(),

    /** Returns up to `limit` watches with ids above `id` that have not ended, ordered by id. */
    waitingAfter: (id: number, limit: number): Promise<readonly WaitingWatch[]> =>
      waiting(handle).where('watch.id', '>', id).orderBy('watch.id').limit(limit).execute(),

    /** Ends a watch, because its customer is notified. Returns false if it had ended before. */
    markTold: async (id: number, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await handle
        .updateTable('watch')
        .set({ told_at: now })
        .where('id', '=', id)
        .where('told_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    deleteToldBefore: async (then: Date): Promise<void> => {
      await handle.deleteFrom('watch').where('told_at', '<', then).execute();
    },

    /** Returns the position in `product_change` up to which watches were checked. Undefined if none is saved yet. */
    cursor: async (): Promise<ChangeCursor | undefined> => {
      const cursor = await settingValue(handle, cursorKey);
      // The cast is safe, because only `keepCursor` writes this setting.
      return cursor === undefined ? undefined : { ...startOfChanges, ...(cursor as ChangeCursor) };
    },

    keepCursor: (cursor: ChangeCursor): Promise<void> => writeSetting(handle, cursorKey, cursor),
  };
}

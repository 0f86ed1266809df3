import type { LayoutChoices } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import { isOwnedBy, ownerKey, type BomOwner } from './bom-owner.ts';
import type { Handle } from '../connection/connect.ts';

/** Maximum number of remembered sets of column headers per owner. The oldest sets above it are deleted. */
const headerSetsMax = 200;

/** A person's choice of what each column of a file means. */
export type ColumnChoices = NonNullable<LayoutChoices['columns']>;

export interface NewShare {
  readonly nonce: string;
  readonly tokenSha256: Buffer;
  readonly hasPrices: boolean;
  readonly expiresAt: Date;
}

/** Queries of data saved for an owner of parts lists: choices of parts and columns, own stock, share links. */
export function bomMemoryQueries(handle: Handle) {
  return {
    /** Returns the products that the owner chose before, by line key. Keys without a choice are absent. */
    choices: async (owner: BomOwner, keys: readonly string[]): Promise<ReadonlyMap<string, ProductId>> => {
      const rows = await handle
        .selectFrom('bom_choice')
        .select(['key', 'product_id'])
        .where(isOwnedBy(owner))
        .where(sql<boolean>`key = any(${[...keys]}::text[])`)
        .execute();
      return new Map(rows.map((row) => [row.key, row.product_id]));
    },

    learn: async (owner: BomOwner, keys: readonly string[], productId: ProductId, now: Date): Promise<void> => {
      await sql`insert into bom_choice (account_id, guest_sha256, key, product_id, at)
        select ${owner.accountId}::bigint, ${owner.guestSha256}::bytea, key, ${productId}, ${now}
        from unnest(${[...new Set(keys)]}::text[]) key
        on conflict ${ownerKey(owner)} do update set product_id = excluded.product_id, at = excluded.at`.execute(
        handle,
      );
    },

    forget: async (owner: BomOwner, keys: readonly string[]): Promise<void> => {
      await handle
        .deleteFrom('bom_choice')
        .where(isOwnedBy(owner))
        .where(sql<boolean>`key = any(${[...keys]}::text[])`)
        .execute();
    },

    headerSets: async (owner: BomOwner): Promise<Readonly<Record<string, ColumnChoices>>> => {
      const rows = await handle
        .selectFrom('bom_header_set')
        .select(['key', 'choices'])
        .where(isOwnedBy(owner))
        .orderBy('at', 'desc')
        .limit(headerSetsMax)
        .execute();
      return Object.fromEntries(rows.map(({ key, choices }) => [key, choices]));
    },

    keepHeaderSet: async (owner: BomOwner, key: string, choices: ColumnChoices, now: Date): Promise<void> => {
      await sql`insert into bom_header_set (account_id, guest_sha256, key, choices, at)
        values (${owner.accountId}::bigint, ${owner.guestSha256}::bytea, ${key}, ${JSON.stringify(choices)}::jsonb, ${now})
        on conflict ${ownerKey(owner)} do update set choices = excluded.choices, at = excluded.at`.execute(handle);
      await sql`delete from bom_header_set where ${isOwnedBy(owner)} and id not in (
        select id from bom_header_set where ${isOwnedBy(owner)} order by at desc limit ${headerSetsMax})`.execute(
        handle,
      );
    },

    ownStock: async (accountId: number): Promise<ReadonlyMap<ProductId, number>> => {
      const rows = await handle
        .selectFrom('own_stock')
        .select(['product_id', 'quantity'])
        .where('account_id', '=', accountId)
        .orderBy('product_id')
        .execute();
      return new Map(rows.map((row) => [row.product_id, row.quantity]));
    },

    /** Saves quantities of parts that the customer owns. Quantity 0 deletes the part. */
    setOwnStock: async (
      accountId: number,
      parts: readonly { readonly productId: ProductId; readonly quantity: number }[],
    ): Promise<void> => {
      const json = JSON.stringify(parts);
      const given = sql`jsonb_to_recordset(${json}::jsonb) as given("productId" integer, quantity integer)`;
      await sql`delete from own_stock using ${given} where account_id = ${accountId} and product_id = "productId"
        and given.quantity = 0`.execute(handle);
      await sql`insert into own_stock (account_id, product_id, quantity)
        select ${accountId}, "productId", quantity from ${given} where quantity > 0
        on conflict (account_id, product_id) do update set quantity = excluded.quantity`.execute(handle);
    },

    keepUndo: async (id: string, bomId: string, rows: unknown, now: Date): Promise<void> => {
      await handle
        .insertInto('bom_undo')
        .values({ id, bom_id: bomId, rows: JSON.stringify(rows), at: now })
        .execute();
    },

    /**
     * Returns the rows that this undo restores, and deletes the undo so that it works once. Undefined if there is none.
     */
    takeUndo: async (id: string, bomId: string): Promise<unknown> => {
      const row = await handle
        .deleteFrom('bom_undo')
        .where('id', '=', id)
        .where('bom_id', '=', bomId)
        .returning('rows')
        .executeTakeFirst();
      return row?.rows;
    },

    /** Saves the share link of a list. It replaces an earlier link. */
    share: async (bomId: string, { nonce, tokenSha256, hasPrices, expiresAt }: NewShare): Promise<void> => {
      const values = { nonce, token_sha256: tokenSha256, has_prices: hasPrices, expires_at: expiresAt };
      await handle
        .insertInto('bom_share')
        .values({ bom_id: bomId, ...values })
        .onConflict((conflict) => conflict.column('bom_id').doUpdateSet(values))
        .execute();
    },

    stopSharing: async (bomId: string): Promise<void> => {
      await handle.deleteFrom('bom_share').where('bom_id', '=', bomId).execute();
    },

    shares: async (bomIds: readonly string[], now: Date) => {
      const rows = await handle
        .selectFrom('bom_share')
        .select(['bom_id as bomId', 'nonce', 'has_prices as hasPrices', 'expires_at as expiresAt'])
        .where(sql<boolean>`bom_id = any(${[...bomIds]}::text[])`)
        .where('expires_at', '>', now)
        .execute();
      return new Map(rows.map((row) => [row.bomId, row]));
    },

    shared: (tokenSha256: Buffer, now: Date) =>
      handle
        .selectFrom('bom_share')
        .innerJoin('bom', 'bom.id', 'bom_share.bom_id')
        .select(['bom_id as bomId', 'has_prices as hasPrices'])
        .where('token_sha256', '=', tokenSha256)
        .where('expires_at', '>', now)
        .where('removed_at', 'is', null)
        .executeTakeFirst(),

    deleteSharesBefore: async (then: Date): Promise<void> => {
      await handle.deleteFrom('bom_share').where('expires_at', '<', then).execute();
    },
  };
}

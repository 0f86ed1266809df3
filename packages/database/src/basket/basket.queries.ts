import type { BasketLineDraft } from '@farad/domain/basket';
import type { Kopecks, Quantity, UnitPrice } from '@farad/domain/money';
import type { DeliveryKind } from '@farad/domain/order';
import {
  unitPriceAt,
  type PriceBreaks,
  type ProductId,
  type PublicationState,
  type SalesUnit,
} from '@farad/domain/product';
import type { LocalizedText } from '@farad/domain/shared';
import type { VatClass } from '@farad/domain/vat';
import { sql } from 'kysely';

import { inTx, type Handle, type Tx } from '../connection/connect.ts';
import { available, tiersOf } from '../catalogue/product-row.ts';

/** The buyer's choices at checkout. */
export interface BasketChoices {
  readonly coupon: string | null;
  /** Whole roubles. */
  readonly bonuses: number;
  readonly deliveryKind: DeliveryKind | null;
  readonly cargo: Kopecks;
}

/**
 * No coupon, no bonuses and no delivery. Shared baskets, quoted baskets and freshly merged baskets begin with these
 * choices (product B4).
 */
export const noChoices: BasketChoices = { coupon: null, bonuses: 0, deliveryKind: null, cargo: 0 as Kopecks };

const choiceColumns = ({ coupon, bonuses, deliveryKind, cargo }: BasketChoices) => ({
  coupon_code: coupon,
  bonus_roubles: bonuses,
  delivery_kind: deliveryKind,
  cargo_kopecks: cargo,
});

/** Where the buyer's current basket is found: by the account, or by the basket's id if the buyer is a guest. */
export interface BasketPlace {
  readonly accountId: number | null;
  readonly guestBasketId: string | null;
}

/** A row of a basket. `accountId` null = the basket of a guest; anyone who knows its id has access. */
export interface BasketRow extends BasketChoices {
  readonly id: string;
  readonly accountId: number | null;
  /** True for the basket that the buyer fills and orders now. */
  readonly isCurrent: boolean;
  /** Name of the basket; empty only for the current one. */
  readonly name: string;
  readonly mergedGuestId: string | null;
}

/** A basket line with its product as the catalogue has it now. */
export interface BasketLineRow {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  readonly seenUnitPrice: UnitPrice;
  readonly seenAvailable: Quantity;
  /** The buyer's note on the line, '' = none. */
  readonly note: string;
  readonly seo: string;
  readonly mpn: string;
  readonly brand: string;
  readonly categorySlug: string;
  readonly categoryId: number;
  readonly brandId: number;
  readonly weightMilligrams: number | null;
  readonly vatClass: VatClass;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly package: string | null;
  readonly unit: SalesUnit;
  readonly tiers: PriceBreaks;
  readonly beforePrice: UnitPrice | null;
  readonly minQuantity: Quantity;
  readonly multiple: Quantity;
  readonly state: PublicationState;
  readonly available: Quantity;
  /**
   * Price of one piece that a quote promised. Only lines of a quote have this field and `leadDays`, the days until
   * pieces that are not in stock arrive.
   */
  readonly quotedPrice?: UnitPrice;
  readonly leadDays?: number | null;
}

/** Fields of a basket line that come from the product. They are read before the product is added. */
export type SellableRow = Omit<BasketLineRow, 'quantity' | 'seenUnitPrice' | 'seenAvailable' | 'note'>;

/** A line to save, with the price and stock that the buyer sees now. */
export interface BasketLineSave extends BasketLineDraft {
  readonly seenUnitPrice: UnitPrice;
  readonly seenAvailable: Quantity;
}

// The cast to bigint makes an id too large for the column match no row, instead of raising an error. A single id is
// compared without a list, because PostgreSQL plans a prepared statement with a list anew at every use.
const isOneOf = (column: 'product.id' | 'product_id', productIds: readonly ProductId[]) =>
  productIds.length === 1
    ? sql<boolean>`${sql.ref(column)} = ${sql.val(productIds[0])}::bigint`
    : sql<boolean>`${sql.ref(column)} = any(${sql.val([...productIds])}::bigint[])`;

function sellableSelection(handle: Handle) {
  return handle
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select([
      'product.id as product_id',
      'product.seo',
      'product.mpn',
      'product.title',
      'product.description',
      'product.package',
      'product.unit',
      'product.tier_quantities',
      'product.tier_prices',
      'product.before_price',
      'product.min_quantity',
      'product.multiple',
      'product.state',
      'brand.name as brand',
      'category.slug as category_slug',
      'product.category_id',
      'product.brand_id',
      'product.weight_milligrams',
      'product.vat_class',
      available,
    ]);
}

type SellableSelection = Awaited<ReturnType<ReturnType<typeof sellableSelection>['executeTakeFirstOrThrow']>>;

function toSellable(row: SellableSelection): SellableRow {
  return {
    productId: row.product_id,
    seo: row.seo,
    mpn: row.mpn,
    brand: row.brand,
    categorySlug: row.category_slug,
    categoryId: row.category_id,
    brandId: row.brand_id,
    weightMilligrams: row.weight_milligrams,
    vatClass: row.vat_class,
    title: row.title,
    description: row.description,
    package: row.package,
    unit: row.unit,
    tiers: tiersOf(row),
    beforePrice: row.before_price,
    minQuantity: row.min_quantity as Quantity,
    multiple: row.multiple as Quantity,
    state: row.state,
    available: row.available as Quantity,
  };
}

const basketColumns = [
  'id',
  'account_id as accountId',
  'merged_guest_id as mergedGuestId',
  'coupon_code as coupon',
  'bonus_roubles as bonuses',
  'delivery_kind as deliveryKind',
  'cargo_kopecks as cargo',
  'is_current as isCurrent',
  'name',
] as const;

/** Queries of baskets, by account or by basket id. Every write must run in the caller's transaction. */
export function basketQueries<H extends Handle>(handle: H) {
  const rows = () => handle.selectFrom('basket').select(basketColumns).where('removed_at', 'is', null);

  const touch = (basketId: string) =>
    handle
      .updateTable('basket')
      .set({ updated_at: sql`now()` })
      .where('id', '=', basketId)
      .execute();

  return {
    byId: (id: string): Promise<BasketRow | undefined> => rows().where('id', '=', id).executeTakeFirst(),

    /** Returns the account's current basket. */
    ofAccount: (accountId: number): Promise<BasketRow | undefined> =>
      rows().where('account_id', '=', accountId).where('is_current', '=', true).executeTakeFirst(),

    /**
     * Returns the basket and locks its row until the transaction ends, so that changes of one basket run one after
     * another.
     */
    lock: inTx(handle, (id: string): Promise<BasketRow | undefined> =>
      rows().where('id', '=', id).forUpdate().executeTakeFirst(),
    ),

    /** Returns the account's current basket, locked. Creates it if there is none. */
    lockOrCreateForAccount: inTx(handle, (accountId: number, newId: string): Promise<BasketRow> =>
      handle
        .insertInto('basket')
        .values({ id: newId, account_id: accountId })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .where(sql<boolean>`is_current`)
            .doUpdateSet({ updated_at: sql`now()` }),
        )
        .returning(basketColumns)
        .executeTakeFirstOrThrow(),
    ),

    async createForGuest(newId: string): Promise<BasketRow> {
      await handle.insertInto('basket').values({ id: newId }).execute();
      return { id: newId, accountId: null, isCurrent: true, name: '', mergedGuestId: null, ...noChoices };
    },

    async lines(basketId: string): Promise<BasketLineRow[]> {
      const found = await sellableSelection(handle)
        .innerJoin('basket_line', 'basket_line.product_id', 'product.id')
        .where('basket_line.basket_id', '=', basketId)
        .select([
          'basket_line.quantity',
          'basket_line.seen_unit_price',
          'basket_line.seen_available',
          'basket_line.note',
        ])
        .orderBy('basket_line.position')
        .execute();
      return found.map((row) => ({
        ...toSellable(row),
        quantity: row.quantity as Quantity,
        seenUnitPrice: row.seen_unit_price,
        seenAvailable: row.seen_available as Quantity,
        note: row.note,
      }));
    },

    /** Returns products in any publication state. An order or a quote may contain a product that is no longer sold. */
    async everyState(productIds: readonly ProductId[]): Promise<Map<ProductId, SellableRow>> {
      if (productIds.length === 0) return new Map();
      const found = await sellableSelection(handle).where(isOneOf('product.id', productIds)).execute();
      return new Map(found.map((row) => [row.product_id, toSellable(row)]));
    },

    async sellable(productIds: readonly ProductId[]): Promise<Map<ProductId, SellableRow>> {
      if (productIds.length === 0) return new Map();
      const found = await sellableSelection(handle)
        .where(isOneOf('product.id', productIds))
        .where('product.state', 'in', ['published', 'known'])
        .execute();
      return new Map(found.map((row) => [row.product_id, toSellable(row)]));
    },

    /** Returns the quantity of each line in the account's current basket, or else in the guest's. */
    async quantities({ accountId, guestBasketId }: BasketPlace): Promise<Map<ProductId, Quantity>> {
      if (accountId === null && guestBasketId === null) return new Map();
      const found = await handle
        .selectFrom('basket_line')
        .innerJoin('basket', 'basket.id', 'basket_line.basket_id')
        .where((row) =>
          accountId === null
            ? row.and([row('basket.id', '=', guestBasketId), row('basket.account_id', 'is', null)])
            : row.and([row('basket.account_id', '=', accountId), row('basket.is_current', '=', true)]),
        )
        .select(['product_id', 'quantity'])
        .execute();
      return new Map(found.map(({ product_id, quantity }) => [product_id, quantity as Quantity]));
    },

    /** Adds new lines at the end. An existing line keeps its place. */
    async saveLines(basketId: string, lines: readonly BasketLineSave[]): Promise<void> {
      if (lines.length === 0) return;
      const column = (name: keyof BasketLineSave) => lines.map((line) => line[name]);
      await sql`with saved as (
          insert into basket_line (basket_id, product_id, position, quantity, seen_unit_price, seen_available)
          select ${basketId}, product_id, position + (
            select coalesce(max(position), 0) from basket_line where basket_id = ${basketId}
          ), quantity, price, available
          from unnest(${column('productId')}::integer[], ${column('quantity')}::integer[],
            ${column('seenUnitPrice')}::bigint[], ${column('seenAvailable')}::integer[])
            with ordinality as line (product_id, quantity, price, available, position)
          on conflict (basket_id, product_id) do update set quantity = excluded.quantity,
            seen_unit_price = excluded.seen_unit_price, seen_available = excluded.seen_available
        ) update basket set updated_at = now() where id = ${basketId}`.execute(handle);
    },

    /**
     * Saves the buyer's notes on lines. Of several notes on one product the last is saved. Notes on products without a
     * line are dropped.
     */
    async saveNotes(
      basketId: string,
      notes: readonly { readonly productId: ProductId; readonly note: string }[],
    ): Promise<void> {
      if (notes.length === 0) return;
      const last = new Map(notes.map(({ productId, note }) => [productId, note]));
      await sql`update basket_line set note = noted.note
        from unnest(${[...last.keys()]}::bigint[], ${[...last.values()]}::text[]) as noted (product_id, note)
        where basket_id = ${basketId} and basket_line.product_id = noted.product_id`.execute(handle);
    },

    async saveChoices(basketId: string, choices: BasketChoices): Promise<void> {
      await handle.updateTable('basket').set(choiceColumns(choices)).where('id', '=', basketId).execute();
    },

    /** Saves a copy of the basket's lines, which anybody with the token may open until `expiresAt`. */
    async share(basket: BasketRow, tokenSha256: Buffer, at: Date, expiresAt: Date): Promise<void> {
      const { id } = await handle
        .insertInto('basket_share')
        .values({ token_sha256: tokenSha256, account_id: basket.accountId, created_at: at, expires_at: expiresAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      await handle
        .insertInto('basket_share_line')
        .columns(['share_id', 'product_id', 'position', 'quantity', 'note'])
        .expression((from) =>
          from
            .selectFrom('basket_line')
            .select([sql<number>`${id}::bigint`.as('share_id'), 'product_id', 'position', 'quantity', 'note'])
            .where('basket_id', '=', basket.id),
        )
        .execute();
    },

    /**
     * Returns the lines shared under a token, as the catalogue has them now. Empty if the link is unknown or expired.
     */
    async sharedLines(tokenSha256: Buffer, now: Date): Promise<BasketLineRow[]> {
      const found = await sellableSelection(handle)
        .innerJoin('basket_share_line', 'basket_share_line.product_id', 'product.id')
        .innerJoin('basket_share', 'basket_share.id', 'basket_share_line.share_id')
        .where('basket_share.token_sha256', '=', tokenSha256)
        .where('basket_share.expires_at', '>', now)
        .where('product.state', 'in', ['published', 'known'])
        .select(['basket_share_line.quantity', 'basket_share_line.note'])
        .orderBy('basket_share_line.position')
        .execute();
      return found.map((row) => {
        const product = toSellable(row);
        const quantity = row.quantity as Quantity;
        const seenUnitPrice = product.tiers.length === 0 ? (0 as UnitPrice) : unitPriceAt(product.tiers, quantity);
        return { ...product, quantity, seenUnitPrice, seenAvailable: product.available, note: row.note };
      });
    },

    async deleteSharesBefore(then: Date): Promise<void> {
      await handle.deleteFrom('basket_share').where('expires_at', '<', then).execute();
    },

    async removeLines(basketId: string, productIds: readonly ProductId[]): Promise<void> {
      if (productIds.length === 0) return;
      await handle
        .deleteFrom('basket_line')
        .where('basket_id', '=', basketId)
        .where(isOneOf('product_id', productIds))
        .execute();
      await touch(basketId);
    },

    /** Records that the basket got the lines of a guest's basket, and resets the choices at checkout. */
    async markMerged(basketId: string, guestBasketId: string): Promise<void> {
      await handle
        .updateTable('basket')
        .set({ ...choiceColumns(noChoices), merged_guest_id: guestBasketId })
        .where('id', '=', basketId)
        .execute();
    },

    async delete(basketId: string): Promise<void> {
      await handle.deleteFrom('basket').where('id', '=', basketId).execute();
    },

    async deleteOfAccount(accountId: number): Promise<number> {
      const { numDeletedRows } = await handle
        .deleteFrom('basket')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    /** Deletes guests' baskets unchanged since `then`. The cookies that lead to them have expired. */
    async deleteGuestsBefore(then: Date): Promise<void> {
      await handle.deleteFrom('basket').where('account_id', 'is', null).where('updated_at', '<', then).execute();
    },
  };
}

/** Queries of baskets in a transaction. */
export type TxBasketQueries = ReturnType<typeof basketQueries<Tx>>;

/** Queries of baskets that need no transaction, because they lock nothing. */
export type BasketQueries = Omit<TxBasketQueries, 'lock' | 'lockOrCreateForAccount'>;

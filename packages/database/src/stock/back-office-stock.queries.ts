import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { LocalizedText } from '@farad/domain/shared';
import type { StockChange, StockDocumentKind, StockFilter, StockPlace } from '@farad/domain/stock';
import { sql, type RawBuilder } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

export interface WarehouseRow {
  readonly id: number;
  readonly code: string;
  readonly title: LocalizedText;
}

export interface StockPart {
  readonly id: ProductId;
  readonly mpn: string;
  readonly brand: string;
  readonly title: LocalizedText;
}

export interface StockRow extends StockPart {
  readonly places: readonly (StockPlace & { readonly warehouseId: number; readonly cell: string })[];
}

export interface StockSearch {
  /** Beginning of a part number, or a product id; '' = no condition. */
  readonly text: string;
  readonly filter: StockFilter | undefined;
  readonly warehouseId: number | undefined;
  /** Beginning of a storage cell's name; '' = no condition. */
  readonly cell: string;
  /** Id of the last product on the previous page; undefined = first page. */
  readonly after: number | undefined;
  readonly limit: number;
}

/** A stock document, such as a receipt or a count. `key` = idempotency key. */
export interface StockDocument {
  readonly key: string;
  readonly kind: StockDocumentKind;
  readonly warehouseId: number;
  /** Number of the supplier's delivery note. */
  readonly number: string;
  readonly reason: string;
  readonly staffId: number;
  readonly at: Date;
  /** Picking wave in which the difference was found. Absent = none. */
  readonly waveId?: number;
}

export interface HoldingOrder {
  readonly number: string;
  readonly quantity: number;
  readonly warehouseId: number;
}

const numberKey = sql<string>`regexp_replace(upper(product.mpn), '[^[:alnum:]]', '', 'g')`;

const part = sql`product.id, product.mpn, product.title,
  (select brand.name from brand where brand.id = product.brand_id) as brand`;

const placesOf = sql`coalesce((select jsonb_agg(jsonb_build_object('warehouseId', stock.warehouse_id,
    'onHand', stock.on_hand, 'reserved', stock.reserved, 'cell', stock.cell) order by stock.warehouse_id)
  from stock where stock.product_id = product.id), '[]') as places`;

/** Returns a condition on products whose part number begins with the text, or whose id is the text. Uses an index. */
function isNamed(text: string): RawBuilder<unknown> {
  const key = text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (text === '') return sql`true`;
  const own = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  // U+FFFF sorts after every letter and digit of part numbers, so the range holds all keys that begin with `key`.
  return key === ''
    ? sql`false`
    : sql`(product.id = ${own} or (${numberKey} >= ${key} and ${numberKey} < ${`${key}\uFFFF`}))`;
}

/** Returns a condition on products in storage cells whose name begins with `cell`. Uses an index. */
const liesIn = (cell: string): RawBuilder<unknown> =>
  cell === ''
    ? sql`true`
    : sql`product.id in (select product_id from stock
        where cell <> '' and cell ~>=~ ${cell} and cell ~<~ ${`${cell}\uFFFF`})`;

function isFiltered({ filter, warehouseId }: StockSearch): RawBuilder<unknown> {
  const here = warehouseId === undefined ? sql`true` : sql`stock.warehouse_id = ${warehouseId}`;
  const has = (what: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`exists (select from stock where stock.product_id = product.id and ${here} and ${what})`;
  if (filter === 'in_stock') return has(sql`on_hand > 0`);
  if (filter === 'reserved') return has(sql`reserved > 0`);
  if (filter === 'none') return sql`not ${has(sql`on_hand > reserved`)}`;
  return warehouseId === undefined ? sql`true` : has(sql`true`);
}

/** Queries of stock for staff: where goods are stored, and documents that change stock. */
export function backOfficeStockQueries<H extends Handle>(handle: H) {
  async function addDocument(document: StockDocument): Promise<number | undefined> {
    const { key, kind, warehouseId, number, reason, staffId, at, waveId = null } = document;
    const added = await handle
      .insertInto('stock_document')
      .values({
        key,
        kind,
        warehouse_id: warehouseId,
        number,
        reason,
        staff_id: staffId,
        at,
        wave_id: waveId,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id;
  }

  /** Changes stock on hand by the differences `changes`, and adds a stock movement for each. */
  async function change(
    documentId: number,
    { warehouseId, kind, at }: StockDocument,
    changes: readonly StockChange[],
    prices: ReadonlyMap<ProductId, UnitPrice>,
  ): Promise<void> {
    const ids = changes.map(({ productId }) => productId);
    const by = changes.map((each) => each.by);
    await sql`update stock set on_hand = on_hand + changed.by
      from unnest(${ids}::integer[], ${by}::integer[]) as changed (id, by)
      where stock.product_id = changed.id and stock.warehouse_id = ${warehouseId}`.execute(handle);
    const paid = ids.map((id) => prices.get(id));
    await sql`insert into stock_movement (product_id, warehouse_id, kind, quantity, document_id, at, unit_price)
      select id, ${warehouseId}, ${kind}, by, ${documentId}, ${at}, price
      from unnest(${ids}::integer[], ${by}::integer[], ${paid}::bigint[]) as changed (id, by, price)`.execute(handle);
  }

  return {
    warehouses: (): Promise<WarehouseRow[]> =>
      handle.selectFrom('warehouse').select(['id', 'code', 'title']).orderBy('id').execute(),

    /** Returns a page of products with their stock, ordered by product id. */
    find: async (search: StockSearch): Promise<readonly StockRow[]> => {
      const { rows } = await sql<StockRow>`select ${part}, ${placesOf} from product
        where ${isNamed(search.text)} and ${liesIn(search.cell)} and ${isFiltered(search)} and product.id > ${search.after ?? 0}
        order by product.id limit ${search.limit}`.execute(handle);
      return rows;
    },

    byId: async (id: number): Promise<StockRow | undefined> => {
      const { rows } = await sql<StockRow>`select ${part}, ${placesOf} from product where id = ${id}`.execute(handle);
      return rows[0];
    },

    /** Returns products in any publication state, with their stock, by keys of part numbers or by ids. */
    byNumbers: async (keys: readonly string[], ids: readonly ProductId[], limit: number): Promise<StockRow[]> => {
      const { rows } = await sql<StockRow>`select ${part}, ${placesOf} from product
        where ${numberKey} = any(${[...keys]}::text[]) or product.id = any(${[...ids]}::integer[])
        order by product.id limit ${limit}`.execute(handle);
      return rows;
    },

    /** Returns orders for which pieces of a product are reserved, each with how many and in which warehouse. */
    heldBy: async (productId: number, limit: number): Promise<HoldingOrder[]> => {
      const { rows } = await sql<HoldingOrder>`select orders.number, reservation.quantity,
          reservation.warehouse_id as "warehouseId"
        from reservation join orders on orders.id = reservation.order_id
        where reservation.product_id = ${productId} order by reservation.order_id limit ${limit}`.execute(handle);
      return rows;
    },

    /** Returns the ids that belong to an existing product. */
    existing: async (ids: readonly ProductId[]): Promise<ReadonlySet<ProductId>> => {
      const { rows } = await sql<{ id: ProductId }>`select id from product
        where id = any(${[...ids]}::integer[])`.execute(handle);
      return new Set(rows.map(({ id }) => id));
    },

    /**
     * Returns the stock of these products in a warehouse and locks it until the transaction ends. All code locks stock
     * in the order of product ids, so that no deadlock arises.
     */
    hold: inTx(
      handle,
      async (warehouseId: number, ids: readonly ProductId[]): Promise<ReadonlyMap<ProductId, StockPlace>> => {
        // Only an existing row can be locked, so missing rows are inserted with 0 pieces.
        await sql`insert into stock (product_id, warehouse_id, on_hand, counted)
        select id, ${warehouseId}, 0, 0 from unnest(${[...ids]}::integer[]) as wanted (id) order by id
        on conflict (product_id, warehouse_id) do nothing`.execute(handle);
        const { rows } = await sql<
          StockPlace & { id: ProductId }
        >`select product_id as id, on_hand as "onHand", reserved
        from stock where warehouse_id = ${warehouseId} and product_id = any(${[...ids]}::integer[])
        order by product_id for update`.execute(handle);
        return new Map(rows.map(({ id, onHand, reserved }) => [id, { onHand, reserved }]));
      },
    ),

    /**
     * Returns the free stock over all warehouses (on hand − reserved), by product id. Products without stock rows are
     * absent.
     */
    free: async (ids: readonly ProductId[]): Promise<ReadonlyMap<ProductId, number>> => {
      const { rows } = await sql<{ id: ProductId; pieces: number }>`select product_id as id,
          sum(on_hand - reserved)::integer as pieces
        from stock where product_id = any(${[...ids]}::integer[]) group by 1`.execute(handle);
      return new Map(rows.map(({ id, pieces }) => [id, pieces]));
    },

    /** Returns the id of the document with this idempotency key. Undefined if there is none. */
    posted: async (key: string): Promise<number | undefined> => {
      const row = await handle.selectFrom('stock_document').select('id').where('key', '=', key).executeTakeFirst();
      return row?.id;
    },

    /**
     * Saves a document, changes stock and adds a stock movement for each change. Returns the document's id. Undefined
     * if the idempotency key was used meanwhile.
     */
    post: async (
      document: StockDocument,
      changes: readonly StockChange[],
      /** Purchase prices of received pieces, where the receipt has them. */
      prices: ReadonlyMap<ProductId, UnitPrice>,
    ): Promise<number | undefined> => {
      const id = await addDocument(document);
      if (id !== undefined && changes.length > 0) await change(id, document, changes, prices);
      return id;
    },

    /**
     * Saves a document. Does not change stock; {@link change} does that. Undefined if the idempotency key was used
     * before.
     */
    addDocument,
    change,
  };
}

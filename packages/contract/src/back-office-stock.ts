import { movementKinds, stockDeeds, stockLinesMax } from '@farad/domain/stock';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { PiecePrice } from './back-office-products.ts';
import { RowId } from './staff.ts';
import { LineText, ProductIdText } from './wire.ts';

const WarehouseId = z.int().min(1).max(2_147_483_647);

const Warehouse = z.object({ id: WarehouseId, code: z.string(), title: z.string() });

/** `cell`: where it lies; empty: not told. */
const Place = z.object({ warehouseId: WarehouseId, onHand: z.int(), reserved: z.int(), cell: z.string() });

const Part = { product_id: ProductIdText, mpn: z.string(), brand: z.string(), title: z.string() };

export const StockRow = z.object({
  ...Part,
  onHand: z.int(),
  reserved: z.int(),
  available: z.int(),
  places: z.array(Place),
});

export type StockRow = z.infer<typeof StockRow>;

export const StockList = z.object({ products: z.array(StockRow), warehouses: z.array(Warehouse), next: NextPage });

export const StockOfProduct = z.object({
  ...StockRow.shape,
  warehouses: z.array(Warehouse),
  /** Orders that hold pieces, the oldest first. */
  held: z.array(z.object({ order: z.string(), quantity: z.int(), warehouseId: WarehouseId })),
});

export type StockOfProduct = z.infer<typeof StockOfProduct>;

export const StockMovement = z.object({
  id: RowId,
  at: z.string(),
  kind: z.enum(movementKinds),
  product_id: ProductIdText,
  mpn: z.string(),
  brand: z.string(),
  warehouse: z.string(),
  /** What it adds to what is on hand. */
  onHand: z.int(),
  /** What it adds to what orders hold. */
  reserved: z.int(),
  order: z.string().nullable(),
  document: z.object({ id: RowId, number: z.string(), reason: z.string(), by: z.string() }).nullable(),
});

export type StockMovement = z.infer<typeof StockMovement>;

export const StockMovements = z.object({ movements: z.array(StockMovement), next: NextPage });

export const StockNumbers = z.object({
  lines: z.array(
    z.object({
      /** Its place in the text, from 1. */
      row: z.int(),
      text: z.string(),
      /** null: its quantity is not one. */
      quantity: z.int().nullable(),
      /** Several: one has to be chosen; none: nothing was found. */
      parts: z.array(StockRow),
    }),
  ),
  /** Lines that were too many to be read. */
  rest: z.int(),
});

export type StockNumbers = z.infer<typeof StockNumbers>;

const Reason = LineText.pipe(z.string().max(300));

export const PostStockBody = z
  .object({
    /** Chosen by whoever posts: the same one again posts nothing again. */
    key: z.uuid(),
    kind: z.enum(stockDeeds),
    warehouseId: WarehouseId,
    /** The supplier's, of a delivery note. */
    number: LineText.pipe(z.string().max(60)),
    reason: Reason,
    lines: z
      .array(
        z.object({
          product_id: ProductIdText,
          /** Received or written off: pieces; corrected: what is added; counted: what was found. */
          quantity: z.int().min(-100_000_000).max(100_000_000),
          /** Of a count: what the book said on the sheet. */
          book: z.int().nullable(),
          /** Of a receipt: what was paid for one piece; absent: not told. For whoever may see purchase prices. */
          price: PiecePrice.nullable().optional(),
        }),
      )
      .min(1)
      .max(stockLinesMax),
  })
  .refine(({ kind, reason }) => (kind !== 'write_off' && kind !== 'correction') || reason.length >= 3, {
    path: ['reason'],
  });

export type StockToPost = z.input<typeof PostStockBody>;

export const PostedStock = z.object({
  /** null: lines were refused, and nothing was posted. */
  documentId: RowId.nullable(),
  /** Lines that changed something. */
  changed: z.int(),
  refused: z.array(
    z.object({
      /** Of the line, from 0. */
      row: z.int(),
      refusal: z.enum(['twice', 'no_quantity', 'book_changed', 'held_by_orders', 'above_limit']),
      onHand: z.int(),
      reserved: z.int(),
    }),
  ),
});

export type PostedStock = z.infer<typeof PostedStock>;

export const ReorderRow = z.object({
  ...Part,
  available: z.int(),
  /** Pieces ordered in the days that were looked at. */
  ordered: z.int(),
  leadDays: z.int(),
  threshold: z.int(),
  suggested: z.int(),
  multiple: z.int(),
});

export type ReorderRow = z.infer<typeof ReorderRow>;

export const ReorderList = z.object({
  products: z.array(ReorderRow),
  /** There are more than are shown: those that run out soonest are. */
  isCut: z.boolean(),
});

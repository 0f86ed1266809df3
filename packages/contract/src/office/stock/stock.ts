import { movementKinds, stockDeeds, stockFilters, stockLinesMax, stockTextLimits } from '@farad/domain/stock';
import { readCell } from '@farad/domain/warehouse';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { FileAnswer, tableTypes } from '../../kit/file.ts';
import { AfterRow, DayText, SearchText, ShortRowNumber, TableFormat } from '../../kit/query.ts';
import { LineText, LocaleName, NextPage, ProductIdText, RowId, SmallId } from '../../kit/wire.ts';
import { PiecePrice } from '../catalogue/products.ts';

const Warehouse = z.object({ id: SmallId, code: z.string(), title: z.string() });

/** `cell` = storage cell. Empty = not set. */
const Place = z.object({ warehouseId: SmallId, onHand: z.int(), reserved: z.int(), cell: z.string() });

export const Part = { product_id: ProductIdText, mpn: z.string(), brand: z.string(), title: z.string() };

export const StockRow = z.object({
  ...Part,
  onHand: z.int(),
  reserved: z.int(),
  available: z.int(),
  places: z.array(Place),
});

export type StockRow = z.infer<typeof StockRow>;

const StockList = z.object({ products: z.array(StockRow), warehouses: z.array(Warehouse), next: NextPage });

export const StockOfProduct = z.object({
  ...StockRow.shape,
  warehouses: z.array(Warehouse),
  /** Reservations of orders, oldest first. */
  held: z.array(z.object({ order: z.string(), quantity: z.int(), warehouseId: SmallId })),
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
  /** Change of stock on hand. */
  onHand: z.int(),
  /** Change of reserved stock. */
  reserved: z.int(),
  order: z.string().nullable(),
  document: z.object({ id: RowId, number: z.string(), reason: z.string(), by: z.string() }).nullable(),
});

export type StockMovement = z.infer<typeof StockMovement>;

const StockMovements = z.object({ movements: z.array(StockMovement), next: NextPage });

export const StockNumbers = z.object({
  lines: z.array(
    z.object({
      /** Line number in the text, from 1. */
      row: z.int(),
      text: z.string(),
      /** Quantity in the line; null = it is not a number. */
      quantity: z.int().nullable(),
      /** Parts that the line may mean. Several = staff choose one. Empty = nothing was found. */
      parts: z.array(StockRow),
    }),
  ),
  /** Number of lines beyond the limit. They were not read. */
  rest: z.int(),
});

export type StockNumbers = z.infer<typeof StockNumbers>;

const Reason = LineText.max(stockTextLimits.reason);

export const PostStockBody = z
  .object({
    /** Idempotency key chosen by the caller: the same key posts only once. */
    key: z.uuid(),
    kind: z.enum(stockDeeds),
    warehouseId: SmallId,
    /** Number of the supplier's delivery note. */
    number: LineText.max(stockTextLimits.number),
    reason: Reason,
    lines: z
      .array(
        z.object({
          product_id: ProductIdText,
          /** Number of pieces: received or written off, added by a correction, or found by a stock count. */
          quantity: z.int().min(-100_000_000).max(100_000_000),
          /** Only for a stock count: the stock on hand that the count sheet showed. */
          book: z.int().nullable(),
          /**
           * Only for a receipt of goods: cost of one piece. Absent = not given. Only staff who may see costs may set
           * it.
           */
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
  /** Id of the posted document; null = lines were refused, so nothing was posted. */
  documentId: RowId.nullable(),
  /** Number of lines that changed the stock. */
  changed: z.int(),
  refused: z.array(
    z.object({
      /** Index of the line, from 0. */
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
  /** Pieces that customers ordered in the examined period. */
  ordered: z.int(),
  leadDays: z.int(),
  threshold: z.int(),
  suggested: z.int(),
  multiple: z.int(),
});

export type ReorderRow = z.infer<typeof ReorderRow>;

const ReorderList = z.object({
  products: z.array(ReorderRow),
  /** True = there are more products. The list has those that run out soonest. */
  isCut: z.boolean(),
});

const filters = {
  text: SearchText.describe('Beginning of the maker’s number, or the shop’s number'),
  filter: z.enum(stockFilters).optional().describe('`in_stock`, `reserved` or `none`; absent: all'),
  warehouse: ShortRowNumber.optional().describe('Id of a warehouse; absent: all'),
  // Storage cell to filter by. A text that cannot be a cell matches nothing.
  cell: z
    .string()
    .max(40)
    .default('')
    .transform((text) => readCell(text) ?? text.toUpperCase())
    .describe('Beginning of a storage place'),
};

const whole = (most: number, usual: number) => z.coerce.number<string>().int().min(1).max(most).default(usual);

const reorder = {
  days: whole(730, 90).describe('Days of orders that the demand is taken from, 1–730'),
  lead: whole(365, 14).describe('Days until goods come, where a product does not say its own, 1–365'),
  cover: whole(365, 30).describe('Days that the goods are to last then, 1–365'),
};

const fileFields = {
  format: TableFormat.describe('`csv` or `xlsx`'),
  language: LocaleName.optional().describe('A language; absent: the caller’s'),
};

/** API calls about stock, for staff. */
export const officeStockCalls = define({
  stockList: {
    method: 'GET',
    path: '/admin/stock',
    summary: 'Products with what lies where, in the order of their numbers',
    answer: StockList,
    query: z.strictObject({
      ...filters,
      after: ShortRowNumber.optional().describe('Number of the last product of the page before'),
    }),
  },
  stockFile: {
    method: 'GET',
    path: '/admin/stock-file',
    summary: 'The same as a table',
    answer: FileAnswer,
    answerTypes: tableTypes,
    query: z.strictObject({ ...filters, ...fileFields }),
  },
  stockOfProduct: {
    method: 'GET',
    path: '/admin/stock/{productId}',
    summary: 'What lies where of one product, and which orders hold it',
    answer: StockOfProduct,
  },
  stockMovements: {
    method: 'GET',
    path: '/admin/stock-movements',
    summary: 'The ledger of stock, the latest first',
    answer: StockMovements,
    query: z.strictObject({
      product: ShortRowNumber.optional().describe('Number of a product'),
      warehouse: ShortRowNumber.optional().describe('Id of a warehouse; absent: all'),
      kind: z.enum(movementKinds).optional().describe('A kind; absent: all'),
      from: DayText.optional().describe('First day in Moscow'),
      to: DayText.optional().describe('Last day in Moscow'),
      after: AfterRow,
    }),
  },
  stockNumbers: {
    method: 'GET',
    path: '/admin/stock-numbers',
    summary: 'Products of a pasted list of numbers and quantities',
    answer: StockNumbers,
    query: z.strictObject({
      text: z.string().min(1).max(stockTextLimits.list).describe('The list, 20,000 characters at most'),
    }),
  },
  postStock: {
    method: 'POST',
    path: '/admin/stock/documents',
    summary: 'Receive, write off, correct or count: all lines or none',
    body: PostStockBody,
    answer: PostedStock,
  },
  reorderList: {
    method: 'GET',
    path: '/admin/reorder',
    summary: 'Products that have to be ordered, those that run out soonest first',
    answer: ReorderList,
    query: z.strictObject({ ...reorder }),
  },
  reorderFile: {
    method: 'GET',
    path: '/admin/reorder-file',
    summary: 'The same as a table',
    answer: FileAnswer,
    answerTypes: tableTypes,
    query: z.strictObject({ ...reorder, ...fileFields }),
  },
});

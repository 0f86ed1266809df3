import { movementKinds, stockFilters } from '@farad/domain/stock';
import { readCell } from '@farad/domain/warehouse';
import { z } from 'zod';

import { define } from '../call.ts';
import {
  PostedStock,
  PostStockBody,
  ReorderList,
  StockList,
  StockMovements,
  StockNumbers,
  StockOfProduct,
} from '../back-office-stock.ts';
import { FileAnswer } from '../file.ts';
import { DayText, RowNumber, SearchText, TableFormat } from '../query.ts';
import { LocaleName } from '../wire.ts';

const SmallNumber = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((value) => value <= 2_147_483_647)
  .optional();

const filters = {
  text: SearchText.describe('Beginning of the maker’s number, or the shop’s number'),
  filter: z.enum(stockFilters).optional().describe('`in_stock`, `reserved` or `none`; absent: all'),
  warehouse: SmallNumber.describe('Id of a warehouse; absent: all'),
  // What cannot be a place is found nowhere.
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

const tableTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** Stock as staff keep it. */
export const backOfficeStockCalls = define({
  stockList: {
    method: 'GET',
    path: '/admin/stock',
    summary: 'Products with what lies where, in the order of their numbers',
    answer: StockList,
    query: z.strictObject({ ...filters, after: SmallNumber.describe('Number of the last product of the page before') }),
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
      product: SmallNumber.describe('Number of a product'),
      warehouse: SmallNumber.describe('Id of a warehouse; absent: all'),
      kind: z.enum(movementKinds).optional().describe('A kind; absent: all'),
      from: DayText.optional().describe('First day in Moscow'),
      to: DayText.optional().describe('Last day in Moscow'),
      after: RowNumber.optional().describe('Id of the last movement of the page before'),
    }),
  },
  stockNumbers: {
    method: 'GET',
    path: '/admin/stock-numbers',
    summary: 'Products of a pasted list of numbers and quantities',
    answer: StockNumbers,
    query: z.strictObject({ text: z.string().min(1).max(20_000).describe('The list, 20,000 characters at most') }),
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

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

const filters = {
  text: 'Beginning of the maker’s number, or the shop’s number',
  filter: '`in_stock`, `reserved` or `none`; absent: all',
  warehouse: 'Id of a warehouse; absent: all',
  cell: 'Beginning of a storage place',
};

const reorder = {
  days: 'Days of orders that the demand is taken from, 1–730',
  lead: 'Days until goods come, where a product does not say its own, 1–365',
  cover: 'Days that the goods are to last then, 1–365',
};

const tableTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

const file = { format: '`csv` or `xlsx`', language: 'A language; absent: the caller’s' };

/** Stock as staff keep it. */
export const backOfficeStockCalls = define({
  stockList: {
    method: 'GET',
    path: '/admin/stock',
    summary: 'Products with what lies where, in the order of their numbers',
    answer: StockList,
    queryNames: { ...filters, after: 'Number of the last product of the page before' },
  },
  stockFile: {
    method: 'GET',
    path: '/admin/stock-file',
    summary: 'The same as a table',
    answer: FileAnswer,
    answerTypes: tableTypes,
    queryNames: { ...filters, ...file },
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
    queryNames: {
      product: 'Number of a product',
      warehouse: filters.warehouse,
      kind: 'A kind; absent: all',
      from: 'First day in Moscow',
      to: 'Last day in Moscow',
      after: 'Id of the last movement of the page before',
    },
  },
  stockNumbers: {
    method: 'GET',
    path: '/admin/stock-numbers',
    summary: 'Products of a pasted list of numbers and quantities',
    answer: StockNumbers,
    queryNames: { text: 'The list, 20,000 characters at most' },
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
    queryNames: reorder,
  },
  reorderFile: {
    method: 'GET',
    path: '/admin/reorder-file',
    summary: 'The same as a table',
    answer: FileAnswer,
    answerTypes: tableTypes,
    queryNames: { ...reorder, ...file },
  },
});

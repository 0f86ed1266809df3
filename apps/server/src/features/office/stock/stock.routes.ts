import { calls } from '@farad/contract/calls';
import { backOfficeStockQueries, stockFilters } from '@farad/database/stock/back-office-stock.queries';
import { stockMovementQueries } from '@farad/database/stock/stock-movement.queries';
import { addDays, startOfMoscowDay, type Day } from '@farad/domain/delivery';
import { fail, ok } from '@farad/domain/shared';
import { movementKinds } from '@farad/domain/stock';
import { readCell } from '@farad/domain/warehouse';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import { readQuery } from '#http/input/read-query.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { postStock } from './post-stock.ts';
import { presentMovement, presentStock, presentWarehouse } from '#core/catalogue/present-stock.ts';
import { readNumbers } from './read-numbers.ts';
import { findReorder, reorderFields } from './reorder.ts';
import { fileFields, reorderFile, stockFile } from './stock-files.ts';

/** Rows a page, and orders that are shown of one product. */
const pageLength = 30;
const heldMax = 100;
const integerMax = 2_147_483_647;

const reading: RouteRules = { permission: 'manage_stock', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_stock', rateClass: 'write', bodyLimit: 131_072 };

const RowNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
  .optional();
const SmallNumber = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((value) => value <= integerMax)
  .optional();

const filters = {
  text: z.string().trim().max(200).default(''),
  filter: z.enum(stockFilters).optional(),
  warehouse: SmallNumber,
  // What cannot be a place is found nowhere.
  cell: z
    .string()
    .max(40)
    .default('')
    .transform((text) => readCell(text) ?? text.toUpperCase()),
};

const StockQuery = z.strictObject({ ...filters, after: SmallNumber });
const StockFileQuery = z.strictObject({ ...filters, ...fileFields });
const NumbersQuery = z.strictObject({ text: z.string().min(1).max(20_000) });
const ReorderQuery = z.strictObject(reorderFields);
const ReorderFileQuery = z.strictObject({ ...reorderFields, ...fileFields });

const MovementsQuery = z.strictObject({
  product: SmallNumber,
  warehouse: SmallNumber,
  kind: z.enum(movementKinds).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  after: RowNumber,
});

function listRoutes(api: FastifyInstance, deps: Deps): void {
  const queries = backOfficeStockQueries(deps.db);
  staffRoute(api, deps, calls.stockList, { ...reading, query: StockQuery }, async ({ query, locale }) => {
    const read = readQuery(StockQuery, query, locale);
    if (!read.ok) return read;
    const { warehouse, ...search } = read.value;
    const [rows, warehouses] = await Promise.all([
      queries.find({
        ...search,
        filter: search.filter,
        after: search.after,
        warehouseId: warehouse,
        limit: pageLength + 1,
      }),
      queries.warehouses(),
    ]);
    const page = rows.slice(0, pageLength);
    return ok({
      products: page.map((row) => presentStock(row, locale)),
      warehouses: warehouses.map((row) => presentWarehouse(row, locale)),
      next: rows.length > pageLength ? String(page.at(-1)?.id) : null,
    });
  });
  staffRoute(api, deps, calls.stockOfProduct, reading, async ({ params, locale }) => {
    const id = readRowNumber(params.productId);
    const row = id === undefined || id > integerMax ? undefined : await queries.byId(id);
    if (row === undefined) return fail({ code: 'not_found' });
    const [warehouses, held] = await Promise.all([queries.warehouses(), queries.heldBy(row.id, heldMax)]);
    return ok({
      ...presentStock(row, locale),
      warehouses: warehouses.map((each) => presentWarehouse(each, locale)),
      held: held.map(({ number, quantity, warehouseId }) => ({ order: number, quantity, warehouseId })),
    });
  });
  staffRoute(api, deps, calls.stockMovements, { ...reading, query: MovementsQuery }, async ({ query, locale }) => {
    const read = readQuery(MovementsQuery, query, locale);
    if (!read.ok) return read;
    const { product, warehouse, kind, from, to, after } = read.value;
    const rows = await stockMovementQueries(deps.db).find({
      productId: product,
      warehouseId: warehouse,
      kind,
      after,
      limit: pageLength + 1,
      from: from === undefined ? undefined : startOfMoscowDay(from),
      before: to === undefined ? undefined : startOfMoscowDay(addDays(to as Day, 1)),
    });
    const titles = new Map((await queries.warehouses()).map(({ id, title }) => [id, title[locale]]));
    const page = rows.slice(0, pageLength);
    const next = rows.length > pageLength ? String(page.at(-1)?.id) : null;
    return ok({ movements: page.map((row) => presentMovement(row, titles)), next });
  });
  staffRoute(api, deps, calls.stockNumbers, { ...reading, query: NumbersQuery }, async ({ query, locale }) => {
    const read = readQuery(NumbersQuery, query, locale);
    return read.ok ? ok(await readNumbers(deps.db, read.value.text, locale)) : read;
  });
}

/** Stock as staff keep it (product O4, X). */
export function registerBackOfficeStock(api: FastifyInstance, deps: Deps, drawing: Drawing): void {
  listRoutes(api, deps);
  staffRoute(api, deps, calls.postStock, managing, (exchange) => postStock(deps, exchange, exchange.body));
  staffRoute(api, deps, calls.stockFile, { ...reading, query: StockFileQuery }, async ({ query, locale }) => {
    const read = readQuery(StockFileQuery, query, locale);
    if (!read.ok) return read;
    const { text, filter, warehouse, cell, format, language = locale } = read.value;
    const wanted = { format, locale: language, now: deps.clock() };
    return ok(await stockFile(deps.db, drawing, { text, filter, warehouseId: warehouse, cell }, wanted));
  });
  staffRoute(api, deps, calls.reorderList, { ...reading, query: ReorderQuery }, async ({ query, locale }) => {
    const read = readQuery(ReorderQuery, query, locale);
    return read.ok ? ok(await findReorder(deps.db, read.value, locale, deps.clock())) : read;
  });
  staffRoute(api, deps, calls.reorderFile, { ...reading, query: ReorderFileQuery }, async ({ query, locale }) => {
    const read = readQuery(ReorderFileQuery, query, locale);
    if (!read.ok) return read;
    const { format, language = locale, ...terms } = read.value;
    const now = deps.clock();
    const { products } = await findReorder(deps.db, terms, language, now);
    return ok(await reorderFile(drawing, products, { format, locale: language, now }));
  });
}

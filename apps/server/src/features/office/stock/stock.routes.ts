import { calls } from '@farad/contract/calls';
import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import { stockMovementQueries } from '@farad/database/stock/stock-movement.queries';
import { addDays, startOfMoscowDay, type Day } from '@farad/domain/delivery';
import { fail, ok, textIn } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { postStock } from './post-stock.ts';
import { presentMovement, presentStock, presentWarehouse } from '#core/catalogue/present-stock.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';
import { readNumbers } from './read-numbers.ts';
import { findReorder } from './reorder.ts';
import { reorderFile, stockFile } from './stock-files.ts';

const heldMax = 100;

const reading: RouteRules = { permission: 'manage_stock', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_stock', rateClass: 'write', bodyLimit: 131_072 };

function listRoutes(api: FastifyInstance, deps: Deps): void {
  const queries = backOfficeStockQueries(deps.db);
  staffRoute(api, deps, calls.stockList, reading, async ({ query, locale }) => {
    const { warehouse, ...search } = query;
    const [rows, warehouses] = await Promise.all([
      queries.find({
        ...search,
        filter: search.filter,
        after: search.after,
        warehouseId: warehouse,
        limit: pageLength.usual + 1,
      }),
      queries.warehouses(),
    ]);
    const { page, next } = pageOf(rows, pageLength.usual, byId);
    return ok({
      next,
      products: page.map((row) => presentStock(row, locale)),
      warehouses: warehouses.map((row) => presentWarehouse(row, locale)),
    });
  });
  staffRoute(api, deps, calls.stockOfProduct, reading, async ({ params, locale }) => {
    const id = readRowNumber(params.productId);
    const row = id === undefined ? undefined : await queries.byId(id);
    if (row === undefined) return fail({ code: 'not_found' });
    const [warehouses, held] = await Promise.all([queries.warehouses(), queries.heldBy(row.id, heldMax)]);
    return ok({
      ...presentStock(row, locale),
      warehouses: warehouses.map((each) => presentWarehouse(each, locale)),
      held: held.map(({ number, quantity, warehouseId }) => ({ order: number, quantity, warehouseId })),
    });
  });
  staffRoute(api, deps, calls.stockMovements, reading, async ({ query, locale }) => {
    const { product, warehouse, kind, from, to, after } = query;
    const rows = await stockMovementQueries(deps.db).find({
      productId: product,
      warehouseId: warehouse,
      kind,
      after,
      limit: pageLength.usual + 1,
      from: from === undefined ? undefined : startOfMoscowDay(from),
      before: to === undefined ? undefined : startOfMoscowDay(addDays(to as Day, 1)),
    });
    const titles = new Map((await queries.warehouses()).map(({ id, title }) => [id, textIn(title, locale)]));
    const { page, next } = pageOf(rows, pageLength.usual, byId);
    return ok({ movements: page.map((row) => presentMovement(row, titles)), next });
  });
  staffRoute(api, deps, calls.stockNumbers, reading, async ({ query, locale }) => {
    return ok(await readNumbers(deps.db, query.text, locale));
  });
}

/** Registers the calls for stock (product O4, X). */
export function registerBackOfficeStock(api: FastifyInstance, deps: Deps, drawing: Drawing): void {
  listRoutes(api, deps);
  staffRoute(api, deps, calls.postStock, managing, (context) => postStock(deps, context, context.body));
  staffRoute(api, deps, calls.stockFile, reading, async ({ query, locale }) => {
    const { text, filter, warehouse, cell, format, language = locale } = query;
    const wanted = { format, locale: language, now: deps.clock() };
    return ok(await stockFile(deps.db, drawing, { text, filter, warehouseId: warehouse, cell }, wanted));
  });
  staffRoute(api, deps, calls.reorderList, reading, async ({ query, locale }) => {
    return ok(await findReorder(deps.db, query, locale, deps.clock()));
  });
  staffRoute(api, deps, calls.reorderFile, reading, async ({ query, locale }) => {
    const { format, language = locale, ...terms } = query;
    const now = deps.clock();
    const { products } = await findReorder(deps.db, terms, language, now);
    return ok(await reorderFile(drawing, products, { format, locale: language, now }));
  });
}

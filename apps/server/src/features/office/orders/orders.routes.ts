import { calls } from '@farad/contract/calls';
import { staffOrderListQueries } from '@farad/database/orders/staff-order-list.queries';
import { orderQueries } from '@farad/database/orders/order.queries';
import { owedReturnQueries } from '@farad/database/orders/owed-return.queries';
import { staffOrderQueries } from '@farad/database/orders/staff-order.queries';
import { fail, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import { readReturnPhoto } from '#core/photos/read-return-photo.ts';
import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';
import { answerReturn } from './answer-return.ts';
import { showBoard, showFigures } from './board.ts';
import { addNote, cancelPieces, holdOrder, moveByStaff, releaseUnpaid, removeNote } from './change-order.ts';
import { showNewOrders } from './new-orders.ts';
import { owedOf, presentRow, showOrder } from './present-order.ts';
import { marginsOf, seesCosts } from './show-margins.ts';
import { readSearch } from './read-search.ts';

const reading: RouteRules = { permission: 'view_orders', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_orders', rateClass: 'write', bodyLimit: 65_536 };
const releasing: RouteRules = { permission: 'release_unpaid', rateClass: 'write', bodyLimit: 16_384 };
const noting: RouteRules = { permission: 'view_orders', rateClass: 'write', bodyLimit: 16_384 };

function readingRoutes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.staffOrders, reading, async ({ query, actor }) => {
    const { page, next } = pageOf(await staffOrderListQueries(deps.db).find(readSearch(query)), pageLength.usual, byId);
    const margins = seesCosts(actor) ? await marginsOf(deps.db, page) : undefined;
    return ok({ orders: page.map((row) => presentRow(row, margins?.get(row.id))), next });
  });
  staffRoute(api, deps, calls.orderBoard, reading, async () => ok(await showBoard(deps)));
  staffRoute(api, deps, calls.orderFigures, reading, async () => ok(await showFigures(deps)));
  staffRoute(api, deps, calls.newOrders, reading, async ({ query }) => ok(await showNewOrders(deps, query.since)));
  staffRoute(api, deps, calls.staffOrder, reading, ({ params, locale, actor }) =>
    showOrder(deps.db, params.number, { locale, seesCosts: seesCosts(actor) }),
  );
  staffRoute(api, deps, calls.staffReturnPhoto, reading, async ({ params }) => {
    const order = await orderQueries(deps.db).byNumber(params.number);
    return order === undefined ? fail({ code: 'not_found' }) : readReturnPhoto(deps.db, order.id, params.photoId, null);
  });
  staffRoute(api, deps, calls.staffReturns, reading, async ({ query }) => {
    const { all, owed, after } = query;
    const search = { isAll: all === 'true', isOwed: owed === 'true', after, limit: pageLength.usual + 1 };
    const { page, next } = pageOf(await staffOrderQueries(deps.db).returnList(search), pageLength.usual, byId);
    const unpaid = await owedReturnQueries(deps.db).ofReturns(page.map(({ id }) => id));
    const returns = page.map((row) => ({
      ...row,
      id: String(row.id),
      createdAt: row.createdAt.toISOString(),
      ...owedOf(unpaid, row.id),
    }));
    return ok({ returns, next });
  });
}

/** Registers the calls of staff for orders and returns (product O2–O5, X). */
export function registerBackOfficeOrders(api: FastifyInstance, deps: Deps): void {
  readingRoutes(api, deps);
  staffRoute(api, deps, calls.moveOrder, managing, (context) => moveByStaff(deps, context, context.body));
  staffRoute(api, deps, calls.holdOrder, managing, (context) => holdOrder(deps, context, context.body));
  staffRoute(api, deps, calls.cancelPieces, managing, (context) => cancelPieces(deps, context, context.body));
  staffRoute(api, deps, calls.releaseUnpaid, releasing, (context) => releaseUnpaid(deps, context, context.body));
  staffRoute(api, deps, calls.addOrderNote, noting, (context) => addNote(deps, context, context.body.text));
  staffRoute(api, deps, calls.removeOrderNote, noting, (context) => removeNote(deps, context, context.params.noteId));
  staffRoute(api, deps, calls.answerReturn, managing, (context) =>
    answerReturn(deps, context, context.params.returnId, context.body),
  );
}

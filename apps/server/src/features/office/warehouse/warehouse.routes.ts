import { calls } from '@farad/contract/calls';
import { ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { readCells, setCells } from './cells.ts';
import { beginWave, dropWave, finishWave, takeWave } from './change-wave.ts';
import { countStop } from './count-stop.ts';
import { showToPack } from './packing.ts';
import { orderLabels, ownParcelLabel, pickingList, productLabels, waveLabels } from './papers.ts';
import { showDesk, showQueue } from './queue.ts';
import { settleShortage, showShortages } from './shortages.ts';
import { showWave } from './show-wave.ts';

const looking: RouteRules = { permission: 'pack_orders', rateClass: 'read' };
const managing: RouteRules = { permission: 'pack_orders', rateClass: 'write', bodyLimit: 8192 };
const stockLooking: RouteRules = { permission: 'manage_stock', rateClass: 'read' };
const stockManaging: RouteRules = { permission: 'manage_stock', rateClass: 'write', bodyLimit: 131_072 };

function pickingRoutes(api: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  staffRoute(api, deps, calls.pickingQueue, looking, async ({ query }) => {
    return showQueue(db, query.after);
  });
  staffRoute(api, deps, calls.wave, looking, ({ params, actor, locale }) =>
    showWave(db, readRowNumber(params.waveId), { staffId: actor.staff.id, locale }),
  );
  staffRoute(api, deps, calls.beginWave, managing, (call) => beginWave(deps, call, call.body));
  staffRoute(api, deps, calls.takeWave, managing, (call) => takeWave(deps, call, call.body.from));
  staffRoute(api, deps, calls.countStop, managing, (call) => countStop(deps, call, call.body));
  staffRoute(api, deps, calls.finishWave, managing, (call) => finishWave(deps, call));
  staffRoute(api, deps, calls.dropWave, managing, async (call) => {
    const dropped = await dropWave(deps, call);
    return dropped.ok ? showQueue(db, undefined) : dropped;
  });
  staffRoute(api, deps, calls.shortages, looking, async () => ok(await showShortages(db)));
  staffRoute(api, deps, calls.settleShortage, managing, (call) => settleShortage(deps, call, call.body));
  staffRoute(api, deps, calls.packingDesk, looking, async ({ query }) => {
    return showDesk(db, query.after);
  });
  staffRoute(api, deps, calls.orderToPack, looking, ({ params, locale }) => showToPack(db, params.number, locale));
}

function paperRoutes(api: FastifyInstance, deps: Deps, drawing: Drawing): void {
  staffRoute(api, deps, calls.pickingList, looking, async ({ query, params, locale: own }) => {
    const { by, language: locale = own } = query;
    return pickingList({ deps, drawing, locale }, params.waveId, by);
  });
  staffRoute(api, deps, calls.waveLabels, looking, async ({ query, params, locale: own }) => {
    const { language: locale = own } = query;
    return waveLabels({ deps, drawing, locale }, params.waveId, query.size);
  });
  staffRoute(api, deps, calls.orderLabels, looking, async ({ query, params, locale: own }) => {
    const { language: locale = own } = query;
    return orderLabels({ deps, drawing, locale }, params.number, query.size);
  });
  staffRoute(api, deps, calls.ownParcelLabel, looking, async ({ query, params, locale: own }) => {
    const { language: locale = own } = query;
    return ownParcelLabel({ deps, drawing, locale }, params.number, params.parcel);
  });
  staffRoute(api, deps, calls.productLabels, stockLooking, async ({ query, params, locale: own }) => {
    const { language: locale = own, quantity, ...wanted } = query;
    return productLabels({ deps, drawing, locale }, params.productId, { ...wanted, quantity });
  });
}

/** Registers the calls for the warehouse: picking, packing, labels, storage places. */
export function registerBackOfficeWarehouse(api: FastifyInstance, deps: Deps, drawing: Drawing): void {
  pickingRoutes(api, deps);
  paperRoutes(api, deps, drawing);
  staffRoute(api, deps, calls.readCells, stockLooking, async ({ query, locale }) => {
    return ok(await readCells(deps.db, query.text, locale));
  });
  staffRoute(api, deps, calls.setCells, stockManaging, (call) => setCells(deps, call, call.body));
}

import { LabelSize } from '@farad/contract/back-office-warehouse';
import { calls } from '@farad/contract/calls';
import { locales, ok } from '@farad/domain/shared';
import { labelsMax } from '@farad/domain/warehouse';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import { readQuery } from '#http/input/read-query.ts';
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

const looking: RouteRules = { permission: 'manage_orders', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_orders', rateClass: 'write', bodyLimit: 8192 };
const stockLooking: RouteRules = { permission: 'manage_stock', rateClass: 'read' };
const stockManaging: RouteRules = { permission: 'manage_stock', rateClass: 'write', bodyLimit: 131_072 };

const after = z.string().max(40).optional();
const language = z.enum(locales).optional();
const size = LabelSize.default('58x40');
const Line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u)
    .default('');

const PageQuery = z.strictObject({ after });
const ListQuery = z.strictObject({ by: z.enum(['cell', 'order']).default('cell'), language });
const LabelsQuery = z.strictObject({ size, language });
const PaperQuery = z.strictObject({ language });
const CellsQuery = z.strictObject({ text: z.string().min(1).max(20_000) });
const Digits = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .refine((value) => value <= most);
const ProductLabelsQuery = z.strictObject({
  size,
  language,
  lot: Line(40),
  dateCode: Line(12),
  quantity: Digits(1e8).optional(),
  copies: Digits(labelsMax).default(1),
});

function pickingRoutes(api: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  staffRoute(api, deps, calls.pickingQueue, { ...looking, query: PageQuery }, async ({ query, locale }) => {
    const read = readQuery(PageQuery, query, locale);
    return read.ok ? showQueue(db, read.value.after) : read;
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
  staffRoute(api, deps, calls.packingDesk, { ...looking, query: PageQuery }, async ({ query, locale }) => {
    const read = readQuery(PageQuery, query, locale);
    return read.ok ? showDesk(db, read.value.after) : read;
  });
  staffRoute(api, deps, calls.orderToPack, looking, ({ params, locale }) => showToPack(db, params.number, locale));
}

function paperRoutes(api: FastifyInstance, deps: Deps, drawing: Drawing): void {
  staffRoute(api, deps, calls.pickingList, { ...looking, query: ListQuery }, async ({ query, params, locale: own }) => {
    const read = readQuery(ListQuery, query, own);
    if (!read.ok) return read;
    const { by, language: locale = own } = read.value;
    return pickingList({ deps, drawing, locale }, params.waveId, by);
  });
  staffRoute(
    api,
    deps,
    calls.waveLabels,
    { ...looking, query: LabelsQuery },
    async ({ query, params, locale: own }) => {
      const read = readQuery(LabelsQuery, query, own);
      if (!read.ok) return read;
      const { language: locale = own } = read.value;
      return waveLabels({ deps, drawing, locale }, params.waveId, read.value.size);
    },
  );
  staffRoute(
    api,
    deps,
    calls.orderLabels,
    { ...looking, query: LabelsQuery },
    async ({ query, params, locale: own }) => {
      const read = readQuery(LabelsQuery, query, own);
      if (!read.ok) return read;
      const { language: locale = own } = read.value;
      return orderLabels({ deps, drawing, locale }, params.number, read.value.size);
    },
  );
  staffRoute(
    api,
    deps,
    calls.ownParcelLabel,
    { ...looking, query: PaperQuery },
    async ({ query, params, locale: own }) => {
      const read = readQuery(PaperQuery, query, own);
      if (!read.ok) return read;
      const { language: locale = own } = read.value;
      return ownParcelLabel({ deps, drawing, locale }, params.number, params.parcel);
    },
  );
  staffRoute(
    api,
    deps,
    calls.productLabels,
    { ...stockLooking, query: ProductLabelsQuery },
    async ({ query, params, locale: own }) => {
      const read = readQuery(ProductLabelsQuery, query, own);
      if (!read.ok) return read;
      const { language: locale = own, quantity, ...wanted } = read.value;
      return productLabels({ deps, drawing, locale }, params.productId, { ...wanted, quantity });
    },
  );
}

/** The store: picking, packing, labels, storage places (product X). */
export function registerBackOfficeWarehouse(api: FastifyInstance, deps: Deps, drawing: Drawing): void {
  pickingRoutes(api, deps);
  paperRoutes(api, deps, drawing);
  staffRoute(api, deps, calls.readCells, { ...stockLooking, query: CellsQuery }, async ({ query, locale }) => {
    const read = readQuery(CellsQuery, query, locale);
    return read.ok ? ok(await readCells(deps.db, read.value.text, locale)) : read;
  });
  staffRoute(api, deps, calls.setCells, stockManaging, (call) => setCells(deps, call, call.body));
}

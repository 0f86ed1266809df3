import { randomBytes } from 'node:crypto';

import type { OneCExchange, OneCMapping, OneCRun } from '@farad/contract/office/imports/one-c';
import { calls } from '@farad/contract/calls';
import { exchangeOrderQueries } from '@farad/database/orders/exchange-order.queries';
import { exchangeSessionQueries, type OneCRun as RunRow } from '@farad/database/imports/exchange-session.queries';
import { exchangeSettingQueries } from '@farad/database/imports/exchange-setting.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { startOfMoscowDay } from '@farad/domain/delivery';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, staffRoute, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';
import { sha256 } from '#kit/sha256.ts';

const waitingMax = 1000;
/** User name with which 1C signs in. */
const login = '1c';
/** Object of audit log entries. The id is constant, since there is only one exchange account. */
const object = { kind: 'exchange', id: 1 } as const;

const reading: RouteRules = { permission: 'run_imports', rateClass: 'read' };
const mapping: RouteRules = { permission: 'run_imports', rateClass: 'write', bodyLimit: 8192 };
const managing: RouteRules = { permission: 'manage_settings', rateClass: 'write', bodyLimit: 4096 };

const addressOf = ({ config }: Deps): string => `${config.siteUrl}/exchange/1c`;

async function shown(deps: Deps, handle: Handle): Promise<OneCExchange> {
  const queries = exchangeSettingQueries(handle);
  const [account, settings, waiting, priceTypes, warehouses, groups, properties] = [
    await exchangeSessionQueries(handle).account(),
    await queries.settings(),
    await exchangeOrderQueries(handle).countWaiting(waitingMax),
    await queries.priceTypes(),
    await queries.warehouses(),
    await queries.groups(),
    await queries.properties(),
  ];
  return {
    address: addressOf(deps),
    account:
      account === undefined
        ? null
        : {
            login: account.login,
            madeAt: account.madeAt.toISOString(),
            by: account.by ?? '',
            usedAt: account.usedAt?.toISOString() ?? null,
          },
    settings,
    waiting,
    priceTypes: priceTypes.map((row) => ({
      id: row.external_id,
      name: row.name,
      currency: row.currency,
      hasTaxInside: row.has_tax_inside,
      use: row.use,
      fromQuantity: row.from_quantity,
    })),
    warehouses: warehouses.map((row) => ({ id: row.external_id, name: row.name, warehouseId: row.warehouse_id })),
    groups: groups.map((row) => ({
      id: row.external_id,
      name: row.name,
      parent: row.parent ?? '',
      categoryId: row.category_id,
    })),
    properties: properties.map((row) => ({
      id: row.external_id,
      name: row.name,
      attributeKey: row.attribute_key,
      isIgnored: row.is_ignored,
    })),
  };
}

const presentRun = (row: RunRow): OneCRun => ({
  id: String(row.id),
  kind: row.kind,
  file: row.file,
  state: row.state,
  size: row.size,
  progress: row.progress,
  counts: { ...row.counts },
  failure: row.failure,
  line: row.failure_line,
  problems: row.problem_count,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

/** Returns the field whose category, attribute or warehouse does not exist; null = the mapping is valid. */
async function wrongTarget({ index }: Deps, tx: Tx, body: OneCMapping): Promise<string | null> {
  const frame = index.frame();
  if (body.kind === 'group') {
    return body.categoryId === null || frame.categories.some(({ id }) => id === body.categoryId) ? null : 'categoryId';
  }
  if (body.kind === 'property') {
    const { attributeKey } = body;
    return attributeKey === null || frame.attributes.some(({ key }) => key === attributeKey) ? null : 'attributeKey';
  }
  if (body.kind !== 'warehouse' || body.warehouseId === null) return null;
  const warehouses = await exchangeSettingQueries(tx).ownWarehouses();
  return warehouses.includes(body.warehouseId) ? null : 'warehouseId';
}

function setMapping(tx: Tx, body: OneCMapping): Promise<boolean> {
  const queries = exchangeSettingQueries(tx);
  if (body.kind === 'price_type') return queries.setPriceType(body.id, body.use, body.fromQuantity);
  if (body.kind === 'warehouse') return queries.setWarehouse(body.id, body.warehouseId);
  if (body.kind === 'group') return queries.setGroup(body.id, body.categoryId);
  return queries.setProperty(body.id, body.attributeKey, body.isIgnored);
}

const saveMapping = (deps: Deps, caller: StaffCallOrigin, body: OneCMapping): Promise<Result<OneCExchange, Failure>> =>
  decideInTransaction<OneCExchange, Failure>(deps.db, async (tx) => {
    const wrong = await wrongTarget(deps, tx, body);
    if (wrong !== null) return fail({ code: 'invalid_input', field: wrong });
    if (!(await setMapping(tx, body))) return fail({ code: 'not_found' });
    await record(tx, deps, caller, { action: 'exchange.mapping_changed', object, after: { ...body } });
    return ok(await shown(deps, tx));
  });

function accountRoutes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.makeExchangeAccount, managing, (context) =>
    decideInTransaction(deps.db, async (tx) => {
      const password = randomBytes(18).toString('base64url');
      const queries = exchangeSessionQueries(tx);
      // When the first account is created, older orders are removed from the queue: they are sent to 1C only on
      // request.
      if ((await queries.account()) === undefined) await exchangeOrderQueries(tx).forgetWaiting();
      const digest = sha256(password);
      await queries.setAccount(login, digest, context.actor.staff.id, deps.clock());
      await record(tx, deps, context, { action: 'exchange.account_made', object, after: { login } });
      return ok({ address: addressOf(deps), login, password });
    }),
  );
  staffRoute(api, deps, calls.endExchangeAccount, managing, (context) =>
    decideInTransaction<OneCExchange, Failure>(deps.db, async (tx) => {
      if (!(await exchangeSessionQueries(tx).endAccount(deps.clock()))) return fail({ code: 'not_found' });
      await record(tx, deps, context, { action: 'exchange.account_ended', object });
      return ok(await shown(deps, tx));
    }),
  );
  staffRoute(api, deps, calls.sendOrdersAgain, managing, (context) =>
    decideInTransaction(deps.db, async (tx) => {
      const { since } = context.body;
      const orders = await exchangeOrderQueries(tx).sendAgain(startOfMoscowDay(since));
      await record(tx, deps, context, { action: 'exchange.sent_again', object, after: { since, orders } });
      return ok({ orders });
    }),
  );
}

/** Registers the calls for the exchange with 1C (product I2, X). */
export function registerBackOfficeExchange(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.exchange, reading, async () => ok(await shown(deps, deps.db)));
  staffRoute(api, deps, calls.exchangeRuns, reading, async ({ query }) => {
    const { bad, after } = query;
    const rows = await exchangeSessionQueries(deps.db).history(after ?? null, bad === 'true', pageLength.long + 1);
    const { page, next } = pageOf(rows, pageLength.long, byId);
    return ok({ runs: page.map(presentRun), next });
  });
  staffRoute(api, deps, calls.exchangeRun, reading, async ({ params }) => {
    const row = await exchangeSessionQueries(deps.db).byId(readRowNumber(params.runId) ?? 0);
    if (row === undefined || row.state === 'uploading') return fail({ code: 'not_found' });
    return ok({ ...presentRun(row), first: row.problems.map((problem) => ({ ...problem })) });
  });
  staffRoute(api, deps, calls.setExchangeSettings, mapping, (context) =>
    decideInTransaction<OneCExchange, Failure>(deps.db, async (tx) => {
      const queries = exchangeSettingQueries(tx);
      const [before, after] = [await queries.settings(), context.body];
      const { totalWarehouseId } = after;
      if (totalWarehouseId !== null && !(await queries.ownWarehouses()).includes(totalWarehouseId))
        return fail({ code: 'invalid_input', field: 'totalWarehouseId' });
      await queries.setSettings(after);
      await record(tx, deps, context, {
        action: 'exchange.settings_changed',
        object,
        before: { ...before },
        after: { ...after },
      });
      return ok(await shown(deps, tx));
    }),
  );
  staffRoute(api, deps, calls.setExchangeMapping, mapping, (context) => saveMapping(deps, context, context.body));
  accountRoutes(api, deps);
}

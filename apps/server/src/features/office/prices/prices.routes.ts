import { calls } from '@farad/contract/calls';
import { ownPrices, priceChangeQueries } from '@farad/database/prices/price-change.queries';
import { coefficientToNumber, type Coefficient } from '@farad/domain/money';
import { fail, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';
import { changePrices, listHeldPrices, undoPrices } from './change-prices.ts';
import { presentChange } from './present-change.ts';
import { previewPrices } from './preview-prices.ts';
import { readRule } from './read-rule.ts';

const reading: RouteRules = { permission: 'manage_prices', rateClass: 'read' };
const changing: RouteRules = { permission: 'manage_prices', rateClass: 'write', bodyLimit: 16_384 };

function changes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.previewPrices, reading, async ({ query, actor }) => {
    const rule = readRule(query);
    if (!rule.ok) return rule;
    const sees = actor.staff.permissions.includes('view_purchase_prices');
    // Prices computed from a margin reveal the purchase price, so the caller must be allowed to see it.
    if (rule.value.change.kind === 'margin' && !sees) return fail({ code: 'forbidden', field: 'change' });
    return previewPrices(deps, rule.value, sees);
  });
  staffRoute(api, deps, calls.priceChanges, reading, async ({ query, locale }) => {
    const rows = await priceChangeQueries(deps.db).list(query.after ?? null, pageLength.usual + 1);
    const { page, next } = pageOf(rows, pageLength.usual, byId);
    return ok({ changes: page.map((row) => presentChange(deps, row, locale)), next });
  });
  staffRoute(api, deps, calls.changePrices, changing, async (context) => {
    const sees = context.actor.staff.permissions.includes('view_purchase_prices');
    if (context.body.rule.change.kind === 'margin' && !sees) return fail({ code: 'forbidden', field: 'rule.change' });
    return changePrices(deps, context, context.body);
  });
  staffRoute(api, deps, calls.heldPrices, reading, ({ params, actor }) =>
    listHeldPrices(deps, params.changeId, actor.staff.permissions.includes('view_purchase_prices')),
  );
  staffRoute(api, deps, calls.undoPrices, changing, (context) => undoPrices(deps, context, context.params.changeId));
}

/** Registers the calls for price rules and customers' own prices. */
export function registerBackOfficePrices(api: FastifyInstance, deps: Deps): void {
  changes(api, deps);
  const customers: RouteRules = { permission: 'view_customers', rateClass: 'read' };
  staffRoute(api, deps, calls.coefficients, customers, async ({ query }) => {
    const [kind, id] = query.after?.split('-') ?? [];
    const after = kind === undefined ? null : { kind: kind === 'company' ? 'company' : 'customer', id: Number(id) };
    const found = await ownPrices(deps.db, after as Parameters<typeof ownPrices>[1], pageLength.usual + 1);
    const { page, next } = pageOf(found, pageLength.usual, (row) => `${row.kind}-${row.id}`);
    return ok({
      next,
      rows: page.map((row) => ({
        ...row,
        id: String(row.id),
        coefficient: coefficientToNumber(row.coefficient as Coefficient),
      })),
    });
  });
}

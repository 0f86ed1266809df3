import { calls } from '@farad/contract/calls';
import { openingQueries } from '@farad/database/operation/opening.queries';
import { demonstrationQueries } from '@farad/database/seed/demonstration.queries';
import { ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { isMoneyReal, readDemonstration } from '#core/shop/clear-demonstration.ts';
import { closeToBuyers, openToBuyers } from './change-opening.ts';
import { beginClearing } from './begin-clearing.ts';
import { lastChecks, runChecks } from './opening-checks.ts';

const viewing: RouteRules = { permission: 'manage_settings', rateClass: 'read' };
const changing: RouteRules = { permission: 'manage_settings', rateClass: 'write', bodyLimit: 4096 };

/** Registers the calls that open the shop to buyers, close it, and delete the demonstration. */
export function registerOpening(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.shopOpening, viewing, async () => ok(await openingQueries(deps.db).state()));
  staffRoute(api, deps, calls.openingChecks, viewing, async () => ok(await lastChecks(deps)));
  staffRoute(api, deps, calls.runOpeningChecks, changing, async () => ok(await runChecks(deps)));
  staffRoute(api, deps, calls.openShop, changing, (context) => openToBuyers(deps, context));
  staffRoute(api, deps, calls.closeShop, changing, (context) => closeToBuyers(deps, context, context.body));
  staffRoute(api, deps, calls.demonstration, viewing, async () =>
    ok(await readDemonstration(deps.db, { isMoneyReal: isMoneyReal(deps.config) })),
  );
  staffRoute(api, deps, calls.clearingProgress, viewing, async () => {
    const queries = demonstrationQueries(deps.db);
    return ok({ from: await queries.clearingFrom(), left: await queries.parts() });
  });
  staffRoute(api, deps, calls.clearDemonstration, changing, (context) => beginClearing(deps, context));
}

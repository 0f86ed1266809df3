import { calls } from '@farad/contract/calls';
import { ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { callOffBonusRules, setBonusRules, showBonusRules } from './set-rules.ts';

const reading: RouteRules = { permission: 'manage_promotions', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_promotions', rateClass: 'write', bodyLimit: 16_384 };

/** Registers the calls for bonus rules (product B10, X). */
export function registerBackOfficeBonuses(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.bonusRules, reading, async ({ locale }) =>
    ok(await showBonusRules(deps, deps.db, locale)),
  );
  staffRoute(api, deps, calls.setBonusRules, managing, (context) => setBonusRules(deps, context, context.body));
  staffRoute(api, deps, calls.callOffBonusRules, managing, (context) =>
    callOffBonusRules(deps, context, context.params.rulesId),
  );
}

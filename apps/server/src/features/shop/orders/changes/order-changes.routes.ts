import { calls } from '@farad/contract/calls';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { editOrder, quoteOrderEdit } from './edit-order.ts';
import { splitOrder } from './split-order.ts';

const asking: RouteRules = { permission: 'manage_orders', rateClass: 'read', bodyLimit: 262_144 };
const changing: RouteRules = { ...asking, rateClass: 'write' };

/** Registers the calls that change the contents of orders (product O5, X). */
export function registerOrderChanges(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.quoteOrderEdit, asking, (context) => quoteOrderEdit(deps, context, context.body));
  staffRoute(api, deps, calls.editOrder, changing, (context) => editOrder(deps, context, context.body));
  staffRoute(api, deps, calls.splitOrder, changing, (context) => splitOrder(deps, context, context.body));
}

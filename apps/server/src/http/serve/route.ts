import type { Call } from '@farad/contract/calls';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { customerDoor } from './customer-door.ts';
import { serve, type Handler, type RouteRules, type Tagged } from './serve.ts';

export { bodyLimitBytes, prepareRoutes } from './serve.ts';
export type { CallContext, Handler, QueryOf, RouteDeclaration, RouteRules } from './serve.ts';

/** Serves a call of the contract for guests and customers. */
export const route = <const C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  rules: RouteRules & Tagged<C>,
  handler: Handler<C>,
): void => serve(app, deps, { ...rules, call }, customerDoor, handler);

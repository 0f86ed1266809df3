import type { FastifyInstance } from 'fastify';

import type { RouteDeclaration } from './route.ts';

/** A registered route. `declaration` is absent if the route is not a call of the contract. */
export interface InventoryLine {
  readonly method: string;
  /** Path of the route with the prefix; parameters are written `:name`. */
  readonly url: string;
  /** Path of the route without the prefix. */
  readonly path: string;
  readonly bodyLimit: number | undefined;
  readonly declaration: RouteDeclaration | undefined;
}

/** Returns a list. Every route that is registered after this call is added to it. */
export function takeInventory(app: FastifyInstance): readonly InventoryLine[] {
  const lines: InventoryLine[] = [];
  app.addHook('onRoute', ({ method, url, routePath, bodyLimit, config }) => {
    const methods = typeof method === 'string' ? [method] : method;
    // Fastify adds a HEAD route to each GET route; these are left out.
    for (const each of methods.filter((name) => name !== 'HEAD')) {
      lines.push({ method: each, url, path: routePath, bodyLimit, declaration: config?.declaration });
    }
  });
  return lines;
}

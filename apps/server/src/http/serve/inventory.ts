import type { FastifyInstance } from 'fastify';

import type { RouteDeclaration } from './route.ts';

/** A registered route. `declaration` is absent on routes that are not calls of the contract. */
export interface InventoryLine {
  readonly method: string;
  /** Path with the prefix, parameters as `:name`. */
  readonly url: string;
  /** Path below the prefix. */
  readonly path: string;
  readonly bodyLimit: number | undefined;
  readonly declaration: RouteDeclaration | undefined;
}

/** Collects every route registered after this call. */
export function takeInventory(app: FastifyInstance): readonly InventoryLine[] {
  const lines: InventoryLine[] = [];
  app.addHook('onRoute', ({ method, url, routePath, bodyLimit, config }) => {
    const methods = typeof method === 'string' ? [method] : method;
    // Fastify adds a HEAD route to each GET route.
    for (const each of methods.filter((name) => name !== 'HEAD')) {
      lines.push({ method: each, url, path: routePath, bodyLimit, declaration: config?.declaration });
    }
  });
  return lines;
}

import type { FastifyInstance } from 'fastify';

import type { RouteDeclaration } from './route.ts';

/** One route as it was registered. `declaration` is absent on routes that are not calls of the contract. */
export interface InventoryLine {
  readonly method: string;
  /** With the prefix, parameters as `:name`. */
  readonly url: string;
  /** Below the prefix. */
  readonly path: string;
  readonly bodyLimit: number | undefined;
  readonly declaration: RouteDeclaration | undefined;
}

/** Collects every route that is registered after this call. */
export function takeInventory(app: FastifyInstance): readonly InventoryLine[] {
  const lines: InventoryLine[] = [];
  app.addHook('onRoute', ({ method, url, routePath, bodyLimit, config }) => {
    const methods = typeof method === 'string' ? [method] : method;
    // Fastify adds a HEAD beside each GET.
    for (const each of methods.filter((name) => name !== 'HEAD')) {
      lines.push({ method: each, url, path: routePath, bodyLimit, declaration: config?.declaration });
    }
  });
  return lines;
}

import { calls } from '@farad/contract/calls';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { emptyFilter } from '@farad/domain/search-query';
import { findSmdCodes, readResistorCode, type SmdCode } from '@farad/domain/smd-code';
import { ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import type { Deps } from '#deps.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import { viewerOf, type PresentCard } from '#core/catalogue/viewer.ts';
import { partsForValues } from './parts-for-values.ts';

const reading: RouteRules = { permission: 'view_catalogue', rateClass: 'read' };
/** Rules of a call that makes hundreds of searches and therefore has the rate limit of writing. */
const building: RouteRules = { permission: 'view_catalogue', rateClass: 'write' };

/**
 * Returns the first product that a search for the part number of an SMD code finds, of any maker. Null if only a
 * corrected number finds something.
 */
async function partOf({ mpn }: SmdCode, index: CatalogueIndex): Promise<CatalogueProduct | null> {
  const { ids, correction } = await index.search({ ...emptyFilter, text: mpn, limit: 1 }, { facets: false });
  if (correction?.isInstead === true) return null;
  const [product] = await index.products(ids);
  return product ?? null;
}

/** Registers the calls for the series builder, parts for calculated values and SMD codes (product C16). */
export function registerTools(api: FastifyInstance, deps: Deps, present: PresentCard): void {
  const { index } = deps;

  route(api, deps, calls.partsForValues, building, (context) =>
    partsForValues(index, context.body, viewerOf(context), present),
  );

  route(api, deps, calls.smdCodes, reading, async (context) => {
    const { code = '', package: packageName = '' } = context.query;
    const viewer = viewerOf(context);
    const codes = await Promise.all(
      findSmdCodes({ code, package: packageName }).map(async (found) => {
        const product = await partOf(found, index);
        return { ...found, product: product && present(product, viewer) };
      }),
    );
    return ok({ codes, resistor: readResistorCode(code) });
  });
}

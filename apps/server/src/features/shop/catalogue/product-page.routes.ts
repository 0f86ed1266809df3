import { calls } from '@farad/contract/calls';
import { fail, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import { productAround } from '#core/catalogue/product-around.ts';
import { viewerOf } from '#core/catalogue/viewer.ts';
import { cardOf } from './card.ts';
import { analogueFinder } from './product/find-analogues.ts';
import { countProducts } from './search/list-products.ts';

/** Maximum number of companion products on a product page. */
const companionsMax = 6;

const reading: RouteRules = { permission: 'view_catalogue', rateClass: 'read' };

/** Registers the calls for further data of a product page, such as analogues (product C11). */
export function registerProductPage(api: FastifyInstance, deps: Deps): void {
  const { index } = deps;

  route(api, deps, calls.countProducts, reading, ({ query, locale }) => countProducts(deps, query, locale));

  const findAnalogues = analogueFinder(deps);
  route(api, deps, calls.analogues, reading, (context) => findAnalogues(context.params.seo, viewerOf(context)));

  route(api, deps, calls.boughtTogether, reading, async (context) => {
    const product = await index.productBySeo(context.params.seo);
    if (product === undefined) return fail({ code: 'not_found' });
    const { companions: ids } = await productAround(deps, product.id);
    const companions = await index.products(ids.slice(0, companionsMax));
    const sold = companions.filter(({ state }) => state === 'published');
    return ok({ products: sold.map((one) => cardOf(one, index, viewerOf(context))) });
  });
}

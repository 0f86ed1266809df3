import { calls } from '@farad/contract/calls';
import { ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { changeProducts, undoProductChange } from './change-products.ts';
import { findProducts } from './find-products.ts';
import { showChoices } from './present-product.ts';
import { seesPurchasePrices, setProductPrices, setPurchasePrice, showPurchasePrices } from './product-prices.ts';
import { createProduct, saveProduct, showProduct } from './save-product.ts';

const reading: RouteRules = { permission: 'view_products', rateClass: 'read' };
const keeping: RouteRules = { permission: 'manage_catalogue', rateClass: 'write', bodyLimit: 524_288 };
const pricing: RouteRules = { permission: 'manage_prices', rateClass: 'write', bodyLimit: 16_384 };

/** Registers the calls for products in any state (product C2, X). */
export function registerBackOfficeProducts(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.staffProducts, reading, (context) =>
    findProducts(deps, context.query, context.locale, seesPurchasePrices(context)),
  );
  staffRoute(api, deps, calls.productChoices, reading, async ({ actor, locale }) =>
    ok(await showChoices(deps, actor.staff.id, locale)),
  );
  staffRoute(api, deps, calls.staffProduct, reading, ({ params, locale }) =>
    showProduct(deps, params.productId, locale),
  );
  staffRoute(api, deps, calls.createProduct, keeping, (context) => createProduct(deps, context, context.body.fields));
  staffRoute(api, deps, calls.saveProduct, keeping, (context) =>
    saveProduct(deps, context, context.params.productId, context.body),
  );
  staffRoute(api, deps, calls.changeProducts, keeping, (context) => changeProducts(deps, context, context.body));
  staffRoute(api, deps, calls.undoProductChange, keeping, (context) => undoProductChange(deps, context));
  staffRoute(api, deps, calls.setProductPrices, pricing, (context) =>
    setProductPrices(deps, context, context.params.productId, context.body),
  );
  staffRoute(api, deps, calls.purchasePrices, { ...reading, permission: 'view_purchase_prices' }, ({ params }) =>
    showPurchasePrices(deps, params.productId),
  );
  staffRoute(api, deps, calls.setPurchasePrice, pricing, (context) =>
    setPurchasePrice(deps, context, context.params.productId, context.body),
  );
}

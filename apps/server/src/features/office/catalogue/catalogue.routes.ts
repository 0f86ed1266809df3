import { calls } from '@farad/contract/calls';
import { ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { createAttribute, deleteAttribute, mergeAttributeValues, saveAttribute } from './change-attributes.ts';
import { createBrand, deleteBrand, mergeBrands, saveBrand, undoBrandMerge } from './change-brands.ts';
import { createCategory, deleteCategory, mergeCategory, moveCategory, saveCategory } from './change-categories.ts';
import { listAttributes, showAttribute } from './show-attributes.ts';
import { listBrands, previewMerge, showBrand } from './show-brands.ts';
import { listCategories, showCategory } from './show-categories.ts';

const reading: RouteRules = { permission: 'view_products', rateClass: 'read' };
const keeping: RouteRules = { permission: 'manage_catalogue', rateClass: 'write', bodyLimit: 1_048_576 };

function categoryRoutes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.staffCategories, reading, async ({ locale }) =>
    ok({ categories: await listCategories(deps, locale) }),
  );
  staffRoute(api, deps, calls.staffCategory, reading, ({ params }) => showCategory(deps, params.categoryId));
  staffRoute(api, deps, calls.createCategory, keeping, (context) => createCategory(deps, context, context.body));
  staffRoute(api, deps, calls.saveCategory, keeping, (context) =>
    saveCategory(deps, context, context.params.categoryId, context.body),
  );
  staffRoute(api, deps, calls.moveCategory, keeping, (context) =>
    moveCategory(deps, context, context.params.categoryId, context.body),
  );
  staffRoute(api, deps, calls.mergeCategory, keeping, (context) =>
    mergeCategory(deps, context, context.params.categoryId, context.body.intoId),
  );
  staffRoute(api, deps, calls.deleteCategory, keeping, (context) =>
    deleteCategory(deps, context, context.params.categoryId),
  );
}

function attributeRoutes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.staffAttributes, reading, ({ query, locale }) => listAttributes(deps, query, locale));
  staffRoute(api, deps, calls.staffAttribute, reading, ({ params, locale }) =>
    showAttribute(deps, params.attributeId, locale),
  );
  staffRoute(api, deps, calls.createAttribute, keeping, (context) => createAttribute(deps, context, context.body));
  staffRoute(api, deps, calls.saveAttribute, keeping, (context) =>
    saveAttribute(deps, context, context.params.attributeId, context.body),
  );
  staffRoute(api, deps, calls.mergeAttributeValues, keeping, (context) =>
    mergeAttributeValues(deps, context, context.params.attributeId, context.body),
  );
  staffRoute(api, deps, calls.deleteAttribute, keeping, (context) =>
    deleteAttribute(deps, context, context.params.attributeId),
  );
}

/** Registers the calls for categories, parameters and brands (product C1, C4, C14, X). */
export function registerBackOfficeCatalogue(api: FastifyInstance, deps: Deps): void {
  categoryRoutes(api, deps);
  attributeRoutes(api, deps);
  staffRoute(api, deps, calls.staffBrands, reading, ({ query }) => listBrands(deps, query));
  staffRoute(api, deps, calls.staffBrand, reading, ({ params }) => showBrand(deps, params.brandId));
  staffRoute(api, deps, calls.brandMergePreview, reading, ({ query }) => previewMerge(deps, query));
  staffRoute(api, deps, calls.createBrand, keeping, (context) => createBrand(deps, context, context.body));
  staffRoute(api, deps, calls.saveBrand, keeping, (context) =>
    saveBrand(deps, context, context.params.brandId, context.body),
  );
  staffRoute(api, deps, calls.deleteBrand, keeping, (context) => deleteBrand(deps, context, context.params.brandId));
  staffRoute(api, deps, calls.mergeBrands, keeping, (context) => mergeBrands(deps, context, context.body));
  staffRoute(api, deps, calls.undoBrandMerge, keeping, (context) =>
    undoBrandMerge(deps, context, context.params.mergeId),
  );
}

import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';

const pages = 'surfaces/storefront/pages';
const features = 'surfaces/storefront/features';

/**
 * The whole URL map. `:locale?` is `en` or `tr` (Russian has no prefix, product S12); anything else there is the page
 * "not found", decided by the root middleware.
 */
export default [
  ...prefix(':locale?', [
    index(`${pages}/home/page.tsx`),
    route('catalog', `${pages}/catalogue/page.tsx`),
    route('catalog/:slug', `${pages}/category/page.tsx`),
    route('search', `${pages}/search/page.tsx`),
    // What pages send and no page shows.
    route('basket/add', `${features}/add-to-basket/resource.ts`),
    route('columns', `${features}/columns/resource.ts`),
    route('theme', `${features}/theme/resource.ts`),
    route('*', `${pages}/not-found/page.tsx`),
  ]),
] satisfies RouteConfig;

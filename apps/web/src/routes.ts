import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';

const storefront = 'surfaces/storefront';

/**
 * The whole URL map. `:locale?` is `en` or `tr` (Russian has no prefix, product S12); anything else there is the page
 * "not found", decided by the root middleware.
 */
export default [
  ...prefix(':locale?', [
    index(`${storefront}/pages/home/page.tsx`),
    route('theme', `${storefront}/features/theme/resource.ts`),
    route('*', `${storefront}/pages/not-found/page.tsx`),
  ]),
] satisfies RouteConfig;

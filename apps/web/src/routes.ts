import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';

const pages = 'surfaces/storefront/pages';
const cabinet = 'surfaces/cabinet';
const features = 'surfaces/storefront/features';

/**
 * The whole URL map. `:locale?` is `en` or `tr` (Russian has no prefix, product S12); anything else there is the page
 * "not found", decided by the root middleware.
 */
export default [
  ...prefix(':locale?', [
    index(`${pages}/home/page.tsx`),
    route('catalog', `${pages}/catalogue/page.tsx`),
    route('catalog/manufacturers', `${pages}/manufacturers/page.tsx`),
    route('catalog/manufacturers/:slug', `${pages}/manufacturers/brand.tsx`),
    route('catalog/:slug', `${pages}/category/page.tsx`),
    route('catalog/:slug/:value', `${pages}/category/value.tsx`),
    route('product/:seo', `${pages}/product/page.tsx`),
    route('search', `${pages}/search/page.tsx`),
    route('c/sales', `${pages}/sales/page.tsx`),
    route('part-request', `${pages}/part-request/page.tsx`),
    route('comparison', `${pages}/compare/page.tsx`),
    route('favs/stop', `${pages}/favourites/stop.tsx`),
    route('favs/:list?', `${pages}/favourites/page.tsx`),
    route('basket', `${pages}/basket/page.tsx`),
    route('checkout', `${pages}/checkout/page.tsx`),
    route('city', `${pages}/city/page.tsx`),
    route('sign-in', `${pages}/sign-in/page.tsx`),
    route('cabinet', `${cabinet}/pages/home-resource.ts`),
    route('cabinet/buy-as', `${cabinet}/features/buy-as/resource.ts`),
    route('cabinet/addresses', `${cabinet}/pages/addresses/page.tsx`),
    route('cabinet/addresses/suggest', `${cabinet}/pages/addresses/suggest-resource.ts`),
    route('cabinet/notifications', `${cabinet}/pages/notifications/page.tsx`),
    route('cabinet/bonuses', `${cabinet}/pages/bonuses/page.tsx`),
    route('cabinet/watches', `${cabinet}/pages/watches/page.tsx`),
    route('cabinet/orders', `${cabinet}/pages/orders/page.tsx`),
    route('cabinet/orders/:number', `${cabinet}/pages/order/page.tsx`),
    route('cabinet/orders/:number/cancel', `${cabinet}/pages/order/cancel.tsx`),
    route('cabinet/orders/:number/return', `${cabinet}/pages/order/return.tsx`),
    route('cabinet/profile', `${cabinet}/pages/profile/page.tsx`),
    route('cabinet/profile/phone', `${cabinet}/pages/profile/contact.tsx`, { id: 'cabinet-phone' }),
    route('cabinet/profile/email', `${cabinet}/pages/profile/contact.tsx`, { id: 'cabinet-email' }),
    route('cabinet/profile/delete', `${cabinet}/pages/profile/delete.tsx`),
    route('cabinet/profile/data', `${cabinet}/pages/profile/data-resource.ts`),
    route('cabinet/sessions', `${cabinet}/pages/sessions/page.tsx`),
    route('cabinet/companies', `${cabinet}/pages/companies/page.tsx`),
    route('cabinet/companies/invitation/:token', `${cabinet}/pages/companies/invitation.tsx`),
    route('cabinet/companies/:id', `${cabinet}/pages/companies/company.tsx`),
    route('tools', `${pages}/tools/page.tsx`),
    route('tools/series', `${pages}/tools/series/page.tsx`),
    route('tools/smd', `${pages}/tools/smd/page.tsx`),
    route('tools/colour-code', `${pages}/tools/colour-code/page.tsx`),
    route('tools/calculators', `${pages}/tools/calculators/page.tsx`),
    // What pages send and no page shows.
    route('lists/marks', `${features}/product-lists/marks-resource.ts`),
    route('lists/mark', `${features}/product-lists/mark-resource.ts`),
    route('lists/watch', `${features}/product-lists/watch-resource.ts`),
    route('lists/recent', `${features}/product-lists/recent-resource.ts`),
    route('basket/add', `${features}/add-to-basket/resource.ts`),
    route('sign-out', `${cabinet}/pages/sign-out/page.tsx`),
    route('silent-sign-in', `${features}/sign-in/silent-resource.ts`),
    route('cookie-choice', 'shell/cookie-choice-resource.ts'),
    route('stop-acting', 'shell/stop-acting-resource.ts'),
    route('columns', `${features}/columns/resource.ts`),
    route('list-look', `${features}/product-search/look-resource.ts`),
    route('theme', `${features}/theme/resource.ts`),
    route('similar', `${pages}/product/similar-count.ts`),
    route('delivery', `${features}/delivery/resource.ts`),
    route('suggest', 'shell/suggest-resource.ts'),
    route('my-city', 'shell/my-city-resource.ts'),
    route('*', `${pages}/not-found/page.tsx`),
  ]),
] satisfies RouteConfig;

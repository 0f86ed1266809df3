import home from './first/home.css?inline';
import list from './first/list.css?inline';
import product from './first/product.css?inline';

/** Kinds of pages with inlined styles. */
type PageKind = 'home' | 'list' | 'product';

/**
 * Routes whose first paint does not wait for a stylesheet (decision 0015). The file first/<kind>.css names the folders
 * with the components of such pages.
 */
export const kinds: Readonly<Record<string, PageKind>> = {
  'surfaces/storefront/pages/home/page': 'home',
  'surfaces/storefront/pages/category/page': 'list',
  'surfaces/storefront/pages/category/value': 'list',
  'surfaces/storefront/pages/search/page': 'list',
  'surfaces/storefront/pages/sales/page': 'list',
  'surfaces/storefront/pages/product/page': 'product',
};

/**
 * Set on the server of a built application. A browser reads them from the document; `npm run dev` has one stylesheet.
 */
export const firstStyles: Readonly<Record<PageKind, string>> | null =
  import.meta.env.SSR && import.meta.env.PROD ? { home, list, product } : null;

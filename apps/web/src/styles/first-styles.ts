import home from './first/home.css?inline';
import list from './first/list.css?inline';
import product from './first/product.css?inline';

/** Styles of a kind of pages, which such a page carries within its document. */
type PageKind = 'home' | 'list' | 'product';

/**
 * Routes whose pages are painted on a first visit without waiting for a file of styles (decision 0015). The file
 * first/<kind>.css names the folders that such pages are made of.
 */
export const kinds: Readonly<Record<string, PageKind>> = {
  'surfaces/storefront/pages/home/page': 'home',
  'surfaces/storefront/pages/category/page': 'list',
  'surfaces/storefront/pages/category/value': 'list',
  'surfaces/storefront/pages/search/page': 'list',
  'surfaces/storefront/pages/sales/page': 'list',
  'surfaces/storefront/pages/product/page': 'product',
};

/** On the server, of a built application; a browser finds them in the document, and `npm run dev` has one file. */
export const firstStyles: Readonly<Record<PageKind, string>> | null =
  import.meta.env.SSR && import.meta.env.PROD ? { home, list, product } : null;

import home from './first/home.css?inline';
import list from './first/list.css?inline';
import product from './first/product.css?inline';

/** Page kinds whose first styles are inline in the document. */
type PageKind = 'home' | 'list' | 'product';

/**
 * Route → page kind, for routes whose first paint does not wait for a stylesheet (decision 0015). The file
 * first/<kind>.css lists the folders whose components appear on such pages.
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
 * CSS text by page kind. null in a browser, which finds the text in the document, and in `npm run dev`, which has a
 * single stylesheet.
 */
export const firstStyles: Readonly<Record<PageKind, string>> | null =
  import.meta.env.SSR && import.meta.env.PROD ? { home, list, product } : null;

/** Text that stands for the first styles while the server renders a document. */
export const placeOfStyles = import.meta.env.SSR ? '/* styles */' : '';

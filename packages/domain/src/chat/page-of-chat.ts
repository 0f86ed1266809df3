import { chatLimits } from './limits.ts';

/** Page from which a customer wrote: of a product, of an order, or another page. */
export type ChatPlace =
  | { readonly kind: 'product'; readonly seo: string }
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'page' };

const ownPath = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u;

/**
 * Returns the path if it has the form of a path on this site, otherwise ''. It is checked because a browser can send
 * any text.
 */
export const chatPage = (path: string): string => (path.length <= chatLimits.pageMax && ownPath.test(path) ? path : '');

const product = /^(?:\/(?:en|tr))?\/product\/([a-z0-9][a-z0-9-]{0,199})\/?(?:\?|$)/;
const order = /^(?:\/(?:en|tr))?\/cabinet\/orders\/(\d{2}-\d{6,15})\/?(?:\?|$)/;

/** Returns the product or the order that a page shows. Staff see it beside the message. */
export function chatPlace(page: string): ChatPlace {
  const seo = product.exec(page)?.[1];
  if (seo !== undefined) return { kind: 'product', seo };
  const number = order.exec(page)?.[1];
  return number === undefined ? { kind: 'page' } : { kind: 'order', number };
}

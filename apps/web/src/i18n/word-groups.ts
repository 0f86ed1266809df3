import type { lateNamespaces, rareNamespaces } from '@farad/wording/bundles';

import { withoutLocale } from './locale-path.ts';

/** Group of texts that only some pages need. The texts of other groups load with every page. */
export type LateNamespace = (typeof lateNamespaces)[number] | (typeof rareNamespaces)[number];

/** Start of a path (one or two segments) → names of the groups of texts that its pages need. */
const groups: Readonly<Record<string, readonly LateNamespace[]>> = {
  '/': ['home'],
  basket: ['baskets', 'checkout'],
  boms: ['bomPages', 'boms'],
  c: ['sitePages'],
  'c/bom': ['bomPages', 'boms', 'sitePages'],
  'c/sales': ['home', 'sitePages'],
  cabinet: ['addresses', 'cabinet', 'company', 'checkout', 'order', 'requests', 'signIn'],
  'cabinet/api': ['addresses', 'cabinet', 'company', 'customerApi', 'order', 'signIn'],
  'cabinet/boms': ['addresses', 'bomPages', 'boms', 'cabinet', 'company', 'order', 'signIn'],
  'catalog/': ['home'],
  'catalog/manufacturers': ['listPages'],
  chat: ['chat'],
  checkout: ['checkout', 'signIn'],
  comparison: ['listPages'],
  favs: ['listPages'],
  feedback: ['feedback'],
  news: ['sitePages'],
  'part-request': ['search'],
  pay: ['checkout', 'order'],
  product: ['product'],
  reviews: ['product', 'shopReviews', 'writing'],
  'sign-in': ['signIn'],
  'sign-out': ['signIn'],
  tools: ['tools'],
};

/** Returns the names of the text groups that the page at this path needs beyond those of every page. */
export function lateNamespacesOf(pathname: string): readonly LateNamespace[] {
  const [, first = '', second = ''] = withoutLocale(pathname).split('/', 3);
  return groups[`${first}/${second}`] ?? groups[first] ?? [];
}

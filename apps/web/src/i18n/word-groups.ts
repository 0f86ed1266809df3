import type { lateNamespaces, rareNamespaces } from '@farad/wording/bundles';

import { withoutLocale } from './locale-path.ts';

/** Texts that pages of one kind alone need; every other text of pages is always there. */
export type LateNamespace = (typeof lateNamespaces)[number] | (typeof rareNamespaces)[number];

/** First part of an address, or two of them → the late texts its pages use. */
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

/** Late texts that the page at this address uses. */
export function lateNamespacesOf(pathname: string): readonly LateNamespace[] {
  const [, first = '', second = ''] = withoutLocale(pathname).split('/', 3);
  return groups[`${first}/${second}`] ?? groups[first] ?? [];
}

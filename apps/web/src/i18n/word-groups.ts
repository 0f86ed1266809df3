import { withoutLocale } from './locale-path.ts';

/** Texts that pages of one kind alone need; every other text of pages is always there. */
export const lateNamespaces = ['cabinet', 'checkout', 'company', 'order', 'product', 'signIn', 'tools'] as const;

export type LateNamespace = (typeof lateNamespaces)[number];

/** First part of an address → the late texts its pages use. */
const groups: Readonly<Record<string, readonly LateNamespace[]>> = {
  cabinet: ['cabinet', 'company', 'checkout', 'order', 'signIn'],
  checkout: ['checkout', 'signIn'],
  product: ['product'],
  'sign-in': ['signIn'],
  'sign-out': ['signIn'],
  tools: ['tools'],
};

/** Late texts that the page at this address uses. */
export const lateNamespacesOf = (pathname: string): readonly LateNamespace[] =>
  groups[withoutLocale(pathname).split('/', 2)[1] ?? ''] ?? [];

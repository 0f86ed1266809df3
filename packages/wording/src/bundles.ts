import type { Locale } from '@farad/domain/shared';

/**
 * Lists the texts that a browser loads together; the server loads all. scripts/wording.mjs writes the modules of each
 * bundle, so a new language needs no change here.
 */

/** Texts that any page of the shop may need. */
export const pageNamespaces = [
  'basket',
  'catalogue',
  'delivery',
  'errors',
  'fields',
  'lists',
  'meta',
  'shell',
] as const;

/**
 * Namespaces of which a page loads only a part, and the name of this part. `pageErrors` has the few failures that pages
 * show without asking the server.
 */
export const pageParts: Readonly<Record<string, string>> = { errors: 'pageErrors' };

/** Texts that only one kind of page needs. */
export const lateNamespaces = [
  'baskets',
  'cabinet',
  'checkout',
  'home',
  'listPages',
  'order',
  'product',
  'search',
  'signIn',
  'sitePages',
] as const;

/**
 * Like `lateNamespaces`, but for pages on which few visits begin. A first visit to the catalogue does not even load the
 * names of their files.
 */
export const rareNamespaces = [
  'addresses',
  'bomPages',
  'boms',
  'chat',
  'company',
  'customerApi',
  'errorPage',
  'feedback',
  'requests',
  'shopReviews',
  'tools',
  'writing',
] as const;

/** Namespaces that the back office needs besides its own, which begin with `backOffice`. */
export const officeNamespaces = ['errorPage', 'fields', 'forms', 'opening', 'order', 'shell', 'signIn'] as const;

type Texts = Readonly<Record<string, string>>;

/** Functions that load a bundle, by language. */
export type Loaders = Readonly<Record<Locale, () => Promise<Readonly<Record<string, Texts>>>>>;

/** Functions that load these namespaces, by language. Each module exports its texts under the name of the namespace. */
export type LoadersOf<Names extends string> = {
  readonly [Name in Names]: Readonly<Record<Locale, () => Promise<Readonly<Record<Name, Texts>>>>>;
};

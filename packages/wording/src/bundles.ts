import type { Locale } from '@farad/domain/shared';

/*
 * Which texts a browser loads together; the server has all. scripts/wording.mjs writes the modules of each bundle, so a
 * new language needs nothing here.
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

/** Namespaces that pages have in part, and that part: they tell few failures themselves. */
export const pageParts: Readonly<Record<string, string>> = { errors: 'pageErrors' };

/** Texts that pages of one kind alone need. */
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

/** Late texts of pages that few begin with: a first visit to the catalogue does not carry even the names of their files. */
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

/** What the back office needs besides the namespaces of its own, which begin with `backOffice`. */
export const officeNamespaces = ['errorPage', 'fields', 'forms', 'opening', 'order', 'shell', 'signIn'] as const;

type Texts = Readonly<Record<string, string>>;

/** Where the texts of a bundle are, by language. */
export type Loaders = Readonly<Record<Locale, () => Promise<Readonly<Record<string, Texts>>>>>;

/** Where the texts of some namespaces are, by language; each module exports them under the name of their namespace. */
export type LoadersOf<Names extends string> = {
  readonly [Name in Names]: Readonly<Record<Locale, () => Promise<Readonly<Record<Name, Texts>>>>>;
};

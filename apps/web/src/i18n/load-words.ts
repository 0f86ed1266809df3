import type { Locale } from '@farad/domain/shared';
import { createTranslator, type Resources, type Translator } from '@farad/wording/translator';

import { localeOfPath } from './locale-path.ts';
import type { RareNamespace, TextsOf } from './rare-words.ts';
import { type LateNamespace, lateNamespacesOf } from './word-groups.ts';

type Texts = Readonly<Record<string, string>>;

const pageTexts: Readonly<Record<Locale, () => Promise<Readonly<Record<string, Texts>>>>> = {
  ru: async () => (await import('@farad/wording/ru/pages')).pageTexts,
  en: async () => (await import('@farad/wording/en/pages')).pageTexts,
  tr: async () => (await import('@farad/wording/tr/pages')).pageTexts,
};

/** Each module exports the texts under the name of their namespace; those of pages that fewer visit: rare-words.ts. */
const lateTexts: TextsOf<Exclude<LateNamespace, RareNamespace>> = {
  baskets: {
    ru: () => import('@farad/wording/ru/baskets'),
    en: () => import('@farad/wording/en/baskets'),
    tr: () => import('@farad/wording/tr/baskets'),
  },
  cabinet: {
    ru: () => import('@farad/wording/ru/cabinet'),
    en: () => import('@farad/wording/en/cabinet'),
    tr: () => import('@farad/wording/tr/cabinet'),
  },
  checkout: {
    ru: () => import('@farad/wording/ru/checkout'),
    en: () => import('@farad/wording/en/checkout'),
    tr: () => import('@farad/wording/tr/checkout'),
  },
  home: {
    ru: () => import('@farad/wording/ru/home'),
    en: () => import('@farad/wording/en/home'),
    tr: () => import('@farad/wording/tr/home'),
  },
  listPages: {
    ru: () => import('@farad/wording/ru/list-pages'),
    en: () => import('@farad/wording/en/list-pages'),
    tr: () => import('@farad/wording/tr/list-pages'),
  },
  order: {
    ru: () => import('@farad/wording/ru/order'),
    en: () => import('@farad/wording/en/order'),
    tr: () => import('@farad/wording/tr/order'),
  },
  sitePages: {
    ru: () => import('@farad/wording/ru/site-pages'),
    en: () => import('@farad/wording/en/site-pages'),
    tr: () => import('@farad/wording/tr/site-pages'),
  },
  product: {
    ru: () => import('@farad/wording/ru/product'),
    en: () => import('@farad/wording/en/product'),
    tr: () => import('@farad/wording/tr/product'),
  },
  search: {
    ru: () => import('@farad/wording/ru/search'),
    en: () => import('@farad/wording/en/search'),
    tr: () => import('@farad/wording/tr/search'),
  },
  signIn: {
    ru: () => import('@farad/wording/ru/sign-in'),
    en: () => import('@farad/wording/en/sign-in'),
    tr: () => import('@farad/wording/tr/sign-in'),
  },
};

/** What the translator of the open page reads; a language never changes while a page is open. */
const loaded: Record<string, Texts> = {};

/** To be awaited before a page at this address is shown. */
export const loadLateWords = (locale: Locale, pathname: string): Promise<void> =>
  loadNamespaces(locale, lateNamespacesOf(pathname));

const isRare = (name: LateNamespace): name is RareNamespace => !(name in lateTexts);

const textsOf = async (name: LateNamespace, locale: Locale): Promise<Readonly<Record<string, Texts>>> =>
  isRare(name) ? (await import('./rare-words.ts')).rareTexts[name][locale]() : lateTexts[name][locale]();

/** To be awaited before something is shown that uses these texts besides those of its page. */
async function loadNamespaces(locale: Locale, names: readonly LateNamespace[]): Promise<void> {
  const missing = names.filter((name) => !(name in loaded));
  await Promise.all(missing.map(async (name) => Object.assign(loaded, await textsOf(name, locale))));
}

/** For a part of a page that is loaded late, in the language of the page. */
export const loadPartWords = (...names: readonly LateNamespace[]): Promise<void> =>
  loadNamespaces(localeOfPath(location.pathname), names);

/** Texts of one language that the page at this address needs; a browser loads no other. */
export async function loadWords(locale: Locale, pathname: string): Promise<Translator> {
  const [texts] = await Promise.all([pageTexts[locale](), loadLateWords(locale, pathname)]);
  Object.assign(loaded, texts);
  // Those that are missing are not asked for by this page; before another is shown, they are loaded.
  return createTranslator(locale, loaded as unknown as Resources);
}

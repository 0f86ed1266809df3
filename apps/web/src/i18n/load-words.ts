import type { Locale } from '@farad/domain/shared';
import { createTranslator, type Resources, type Translator } from '@farad/wording/translator';

import { localeOfPath } from './locale-path.ts';
import type { RareNamespace, TextsOf } from './rare-words.ts';
import { type LateNamespace, lateNamespacesOf } from './word-groups.ts';

type Texts = Readonly<Record<string, string>>;

const pageTexts: Readonly<Record<Locale, () => Promise<Readonly<Record<string, Texts>>>>> = {
  ru: async () => (await import('@farad/wording/pages/ru')).pageTexts,
  en: async () => (await import('@farad/wording/pages/en')).pageTexts,
  tr: async () => (await import('@farad/wording/pages/tr')).pageTexts,
};

/** Each module exports the texts under the name of their namespace; those of pages that fewer visit: rare-words.ts. */
const lateTexts: TextsOf<Exclude<LateNamespace, RareNamespace>> = {
  baskets: {
    ru: () => import('@farad/wording/baskets/ru'),
    en: () => import('@farad/wording/baskets/en'),
    tr: () => import('@farad/wording/baskets/tr'),
  },
  cabinet: {
    ru: () => import('@farad/wording/cabinet/ru'),
    en: () => import('@farad/wording/cabinet/en'),
    tr: () => import('@farad/wording/cabinet/tr'),
  },
  checkout: {
    ru: () => import('@farad/wording/checkout/ru'),
    en: () => import('@farad/wording/checkout/en'),
    tr: () => import('@farad/wording/checkout/tr'),
  },
  home: {
    ru: () => import('@farad/wording/home/ru'),
    en: () => import('@farad/wording/home/en'),
    tr: () => import('@farad/wording/home/tr'),
  },
  listPages: {
    ru: () => import('@farad/wording/list-pages/ru'),
    en: () => import('@farad/wording/list-pages/en'),
    tr: () => import('@farad/wording/list-pages/tr'),
  },
  order: {
    ru: () => import('@farad/wording/order/ru'),
    en: () => import('@farad/wording/order/en'),
    tr: () => import('@farad/wording/order/tr'),
  },
  sitePages: {
    ru: () => import('@farad/wording/site-pages/ru'),
    en: () => import('@farad/wording/site-pages/en'),
    tr: () => import('@farad/wording/site-pages/tr'),
  },
  product: {
    ru: () => import('@farad/wording/product/ru'),
    en: () => import('@farad/wording/product/en'),
    tr: () => import('@farad/wording/product/tr'),
  },
  search: {
    ru: () => import('@farad/wording/search/ru'),
    en: () => import('@farad/wording/search/en'),
    tr: () => import('@farad/wording/search/tr'),
  },
  signIn: {
    ru: () => import('@farad/wording/sign-in/ru'),
    en: () => import('@farad/wording/sign-in/en'),
    tr: () => import('@farad/wording/sign-in/tr'),
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

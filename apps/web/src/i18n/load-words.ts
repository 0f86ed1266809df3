import type { Locale } from '@farad/domain/shared';
import { createTranslator, type Resources, type Translator } from '@farad/wording/translator';

import { localeOfPath } from './locale-path.ts';
import { type LateNamespace, lateNamespacesOf } from './word-groups.ts';

type Texts = Readonly<Record<string, string>>;

const pageTexts: Readonly<Record<Locale, () => Promise<Readonly<Record<string, Texts>>>>> = {
  ru: async () => (await import('@farad/wording/pages/ru')).pageTexts,
  en: async () => (await import('@farad/wording/pages/en')).pageTexts,
  tr: async () => (await import('@farad/wording/pages/tr')).pageTexts,
};

const lateTexts: Readonly<Record<LateNamespace, Readonly<Record<Locale, () => Promise<Texts>>>>> = {
  addresses: {
    ru: async () => (await import('@farad/wording/addresses/ru')).addresses,
    en: async () => (await import('@farad/wording/addresses/en')).addresses,
    tr: async () => (await import('@farad/wording/addresses/tr')).addresses,
  },
  baskets: {
    ru: async () => (await import('@farad/wording/baskets/ru')).baskets,
    en: async () => (await import('@farad/wording/baskets/en')).baskets,
    tr: async () => (await import('@farad/wording/baskets/tr')).baskets,
  },
  boms: {
    ru: async () => (await import('@farad/wording/boms/ru')).boms,
    en: async () => (await import('@farad/wording/boms/en')).boms,
    tr: async () => (await import('@farad/wording/boms/tr')).boms,
  },
  cabinet: {
    ru: async () => (await import('@farad/wording/cabinet/ru')).cabinet,
    en: async () => (await import('@farad/wording/cabinet/en')).cabinet,
    tr: async () => (await import('@farad/wording/cabinet/tr')).cabinet,
  },
  checkout: {
    ru: async () => (await import('@farad/wording/checkout/ru')).checkout,
    en: async () => (await import('@farad/wording/checkout/en')).checkout,
    tr: async () => (await import('@farad/wording/checkout/tr')).checkout,
  },
  company: {
    ru: async () => (await import('@farad/wording/company/ru')).company,
    en: async () => (await import('@farad/wording/company/en')).company,
    tr: async () => (await import('@farad/wording/company/tr')).company,
  },
  listPages: {
    ru: async () => (await import('@farad/wording/list-pages/ru')).listPages,
    en: async () => (await import('@farad/wording/list-pages/en')).listPages,
    tr: async () => (await import('@farad/wording/list-pages/tr')).listPages,
  },
  order: {
    ru: async () => (await import('@farad/wording/order/ru')).order,
    en: async () => (await import('@farad/wording/order/en')).order,
    tr: async () => (await import('@farad/wording/order/tr')).order,
  },
  product: {
    ru: async () => (await import('@farad/wording/product/ru')).product,
    en: async () => (await import('@farad/wording/product/en')).product,
    tr: async () => (await import('@farad/wording/product/tr')).product,
  },
  requests: {
    ru: async () => (await import('@farad/wording/requests/ru')).requests,
    en: async () => (await import('@farad/wording/requests/en')).requests,
    tr: async () => (await import('@farad/wording/requests/tr')).requests,
  },
  search: {
    ru: async () => (await import('@farad/wording/search/ru')).search,
    en: async () => (await import('@farad/wording/search/en')).search,
    tr: async () => (await import('@farad/wording/search/tr')).search,
  },
  signIn: {
    ru: async () => (await import('@farad/wording/sign-in/ru')).signIn,
    en: async () => (await import('@farad/wording/sign-in/en')).signIn,
    tr: async () => (await import('@farad/wording/sign-in/tr')).signIn,
  },
  tools: {
    ru: async () => (await import('@farad/wording/tools/ru')).tools,
    en: async () => (await import('@farad/wording/tools/en')).tools,
    tr: async () => (await import('@farad/wording/tools/tr')).tools,
  },
  writing: {
    ru: async () => (await import('@farad/wording/writing/ru')).writing,
    en: async () => (await import('@farad/wording/writing/en')).writing,
    tr: async () => (await import('@farad/wording/writing/tr')).writing,
  },
};

/** What the translator of the open page reads; a language never changes while a page is open. */
const loaded: Record<string, Texts> = {};

/** To be awaited before a page at this address is shown. */
export const loadLateWords = (locale: Locale, pathname: string): Promise<void> =>
  loadNamespaces(locale, lateNamespacesOf(pathname));

/** To be awaited before something is shown that uses these texts besides those of its page. */
export async function loadNamespaces(locale: Locale, names: readonly LateNamespace[]): Promise<void> {
  const missing = names.filter((name) => !(name in loaded));
  await Promise.all(missing.map(async (name) => (loaded[name] = await lateTexts[name][locale]())));
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

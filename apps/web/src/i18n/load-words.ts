import type { Locale } from '@farad/domain/shared';
import { lateTexts } from '@farad/wording/languages/late-texts';
import { pageTexts } from '@farad/wording/languages/page-texts';
import { createTranslator, type Resources, type Translator } from '@farad/wording/translator';

import { localeOfPath } from './locale-path.ts';
import { type LateNamespace, lateNamespacesOf } from './word-groups.ts';

type Texts = Readonly<Record<string, string>>;

/** Texts of the translator. The language never changes while a page is open. */
const loaded: Record<string, Texts> = {};

/** Loads the texts of a page. Await it before the page is shown. */
export const loadLateWords = (locale: Locale, pathname: string): Promise<void> =>
  loadNamespaces(locale, lateNamespacesOf(pathname));

const isEarly = (name: LateNamespace): name is keyof typeof lateTexts => name in lateTexts;

const textsOf = async (name: LateNamespace, locale: Locale): Promise<Readonly<Record<string, Texts>>> =>
  isEarly(name)
    ? lateTexts[name][locale]()
    : (await import('@farad/wording/languages/rare-texts')).rareTexts[name][locale]();

/** Loads additional texts. Await it before the component that uses them is shown. */
async function loadNamespaces(locale: Locale, names: readonly LateNamespace[]): Promise<void> {
  const missing = names.filter((name) => !(name in loaded));
  await Promise.all(missing.map(async (name) => Object.assign(loaded, await textsOf(name, locale))));
}

/** Loads the texts of a late part of the page, in the page's language. */
export const loadPartWords = (...names: readonly LateNamespace[]): Promise<void> =>
  loadNamespaces(localeOfPath(location.pathname), names);

/** Loads the texts that the page at this address needs, in one language. */
export async function loadWords(locale: Locale, pathname: string): Promise<Translator> {
  const [texts] = await Promise.all([pageTexts[locale](), loadLateWords(locale, pathname)]);
  Object.assign(loaded, texts);
  // The cast hides missing namespaces. They load before a page that uses them is shown.
  return createTranslator(locale, loaded as unknown as Resources);
}

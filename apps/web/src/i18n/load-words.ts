import type { Locale } from '@farad/domain/shared';
import { lateTexts } from '@farad/wording/languages/late-texts';
import { pageTexts } from '@farad/wording/languages/page-texts';
import { createTranslator, type Resources, type Translator } from '@farad/wording/translator';

import { localeOfPath } from './locale-path.ts';
import { type LateNamespace, lateNamespacesOf } from './word-groups.ts';

type Texts = Readonly<Record<string, string>>;

/** Loaded texts by namespace, in the page's language. The language never changes while a page is open. */
const loaded: Record<string, Texts> = {};

/** Loads the texts that only this kind of page needs. Await it before the page is shown. */
export const loadLateWords = (locale: Locale, pathname: string): Promise<void> =>
  loadNamespaces(locale, lateNamespacesOf(pathname));

const isEarly = (name: LateNamespace): name is keyof typeof lateTexts => name in lateTexts;

const textsOf = async (name: LateNamespace, locale: Locale): Promise<Readonly<Record<string, Texts>>> =>
  isEarly(name)
    ? lateTexts[name][locale]()
    : (await import('@farad/wording/languages/rare-texts')).rareTexts[name][locale]();

/** Loads the given namespaces if they are missing. Await it before a component that uses them is shown. */
async function loadNamespaces(locale: Locale, names: readonly LateNamespace[]): Promise<void> {
  const missing = names.filter((name) => !(name in loaded));
  await Promise.all(missing.map(async (name) => Object.assign(loaded, await textsOf(name, locale))));
}

/** Loads texts for a part that is shown later than its page, such as a dialog. They are in the page's language. */
export const loadPartWords = (...names: readonly LateNamespace[]): Promise<void> =>
  loadNamespaces(localeOfPath(location.pathname), names);

/** Loads all texts of the page at this path and returns a translator for them. */
export async function loadWords(locale: Locale, pathname: string): Promise<Translator> {
  const [texts] = await Promise.all([pageTexts[locale](), loadLateWords(locale, pathname)]);
  Object.assign(loaded, texts);
  // The type claims that all namespaces are loaded. Missing ones load before a page that uses them is shown.
  return createTranslator(locale, loaded as unknown as Resources);
}

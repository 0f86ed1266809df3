import type { Locale } from '@farad/domain/shared';
import { lateTexts } from '@farad/wording/languages/late-texts';
import { pageTexts } from '@farad/wording/languages/page-texts';
import { createTranslator, type Resources, type Translator } from '@farad/wording/translator';

import { localeOfPath } from './locale-path.ts';
import { type LateNamespace, lateNamespacesOf } from './word-groups.ts';

type Texts = Readonly<Record<string, string>>;

/** What the translator of the open page reads; a language never changes while a page is open. */
const loaded: Record<string, Texts> = {};

/** To be awaited before a page at this address is shown. */
export const loadLateWords = (locale: Locale, pathname: string): Promise<void> =>
  loadNamespaces(locale, lateNamespacesOf(pathname));

const isEarly = (name: LateNamespace): name is keyof typeof lateTexts => name in lateTexts;

const textsOf = async (name: LateNamespace, locale: Locale): Promise<Readonly<Record<string, Texts>>> =>
  isEarly(name)
    ? lateTexts[name][locale]()
    : (await import('@farad/wording/languages/rare-texts')).rareTexts[name][locale]();

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

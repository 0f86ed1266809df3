import { contentQueries } from '@farad/database/content/content.queries';
import { withFacts, type ContentKind, type ContentText, type ContentTexts } from '@farad/domain/content';
import { defaultLocale, fallbackOf, type Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import { factsOf } from './facts.ts';
import { renderMarkdown, type Rendered } from './markdown.ts';
import { programTexts } from './program-texts.ts';

/** A text as a page shows it. */
export interface ShownText extends Rendered {
  readonly title: string;
  readonly summary: string;
  /**
   * Actual language of the text. If the requested language is missing, it is the fallback language, or else Russian.
   */
  readonly locale: Locale;
}

export const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** Returns the text in the requested language, or else in its fallback language, or else in Russian. */
export function contentIn(
  texts: ContentTexts,
  locale: Locale,
): { readonly text: ContentText; readonly locale: Locale } {
  // A language that was added later has no key in older rows.
  const found = [locale, fallbackOf(locale)].find((each) => each !== null && Boolean(texts[each]));
  const text = found && texts[found];
  return text ? { text, locale: found } : { text: texts.ru, locale: defaultLocale };
}

export interface TextReader {
  readonly locale: Locale;
  /** The visitor's cookie `city`; delivery prices depend on it. */
  readonly city: string | undefined;
}

/** Returns a text as HTML with the current values of its facts. Links lead to pages in the reader's language. */
export async function shownText(deps: Deps, texts: ContentTexts, { locale, city }: TextReader): Promise<ShownText> {
  const { text, locale: written } = contentIn(texts, locale);
  const whole = `${text.title} ${text.summary} ${text.body}`;
  const facts = await factsOf(deps, { locale: written, city, text: whole });
  return {
    title: withFacts(text.title, facts),
    summary: withFacts(text.summary, facts),
    locale: written,
    ...renderMarkdown(withFacts(text.body, facts), prefixOf(locale)),
  };
}

/**
 * Returns the text at an address: the one that staff wrote, or else the default text of the program. Only pages have a
 * default text. undefined = there is no text.
 */
export async function shownAt(
  { db, clock }: Deps,
  kind: ContentKind,
  slug: string,
): Promise<{ readonly texts: ContentTexts; readonly changedAt: Date | null } | undefined> {
  const written = await contentQueries(db).shownBySlug(kind, slug, clock());
  if (written !== undefined || kind !== 'page') return written;
  const texts = (await programTexts()).get(slug);
  return texts === undefined ? undefined : { texts, changedAt: null };
}

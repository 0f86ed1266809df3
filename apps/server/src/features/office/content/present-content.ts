import type { ContentEntry, ContentLine, WireContentTexts } from '@farad/contract/office/content/content';
import {
  contentQueries,
  type ContentLineRow,
  type ContentVersionRow,
  type SavedContent,
} from '@farad/database/content/content.queries';
import type { Handle } from '@farad/database/connection/connect';
import { contentState, type ContentKind, type ContentTexts } from '@farad/domain/content';
import { inEachLocale, locales, textIn, type Locale } from '@farad/domain/shared';

import { programTexts } from '#core/site/program-texts.ts';

/** Returns the texts with a key for every language; null = there is no text in this language. */
export const wireTexts = (texts: ContentTexts): WireContentTexts => ({
  ...inEachLocale((locale) => texts[locale] ?? null),
  ru: texts.ru,
});

const written = (texts: ContentTexts) => locales.filter((locale) => Boolean(texts[locale]));

/** Returns the title in the language of the staff member. */
const titleIn = (texts: ContentTexts, locale: Locale): string =>
  textIn(
    inEachLocale((each) => texts[each]?.title ?? ''),
    locale,
  );

const planOf = (content: SavedContent, now: Date) => ({
  state: contentState(content, now),
  liveVersion: content.liveVersion,
  nextVersion: content.nextVersion,
  nextAt: content.nextAt?.toISOString() ?? null,
  endsAt: content.endsAt?.toISOString() ?? null,
});

export const presentLine = (
  { texts, changedBy, ...content }: ContentLineRow,
  now: Date,
  locale: Locale,
): ContentLine => ({
  id: String(content.id),
  kind: content.kind,
  slug: content.slug,
  title: titleIn(texts, locale),
  ...planOf(content, now),
  locales: written(texts),
  changedAt: content.changedAt.toISOString(),
  changedBy,
});

/** Returns a list row for a default page of the program that staff have not changed. */
export const presentOwn = (slug: string, texts: ContentTexts, locale: Locale): ContentLine => ({
  id: null,
  kind: 'page',
  slug,
  title: titleIn(texts, locale),
  state: 'published',
  liveVersion: 0,
  nextVersion: null,
  nextAt: null,
  endsAt: null,
  locales: written(texts),
  changedAt: null,
  changedBy: null,
});

const presentVersion = ({ version, at, by, note }: ContentVersionRow) => ({ version, at: at.toISOString(), by, note });

/** Returns an entry with its newest text; undefined = the address does not exist. */
export async function presentEntry(
  handle: Handle,
  { kind, slug }: { readonly kind: ContentKind; readonly slug: string },
  now: Date,
  locale: Locale,
): Promise<ContentEntry | undefined> {
  const own = kind === 'page' ? (await programTexts()).get(slug) : undefined;
  const original = own === undefined ? null : wireTexts(own);
  const content = await contentQueries(handle).bySlug(kind, slug);
  if (content === undefined) {
    if (own === undefined) return undefined;
    return { ...presentOwn(slug, own, locale), version: 0, texts: wireTexts(own), link: null, original, versions: [] };
  }
  const versions = await contentQueries(handle).versions(content.id);
  const [newest] = versions;
  if (newest === undefined) throw new Error(`entry ${content.id} has no text`);
  return {
    ...presentLine(
      {
        ...content,
        texts: newest.texts,
        changedBy: newest.by,
      },
      now,
      locale,
    ),
    version: content.version,
    texts: wireTexts(newest.texts),
    link: newest.link,
    original,
    versions: versions.map(presentVersion),
  };
}

import { WireContentTexts } from '@farad/contract/content';
import { unknownFacts, type ContentKind } from '@farad/domain/content';
import { locales, type Locale } from '@farad/domain/shared';

export const textFields = ['title', 'summary', 'body'] as const;

export type TextField = (typeof textFields)[number];

export type TextOf = WireContentTexts['ru'];

/** What an entry says. */
export interface Content {
  readonly texts: WireContentTexts;
  /** Path that a banner leads to; null: nowhere. */
  readonly link: string | null;
}

/** What is being written, and the version that it was begun on. */
export interface Draft extends Content {
  readonly base: Content & { readonly version: number };
  /** What has changed, for the history. */
  readonly note: string;
}

export const emptyText: TextOf = { title: '', summary: '', body: '' };

export const beginDraft = ({ version, texts, link }: Draft['base']): Draft => ({
  base: {
    version,
    texts,
    link,
  },
  texts,
  link,
  note: '',
});

export const withField = ({ texts, ...draft }: Draft, locale: Locale, field: TextField, value: string): Draft => ({
  ...draft,
  texts: { ...texts, [locale]: { ...(texts[locale] ?? emptyText), [field]: value } },
});

/** A language begun, or taken away with null. */
export const withLanguage = ({ texts, ...draft }: Draft, locale: 'en' | 'tr', text: TextOf | null): Draft => ({
  ...draft,
  texts: { ...texts, [locale]: text },
});

type Flat = Readonly<Record<string, string | null>>;

/** Each field by its name as the API has it; null: the language is absent. */
export function flatContent({ texts, link }: Content): Flat {
  const fields = locales.flatMap((locale) =>
    textFields.map((field) => [`texts.${locale}.${field}`, texts[locale]?.[field] ?? null] as const),
  );
  return Object.fromEntries([...fields, ['link', link === '' ? null : link] as const]);
}

function contentOf(flat: Flat): Content {
  const text = (locale: Locale): TextOf | null => {
    const [title = null, summary = null, body = null] = textFields.map((field) => flat[`texts.${locale}.${field}`]);
    if (title === null && summary === null && body === null) return null;
    return { title: title ?? '', summary: summary ?? '', body: body ?? '' };
  };
  return { texts: { ru: text('ru') ?? emptyText, en: text('en'), tr: text('tr') }, link: flat['link'] ?? null };
}

const namesOf = (flat: Flat): readonly string[] => Object.keys(flat);

/** Whether anything would be lost without saving. */
export function isChanged(draft: Draft): boolean {
  const [mine, base] = [flatContent(draft), flatContent(draft.base)];
  return namesOf(mine).some((name) => mine[name] !== base[name]);
}

/** A field that both changed, differently. */
export interface Clash {
  readonly name: string;
  readonly mine: string | null;
  readonly theirs: string | null;
}

/** The draft on what somebody else saved meanwhile: each field that one of both left alone is the other's. */
export function mergeDraft(
  draft: Draft,
  theirs: Draft['base'],
): { readonly draft: Draft; readonly clashes: readonly Clash[] } {
  const [was, mine, other] = [flatContent(draft.base), flatContent(draft), flatContent(theirs)];
  const clashes: Clash[] = [];
  const merged: Record<string, string | null> = {};
  for (const name of namesOf(mine)) {
    const [before = null, my = null, their = null] = [was[name], mine[name], other[name]];
    merged[name] = my === before ? their : my;
    if (my !== before && their !== before && my !== their) clashes.push({ name, mine: my, theirs: their });
  }
  const { version, texts, link } = theirs;
  return { draft: { ...contentOf(merged), base: { version, texts, link }, note: draft.note }, clashes };
}

/** The draft with one field as chosen. */
export const withChosen = (draft: Draft, name: string, value: string | null): Draft => ({
  ...draft,
  ...contentOf({ ...flatContent(draft), [name]: value }),
});

/** Fields without which the text cannot be published: Russian is whole, another language whole or absent. */
export function missingFields(kind: ContentKind, texts: WireContentTexts): readonly string[] {
  const needed: readonly TextField[] = kind === 'banner' ? ['title'] : textFields;
  return locales.flatMap((locale) => {
    const text = texts[locale];
    if (text === null) return [];
    return needed.filter((field) => text[field].trim() === '').map((field) => `texts.${locale}.${field}`);
  });
}

/** Names in braces that are no facts, by field. */
export function unknownFactsOf(texts: WireContentTexts): Readonly<Record<string, readonly string[]>> {
  const found = locales.flatMap((locale) =>
    textFields.map((field) => [`texts.${locale}.${field}`, unknownFacts(texts[locale]?.[field] ?? '')] as const),
  );
  return Object.fromEntries(found.filter(([, names]) => names.length > 0));
}

/** The language of a field's name. */
export const languageOf = (name: string): Locale | null =>
  locales.find((locale) => name.startsWith(`texts.${locale}.`)) ?? null;

/** A path within the shop, as the API takes it; nothing is one too. */
export const isLink = (link: string): boolean => link === '' || /^\/(?!\/)[^\s\\]*$/.test(link);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readContent(value: unknown): Content | null {
  if (!isObject(value)) return null;
  const { data } = WireContentTexts.safeParse(value['texts']);
  const link = value['link'] ?? null;
  return data !== undefined && (link === null || typeof link === 'string') ? { texts: data, link } : null;
}

/** A draft that was kept; null: there is none, or one of another form. */
export function readDraft(kept: string | null): Draft | null {
  const value: unknown = kept === null ? null : JSON.parse(kept);
  if (!isObject(value) || !isObject(value['base'])) return null;
  const [mine, base] = [readContent(value), readContent(value['base'])];
  const [version, note] = [value['base']['version'], value['note']];
  if (mine === null || base === null || typeof version !== 'number' || typeof note !== 'string') return null;
  return { ...mine, base: { ...base, version }, note };
}

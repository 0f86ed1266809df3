import { WireContentTexts } from '@farad/contract/office/content/content';
import { factProblems, type ContentKind, type FactProblem } from '@farad/domain/content';
import { inEachLocale, locales, type Locale } from '@farad/domain/shared';

export const textFields = ['title', 'summary', 'body'] as const;

export type TextField = (typeof textFields)[number];

export type TextOf = WireContentTexts['ru'];

/** Texts of an entry by language, and its link. */
export interface Content {
  readonly texts: WireContentTexts;
  /** Path that a banner links to; null = no link. */
  readonly link: string | null;
}

/** Edited content of an entry that is not saved. `base` = the saved version that the editing started from. */
export interface Draft extends Content {
  readonly base: Content & { readonly version: number };
  /** The editor's comment on the change, for the version history. */
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

/** Returns the draft with another text in a language; null removes the language. */
export const withLanguage = (
  { texts, ...draft }: Draft,
  locale: Exclude<Locale, 'ru'>,
  text: TextOf | null,
): Draft => ({
  ...draft,
  texts: { ...texts, [locale]: text },
});

type Flat = Readonly<Record<string, string | null>>;

/** Returns the values of all fields by their API names; null = there is no such language or link. */
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
  return { texts: { ...inEachLocale(text), ru: text('ru') ?? emptyText }, link: flat['link'] ?? null };
}

const namesOf = (flat: Flat): readonly string[] => Object.keys(flat);

/** Returns true if the draft differs from its base version. */
export function isChanged(draft: Draft): boolean {
  const [mine, base] = [flatContent(draft), flatContent(draft.base)];
  return namesOf(mine).some((name) => mine[name] !== base[name]);
}

/** A field that two editors have changed to different values: `mine` = in this draft, `theirs` = saved by the other. */
export interface Clash {
  readonly name: string;
  readonly mine: string | null;
  readonly theirs: string | null;
}

/**
 * Moves the draft to a version that somebody else saved. A field that only one editor changed gets the changed value. A
 * field that both changed to different values keeps the draft's value and is returned as a clash.
 */
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

/** Returns the draft with the value that was chosen for a clashing field. */
export const withChosen = (draft: Draft, name: string, value: string | null): Draft => ({
  ...draft,
  ...contentOf({ ...flatContent(draft), [name]: value }),
});

/**
 * Returns the names of empty fields that prevent publishing. The Russian text must be complete; in another language it
 * must be complete or absent.
 */
export function missingFields(kind: ContentKind, texts: WireContentTexts): readonly string[] {
  const needed: readonly TextField[] = kind === 'banner' ? ['title'] : textFields;
  return locales.flatMap((locale) => {
    const text = texts[locale];
    if (text === null) return [];
    return needed.filter((field) => text[field].trim() === '').map((field) => `texts.${locale}.${field}`);
  });
}

/** Returns, by field, the errors in double braces: unknown facts, and parts without beginning or end. */
export function factProblemsOf(texts: WireContentTexts): Readonly<Record<string, readonly FactProblem[]>> {
  const found = locales.flatMap((locale) =>
    textFields.map((field) => [`texts.${locale}.${field}`, factProblems(texts[locale]?.[field] ?? '')] as const),
  );
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0));
}

/** Returns the language of a field by its name; null if the field has no language. */
export const languageOf = (name: string): Locale | null =>
  locales.find((locale) => name.startsWith(`texts.${locale}.`)) ?? null;

/** Returns true for an empty text and for a path of the shop such as `/c/sales`. The API uses the same rule. */
export const isLink = (link: string): boolean => link === '' || /^\/(?!\/)[^\s\\]*$/.test(link);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readContent(value: unknown): Content | null {
  if (!isObject(value)) return null;
  const { data } = WireContentTexts.safeParse(value['texts']);
  const link = value['link'] ?? null;
  return data !== undefined && (link === null || typeof link === 'string') ? { texts: data, link } : null;
}

/** Parses a draft from the browser's storage. Returns null if none is stored or its format is unknown. */
export function readDraft(stored: string | null): Draft | null {
  const value: unknown = stored === null ? null : JSON.parse(stored);
  if (!isObject(value) || !isObject(value['base'])) return null;
  const [mine, base] = [readContent(value), readContent(value['base'])];
  const [version, note] = [value['base']['version'], value['note']];
  if (mine === null || base === null || typeof version !== 'number' || typeof note !== 'string') return null;
  return { ...mine, base: { ...base, version }, note };
}

import type { AttributeDefinition, AttributeKey, Category, Unit } from '../../category/category.ts';
import { locales } from '../../shared/locale.ts';
import type { CatalogueFrame } from '../search-answer.ts';
import { catalogueWords } from '../dictionary/catalogue-words.ts';
import { categoryWords } from '../dictionary/category-words.ts';
import { domesticTypes, type DomesticType } from '../dictionary/domestic-types.ts';
import { phraseOf, type Phrase } from '../fold.ts';
import { readPhrase } from './read-phrase.ts';
import { frameIndexOf, scopeOf, unscopedUnits, type CategoryScope, type FrameIndex } from './scope.ts';
import { needs, type Need } from './needs/needs.ts';
import type { Way } from './query-reading.ts';
import type { NamedValue, PhraseMeaning } from './phrase-meaning.ts';
import { scatteredPhrases, type ScatteredPhrases } from './scattered-phrases.ts';
import { learnedNeeds, type LearnedNeeds } from './purposes/learned-needs.ts';
import { knownPurposes, type KnownPurposes, type Purpose } from './purposes/purposes.ts';
import { spellingOf, type Spelling } from './words/spelling.ts';
import { valueNames } from '../dictionary/value-names.ts';

/**
 * Words, attributes and categories of a frame, prepared for `readQuery`. Names of makers are added by `vocabularyOf`.
 */
export interface KindVocabulary {
  readonly phrases: ReadonlyMap<string, PhraseMeaning>;
  /** Phrases of several words for a kind of part. Their words may be apart in the query. */
  readonly scattered: ScatteredPhrases;
  /** Purposes of parts, as groups of words. */
  readonly purposes: KnownPurposes;
  /** Needs learned from examples; null = not used, as for lines of parts lists. */
  readonly needs: LearnedNeeds | null;
  /** Words that are also written as two: `pushbutton` → the stems of push and button. */
  readonly compounds: ReadonlyMap<string, readonly string[]>;
  /** All stems of all phrases. */
  readonly stems: ReadonlySet<string>;
  /** Index of the stems, with which misspelt words are corrected. */
  readonly spelling: Spelling;
  /** Words and stems for kinds of parts → their stems. Typing errors in these words are corrected. */
  readonly correctable: ReadonlyMap<string, string>;
  /** For each Russian type, its kind of part. */
  readonly types: ReadonlyMap<DomesticType, CategoryScope>;
  /** For each polarity, the kind of part that it implies without other words: `nmos` → transistors. */
  readonly byPolarity: ReadonlyMap<string, CategoryScope>;
  /**
   * Category that a lone resistance implies: resistors without thermistors and trimmers; null = not in the catalogue.
   */
  readonly resistors: CategoryScope | null;
  /** Category that an input and an output voltage imply: voltage converters; null = not in the catalogue. */
  readonly converters: CategoryScope | null;
  readonly attributes: ReadonlyMap<AttributeKey, AttributeDefinition>;
  readonly unscopedUnits: ReadonlyMap<Unit, AttributeDefinition>;
  readonly package: AttributeKey | null;
  readonly dielectric: AttributeKey | null;
  /** By mounting type: slugs of the categories whose parts all have it. */
  readonly mounted: Readonly<Record<'smd' | 'tht', readonly string[]>>;
}

/** Maximum number of stems in a phrase. */
export const phraseLengthMax = 5;

interface Draft {
  readonly index: FrameIndex;
  readonly phrases: Map<string, PhraseMeaning>;
  readonly stems: Set<string>;
  readonly compounds: Map<string, readonly string[]>;
  /** As in {@link KindVocabulary}. */
  readonly correctable: Map<string, string>;
  /** Words and stems for named attribute values → their stems. */
  readonly values: Map<string, string>;
}

/** The lists of a frame from which the vocabulary is made. */
export type Kinds = Pick<CatalogueFrame, 'categories' | 'attributes'>;

export function kindVocabulary(frame: Kinds): KindVocabulary {
  const draft: Draft = {
    index: frameIndexOf(frame),
    phrases: new Map(),
    stems: new Set(),
    compounds: new Map(),
    correctable: new Map(),
    values: new Map(),
  };
  addNeeds(draft);
  addCategoryWords(draft);
  addCategoryTitles(draft, frame.categories);
  // Names from the table come before values of the catalogue and have priority: `female` means the attribute gender.
  addValueNames(draft);
  for (const definition of frame.attributes) addAttribute(draft, definition);
  addCatalogueWords(draft);
  return {
    phrases: draft.phrases,
    scattered: scatteredPhrases(draft.phrases),
    purposes: knownPurposes((purpose) => purposeMeaning(draft, purpose)),
    needs: learnedNeeds((purpose) => purposeMeaning(draft, purpose)),
    compounds: draft.compounds,
    correctable: draft.correctable,
    stems: draft.stems,
    spelling: spellingOf(draft.stems, draft.correctable, draft.values),
    types: typeScopes(draft.index),
    byPolarity: polarityScopes(draft.index),
    resistors: plainResistors(draft),
    converters: draft.phrases.get(phraseOf('преобразователь напряжения').key)?.scope ?? null,
    attributes: draft.index.attributes,
    unscopedUnits: unscopedUnits(frame.attributes),
    package: enumKey(frame, ['package', 'case', 'housing']),
    dielectric: enumKey(frame, ['dielectric', 'temperature_characteristic']),
    mounted: mountedCategories(frame.categories),
  };
}

const enumKey = (frame: Kinds, names: readonly string[]): AttributeKey | null => {
  const worded = frame.attributes.filter(({ kind }) => kind === 'enum' || kind === 'text');
  for (const name of names) {
    const found = worded.find(({ key }) => key === name) ?? worded.find(({ key }) => key.includes(name));
    if (found) return found.key;
  }
  return null;
};

function meaningOf({ phrases, stems }: Draft, phrase: string | Phrase): PhraseMeaning | null {
  const { stems: own, key } = readPhrase(phrase);
  if (own.length === 0 || own.length > phraseLengthMax) return null;
  const known = phrases.get(key);
  if (known) return known;
  const meaning: PhraseMeaning = { scope: null, brand: null, enums: [], attributes: [] };
  phrases.set(key, meaning);
  for (const stem of own) stems.add(stem);
  return meaning;
}

/** Returns the scope of the first set of slugs of which the catalogue has at least one category; null = none. */
function firstScope(index: FrameIndex, slugSets: readonly (readonly string[])[]): CategoryScope | null {
  const present = slugSets
    .map((set) => set.flatMap((slug) => index.bySlug.get(slug)?.slug ?? []))
    .find((set) => set.length > 0);
  return present === undefined ? null : scopeOf(index, present);
}

const mountedTitles = {
  smd: /(?:^|[\s-])(?:smd|smt)(?:[\s-]|$)|^чип-|^chip |^çip |surface mount/iu,
  tht: /through-hole|leaded|выводн|delikli|bacaklı/iu,
};

/** Returns the slugs of the categories whose title states the mounting type: chip resistors, leaded capacitors. */
function mountedCategories(categories: readonly Category[]): KindVocabulary['mounted'] {
  const titled = (pattern: RegExp): readonly string[] =>
    categories.filter(({ title }) => locales.some((locale) => pattern.test(title[locale]))).map(({ slug }) => slug);
  return { smd: titled(mountedTitles.smd), tht: titled(mountedTitles.tht) };
}

/** Returns the wishes of a need, without attributes and categories that the catalogue lacks. */
function wishesIn({ index }: Draft, { wishes }: Pick<Need, 'wishes'>): readonly (readonly Way[])[] {
  const isKnown = (way: Way): boolean => {
    if (way.kind === 'category') return index.bySlug.has(way.slug);
    return !('key' in way) || index.attributes.has(way.key);
  };
  return wishes.map((ways) => ways.filter(isKnown)).filter((ways) => ways.length > 0);
}

/**
 * Returns the scope of the category whose title is one of the phrases; null = none. This finds categories of a shop
 * that uses other slugs.
 */
function titledScope(draft: Draft, phrases: readonly Phrase[], titles: ReadonlyMap<string, string>) {
  for (const { key } of phrases) {
    const slug = titles.get(key);
    if (slug !== undefined) return scopeOf(draft.index, [slug]);
  }
  return null;
}

const slugsByTitle = (draft: Draft): ReadonlyMap<string, string> =>
  new Map(
    [...draft.index.bySlug.values()].flatMap(({ slug, title }) =>
      locales.map((locale) => [phraseOf(title[locale]).key, slug] as const),
    ),
  );

function addNeeds(draft: Draft): void {
  const titles = slugsByTitle(draft);
  for (const need of needs) {
    const scope = firstScope(draft.index, need.slugSets) ?? titledScope(draft, need.phrases, titles);
    if (scope === null) continue;
    const also = wishesIn(draft, need);
    for (const phrase of need.phrases) addNeed(draft, phrase, scope, need.isWeak, also);
  }
}

function addNeed(
  draft: Draft,
  phrase: Phrase,
  scope: CategoryScope,
  isWeak: boolean,
  also: readonly (readonly Way[])[],
): void {
  const meaning = meaningOf(draft, phrase);
  addCorrectable(draft, phrase);
  if (meaning === null) return;
  if (meaning.scope !== null || meaning.weakScope !== undefined) return;
  if (isWeak) meaning.weakScope = scope;
  else meaning.scope = scope;
  meaning.isNeed = true;
  if (also.length > 0) meaning.also = also;
}

/** Returns the meaning of a purpose; null = the catalogue has no category for it. */
function purposeMeaning(draft: Draft, { phrase, own }: Pick<Purpose, 'phrase' | 'own'>): PhraseMeaning | null {
  const known = phrase === null ? undefined : draft.phrases.get(phrase.key);
  if (own === null) return known === undefined || known.scope === null ? null : known;
  const scope = firstScope(draft.index, own.slugSets);
  if (scope === null) return null;
  const also = wishesIn(draft, own);
  return { scope, isNeed: true, brand: null, enums: [], attributes: [], ...(also.length > 0 ? { also } : {}) };
}

function addCategoryWords(draft: Draft): void {
  for (const { slugSets, phrases } of categoryWords) {
    const scope = firstScope(draft.index, slugSets);
    if (scope === null) continue;
    for (const phrase of phrases) addScope(draft, phrase, scope);
  }
}

const typeScopes = (index: FrameIndex): ReadonlyMap<DomesticType, CategoryScope> =>
  new Map(
    domesticTypes.flatMap((type) => {
      const scope = firstScope(index, type.slugSets);
      return scope === null ? [] : [[type, scope] as const];
    }),
  );

const polarityScopes = (index: FrameIndex): ReadonlyMap<string, CategoryScope> =>
  new Map(
    [
      { slugs: ['mosfets'], polarities: ['n-channel', 'p-channel'] },
      { slugs: ['bipolar-transistors'], polarities: ['NPN', 'PNP'] },
    ].flatMap(({ slugs, polarities }) => {
      const scope = firstScope(index, [slugs]);
      return scope === null ? [] : polarities.map((polarity) => [polarity, scope] as const);
    }),
  );

/**
 * Returns the resistors without thermistors and trimmers, which are also called resistors; null = the catalogue has no
 * such category.
 */
function plainResistors({ index, phrases }: Draft): CategoryScope | null {
  const meaning = phrases.get(phraseOf('resistor').key);
  const plain = (meaning?.also ?? []).flat().flatMap((way) => (way.kind === 'category' ? way.slugs : []));
  const slugs = plain.length > 0 ? plain : (meaning?.scope?.slugs ?? []);
  return slugs.length === 0 ? null : scopeOf(index, slugs);
}

function addScope(draft: Draft, phrase: string | Phrase, scope: CategoryScope): void {
  const meaning = meaningOf(draft, phrase);
  addCorrectable(draft, phrase);
  if (meaning === null) return;
  meaning.scope ??= scope;
  if (meaning.scope.slugs.join(' ') === scope.slugs.join(' ')) delete meaning.isNeed;
}

/**
 * Adds the titles of categories in all languages. If categories at several levels have the same title, it means the
 * topmost; if several are topmost, it means all of them.
 */
function addCategoryTitles(draft: Draft, categories: readonly Category[]): void {
  const byPhrase = new Map<string, Category[]>();
  for (const category of categories) {
    for (const phrase of new Set(locales.flatMap((locale) => [category.title[locale], category.partTitle[locale]]))) {
      byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), category]);
    }
  }
  for (const [phrase, same] of byPhrase) {
    const depths = same.map((category) => depthOf(draft.index, category, categories));
    const upper = same.filter((_, place) => depths[place] === Math.min(...depths));
    const slugs = upper.map(({ slug }) => slug);
    addScope(draft, phrase, scopeOf(draft.index, slugs));
  }
}

function depthOf(index: FrameIndex, category: Category, categories: readonly Category[]): number {
  const parent = categories.find(({ id }) => id === category.parentId);
  return parent === undefined || index.bySlug.get(parent.slug) === category
    ? 0
    : 1 + depthOf(index, parent, categories);
}

function addAttribute(draft: Draft, definition: AttributeDefinition): void {
  for (const locale of locales) {
    const meaning = meaningOf(draft, definition.title[locale]);
    if (meaning && !meaning.attributes.includes(definition)) meaning.attributes.push(definition);
  }
  for (const [value, title] of Object.entries(definition.valueTitles)) {
    for (const phrase of new Set([value, ...locales.map((locale) => title[locale])])) {
      addEnum(draft, phrase, { key: definition.key, value, stated: [] });
    }
  }
}

/**
 * Adds a value that a phrase names. Phrases with a number (`катушка 7″`) are left out, because the number could belong
 * to the following value.
 */
function addEnum(draft: Draft, phrase: string, named: NamedValue): void {
  const hasNumber = typeof named.value !== 'boolean' && /\d/u.test(phrase);
  const meaning = hasNumber ? null : meaningOf(draft, phrase);
  if (meaning === null) return;
  const known = meaning.enums.findIndex(({ key, value }) => key === named.key && value === named.value);
  if (known === -1) meaning.enums.push(named);
  else if (named.stated.length > 0) meaning.enums[known] = named;
  addWords(draft.values, readPhrase(phrase));
}

/** Adds names of attributes and values from the table `valueNames`, with the words that suppliers write for a value. */
function addValueNames(draft: Draft): void {
  for (const { key, value, phrases, stated } of valueNames) {
    const definition = draft.index.attributes.get(key as AttributeKey);
    if (definition === undefined) continue;
    for (const phrase of phrases) {
      if (value === null) addName(draft, phrase, definition);
      else addEnum(draft, phrase, { key: definition.key, value: valueOf(value, definition), stated });
    }
  }
}

const valueOf = (text: string, { kind }: AttributeDefinition): string | number | boolean =>
  kind === 'flag' ? text === 'true' : kind === 'number' ? Number(text) : text;

/**
 * Returns the catalogue's yes/no attributes whose English title starts with one of the texts: `Synchronous rectifier`.
 */
const flagsNamed = ({ index }: Draft, stated: readonly string[]): readonly Way[] =>
  [...index.attributes.values()]
    .filter(({ kind, title }) => kind === 'flag' && stated.some((words) => title.en.toLowerCase().startsWith(words)))
    .map(({ key }) => ({ kind: 'values', key, values: [true] }));

/**
 * Adds properties for which the reference frame has no attribute. A word that means a kind of part also keeps that
 * meaning.
 */
function addCatalogueWords(draft: Draft): void {
  for (const { stated, phrases } of catalogueWords) {
    for (const phrase of phrases) {
      const meaning = meaningOf(draft, phrase);
      if (meaning === null) continue;
      meaning.stated ??= [{ kind: 'words', words: stated }, ...flagsNamed(draft, stated)];
      addWords(draft.values, phrase);
    }
  }
}

function addName(draft: Draft, phrase: string, definition: AttributeDefinition): void {
  const meaning = meaningOf(draft, phrase);
  if (meaning && !meaning.attributes.includes(definition)) meaning.attributes.unshift(definition);
}

function addWords(into: Map<string, string>, { stems, words }: Phrase): void {
  for (const [word, stem] of words) if (!into.has(word)) into.set(word, stem);
  for (const stem of stems) into.set(stem, stem);
}

const addCorrectable = ({ correctable, compounds }: Draft, phrase: string | Phrase): void => {
  const read = readPhrase(phrase);
  addWords(correctable, read);
  for (const [compound, pair] of read.compounds) compounds.set(compound, pair);
};

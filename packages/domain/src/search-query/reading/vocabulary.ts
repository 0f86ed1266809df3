import type { CatalogueFrame } from '../search-answer.ts';
import { makerAliases } from '../dictionary/maker-aliases.ts';
import type { PhraseMeaning } from './phrase-meaning.ts';
import { readPhrase } from './read-phrase.ts';
import { kindVocabulary, type Kinds, type KindVocabulary, phraseLengthMax } from './kind-vocabulary.ts';
import { spellingWith } from './words/spelling.ts';

type Brands = CatalogueFrame['brands'];

/** Words, makers, attributes and categories of a frame, prepared for `readQuery`. */
export interface QueryVocabulary extends Omit<KindVocabulary, 'correctable'> {
  /** Maker names of two letters. They are recognised only in capitals, except for well-known ones. */
  readonly shortBrands: ReadonlyMap<string, string>;
  /** For a maker's slug, the slugs of makers whose name starts with its name: Samsung → Samsung Electro-Mechanics. */
  readonly longerBrands: ReadonlyMap<string, readonly string[]>;
}

/**
 * Minimum length of a maker's name for which longer names count as its group: Samsung → Samsung Electro-Mechanics.
 * Longer names that begin with a shorter name (ST) or add brackets (`HL (Haolin Elec)`) mean other companies.
 */
const sharedNameMin = 4;

/** Names shorter than this are read only as `shortBrands`. */
const nameMin = 3;

function longerBrands(brands: Brands): QueryVocabulary['longerBrands'] {
  const slugs = new Map(brands.map(({ name, slug }) => [name.toLowerCase(), slug]));
  const longer = new Map<string, readonly string[]>();
  for (const { name, slug } of brands) {
    const [, first = '', next = ''] = /^(\S+) +(\S)/u.exec(name.toLowerCase()) ?? [];
    const own = first.length < sharedNameMin || next === '(' ? undefined : slugs.get(first);
    if (own !== undefined) longer.set(own, [...(longer.get(own) ?? []), slug]);
  }
  return longer;
}

const shortBrands = (brands: Brands): QueryVocabulary['shortBrands'] =>
  new Map(brands.filter(({ slug }) => slug.length === 2).map(({ slug }) => [slug.toUpperCase(), slug]));

/** Returns the names by which a maker is called. */
function namesOf({ slug, name }: Brands[number]): ReadonlySet<string> {
  const short = name.replace(/ incorporated$/iu, ' inc');
  const all = new Set([name, short, slug, ...(makerAliases.get(name.toLowerCase()) ?? [])]);
  return new Set([...all].filter(({ length }) => length >= nameMin));
}

const meaningWith = (meaning: PhraseMeaning | undefined, brand: string): PhraseMeaning => {
  if (meaning === undefined) return { scope: null, brand, enums: [], attributes: [] };
  return meaning.brand === null ? { ...meaning, brand } : meaning;
};

/** Returns the vocabulary with the names of makers. Of makers with the same name, the first is meant. */
function withBrands(kinds: KindVocabulary, brands: Brands): QueryVocabulary {
  const { correctable, ...others } = kinds;
  const phrases = new Map(kinds.phrases);
  const stems = new Set(kinds.stems);
  const compounds = new Map(kinds.compounds);
  const words = new Map<string, string>();
  for (const brand of brands)
    for (const name of namesOf(brand)) {
      const phrase = readPhrase(name);
      for (const [word, stem] of phrase.words) if (!correctable.has(word) && !words.has(word)) words.set(word, stem);
      for (const stem of phrase.stems) if (correctable.get(stem) !== stem) words.set(stem, stem);
      for (const [compound, pair] of phrase.compounds) compounds.set(compound, pair);
      if (phrase.stems.length === 0 || phrase.stems.length > phraseLengthMax) continue;
      for (const stem of phrase.stems) stems.add(stem);
      phrases.set(phrase.key, meaningWith(phrases.get(phrase.key), brand.slug));
    }
  return {
    ...others,
    phrases,
    stems,
    compounds,
    spelling: spellingWith(kinds.spelling, stems, words),
    shortBrands: shortBrands(brands),
    longerBrands: longerBrands(brands),
  };
}

const kindsBefore = new WeakMap<Kinds['categories'], readonly [Kinds['attributes'], KindVocabulary]>();

/**
 * Returns the vocabulary of a frame. Imports often add makers, but rarely change categories or attributes. So the part
 * without makers is kept for frames with the same lists of categories and attributes.
 */
export function vocabularyOf({ categories, attributes, brands }: CatalogueFrame): QueryVocabulary {
  const [known, before] = kindsBefore.get(categories) ?? [];
  if (before !== undefined && known === attributes) return withBrands(before, brands);
  const kinds = kindVocabulary({ categories, attributes });
  kindsBefore.set(categories, [attributes, kinds]);
  return withBrands(kinds, brands);
}

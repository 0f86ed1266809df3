import type { CatalogueFrame } from '@farad/domain/search-query';
import { categoryTree, categoryWords } from '../index/frame-words.ts';
import { attributeFields, fields } from './fields.ts';

/** Raised when documents or fields change their form, so that existing indices are built anew. */
const formVersion = 1;

/** Rows that can be reached by their number. Later rows are reached from the row before. */
export const skipMax = 100_000;

/** Most clauses of one query. Long texts with several needs have some hundreds, and each is counted up to four times. */
export const clausesMax = 8192;

/** Distance between the words of two values. A phrase never reaches so far. */
const betweenValues = 1000;

const keyword = { type: 'keyword' } as const;
const number = { type: 'double' } as const;
const whole = { type: 'long' } as const;

/** Returns the settings and fields of an index for products of this frame, as the body of "create index". */
export const indexBody = (frame: CatalogueFrame, shards: number): object => ({
  settings: {
    number_of_shards: shards,
    // A cluster of one node has no place for a replica.
    auto_expand_replicas: '0-1',
    max_result_window: skipMax + 2000,
    // How long a deleted product keeps its version. An older write would bring it back.
    gc_deletes: '1h',
    mapping: { total_fields: { limit: 10_000 } },
    // A part of a line is read with all its attributes.
    max_docvalue_fields_search: 10_000,
    analysis: { analyzer: { spaced: { type: 'custom', tokenizer: 'whitespace' } } },
  },
  mappings: {
    dynamic: 'strict',
    // Documents are made anew from the database, never read back.
    _source: { enabled: false },
    properties: {
      [fields.id]: { type: 'integer' },
      [fields.category]: keyword,
      [fields.brand]: keyword,
      [fields.seo]: keyword,
      [fields.mpn]: keyword,
      [fields.numbers]: keyword,
      [fields.bare]: keyword,
      [fields.digits]: keyword,
      [fields.numberParts]: { type: 'wildcard' },
      [fields.words]: keyword,
      [fields.numberBegins]: keyword,
      [fields.wordBegins]: keyword,
      [fields.values]: { type: 'text', analyzer: 'spaced', norms: false, position_increment_gap: betweenValues },
      [fields.stated]: keyword,
      [fields.group]: keyword,
      [fields.available]: number,
      [fields.inStock]: { type: 'byte' },
      [fields.demand]: number,
      [fields.hasBeforePrice]: { type: 'boolean' },
      [fields.least]: whole,
      [fields.multiple]: whole,
      [fields.tierQuantities]: { ...whole, index: false },
      [fields.tierPrices]: { ...whole, index: false },
      ...attributeMappings(frame),
    },
  },
});

/** Returns the fields of the attributes, each group as an object. */
const attributeMappings = ({ attributes }: CatalogueFrame): object => {
  const groups: Record<string, { properties: Record<string, object> }> = {};
  const add = (field: string, mapping: object): void => {
    const at = field.indexOf('.');
    const group = (groups[field.slice(0, at)] ??= { properties: {} });
    group.properties[field.slice(at + 1)] = mapping;
  };
  for (const { key, kind } of attributes) {
    const names = attributeFields(key, kind);
    add(names.value, kind === 'number' ? number : kind === 'flag' ? { type: 'boolean' } : keyword);
    if (kind === 'range') for (const bound of [names.from, names.to]) add(bound, number);
    if (kind === 'enum' || kind === 'text') add(names.body, keyword);
  }
  return groups;
};

/** What an index was built with. It is stored beside the index, as JSON. */
export interface IndexOrigin {
  readonly form: number;
  /** Attributes with their kinds, sorted. */
  readonly attributes: readonly string[];
  /** Words of each category, by its id. */
  readonly categories: Readonly<Record<string, string>>;
  /** Names of the brands, by id. */
  readonly brands: Readonly<Record<string, string>>;
}

export const indexOrigin = (frame: CatalogueFrame): IndexOrigin => {
  const tree = categoryTree(frame.categories);
  return {
    form: formVersion,
    attributes: frame.attributes.map(({ key, kind }) => `${key} ${kind}`).sort(),
    categories: Object.fromEntries(tree.preorder.map(({ id }) => [id, [...categoryWords(tree, id)].sort().join(' ')])),
    brands: Object.fromEntries(frame.brands.map(({ id, name }) => [id, name])),
  };
};

/** True if this program writes and searches documents of such an index. */
export const isOfThisForm = ({ form }: IndexOrigin): boolean => form === formVersion;

/** True if each entry that both have is the same. */
const agree = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.entries(one).every(([id, text]) => (other[id] ?? text) === text);

/**
 * True if the documents of an index are still right for the frame: attributes, words of categories and names of brands
 * are those that it was built with. New categories and brands do not matter, because their products come with them.
 */
export const isBuiltFor = (origin: IndexOrigin, frame: CatalogueFrame): boolean => {
  const now = indexOrigin(frame);
  return (
    isOfThisForm(origin) &&
    origin.attributes.join('\n') === now.attributes.join('\n') &&
    agree(origin.categories, now.categories) &&
    agree(origin.brands, now.brands)
  );
};

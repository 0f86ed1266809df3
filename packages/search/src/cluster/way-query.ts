import type { AttributeKey, CategoryId } from '@farad/domain/category';
import { categoryWords } from '../index/frame-words.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import type { OpenWay } from '../match/open-ways.ts';
import { attributeQuery } from './attribute-query.ts';
import { brandQuery, categoryQuery, kindsOf } from './conditions.ts';
import { attributeFields, fields } from './fields.ts';
import { allOf, anyOf, hasAnyTerm, hasPrefix, hasTerm, not, nothing, type Query } from './query.ts';

/** Words of each category, and the categories of each word. */
export interface FrameWords {
  readonly ofCategory: ReadonlyMap<CategoryId, ReadonlySet<string>>;
  readonly categoriesOf: ReadonlyMap<string, ReadonlySet<CategoryId>>;
}

const known = new WeakMap<OpenFrame, FrameWords>();

/** Returns the words of the categories. Made once per frame. */
export const frameWords = (frame: OpenFrame): FrameWords => {
  const before = known.get(frame);
  if (before !== undefined) return before;
  const ofCategory = new Map(frame.tree.preorder.map(({ id }) => [id, categoryWords(frame.tree, id)]));
  const categoriesOf = new Map<string, Set<CategoryId>>();
  for (const [id, words] of ofCategory)
    for (const word of words) categoriesOf.set(word, (categoriesOf.get(word) ?? new Set<CategoryId>()).add(id));
  const made = { ofCategory, categoriesOf };
  known.set(frame, made);
  return made;
};

/** Returns the products with a value that contains all words, or all words joined into one. */
const valueQuery = (words: readonly string[]): Query => {
  const joined = hasTerm(fields.values, words.join(''));
  // The words of a value are stored without repetitions, so a repeated word is looked up joined only.
  if (words.length < 2 || new Set(words).size < words.length) return joined;
  // Words of one value are close to each other, in any order; those of other values are far away.
  const together = { match_phrase: { [fields.values]: { query: words.join(' '), slop: 100 } } };
  return anyOf([joined, together]);
};

/**
 * Returns the products whose titles contain all words; see `titleLists` of the index in memory. Words of a category
 * count as contained in the titles of its products. At least one other word must be in the title, and it must not be
 * only a letter.
 */
const titleQuery = (frame: OpenFrame, words: readonly string[]): Query => {
  const [only] = words;
  if (only === undefined) return nothing;
  if (words.length === 1) return hasTerm(fields.words, only);
  const { categoriesOf } = frameWords(frame);
  const isOfCategory = (word: string, id: CategoryId): boolean =>
    word.length >= 3 && categoriesOf.get(word)?.has(id) === true;
  // Categories are grouped by the words that their products still need.
  const special = new Map<string, { readonly left: readonly string[]; readonly ids: CategoryId[] }>();
  for (const { id } of frame.tree.preorder) {
    const left = words.filter((word) => !isOfCategory(word, id));
    if (left.length === words.length) continue;
    const name = left.join(' ');
    const group = special.get(name) ?? { left, ids: [] };
    group.ids.push(id);
    special.set(name, group);
  }
  const needs = (left: readonly string[]): Query => {
    const [first, ...others] = left;
    if (first === undefined || (others.length === 0 && first.length === 1)) return nothing;
    return allOf(left.map((word) => hasTerm(fields.words, word)));
  };
  const inCategories = (ids: readonly CategoryId[]): Query => hasAnyTerm(fields.category, ids.map(String));
  const groups = [...special.values()];
  const others = not(inCategories(groups.flatMap(({ ids }) => ids)));
  return anyOf([
    allOf([needs(words), others]),
    ...groups.map(({ left, ids }) => allOf([needs(left), inCategories(ids)])),
  ]);
};

/** Returns the products that meet an alternative. */
export const wayQuery = (frame: OpenFrame, way: OpenWay): Query => {
  switch (way.kind) {
    case 'filter':
      return attributeQuery(kindsOf(frame), way.filter);
    case 'categories':
      return categoryQuery(way.ids) ?? nothing;
    case 'brands':
      return brandQuery(way.ids) ?? nothing;
    case 'words':
      return anyOf([
        ...way.words.map(valueQuery),
        ...(way.isInTitles ? way.words.map((words) => titleQuery(frame, words)) : []),
      ]);
    case 'number':
      return anyOf(way.beginnings.map((beginning) => hasPrefix(fields.numbers, beginning)));
    case 'body': {
      const definition = frame.definitions.get(way.key as AttributeKey);
      return definition === undefined
        ? nothing
        : hasTerm(attributeFields(definition.key, definition.kind).body, way.mounting);
    }
    case 'stated':
      return hasTerm(fields.stated, way.key);
    case 'unstated':
      return not(hasTerm(fields.stated, way.key));
  }
};

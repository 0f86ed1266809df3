import { slugify } from '../shared/slug.ts';
import type { AttributeDefinition, AttributeKey, Category } from './category.ts';

/** Values of a category's indexed attribute that share the page `/catalog/<category>/<slug>` (product C15). */
export interface IndexedValue {
  readonly slug: string;
  /** As spelled in the catalogue, the most frequent first: `SOT-23`, `SOT 23`. */
  readonly values: readonly string[];
  /** Number of products with any of these values. */
  readonly count: number;
}

/**
 * Returns the attribute whose values have pages of their own. Only words and codes qualify; numbers are filtered by
 * range.
 */
export function indexedAttributeOf(
  category: Pick<Category, 'attributes'>,
  definitionOf: (key: AttributeKey) => AttributeDefinition | undefined,
): AttributeDefinition | null {
  const marked = category.attributes.find(({ isIndexed }) => isIndexed === true);
  const definition = marked && definitionOf(marked.key);
  return definition?.kind === 'enum' ? definition : null;
}

/** Returns the slug of a value. It depends on the value alone, so that other values cannot change it. */
export const valueSlug = (value: string): string => slugify(value);

/**
 * Groups values by page, in the given order. Values that differ only in case and signs share a page, so a slug leads to
 * all of them. A value without letters and digits, or without products, has no page.
 */
export function groupValues(
  counted: readonly { readonly value: string | number | boolean; readonly count: number }[],
): IndexedValue[] {
  const groups = new Map<string, { value: string; count: number }[]>();
  for (const { value, count } of counted) {
    if (typeof value !== 'string' || count === 0) continue;
    const slug = valueSlug(value);
    if (slug === '') continue;
    groups.set(slug, [...(groups.get(slug) ?? []), { value, count }]);
  }
  return Array.from(groups, ([slug, spellings]) => ({
    slug,
    values: spellings.toSorted((a, b) => b.count - a.count).map(({ value }) => value),
    count: spellings.reduce((sum, { count }) => sum + count, 0),
  }));
}

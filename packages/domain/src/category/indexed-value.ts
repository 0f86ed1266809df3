import { slugify } from '../shared/slug.ts';
import type { AttributeDefinition, AttributeKey, Category } from './category.ts';

/**
 * A page `/catalog/<category>/<slug>` for one value of a category's indexed attribute (product C15). Several spellings
 * of the value share the page.
 */
export interface IndexedValue {
  readonly slug: string;
  /** Spellings of the value in the catalogue, the most frequent first: `SOT-23`, `SOT 23`. */
  readonly values: readonly string[];
  /** Number of products with any of these values. */
  readonly count: number;
}

/**
 * Returns the attribute of a category whose values have their own pages; null = none. Only enum attributes can have
 * such pages, because customers filter numbers by range.
 */
export function indexedAttributeOf(
  category: Pick<Category, 'attributes'>,
  definitionOf: (key: AttributeKey) => AttributeDefinition | undefined,
): AttributeDefinition | null {
  const marked = category.attributes.find(({ isIndexed }) => isIndexed === true);
  const definition = marked && definitionOf(marked.key);
  return definition?.kind === 'enum' ? definition : null;
}

/** Returns the slug of a value. The slug depends only on this value, so new values never change existing URLs. */
export const valueSlug = (value: string): string => slugify(value);

/**
 * Groups values into pages by slug. Values that differ only in case or punctuation share a page. Values without
 * products, or without letters and digits, get no page.
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

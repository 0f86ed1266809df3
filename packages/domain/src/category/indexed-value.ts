import { slugify } from '../shared/slug.ts';
import type { AttributeDefinition, AttributeKey, Category } from './category.ts';

/** Values of a category's indexed attribute that share one page, `/catalog/<category>/<slug>` (product C15). */
export interface IndexedValue {
  readonly slug: string;
  /** As spelled in the catalogue, the most frequent first: `SOT-23`, `SOT 23`. */
  readonly values: readonly string[];
  /** Products that have any of them. */
  readonly count: number;
}

/** The attribute whose values have pages of their own; only words and spellings have, numbers are asked for by bounds. */
export function indexedAttributeOf(
  category: Pick<Category, 'attributes'>,
  definitionOf: (key: AttributeKey) => AttributeDefinition | undefined,
): AttributeDefinition | null {
  const marked = category.attributes.find(({ isIndexed }) => isIndexed === true);
  const definition = marked && definitionOf(marked.key);
  return definition?.kind === 'enum' ? definition : null;
}

/** Address part of a value. It hangs on the value alone, so that no other value can move it. */
export const valueSlug = (value: string): string => slugify(value);

/**
 * Values by their pages, in the order given. What is spelled alike but for case and signs is the same page, so a slug
 * always leads back to all of its values. A value without a letter or digit has no page, nor has one without products.
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

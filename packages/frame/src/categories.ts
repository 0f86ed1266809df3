import type { Category, CategoryAttribute, CategoryId } from '@farad/domain/category';
import { localized, type LocalizedText } from '@farad/domain/shared';
import { attributeOf } from './attributes.ts';
import { integratedCircuitCategories } from './categories-ics.ts';
import { moduleCategories } from './categories-modules.ts';
import { passiveCategories } from './categories-passive.ts';
import { semiconductorCategories } from './categories-semiconductors.ts';

/**
 * Returns the attributes in a text such as "+resistance power -mounting *package". `+` = column and filter. No sign =
 * only filter. `-` = neither. `*` = each value has its own page.
 */
const readAttributes = (text: string): readonly CategoryAttribute[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [, sign, mark, name = ''] = /^([+-]?)(\*?)(.+)$/.exec(word) ?? [];
      const { key } = attributeOf(name);
      return { key, isFacet: sign !== '-', isColumn: sign === '+', ...(mark === '*' ? { isIndexed: true } : {}) };
    });

interface Words {
  readonly title: LocalizedText;
  readonly partTitle: LocalizedText;
  readonly description: LocalizedText;
}

const readWords = (lines: readonly string[]): Words => {
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const pick = (column: number): LocalizedText =>
    localized({
      ru: cells[0]?.[column] ?? '',
      en: cells[1]?.[column] ?? '',
      tr: cells[2]?.[column] ?? '',
    });
  return { title: pick(1), partTitle: pick(2), description: pick(3) };
};

const readCategories = (blocks: readonly string[]): readonly Category[] => {
  const path: { id: CategoryId; children: number }[] = [{ id: 0 as CategoryId, children: 0 }];
  return blocks.map((block, index) => {
    const [head = '', ...lines] = block.split('\n');
    const [marks = '', slug = '', ...attributes] = head.split(/[ :]+/);
    const parent = path[marks.length - 1];
    if (parent === undefined) throw new Error(`reference frame: category ${slug} skips a level of the tree`);
    parent.children += 1;
    const id = (index + 1) as CategoryId;
    path.length = marks.length;
    path.push({ id, children: 0 });
    return {
      id,
      parentId: marks.length === 1 ? null : parent.id,
      slug,
      ...readWords(lines),
      order: parent.children,
      attributes: readAttributes(attributes.join(' ')),
    };
  });
};

/** Categories of the demonstration catalogue, a tree with three levels. Their ids follow the order of the tables. */
export const frameCategories: readonly Category[] = readCategories(
  [passiveCategories, semiconductorCategories, integratedCircuitCategories, moduleCategories].flatMap((text) =>
    text.trim().split('\n\n'),
  ),
);

const parents = new Set(frameCategories.map((category) => category.parentId));

/** Categories without subcategories. Only these contain parts. */
export const leafCategories: readonly Category[] = frameCategories.filter((category) => !parents.has(category.id));

const bySlug = new Map(frameCategories.map((category) => [category.slug, category]));

/** Returns the category with this slug. Throws on an unknown slug, which is a mistake in the tables. */
export const categoryOf = (slug: string): Category => {
  const category = bySlug.get(slug);
  if (category === undefined) throw new Error(`reference frame: unknown category ${slug}`);
  return category;
};

import type { AttributeDefinition, AttributeKey, Category, CategoryAttribute } from '@farad/domain/category';

import type { ColumnPlan } from './column-plan.ts';
import { derivedUses } from './derived-values.ts';
import type { Survey } from './survey.ts';

const columnsMax = 6;
const facetsMax = 14;
const facetShareMin = 0.3;
const columnShareMin = 0.5;
const rowsMin = 3;
const attributesMax = 80;
/** Maximum number of values for a facet. A longer list would not be useful. */
const facetWordsMax = 40;

interface Use {
  filled: number;
  readonly values: Set<unknown>;
}

/**
 * Counts the rows of a category that have each attribute, and collects its values. The survey gives the texts of the
 * rows.
 */
function usesOf(paths: readonly string[], survey: Survey, { readers }: ColumnPlan): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  for (const path of paths) {
    for (const [name, { filled, texts }] of survey.categories.get(path)?.columns ?? []) {
      const reader = readers.get(name);
      if (reader === undefined) continue;
      for (const text of texts) {
        const read = reader(text, path);
        if (read.kind !== 'value') continue;
        const use = uses.get(read.key) ?? { filled: 0, values: new Set() };
        uses.set(read.key, use);
        use.filled += filled / texts.size;
        use.values.add(typeof read.value === 'object' ? read.value.join('…') : read.value);
      }
    }
    for (const { key, value, rows } of derivedUses(path, survey)) {
      const use = uses.get(key) ?? { filled: 0, values: new Set() };
      uses.set(key, use);
      use.filled += rows;
      use.values.add(value);
    }
  }
  return uses;
}

function isUsefulFacet({ kind }: AttributeDefinition, { filled, values }: Use, rows: number): boolean {
  if (kind === 'text' || values.size < 2 || filled < facetShareMin * rows) return false;
  return kind !== 'enum' || values.size <= facetWordsMax;
}

/**
 * Returns the attributes of a category after an import. Existing ones stay. New ones follow, the most frequent first.
 * They become facets if their values differ enough. They become columns only if the category had no attributes.
 */
function attributesOf(
  category: Category,
  rows: number,
  uses: ReadonlyMap<string, Use>,
  { definitions, beside }: ColumnPlan,
): readonly CategoryAttribute[] {
  const has = new Set<string>(category.attributes.map(({ key }) => key));
  const isBare = category.attributes.length === 0;
  let facets = category.attributes.filter(({ isFacet }) => isFacet).length;
  let columns = 0;
  const more = [...uses]
    .filter(([key, use]) => !has.has(key) && (beside.has(key) || use.filled >= Math.min(rowsMin, rows)))
    .sort((a, b) => b[1].filled - a[1].filled || (a[0] < b[0] ? -1 : 1))
    .slice(0, Math.max(0, attributesMax - has.size))
    .flatMap(([key, use]): CategoryAttribute[] => {
      const definition = definitions.get(key);
      if (definition === undefined) return [];
      const isFacet = facets < facetsMax && isUsefulFacet(definition, use, rows);
      if (isFacet) facets += 1;
      const isColumn = isBare && isFacet && columns < columnsMax && use.filled >= columnShareMin * rows;
      if (isColumn) columns += 1;
      return [{ key: key as AttributeKey, isFacet, isColumn }];
    });
  return more.length === 0 ? category.attributes : [...category.attributes, ...more];
}

/** Returns the new lists of attributes, for the categories that get more of them. */
export function planCategoryAttributes(
  survey: Survey,
  columns: ColumnPlan,
  categoryOf: (path: string) => Category,
): ReadonlyMap<number, readonly CategoryAttribute[]> {
  const pathsOf = new Map<Category, string[]>();
  for (const path of survey.categories.keys()) {
    const category = categoryOf(path);
    pathsOf.set(category, [...(pathsOf.get(category) ?? []), path]);
  }
  const planned = new Map<number, readonly CategoryAttribute[]>();
  for (const [category, paths] of pathsOf) {
    const rows = paths.reduce((sum, path) => sum + (survey.categories.get(path)?.rows ?? 0), 0);
    const attributes = attributesOf(category, rows, usesOf(paths, survey, columns), columns);
    if (attributes !== category.attributes) planned.set(category.id, attributes);
  }
  return planned;
}

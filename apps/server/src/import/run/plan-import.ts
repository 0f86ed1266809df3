import type { FrameAdditions, ImportSession } from '@farad/database/imports/import-session';
import { referenceFrame } from '@farad/frame/reference-frame';
import type { AttributeDefinition, Category } from '@farad/domain/category';
import { readPackage, type ImportMode } from '@farad/domain/import';
import type { CatalogueFrame } from '@farad/domain/search-query';

import { planCategoryAttributes } from '../row/category-attributes.ts';
import { planCategories } from '../row/category-plan.ts';
import { planColumns, type ColumnPlan } from '../row/column-plan.ts';
import { sizeDefinitions } from '../row/derived-values.ts';
import { planMakers, type MakerSources } from '../makers/maker-plan.ts';
import type { Mapping } from '../mapping.ts';
import { nearestCategory } from '../row/nearest-category.ts';
import type { ImportPlan } from '../row/part-row.ts';
import { packageColumn, type Survey } from '../row/survey.ts';

/** Attributes that follow from the package or from other values. They are added to those of the columns. */
const bodyAttributes = ['package', 'mounting', 'orientation', 'pitch', 'pins', 'rows'];

const byKey = (definitions: readonly AttributeDefinition[]) =>
  new Map<string, AttributeDefinition>(definitions.map((definition) => [definition.key, definition]));

/** Returns a function that returns the slugs of a category and its ancestors, the most specific one first. */
function slugsFrom(categories: readonly Category[]): ImportPlan['slugsOf'] {
  const byId = new Map<number, Category>(categories.map((category) => [category.id, category]));
  const known = new Map<number, readonly string[]>();
  return (category) => {
    const before = known.get(category.id);
    if (before !== undefined) return before;
    const slugs: string[] = [];
    for (let at: Category | undefined = category; at !== undefined; at = byId.get(at.parentId ?? -1))
      slugs.push(at.slug);
    known.set(category.id, slugs);
    return slugs;
  };
}

/** Adds a reader for the texts of the package column. */
function withPackage(plan: ColumnPlan): ColumnPlan {
  const read = (text: string) => {
    const { name } = readPackage(text);
    return name === null ? ({ kind: 'absent' } as const) : ({ kind: 'value', key: 'package', value: name } as const);
  };
  return { ...plan, readers: new Map([...plan.readers, [packageColumn, read]]) };
}

export interface Planned {
  readonly plan: ImportPlan;
  readonly added: () => FrameAdditions;
}

type Learned = Awaited<ReturnType<ImportSession['learned']>>;

export const makerSources = ({ brands }: CatalogueFrame, learned: Learned): MakerSources => ({
  brands,
  reference: referenceFrame.brands,
  learned: learned.brands,
  decided: learned.decidedSpellings,
});

export function planImport(
  mode: ImportMode,
  mapping: Mapping,
  frame: CatalogueFrame,
  survey: Survey,
  learned: Learned,
): Planned {
  const ofShop = byKey(frame.attributes);
  const ofReference = byKey(referenceFrame.attributes);
  const read = withPackage(
    planColumns(survey.columns, mapping, new Map([...ofReference, ...ofShop]), survey.categories),
  );
  const sizes = read.definitions.has('dimensions') ? sizeDefinitions : [];
  const columns = {
    ...read,
    definitions: new Map([...byKey(sizes), ...ofReference, ...ofShop, ...read.definitions]),
  };
  const sources = { ...makerSources(frame, learned), numbers: survey.numbers };
  const makers = planMakers(survey.makers, mapping.makers, sources);
  const categories = planCategories(survey.categories, mapping.categories, {
    categories: frame.categories,
    reference: referenceFrame.categories,
    learned: learned.categories,
  });
  const categoryAttributes = planCategoryAttributes(survey, columns, categories.categoryOf);
  const inLists = [...categoryAttributes.values(), ...categories.added.map(({ attributes }) => attributes)].flat();
  const wanted = new Set<string>([
    ...inLists.map(({ key }) => key),
    ...bodyAttributes,
    ...columns.beside,
    ...sizes.map(({ key }) => key),
  ]);
  const addedAttributes = [...wanted].flatMap((key) => {
    const definition = columns.definitions.get(key) ?? ofReference.get(key);
    return ofShop.has(key) || definition === undefined ? [] : [definition];
  });
  const ofShopNow = frame.attributes.map((definition) => columns.definitions.get(definition.key) ?? definition);
  const plan: ImportPlan = {
    mode,
    mapping,
    hasDecimalComma: survey.hasDecimalComma,
    columns,
    makers,
    categories,
    categoryAttributes,
    nearest: nearestCategory(survey, categories.categoryOf, categories.isSettled),
    slugsOf: slugsFrom([...frame.categories, ...categories.added]),
    definitions: byKey([...ofShopNow, ...addedAttributes]),
  };
  const existing = new Set<number>(frame.categories.map(({ id }) => id));
  const added = (): FrameAdditions => ({
    brands: makers.added,
    brandSpellings: makers.learned.filter(({ spelling }) => !learned.ownSpellings.has(spelling)),
    categories: categories.added.map((category): Category => {
      const attributes = categoryAttributes.get(category.id) ?? category.attributes;
      return { ...category, attributes };
    }),
    categoryAttributes: [...categoryAttributes].flatMap(([id, attributes]) =>
      existing.has(id) ? [{ id: id as Category['id'], attributes }] : [],
    ),
    categorySpellings: categories.learned,
    attributes: addedAttributes,
    valueTitles: frame.attributes.flatMap((attribute) => {
      const now = columns.definitions.get(attribute.key);
      const hasMore = now && Object.keys(now.valueTitles).length > Object.keys(attribute.valueTitles).length;
      return hasMore ? [{ key: attribute.key, valueTitles: now.valueTitles }] : [];
    }),
  });
  return { plan, added };
}

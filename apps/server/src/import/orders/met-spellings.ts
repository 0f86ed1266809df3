import type { ImportSpellings } from '@farad/contract/office/imports/mapping';
import type { CatalogueFrame } from '@farad/domain/search-query';
import type { LocalizedText } from '@farad/domain/shared';

import type { ImportPlan } from '../row/part-row.ts';
import type { Survey } from '../row/survey.ts';

export interface MetSpellings {
  readonly makers: ImportSpellings['makers'];
  readonly categories: readonly (Omit<ImportSpellings['categories'][number], 'title'> & {
    readonly title: LocalizedText;
  })[];
  readonly newMakers: number;
  readonly newCategories: number;
}

const newFirst = (a: { readonly rows: number }, b: { readonly rows: number }, isNew: (one: never) => boolean): number =>
  Number(isNew(b as never)) - Number(isNew(a as never)) || b.rows - a.rows;

/** Returns the file's spellings of makers and its category paths. The new ones come first. */
export function metSpellings(
  { makers, categories }: ImportPlan,
  survey: Pick<Survey, 'makers' | 'categories'>,
  frame: CatalogueFrame,
  max: number,
): MetSpellings {
  const brandIds = new Set<number>(frame.brands.map(({ id }) => id));
  const categoryIds = new Set<number>(frame.categories.map(({ id }) => id));
  const metMakers = [...survey.makers].flatMap(([spelling, rows]): ImportSpellings['makers'] => {
    const maker = makers.makerOf(spelling);
    if (maker === undefined || spelling === '') return [];
    return [{ spelling, rows, brandId: brandIds.has(maker.id) ? maker.id : null, name: maker.name }];
  });
  const metCategories = [...survey.categories].map(([path, { rows }]) => {
    const { id, title } = categories.categoryOf(path);
    return { path, rows, categoryId: categoryIds.has(id) ? id : null, title };
  });
  return {
    makers: metMakers
      .sort((a, b) => newFirst(a, b, ({ brandId }: (typeof metMakers)[number]) => brandId === null))
      .slice(0, max),
    categories: metCategories
      .sort((a, b) => newFirst(a, b, ({ categoryId }: (typeof metCategories)[number]) => categoryId === null))
      .slice(0, max),
    newMakers: metMakers.filter(({ brandId }) => brandId === null).length,
    newCategories: metCategories.filter(({ categoryId }) => categoryId === null).length,
  };
}

import { hasSupplyRange, readsAsNominal, readValue } from '@farad/domain/import';
import { readCategoryName } from '@farad/importers/vocabulary/read-category';

import { pathSign } from './source-part.ts';
import type { Survey } from './survey.ts';

/** Tells in which categories the single numbers of a column are rated voltages. */
export interface NominalColumns {
  readonly isNominal: (path: string, column: string) => boolean;
  readonly isNominalEverywhere: (column: string) => boolean;
}

const singlesOf = (texts: Iterable<string>): readonly number[] =>
  [...texts].flatMap((text) => {
    const value = readValue(text, 'volt');
    return value.kind === 'number' && value.dimension === 'volt' ? [value.value] : [];
  });

export function nominalColumns(categories: Survey['categories']): NominalColumns {
  const known = new Map<string, boolean>();
  const isNominal = (path: string, column: string): boolean => {
    const key = `${path}\0${column}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const slug = readCategoryName(path.split(pathSign));
    const now =
      !hasSupplyRange(slug) && readsAsNominal(singlesOf(categories.get(path)?.columns.get(column)?.texts ?? []));
    known.set(key, now);
    return now;
  };
  return {
    isNominal,
    isNominalEverywhere: (column) =>
      [...categories].every(([path, { columns }]) => !columns.has(column) || isNominal(path, column)),
  };
}

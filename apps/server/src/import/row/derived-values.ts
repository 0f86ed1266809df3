import type { AttributeDefinition, AttributeKey, AttributeValue } from '@farad/domain/category';
import { readPackage, readValue } from '@farad/domain/import';
import { categoryValues } from '@farad/importers/vocabulary/category-values';
import { localized } from '@farad/domain/shared';

import { pathSign } from './source-part.ts';
import { packageColumn, type Survey } from './survey.ts';

const layout = /^(\d{1,2})x(\d{1,3})P?$/i;
/** Matches sizes such as `1.60mm x 0.80mm`, `1,6х0,8 мм`, `0.063" L x 0.031" W`. */
const size =
  /(?<length>\d{1,4}(?:[.,]\d{1,4})?) ?(?<unit>mm|мм|"|″)?(?: ?L)? ?[xх×*] ?(?<width>\d{1,4}(?:[.,]\d{1,4})?) ?(?<last>mm|мм|"|″)/iu;

const sizeDefinition = (key: string, ru: string, en: string, tr: string): AttributeDefinition => ({
  key: key as AttributeKey,
  kind: 'number',
  unit: 'metre',
  title: localized({ ru, en, tr }),
  valueTitles: {},
});

/** Definitions of the attributes for the size of a part. */
export const sizeDefinitions: readonly AttributeDefinition[] = [
  sizeDefinition('length', 'Длина', 'Length', 'Uzunluk'),
  sizeDefinition('width', 'Ширина', 'Width', 'Genişlik'),
];

const metresOf = (figure: string, unit: string): number | null => {
  const read = readValue(`${figure.replace(',', '.')}${unit}`, 'metre');
  return read.kind === 'number' && read.dimension === 'metre' ? read.value : null;
};

function addSize(values: Record<string, AttributeValue>): void {
  const text = values['dimensions'];
  if (typeof text !== 'string') return;
  const metric = /\((?<inside>[^()]{0,60}mm[^()]{0,20})\)/iu.exec(text)?.groups?.['inside'];
  const groups = size.exec(metric ?? text)?.groups;
  if (groups === undefined) return;
  const { length = '', unit, width = '', last = '' } = groups;
  const [long, wide] = [metresOf(length, unit ?? last), metresOf(width, last)];
  if (long !== null) values['length'] ??= long;
  if (wide !== null) values['width'] ??= wide;
}

/**
 * Adds values that follow from other values and from the category: a connector of 2x5P has ten contacts in two rows, a
 * part in `Motor Driver ICs` drives motors. Values from the file stay.
 * @param path names of the distributor's category, the most specific one last
 * @param descriptions texts of the row that describe the part
 */
export function addDerived(
  values: Record<string, AttributeValue>,
  path: readonly string[],
  descriptions: () => readonly string[],
): void {
  for (const [key, value] of categoryValues(path, descriptions)) values[key] ??= value;
  const structure = values['pin_structure'];
  const found = typeof structure === 'string' ? layout.exec(structure) : null;
  if (found) {
    values['rows'] ??= Number(found[1]);
    values['pins'] ??= Number(found[1]) * Number(found[2]);
  }
  const [rows, perRow] = [values['rows'], values['pins_per_row']];
  if (typeof rows === 'number' && typeof perRow === 'number') values['pins'] ??= rows * perRow;
  addSize(values);
}

/** A value that is not in a column but is derived for rows of a category. `rows` = estimated number of these rows. */
interface DerivedUse {
  readonly key: string;
  readonly value: AttributeValue;
  readonly rows: number;
}

/**
 * Returns the values that the rows of a category path will get from {@link addDerived} and from their packages. They
 * are known from the survey, before the rows are read.
 */
export function derivedUses(path: string, survey: Pick<Survey, 'categories'>): readonly DerivedUse[] {
  const own = survey.categories.get(path);
  if (own === undefined) return [];
  const ofGroup = categoryValues(path.split(pathSign), () => []).map(([key, value]) => ({
    key,
    value,
    rows: own.rows,
  }));
  const bodies = own.columns.get(packageColumn);
  const ofBodies = [...(bodies?.texts ?? [])].flatMap((text): readonly DerivedUse[] => {
    const { mounting, isAngled, pitch } = readPackage(text);
    const rows = (bodies?.filled ?? 0) / (bodies?.texts.size ?? 1);
    return [
      ...(mounting === null ? [] : [{ key: 'mounting', value: mounting, rows }]),
      ...(isAngled ? [{ key: 'orientation', value: 'angled', rows }] : []),
      ...(pitch === null ? [] : [{ key: 'pitch', value: pitch, rows }]),
    ];
  });
  const structures = [...own.columns.values()].flatMap(({ texts, filled }) =>
    [...texts].flatMap((text): readonly DerivedUse[] => {
      const found = layout.exec(text);
      if (found === null) return [];
      const [rows, perRow] = [Number(found[1]), Number(found[2])];
      const share = filled / texts.size;
      return [
        { key: 'rows', value: rows, rows: share },
        { key: 'pins', value: rows * perRow, rows: share },
      ];
    }),
  );
  return [...ofGroup, ...ofBodies, ...structures];
}

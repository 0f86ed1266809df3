import type { ImportMapping } from '@farad/contract/office/imports/mapping';
import { importFields, importTexts, singleFields, type ImportField } from '@farad/domain/import';

export type Columns = ImportMapping['columns'];
export type Target = Columns[number]['target'];

/**
 * Meaning of a column as the value of an option: `none`, `field:mpn`, `numbered:titleRu` (the part number, then the
 * title), `price`, `tiers` (list of price breaks), `attribute:tolerance`, or `attribute:` (the parameter is found by the
 * column's name).
 */
export type Meaning = string;

export const notRead: Meaning = 'none';

const fieldSign = 'field:';
const numberedSign = 'numbered:';
const attributeSign = 'attribute:';

export function meaningOf(target: Target | null): Meaning {
  if (target === null) return notRead;
  if (target.kind === 'field') return fieldSign + target.field;
  if (target.kind === 'numbered') return numberedSign + target.field;
  return target.kind === 'attribute' ? attributeSign + (target.key ?? '') : target.kind;
}

/**
 * Returns the target that the mapping stores for a chosen meaning; null = the column is not read. If the former target
 * has the same kind, its unit, quantity or names are kept.
 */
export function targetOf(meaning: Meaning, former: Target | null): Target | null {
  if (meaning.startsWith(fieldSign)) {
    const field = importFields.find((name) => name === meaning.slice(fieldSign.length));
    return field === undefined ? null : { kind: 'field', field };
  }
  if (meaning.startsWith(numberedSign)) {
    const field = importTexts.find((name) => name === meaning.slice(numberedSign.length));
    return field === undefined ? null : { kind: 'numbered', field };
  }
  if (meaning.startsWith(attributeSign)) {
    const unit = former?.kind === 'attribute' ? former.unit : '';
    return { kind: 'attribute', key: meaning.slice(attributeSign.length) || null, unit };
  }
  if (meaning === 'price') return former?.kind === 'price' ? former : { kind: 'price', quantity: 1 };
  if (meaning === 'tiers')
    return former?.kind === 'tiers' ? former : { kind: 'tiers', quantity: 'qty', price: 'price' };
  return null;
}

export const targetIn = (columns: Columns, column: string): Target | null =>
  columns.find((entry) => entry.column === column)?.target ?? null;

/**
 * Returns what a column still means after another column took these fields; null = it is not read. A column with numbers
 * and names keeps its names.
 */
function withoutFields(target: Target, taken: readonly ImportField[]): Target | null {
  if (!singleFields(target).some((field) => taken.includes(field))) return target;
  return target.kind === 'numbered' && !taken.includes(target.field) ? { kind: 'field', field: target.field } : null;
}

/** Returns the columns whose values are added up to the stock. */
export const stocksOf = (columns: Columns): readonly string[] =>
  columns.flatMap(({ column, target }) => (target.kind === 'field' && target.field === 'stock' ? [column] : []));

/**
 * Sets the field that a column fills; null = the column is not read. A field that only one column can fill is taken
 * from any other column.
 */
export function withTarget(columns: Columns, column: string, target: Target | null): Columns {
  if (target === null) return columns.filter((entry) => entry.column !== column);
  const taken = singleFields(target);
  const others = columns.flatMap((entry): Columns => {
    const left = entry.column === column ? entry.target : withoutFields(entry.target, taken);
    return left === null ? [] : [{ column: entry.column, target: left }];
  });
  return others.some((entry) => entry.column === column)
    ? others.map((entry) => (entry.column === column ? { column, target } : entry))
    : [...others, { column, target }];
}

/** Column of the preview table in which the values and problems of a mapped column are shown. */
export type PreviewPlace =
  | 'mpn'
  | 'maker'
  | 'category'
  | 'title'
  | 'prices'
  | 'stock'
  | 'least'
  | 'lead'
  | 'package'
  | 'attributes'
  | 'rest';

const places: Readonly<Record<string, PreviewPlace>> = {
  mpn: 'mpn',
  maker: 'maker',
  category: 'category',
  stock: 'stock',
  minQuantity: 'least',
  multiple: 'least',
  leadTimeDays: 'lead',
  package: 'package',
  titleRu: 'title',
  titleEn: 'title',
  titleTr: 'title',
};

export function placeOf(columns: Columns, column: string | null): PreviewPlace {
  const target = column === null ? null : targetIn(columns, column);
  if (target === null) return 'rest';
  if (target.kind === 'numbered') return 'mpn';
  if (target.kind === 'field') return places[target.field] ?? 'rest';
  return target.kind === 'attribute' ? 'attributes' : 'prices';
}

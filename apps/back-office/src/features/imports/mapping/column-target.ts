import type { ImportMapping } from '@farad/contract/office/import-mapping';
import { importFields } from '@farad/domain/import';

export type Columns = ImportMapping['columns'];
export type Target = Columns[number]['target'];

/**
 * Value of an option: `none`, `field:mpn`, `price`, `tiers`, `attribute:` (parameter found by name),
 * `attribute:tolerance`.
 */
export type Meaning = string;

export const notRead: Meaning = 'none';

const fieldSign = 'field:';
const attributeSign = 'attribute:';

export function meaningOf(target: Target | null): Meaning {
  if (target === null) return notRead;
  if (target.kind === 'field') return fieldSign + target.field;
  return target.kind === 'attribute' ? attributeSign + (target.key ?? '') : target.kind;
}

/**
 * Returns the target of a column for a chosen meaning. Keeps unit, quantity or list names of the former target of the
 * same kind.
 */
export function targetOf(meaning: Meaning, former: Target | null): Target | null {
  if (meaning.startsWith(fieldSign)) {
    const field = importFields.find((name) => name === meaning.slice(fieldSign.length));
    return field === undefined ? null : { kind: 'field', field };
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
 * Returns true for a field that only one column can have. Category (levels) and stock (several warehouses) may repeat.
 */
const isSingle = (target: Target): boolean =>
  target.kind === 'field' && target.field !== 'category' && target.field !== 'stock';

/** Returns the columns that are added up to the stock. */
export const stocksOf = (columns: Columns): readonly string[] =>
  columns.flatMap(({ column, target }) => (target.kind === 'field' && target.field === 'stock' ? [column] : []));

/** Sets the meaning of a column. If another column had this single-use field, that column loses it. */
export function withTarget(columns: Columns, column: string, target: Target | null): Columns {
  if (target === null) return columns.filter((entry) => entry.column !== column);
  const others = columns.filter(
    (entry) => entry.column === column || !isSingle(target) || meaningOf(entry.target) !== meaningOf(target),
  );
  return others.some((entry) => entry.column === column)
    ? others.map((entry) => (entry.column === column ? { column, target } : entry))
    : [...others, { column, target }];
}

/** Preview column that shows the values of a mapped column. */
export type PreviewPlace =
  | 'mpn'
  | 'maker'
  | 'category'
  | 'title'
  | 'prices'
  | 'stock'
  | 'package'
  | 'attributes'
  | 'rest';

const places: Readonly<Record<string, PreviewPlace>> = {
  mpn: 'mpn',
  maker: 'maker',
  category: 'category',
  stock: 'stock',
  package: 'package',
  titleRu: 'title',
  titleEn: 'title',
  titleTr: 'title',
};

export function placeOf(columns: Columns, column: string | null): PreviewPlace {
  const target = column === null ? null : targetIn(columns, column);
  if (target === null) return 'rest';
  if (target.kind === 'field') return places[target.field] ?? 'rest';
  return target.kind === 'attribute' ? 'attributes' : 'prices';
}

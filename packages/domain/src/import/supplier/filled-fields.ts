import type { ImportField, importTexts } from './terms.ts';

/** What a column of a file means, as far as it decides which fields the column fills. */
type FilledBy =
  | { readonly kind: 'field'; readonly field: ImportField }
  | { readonly kind: 'numbered'; readonly field: (typeof importTexts)[number] }
  | { readonly kind: 'attribute' | 'price' | 'tiers' };

/** Fields that several columns may fill: the names of the category path, and stocks that are added up. */
const severalFields: ReadonlySet<ImportField> = new Set(['category', 'stock']);

/** Returns the fields that a column fills. A column with names that begin with the part number fills two. */
export function filledFields(target: FilledBy): readonly ImportField[] {
  if (target.kind === 'numbered') return ['mpn', target.field];
  return target.kind === 'field' ? [target.field] : [];
}

/** Returns the fields that this column fills and no other column may fill. */
export const singleFields = (target: FilledBy): readonly ImportField[] =>
  filledFields(target).filter((field) => !severalFields.has(field));

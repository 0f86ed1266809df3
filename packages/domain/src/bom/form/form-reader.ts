import { headerForm } from '../header/header-form.ts';
import type { BomLayout } from '../header/layout.ts';
import { listFormOf, sectionOf, type ListForm, type ListSection } from '../row/list-form.ts';

/** Columns of ESKD forms that are not fields of a line but classify a row. */
export interface FormReader {
  readonly form: ListForm | null;
  /** Column with position numbers of a specification. */
  readonly position: number | null;
  /** Column that names each row's section. */
  readonly section: number | null;
  /** Quantity columns of the first variant of a product and of the others; null = no variants. */
  readonly variants: { readonly first: number; readonly others: readonly number[] } | null;
}

function variantsOf({ columns }: BomLayout): FormReader['variants'] {
  const first = columns.find(({ field, header }) => field === 'quantity' && headerForm(header).includes('наисполн'));
  if (first === undefined) return null;
  const others: number[] = [];
  for (const { index, header, field } of columns) {
    if (index <= first.index) continue;
    if (
      field !== null ||
      (header !== '' && headerForm(header) !== headerForm(first.header) && !/^-?\d{2}$/u.test(header))
    )
      break;
    others.push(index);
  }
  return others.length === 0 ? null : { first: first.index, others };
}

export function formReaderOf(layout: BomLayout): FormReader {
  const { columns } = layout;
  const form = listFormOf(columns);
  const unused = columns
    .filter(({ field }) => field === null)
    .map(({ header, index }) => ({ of: headerForm(header), index }));
  const columnOf = (...words: readonly string[]): number | null =>
    unused.find(({ of }) => words.includes(of))?.index ?? null;
  return {
    form,
    position: columnOf('поз', 'позиция', 'позиции'),
    section: columnOf('разделсп', 'раздел'),
    variants: variantsOf(layout),
  };
}

/** Returns the section that a row names; undefined = none. */
export const ownSection = (cells: readonly string[], { section }: FormReader): ListSection | null | undefined =>
  section === null ? undefined : sectionOf(cells[section] ?? '');

export const hasPosition = (cells: readonly string[], { position }: FormReader): boolean =>
  position !== null && /^\d{1,4}[а-я]?\*?$/u.test((cells[position] ?? '').trim());

/** Whether a row has quantities only for other variants of the product, not for the first. */
export function isOfOtherVariant(cells: readonly string[], { variants }: FormReader): boolean {
  if (variants === null) return false;
  const counts = (column: number): boolean => /[1-9]/u.test(cells[column] ?? '');
  return !counts(variants.first) && variants.others.some(counts);
}

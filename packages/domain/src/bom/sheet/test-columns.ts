import { valuesOf } from '../cell/column-values.ts';
import { headerMeaning } from '../header/header-meaning.ts';
import type { BomColumn, BomField } from '../header/layout.ts';
import { nothing, type Seen, type Taken } from './seen-column.ts';

/** Returns a column with this header and these texts, for tests. */
export const seen = (header: string, texts: readonly string[], index = 0): Seen => ({
  index,
  header,
  texts,
  meaning: headerMeaning(header),
  likely: null,
  values: valuesOf(texts),
});

/** Splits a text at its bars. */
export const words = (text: string): readonly string[] => text.split('|');

/** Returns the columns that are given as `Header: text|text|…`. */
export const columnsOf = (...columns: readonly string[]): readonly Seen[] =>
  columns.map((column, index) => {
    const [header = '', texts = ''] = column.split(': ');
    return seen(header, words(texts), index);
  });

/** Returns the fields that are given separated by spaces; `-` = none. */
export const takenOf = (fields: string): readonly Taken[] =>
  fields
    .split(' ')
    .map((field) => (field === '-' ? nothing : { field: field as BomField, distributor: null, evidence: 'header' }));

export const fieldsOf = (taken: readonly Pick<BomColumn, 'field'>[]): string =>
  taken.map(({ field }) => field ?? '-').join(' ');

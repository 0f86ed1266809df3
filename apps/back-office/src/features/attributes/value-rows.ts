import type { AttributeFields, StaffAttribute } from '@farad/contract/office/catalogue/attributes';
import { emptyTexts, type Locale } from '@farad/domain/shared';

export interface ValueRow {
  readonly value: string;
  /** Number of published products with this value. */
  readonly count: number;
  /** Names of the value by language. An empty Russian name means that the value needs none, such as a package code. */
  readonly title: AttributeFields['values'][number]['title'];
}

/**
 * Returns the parameter's values: first those that products have, most frequent first, then those that no product has.
 */
export function valueRows({ fields, used }: Pick<StaffAttribute, 'fields' | 'used'>): readonly ValueRow[] {
  const titles = new Map(fields.values.map(({ value, title }) => [value, title]));
  const inUse = used.map(({ value, count }) => ({ value, count, title: titles.get(value) ?? emptyTexts }));
  const known = new Set(used.map(({ value }) => value));
  const unused = fields.values.filter(({ value }) => !known.has(value)).map((each) => ({ ...each, count: 0 }));
  return [...inUse, ...unused];
}

export const withTitle = (row: ValueRow, locale: Locale, text: string): ValueRow => ({
  ...row,
  title: { ...row.title, [locale]: text },
});
